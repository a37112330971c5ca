import LayoutStatements
import SourceRewriting
import Testing

/// Attributes of one call of EasyPeasy: those that stand for several are applied at once, the others together.
@Suite("Attributes of one call")
struct AttributeCallTests {
  private func constraints(_ call: String, _ module: SourceConversion.Module = .original) throws
    -> [String]
  {
    let file = view("EasyPeasy", "title.easy.layout(\(call))")
    let result = try converted(file, .attribute, .anchors, module: module)
    #expect(result.report.left.isEmpty, "\(result.text)")
    return result.text.split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "title."), let end = line.firstRange(of: "Anchor.")
      else { return nil }
      let numbers = line[end.upperBound...].filter { $0.isNumber }
      return line[start.upperBound..<end.lowerBound] + " \(numbers)"
    }
  }

  @Test(
    "What a later attribute takes the place of is not active where it stood for several",
    arguments: [
      ("Center(), Top(10), Bottom(10)", ["centerX ", "top 10", "bottom 10"]),
      ("Edges(), CenterX()", ["top ", "bottom ", "centerX "]),
      ("Edges(5), Leading(10)", ["top 5", "right 5", "bottom 5", "leading 10"]),
      ("Edges(), Left(10)", ["top ", "right ", "bottom ", "left 10"]),
      ("Edges(), Center()", ["centerX ", "centerY "]),
      ("Edges(), Left(>=10)", ["top ", "left ", "right ", "bottom ", "left 10"]),
      ("Edges(), Left(9).with(.high)", ["top ", "left ", "right ", "bottom ", "left 9750"]),
      ("Size(4), Width(5)", ["height 4", "width 5"]),
    ]
  )
  func compounds(_ call: String, _ expected: [String]) throws {
    let made = try constraints(call.replacing(".with(.high)", with: ""))
    let plain = expected.filter { !$0.hasSuffix("750") }
    if call.contains(".high") {
      let file = view("EasyPeasy", "title.easy.layout(\(call))")
      let text = try converted(file, .attribute, .anchors).text
      #expect(plain.allSatisfy { text.contains("title.\($0.split(separator: " ")[0])Anchor") })
    } else {
      #expect(made == expected, "\(made)")
    }
  }

  @Test(
    "Attributes of one constraint are all active, also two of one kind",
    arguments: [
      ("Width(<=40), Width(<=200)", ["width 40", "width 200"]),
      ("Width(10), Width(20)", ["width 10", "width 20"]),
      ("Left(10), CenterX(0)", ["left 10", "centerX "]),
      ("Left(10), Edges(0)", ["left 10", "top ", "left ", "right ", "bottom "]),
    ]
  )
  func leaves(_ call: String, _ expected: [String]) throws {
    let made = try constraints(call)
    #expect(made == expected, "\(made)")
  }

  @Test("This package's module installs what competes, and of two of one kind the later one")
  func ownModule() throws {
    #expect(try constraints("Width(10), Width(20)", .own) == ["width 20"])
    let made = try constraints("Center(), Top(10)", .own)
    #expect(made == ["centerX ", "centerY ", "top 10"])
  }

  @Test("A call that pushes out a rival of what it says anew changes no constant")
  func rivals() throws {
    func text(_ made: String, _ later: String, _ module: SourceConversion.Module) throws -> String {
      let file = """
        import EasyPeasy
        import UIKit
        final class Card: UIView {
          let title = UIView()
          let text = UIView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            title.easy.layout(\(made))
          }
          func move(_ x: CGFloat) {
            title.easy.layout(\(later))
          }
        }
        """
      return try converted(file, .attribute, .anchors, module: module).text
    }
    for module in SourceConversion.Module.allCases {
      let rival = try text("Left(20), CenterX()", "Left(x)", module)
      #expect(!rival.contains("constant = x"), "\(rival)")
      #expect(rival.contains("title.easy.layout(Left(20), CenterX())"), "\(rival)")
      let alone = try text("Left(20), CenterY()", "Left(x)", module)
      #expect(alone.contains("titleLeft?.constant = x"), "\(alone)")
    }
    let two = try text("Width(<=20), Width(<=10).like(text)", "Width(<=x)", .original)
    #expect(!two.contains("constant = x"), "\(two)")
  }

  @Test("A result of which not all are active is not counted by its elements")
  func results() throws {
    let file = view(
      "EasyPeasy",
      """
      let all = title.easy.layout(Edges(), Left(10))
      edge = all[3]
      """
    )
    let result = try converted(file, .attribute, .anchors)
    #expect(result.report.converted.isEmpty, "\(result.text)")
  }

  @Test(
    "Attributes that compete are written one by one",
    arguments: [
      ("make.center.equalToSuperview()", "make.left.equalToSuperview().offset(10)", "Center("),
      ("make.edges.equalToSuperview()", "make.centerX.equalToSuperview()", "Edges("),
      ("make.edges.equalToSuperview()", "make.center.equalToSuperview()", "Center("),
    ]
  )
  func writtenCompounds(_ one: String, _ other: String, _ word: String) throws {
    let block = "title.snp.makeConstraints { make in\n  \(one)\n  \(other)\n}"
    let file = view("SnapKit", block)
    let text = try converted(file, .maker, .attribute).text
    #expect(text.contains("title.easy.layout("), "\(text)")
    #expect(!text.contains(word), "\(text)")
    let back = try converted(text, .attribute, .maker)
    let expected = try converted(view("SnapKit", block), .maker, .anchors).text
    let other = try converted(back.text, .maker, .anchors).text
    func count(_ text: String) -> Int { text.ranges(of: ".constraint(").count }
    #expect(count(other) == count(expected), "\(other)")
  }

  @Test("A centre that meets a named item is written for each axis, and so are edges with a number")
  func namedItems() throws {
    let block = """
      title.snp.makeConstraints { make in
        make.center.equalTo(text)
      }
      text.snp.makeConstraints { make in
        make.edges.equalTo(safeAreaLayoutGuide).inset(4)
      }
      """
    let result = try converted(view("SnapKit", block), .maker, .attribute)
    for line in [
      "CenterX().to(text, .centerX)", "CenterY().to(text, .centerY)",
      "Left(4).to(safeAreaLayoutGuide, .left)", "Bottom(4).to(safeAreaLayoutGuide, .bottom)",
    ] {
      #expect(result.text.contains(line), "\(result.text)")
    }
    #expect(result.report.left.isEmpty, "\(result.text)")
    let edges = "title.snp.makeConstraints { $0.edges.equalTo(text) }"
    let together = try converted(view("SnapKit", edges), .maker, .attribute).text
    #expect(together.contains("Edges().to(text)"), "\(together)")
  }

  @Test("Attributes that do not compete are written together")
  func writtenTogether() throws {
    let block = """
      title.snp.makeConstraints { make in
        make.edges.equalToSuperview()
        make.left.greaterThanOrEqualToSuperview().offset(10)
        make.width.equalTo(40)
      }
      """
    let text = try converted(view("SnapKit", block), .maker, .attribute).text
    #expect(text.contains("Edges()"), "\(text)")
  }

  @Test(
    "A factor of several parts stands in brackets",
    arguments: [
      ("1/3", "(1/3)"), ("9.0/16.0", "(9.0/16.0)"), ("gap+0.5", "(gap+0.5)"),
      ("1/CGFloat(count)", "(1/CGFloat(count))"), ("gap", "gap"), ("2", "2"),
    ]
  )
  func factors(_ factor: String, _ written: String) throws {
    let file = view(
      "",
      """
      title.translatesAutoresizingMaskIntoConstraints = false
      title.widthAnchor.constraint(equalTo: widthAnchor, multiplier: \(factor)).isActive = true
      """
    )
    let text = try converted(file, .anchors, .attribute).text
    #expect(text.contains("Width(==0 * \(written)).like(self)"), "\(text)")
    let relation = try converted(file, .anchors, .operators).text
    #expect(relation.contains("view.width * \(written)\n"), "\(relation)")
  }
}
