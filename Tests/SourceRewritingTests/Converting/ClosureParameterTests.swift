import LayoutStatements
import SourceRewriting
import Testing

/// A closure's parameters are what their types say, and unknown where it says none.
@Suite("Parameters of closures")
struct ClosureParameterTests {
  private static func file(_ header: String) -> String {
    view(
      "SnapKit",
      "let pin = { \(header) in\n  view.snp.makeConstraints { $0.width.equalTo(size) }\n}\npin(title, 4)"
    )
  }

  @Test(
    "A type in brackets tells a number from an item",
    arguments: [
      ("(view: UIView, size: CGFloat)", "view.widthAnchor.constraint(equalToConstant: size)"),
      ("(view: UIView, size: UIView)", "view.widthAnchor.constraint(equalTo: size.widthAnchor)"),
      ("[weak self] (view: UIView, size: CGFloat) -> Void", "equalToConstant: size)"),
    ]
  )
  func typed(_ header: String, _ printed: String) throws {
    let result = try converted(Self.file(header), .maker, .anchors)
    #expect(result.report.converted == ["equalTo": 1], "\(result.text)")
    #expect(result.text.contains(printed), "\(result.text)")
  }

  @Test("A name says nothing", arguments: ["view, size", "(view, size)", "(view: UIView, _)"])
  func untyped(_ header: String) throws {
    let result = try converted(Self.file(header), .maker, .anchors)
    #expect(result.report.left == ["unknown kind": 1], "\(result.text)")
  }
}
