import LayoutStatements
import SourceRewriting
import Testing

/// Code of a block that leaves it decides what else of the block is reached.
@Suite("Blocks that may be left early")
struct EarlyExitTests {
  private static let blocks: [(origin: SourceConversion.Origin, module: String, block: String)] = [
    (
      .maker, "SnapKit",
      """
      title.snp.makeConstraints { make in
          guard count > 3 else {
              make.top.equalToSuperview()
              return
          }
          make.height.equalTo(40)
      }
      """
    ),
    (
      .maker, "SnapKit",
      """
      title.snp.makeConstraints { make in
          switch count {
          case 3:
              make.top.equalToSuperview()
              return
          default: break
          }
          make.height.equalTo(40)
      }
      """
    ),
    (
      .operators, "Cartography",
      """
      constrain(title, text) { title, text in
          guard count > 3 else {
              title.top == text.top
              return
          }
          title.height == 40
      }
      """
    ),
    (
      .operators, "Cartography",
      """
      constrain(title, text) { title, text in
          if count > 3 {
              print(title)
              return
          }
          title.height == 40
      }
      """
    ),
  ]

  @Test("What follows stays where what leaves stays", arguments: blocks.indices)
  func leaving(index: Int) throws {
    let (origin, module, block) = Self.blocks[index]
    let source = view(module, block)
    for target in [SourceDialect.anchors, .attribute, .autoPin] {
      let (text, report) = try converted(source, origin, target)
      #expect(report.converted.isEmpty, "\(text)")
      #expect(text.contains("return"), "\(text)")
    }
  }

  @Test("The judge sees what is no longer behind an exit", arguments: blocks.indices)
  func judge(index: Int) {
    let (_, module, block) = Self.blocks[index]
    let before = view(module, block)
    let kept = block.split(separator: "\n").filter { !$0.contains("40") }.joined(separator: "\n")
    let height = "title.heightAnchor.constraint(equalToConstant: 40).isActive = true\n"
    let after = view(module, height + kept)
    let judge = ConversionJudge(isOriginal: true)
    let verdict = judge.verdict(Array(before.utf8), Array(after.utf8))
    let isCaught = if case .differs = verdict { true } else { false }
    #expect(isCaught, "\(verdict): \(after)")
    #expect(judge.verdict(Array(before.utf8), Array(before.utf8)) == .agrees)
  }

  @Test("A block that asks only whether its object is there converts")
  func weakSelf() throws {
    let block = """
      title.snp.makeConstraints { [weak self] make in
          guard let self else { return }
          make.height.equalTo(self.gap)
      }
      """
    let (text, report) = try converted(view("SnapKit", block), .maker, .anchors)
    #expect(report.left.isEmpty, "\(text)")
  }
}
