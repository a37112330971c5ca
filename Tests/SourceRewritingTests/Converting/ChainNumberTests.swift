import LayoutStatements
import SourceRewriting
import Testing

/// Chains take numbers of any type, and only numbers in most places; anchors take `CGFloat` alone.
@Suite("Numbers of chains")
struct ChainNumberTests {
  @Test(
    "Where a chain takes nothing but a number, what no file declares is one of some type",
    arguments: [
      ("make.top.equalToSuperview().offset(other.gap)", "constant: CGFloat(other.gap)"),
      ("make.right.equalToSuperview().offset(-other.gap)", "constant: -CGFloat(other.gap)"),
      ("make.width.equalTo(text).multipliedBy(other.share)", "multiplier: CGFloat(other.share)"),
      ("make.width.equalTo(text).dividedBy(labels.count)", "multiplier: 1 / CGFloat(labels.count)"),
      ("make.width.equalTo(0.5 * other.width)", "equalToConstant: CGFloat(0.5 * other.width)"),
      ("make.width.equalTo(other.width - 8)", "equalToConstant: CGFloat(other.width - 8)"),
    ]
  )
  func unknown(_ chain: String, _ number: String) throws {
    let file = view("SnapKit", "title.snp.makeConstraints { make in\n  \(chain)\n}")
    let (text, report) = try converted(file, .maker, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains(number), "\(text)")
  }

  @Test(
    "What may be something else stays",
    arguments: [
      "title.snp.makeConstraints { $0.top.equalToSuperview().inset(other.gap) }",
      "title.snp.makeConstraints { $0.width.equalTo(other.gap) }",
      "title.snp.makeConstraints { $0.width.equalTo(other.gap(8)) }",
      // The versions before `snp` took points and insets there.
      "title.snp_makeConstraints { $0.top.equalTo(self).offset(other.gap) }",
    ]
  )
  func open(_ block: String) throws {
    let (text, report) = try converted(view("SnapKit", block), .maker, .anchors)
    #expect(report.left == ["unknown kind": 1], "\(text)")
  }

  @Test("An operator of the project's own may give anything")
  func operators() throws {
    let block = "title.snp.makeConstraints { $0.size.equalTo(0.5 * other.size) }"
    let own = "func * (share: CGFloat, size: CGSize) -> CGSize { .zero }\n"
    let file = view("SnapKit", block) + own
    #expect(try converted(file, .maker, .anchors).report.left == ["unknown kind": 1])
  }

  @Test("What a view adds is a view, whatever made it")
  func added() throws {
    let file = view(
      "SnapKit",
      "addSubview(icon)\ntitle.snp.makeConstraints { $0.left.equalTo(icon) }"
    )
    .replacing(
      "  let count = 3\n",
      with: "  let icon = UIImageView().then { $0.isHidden = true }\n"
    )
    let (text, report) = try converted(file, .maker, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("title.leftAnchor.constraint(equalTo: icon.leftAnchor)"), "\(text)")
  }

  @Test("A label of a chain is the constraint's identifier")
  func labels() throws {
    let chain = "title.snp.makeConstraints { $0.height.equalTo(60).labeled(\"height\") }"
    let file = view("SnapKit", chain)
    let (text, report) = try converted(file, .maker, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("titleHeight.identifier = \"height\"\n"), "\(text)")
    // What is no literal is nothing that a reader can say again.
    let named = file.replacing("\"height\"", with: "name")
    #expect(try converted(named, .maker, .anchors).report.converted.isEmpty)
  }

  @Test(
    "A member of a number's type names it in a chain, which takes any number",
    arguments: [
      ("topAnchor.constraint(equalTo: topAnchor, constant: .side)", "offset(CGFloat.side)"),
      ("heightAnchor.constraint(equalToConstant: .side)", "equalTo(CGFloat.side)"),
      ("rightAnchor.constraint(equalTo: rightAnchor, constant: -.side)", "inset(CGFloat.side)"),
      (
        "heightAnchor.constraint(equalToConstant: isHidden ? .side : 2 * .side)",
        "equalTo(isHidden ? CGFloat.side : 2 * CGFloat.side)"
      ),
      ("heightAnchor.constraint(equalToConstant: max(.side, 8))", "equalTo(max(CGFloat.side, 8))"),
      ("heightAnchor.constraint(equalToConstant: height(of: .side))", "equalTo(height(of: .side))"),
    ]
  )
  func members(_ anchor: String, _ chain: String) throws {
    let flag = "title.translatesAutoresizingMaskIntoConstraints = false\n"
    let file = view("", flag + "title.\(anchor).isActive = true")
    let (text, report) = try converted(file, .anchors, .maker)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains(chain), "\(text)")
  }

  @Test("A member has the type of what it is compared with; elsewhere it may have any")
  func compared() throws {
    func conversion(_ number: String) throws -> (text: String, report: ConversionReport) {
      let flag = "title.translatesAutoresizingMaskIntoConstraints = false\n"
      let line = "title.heightAnchor.constraint(equalToConstant: \(number)).isActive = true"
      return try converted(view("", flag + line), .anchors, .maker)
    }
    let text = try conversion("style == .large ? 8 : 4").text
    #expect(text.contains("height.equalTo(style == .large ? 8 : 4)"), "\(text)")
    #expect(try conversion("style == .large ? .side : 4").report.converted.isEmpty)
  }

  @Test("What anchors relate and measure is an item or a number, whether a file declares it or not")
  func undeclared() throws {
    let lines = """
      title.translatesAutoresizingMaskIntoConstraints = false
      title.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
      title.rightAnchor.constraint(equalTo: rightAnchor, constant: -other.gap).isActive = true
      title.heightAnchor.constraint(equalToConstant: other.height).isActive = true
      """
    let (text, report) = try converted(view("", lines), .anchors, .maker)
    #expect(report.left.isEmpty, "\(text)")
    for chain in ["left.equalTo(other)", "inset(other.gap)", "height.equalTo(other.height)"] {
      #expect(text.contains(chain), "\(text)")
    }
  }

  @Test("Arithmetic for several attributes may give a size")
  func compounds() throws {
    let block = "title.snp.makeConstraints { $0.size.equalTo(2 * other.size) }"
    let (text, report) = try converted(view("SnapKit", block), .maker, .anchors)
    #expect(report.left == ["unknown kind": 1], "\(text)")
  }

  @Test("Insets in reading direction have parts of their own, under any name")
  func directional() throws {
    let block = "title.snp.makeConstraints { $0.directionalEdges.equalToSuperview().inset(room) }"
    let file = view("SnapKit", block)
      .replacing(
        "  let count = 3\n",
        with: "  var room = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)\n"
      )
    let (text, report) = try converted(file, .maker, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("equalTo: self.leadingAnchor, constant: room.leading)"), "\(text)")
    #expect(text.contains("equalTo: self.trailingAnchor, constant: -room.trailing)"), "\(text)")
  }
}
