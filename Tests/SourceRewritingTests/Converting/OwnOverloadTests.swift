import LayoutStatements
import SourceRewriting
import Testing

/// Where a project adds operators or initialisers to a dialect, not everything in a number's place is one.
@Suite("Operators and initialisers that a project adds to a dialect")
struct OwnOverloadTests {
  private static let spacing = "enum Spacing: CGFloat { case small = 4 }\n"

  private func outcome(
    _ origin: SourceConversion.Origin,
    _ module: String,
    _ statement: String,
    _ declarations: String
  ) throws -> (text: String, report: ConversionReport) {
    let file = "import UIKit\nimport \(module.isEmpty ? "UIKit" : module)\n" + declarations
    let target: SourceDialect = origin == .anchors ? .attribute : .anchors
    return try converted(view(module, statement), origin, target, besides: [file])
  }

  @Test(
    "A relation with an operator of the project's own stays",
    arguments: [
      (
        "title.top == view.top + .small",
        "func + (a: Edge, b: Spacing) -> Expression<Edge> { a + b.rawValue }"
      ),
      (
        "title.top == view.top - Spacing.small",
        "func - (a: Edge, b: Spacing) -> Expression<Edge> { a - b.rawValue }"
      ),
      (
        "title.width == .small",
        "func == (a: Dimension, b: Spacing) -> NSLayoutConstraint { a == b.rawValue }"
      ),
      (
        "title.width == 4",
        "func == (a: Dimension, b: Int) -> NSLayoutConstraint { a == CGFloat(2 * b) }"
      ),
      (
        "title.width == view.width * (2 * gap)",
        "func * <T: BinaryInteger>(a: Dimension, b: T) -> Expression<Dimension> { a * CGFloat(b) }"
      ),
    ]
  )
  func operators(relation: String, declaration: String) throws {
    let block = "constrain(title, self) { title, view in\n    \(relation)\n}"
    let own = Self.spacing + declaration + "\n"
    let (text, report) = try outcome(.operators, "Cartography", block, own)
    #expect(report.left == ["own word": 1], "\(text)")
    // Operators of other types have nothing to do with it.
    let other = "extension Spacing { static func + (a: Spacing, b: Spacing) -> CGFloat { 8 } }\n"
    let (plain, all) = try outcome(.operators, "Cartography", block, Self.spacing + other)
    #expect(all.left["own word"] == nil, "\(plain)")
  }

  @Test("A relation whose operands are numbers converts beside an operator for something else")
  func numbers() throws {
    let block = "constrain(title, self) { title, view in\n    title.top == view.top + gap * 2\n}"
    let own = Self.spacing + "func + (a: Edge, b: Spacing) -> Expression<Edge> { a + b.rawValue }\n"
    let (text, report) = try outcome(.operators, "Cartography", block, own)
    #expect(report.left.isEmpty, "\(text)")
  }

  @Test("An attribute that may be made of something else stays")
  func attributes() throws {
    let own =
      Self.spacing
      + "extension Attribute { convenience init(_ s: Spacing) { self.init(s.rawValue) } }\n"
    for value in [".small", "Spacing.small", ">=.small"] {
      let (text, report) = try outcome(
        .attribute,
        "EasyPeasy",
        "title.easy.layout(Top(\(value)))",
        own
      )
      #expect(report.left == ["unknown kind": 1], "\(text)")
    }
    for value in ["4", "gap", "-gap * 2", ">=4"] {
      let (text, report) = try outcome(
        .attribute,
        "EasyPeasy",
        "title.easy.layout(Top(\(value)))",
        own
      )
      #expect(report.left.isEmpty, "\(text)")
    }
  }

  @Test("An anchor's method of the project's own stays")
  func anchors() throws {
    let own = """
      extension NSLayoutDimension {
        func constraint(equalToConstant s: Spacing) -> NSLayoutConstraint { constraint(equalToConstant: s.rawValue) }
      }

      """
    let lines = """
      title.translatesAutoresizingMaskIntoConstraints = false
      title.widthAnchor.constraint(equalToConstant: .small).isActive = true
      """
    let (text, report) = try outcome(.anchors, "", lines, Self.spacing + own)
    #expect(report.left == ["own word": 1], "\(text)")
  }
}
