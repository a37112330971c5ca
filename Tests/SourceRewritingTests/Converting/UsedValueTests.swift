import LayoutStatements
import SourceRewriting
import Testing

/// A call whose value the code around it takes stays: statements in its place would give none.
@Suite("Values of calls that lay out")
struct UsedValueTests {
  private func file(_ module: String, _ members: String) -> String {
    """
    import UIKit
    import \(module)
    final class Card: UIView {
      let title = UILabel()
      let views: [UIView] = []
    \(members)
    }
    """
  }

  private static let targets: [SourceDialect] = [.anchors, .maker, .attribute, .operators]

  @Test(
    "A call that pins and is all that gives a value stays",
    arguments: [
      "func pin() -> NSLayoutConstraint { title.autoSetDimension(.height, toSize: 3) }",
      "@discardableResult func pin(_ on: Bool) -> NSLayoutConstraint {"
        + " if on { title.autoSetDimension(.height, toSize: 3) } else { fatalError() } }",
      "var height: NSLayoutConstraint { title.autoSetDimension(.height, toSize: 3) }",
      "var height: NSLayoutConstraint { get { title.autoSetDimension(.height, toSize: 3) } }",
      "subscript(i: Int) -> NSLayoutConstraint { title.autoSetDimension(.height, toSize: 3) }",
      "lazy var height: NSLayoutConstraint = { title.autoSetDimension(.height, toSize: 3) }()",
      "lazy var make: () -> NSLayoutConstraint = { self.title.autoSetDimension(.height, toSize: 3) }",
      "lazy var height = title.autoSetDimension(.height, toSize: 3)",
      "func pin() { let all = views.map { $0.autoSetDimension(.height, toSize: 3) }; use(all) }",
      "func pin() { let all = views.flatMap { $0.autoPinEdgesToSuperviewEdges() }; use(all) }",
      "func pin() { let f = { (v: UIView) -> NSLayoutConstraint in"
        + " v.autoSetDimension(.height, toSize: 3) }; use(f) }",
      "func pin() { keep { title.autoSetDimension(.height, toSize: 3) } }\n"
        + "  func keep(_ make: () -> NSLayoutConstraint) {}",
      "func pin() { let height = if count > 2 { title.autoSetDimension(.height, toSize: 3) }"
        + " else { fatalError() }; use(height) }",
      "func pin() -> () -> NSLayoutConstraint {"
        + " return { self.title.autoSetDimension(.height, toSize: 3) } }",
      "func pin(_ n: Int) -> NSLayoutConstraint {"
        + " switch n { case 0: title.autoSetDimension(.height, toSize: 3)\n"
        + "    default: fatalError() } }",
    ]
  )
  func givenValues(_ member: String) throws {
    for target in Self.targets {
      let text = file("PureLayout", "  " + member)
      let result = try converted(text, .autoPin, target)
      #expect(result.text.contains(member.split(separator: "\n")[0]), "\(target): \(result.text)")
      #expect(result.report.converted.isEmpty, "\(target): \(result.text)")
      #expect(result.text.contains("// layout convert: left as it was"), "\(target)")
    }
  }

  @Test(
    "A call whose value no one takes converts",
    arguments: [
      "func pin() { title.autoSetDimension(.height, toSize: 3) }",
      "func pin() -> Void { title.autoSetDimension(.height, toSize: 3) }",
      "lazy var setUp: () -> Void = { self.title.autoSetDimension(.height, toSize: 3) }",
      "func pin() -> () -> Void { return { self.title.autoSetDimension(.height, toSize: 3) } }",
      "func pin() -> Int { title.autoSetDimension(.height, toSize: 3); return 3 }",
      "func pin() { views.forEach { $0.autoSetDimension(.height, toSize: 3) } }",
      "func pin() { UIView.animate(withDuration: 1) {"
        + " self.title.autoSetDimension(.height, toSize: 3) } }",
      "func pin() { _ = views.map { $0.autoSetDimension(.height, toSize: 3) } }",
      "var height: CGFloat = 0 { didSet { title.autoSetDimension(.height, toSize: 3) } }",
    ]
  )
  func otherCalls(_ member: String) throws {
    let result = try converted(file("PureLayout", "  " + member), .autoPin, .anchors)
    #expect(result.report.converted.values.reduce(0, +) == 1, "\(result.text)")
    #expect(result.report.left.isEmpty, "\(result.text)")
  }

  @Test("A list of attributes, or a block of relations, that gives a value stays")
  func otherDialects() throws {
    let attributes = "lazy var all: [NSLayoutConstraint] = { title.easy.layout(Left(), Top()) }()"
    let list = try converted(file("EasyPeasy", "  " + attributes), .attribute, .autoPin)
    #expect(list.text.contains(attributes), "\(list.text)")
    let relations = "func pin(_ v: UIView) -> ConstraintGroup { constrain(v) { $0.height == 4 } }"
    let block = try converted(file("Cartography", "  " + relations), .operators, .maker)
    #expect(block.text.contains(relations), "\(block.text)")
    let property = "lazy var group = constrain(title) { $0.height == 4 }"
    let first = try converted(file("Cartography", "  " + property), .operators, .anchors)
    #expect(first.text.contains(property), "\(first.text)")
    #expect(first.report.converted.isEmpty, "\(first.text)")
  }

  @Test("A list that is a property's first value converts where it becomes one expression")
  func propertyLists() throws {
    let list = """
        lazy var all: [NSLayoutConstraint] = [
          title.leftAnchor.constraint(equalTo: leftAnchor),
          title.topAnchor.constraint(equalTo: topAnchor),
        ]
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
        }
      """
    for target in [SourceDialect.maker, .autoPin, .constraint] {
      let result = try converted(file("SnapKit", list), .anchors, target)
      #expect(result.report.left.isEmpty, "\(target): \(result.text)")
    }
    let pins = """
        lazy var all: [NSLayoutConstraint] = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
          title.autoPinEdge(toSuperviewEdge: .left)
        }
      """
    let chains = try converted(file("PureLayout", pins), .autoPin, .maker)
    #expect(chains.text.contains("= title.snp.prepareConstraints"), "\(chains.text)")
    // Its flag would be cleared in front.
    let anchors = try converted(file("PureLayout", pins), .autoPin, .anchors)
    #expect(anchors.report.converted.isEmpty, "\(anchors.text)")
  }
}
