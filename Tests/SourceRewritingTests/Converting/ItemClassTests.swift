import LayoutStatements
import SourceRewriting
import Testing

/// No object is of two classes of which neither inherits from the other, whatever it is called.
@Suite("Classes of items")
struct ItemClassTests {
  private static func mixer(_ declaration: String) -> String {
    """
    import SnapKit
    import UIKit

    final class Mixer: UIView {
      \(declaration)

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(slider)
        slider.snp.makeConstraints { $0.height.equalTo(30) }
      }
    }

    """
  }

  private static let label = "let slider = UILabel()"
  private static let keep = "final class Keeper { func keep(_ cell: Cell) { cell.use = { "

  /// Declarations, and what a library or the platform gives any item to.
  static let apart: [(declaration: String, others: [String])] = [
    (label, [keep + "(view: UIImageView) in view# } } }"]),
    ("var slider: UILabel!", [keep + "(view: UIImageView) in view# } } }"]),
    (label, ["extension UIControl { @objc func go(_ all: [UIView]) { self# } }"]),
    (label, [keep + "(view: Badge) in view# } } }", "final class Badge: UIView {}"]),
    (label, [keep + "(view: Badge) in view# } } }", "class Badge: UIImageView, Named {}"]),
    (
      "let slider = Badge()",
      [keep + "(view: UILabel) in view# } } }", "class Badge: UIControl {}"]
    ),
    ("let slider = UITableView()", [keep + "(view: UITableViewCell) in view# } } }"]),
  ]

  /// The same where an item may be of both.
  static let near: [(declaration: String, others: [String])] = [
    (label, [keep + "(view: UIView) in view# } } }"]),
    (label, [keep + "(view: UILabel) in view# } } }"]),
    (label, [keep + "(view: Badge) in view# } } }", "class Badge: UILabel {}"]),
    ("let slider: UIView = UILabel()", [keep + "(view: UIImageView) in view# } } }"]),
    ("let slider = UILabel().boxed()", [keep + "(view: UIImageView) in view# } } }"]),
    ("lazy var slider = { UILabel() }()", [keep + "(view: UIImageView) in view# } } }"]),
    ("let slider: Named & UIView = make()", [keep + "(view: UIImageView) in view# } } }"]),
    (label, [keep + "(view: Badge) in view# } } }"]),
    (label, [keep + "(view: Badge) in view# } } }", "class Badge: Elsewhere {}"]),
    (label, [keep + "(view: Badge) in view# } } }", "typealias Badge = UIView"]),
    (label, [keep + "(view: Badge) in view# } } }", "protocol Badge: UIView {}"]),
    (
      label,
      [
        keep + "(view: UIImageView) in view# } } }", "class UIImageView: UIView {}",
        "enum Inner { class UIImageView: UILabel {} }",
      ]
    ),
    (label, [keep + "(view: UIImageView) in view# } } }", "typealias UIImageView = UILabel"]),
    ("let slider = UITableView()", [keep + "(view: UIScrollView) in view# } } }"]),
    (label, ["func keep(_ cell: Cell, view: UIImageView) { cell.use = { view in view# } }"]),
    (label, ["func keep(view: UIImageView) { for view in view.superview!.subviews { view# } }"]),
    (label, ["func keep(view: UIImageView) { if let view = view.superview { view# } }"]),
    (label, ["func keep(view: UIImageView) { let view = view.superview!\nview# }"]),
    (label, ["func keep(view: UIImageView) { view.subviews.forEach { $0# } }"]),
    (label, ["func keep<UIImageView: UIView>(view: UIImageView) { view.superview!# }"]),
    ("let slider = UIControl()", [keep + "(view: UIButton) in view# } } }"]),
  ]

  private func converted(
    _ file: (declaration: String, others: [String])
  ) throws -> (text: String, report: ConversionReport) {
    let others = file.others.map { text in
      let said = text.replacing("#", with: ".snp.remakeConstraints { $0.height.equalTo(40) }")
      return "import SnapKit\nimport UIKit\n\n\(said)\n"
    }
    let source = Self.mixer(file.declaration)
    return try SourceRewritingTests.converted(source, .maker, .anchors, besides: others)
  }

  @Test("Keep items apart that no class has in common", arguments: apart)
  func keepApart(_ file: (declaration: String, others: [String])) throws {
    let (text, report) = try converted(file)
    #expect(report.converted == ["equalTo": 1], "\(text)")
  }

  @Test("Keep no items apart that may be of one class", arguments: near)
  func keepNear(_ file: (declaration: String, others: [String])) throws {
    let (text, report) = try converted(file)
    #expect(report.converted.isEmpty, "\(text)")
  }
}
