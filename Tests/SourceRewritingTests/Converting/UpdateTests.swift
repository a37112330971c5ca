import LayoutStatements
import SourceRewriting
import Testing

@Suite("Updates and lists of one item")
struct UpdateTests {
  /// A class with a panel that functions lay out.
  private static func panel(_ functions: String, isShared: Bool = false) -> String {
    """
    import SnapKit
    import UIKit

    final class Panel: UIView {
      private \(isShared ? "static " : "")let panel = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(Self.panel)
        setUp()
      }

      \(functions.split(separator: "\n").joined(separator: "\n  "))
    }

    """.replacing("Self.panel", with: isShared ? "Self.panel" : "panel")
  }

  @Test("What static functions remake has a static list, and nothing where others do so, too")
  func staticLists() throws {
    let shared = """
      static func show(on view: UIView) {
        view.addSubview(panel)
        panel.snp.remakeConstraints { $0.center.equalTo(view) }
      }
      static func hide() { panel.snp.removeConstraints() }
      private func setUp() {}
      """
    for (target, list) in [
      (SourceDialect.anchors, "private static var panelConstraints: [NSLayoutConstraint] = []"),
      (.operators, "private static let panelGroup = ConstraintGroup()"),
    ] {
      let text = try converted(Self.panel(shared, isShared: true), .maker, target).text
      #expect(text.contains(list), "\(target): \(text)")
    }
    let mixed = shared.replacing("static func hide", with: "func hide")
    let result = try converted(Self.panel(mixed, isShared: true), .maker, .anchors)
    #expect(result.report.converted.isEmpty, "\(result.text)")
  }

  @Test(
    "An update makes what it says of an item that has nothing, and stays where that may be",
    arguments: [
      ("", true),
      ("required init?(coder: NSCoder) { super.init(coder: coder); setUp() }", true),
      ("required init?(coder: NSCoder) { super.init(coder: coder) }", false),
      ("convenience init() { self.init(frame: .zero); setUp() }", false),
      ("func collapse() { panel.snp.removeConstraints() }", false),
      ("override func layoutSubviews() { setUp() }", false),
    ]
  )
  func updatesOfNothing(_ other: String, _ isConverted: Bool) throws {
    let functions = """
      private func setUp() { panel.snp.makeConstraints { $0.height.equalTo(20) } }
      func expand(_ height: CGFloat) { panel.snp.updateConstraints { $0.height.equalTo(height) } }
      \(other)
      """
    for target in [SourceDialect.anchors, .operators, .autoPin, .constraint] {
      let (text, _) = try converted(Self.panel(functions), .maker, target)
      #expect(text.contains("constant = height") == isConverted, "\(target): \(text)")
      #expect(text.contains("snp.updateConstraints") != isConverted, "\(target): \(text)")
    }
  }

  @Test("An update stays that may run before what it updates is made")
  func earlyUpdates() throws {
    let functions = """
      private func setUp() {}
      func open() { panel.snp.remakeConstraints { $0.height.equalTo(20) } }
      func expand(_ height: CGFloat) { panel.snp.updateConstraints { $0.height.equalTo(height) } }
      """
    let (text, report) = try converted(Self.panel(functions), .maker, .anchors)
    #expect(report.converted.isEmpty, "\(text)")
  }

  @Test(
    "A handle that is activated again comes back to what a block replaces, and both stay",
    arguments: [
      ("high?.activate()", false), ("high?.isActive = true", false), ("high!.install()", false),
      ("high?.update(offset: 8)", true),
    ]
  )
  func handlesThatComeBack(_ use: String, _ isConverted: Bool) throws {
    let functions = """
      var high: Constraint?
      private func setUp() {
        panel.snp.makeConstraints { high = $0.height.equalTo(20).constraint }
      }
      func shrink() { panel.snp.remakeConstraints { $0.height.equalTo(4) } }
      func grow() { \(use) }
      """
    let (text, report) = try converted(Self.panel(functions), .maker, .anchors)
    #expect(report.converted.isEmpty != isConverted, "\(text)")
    #expect(text.contains(use) != isConverted, "\(text)")
  }

  @Test(
    "What each initialiser calls runs once for an object, unless one calls another",
    arguments: [
      ("required init?(coder: NSCoder) { super.init(coder: coder); setUp() }", true),
      ("convenience init() { self.init(frame: .zero); setUp() }", false),
      ("func again() { setUp() }", false),
    ]
  )
  func initializers(_ other: String, _ isConverted: Bool) throws {
    let functions = """
      private func setUp() { panel.easy.layout(Height(side)) }
      var side: CGFloat { isHidden ? 4 : 8 }
      \(other)
      """
    let file = Self.panel(functions).replacing("SnapKit", with: "EasyPeasy")
    let (text, report) = try converted(file, .attribute, .anchors)
    #expect(report.converted.isEmpty != isConverted, "\(text)")
  }
}
