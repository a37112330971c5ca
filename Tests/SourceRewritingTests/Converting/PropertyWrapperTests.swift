import LayoutStatements
import SourceRewriting
import Testing

/// A property with a wrapper gives what the wrapper does, which may be another item each time.
@Suite("Items that property wrappers give")
struct PropertyWrapperTests {
  private static let flag = "translatesAutoresizingMaskIntoConstraints"
  /// Wrappers as projects write them, and one that makes another view each time.
  private static let wrappers = """
    import UIKit

    @propertyWrapper
    struct Placed<View: UIView> {
      var wrappedValue: View { didSet { clear() } }
      init(wrappedValue: View) {
        self.wrappedValue = wrappedValue
        clear()
      }
      private func clear() { wrappedValue.\(flag) = false }
    }
    @propertyWrapper
    final class Cleared<View: UIView> {
      private let view: View
      var wrappedValue: View { get { return view } }
      init(wrappedValue: View) {
        view = wrappedValue
        wrappedValue.\(flag) = false
      }
    }
    @propertyWrapper struct Kept<View: UIView> { var wrappedValue: View }
    @propertyWrapper struct Again { var wrappedValue: UIView { UIView() } }
    @propertyWrapper struct Perhaps<View: UIView> {
      var wrappedValue: View
      init(wrappedValue: View) {
        self.wrappedValue = wrappedValue
        if wrappedValue.isHidden { wrappedValue.\(flag) = false }
      }
    }

    """

  private func card(_ wrapper: String, _ module: String, _ lines: String) -> String {
    """
    import UIKit
    \(module.isEmpty ? "" : "import \(module)")

    final class Card: UIView {
      \(wrapper) var title: UIView = UILabel()
      let text = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(text)
        \(lines)
      }
    }

    """
  }

  @Test(
    "A wrapper that clears the flag of what it gets is seen, in each file",
    arguments: [("@Placed", true), ("@Cleared", true), ("@Kept", false), ("@Perhaps", false)]
  )
  func flags(_ wrapper: String, _ clears: Bool) throws {
    let line = "title.widthAnchor.constraint(equalToConstant: 4).isActive = true"
    for isElsewhere in [false, true] {
      let file =
        card(wrapper, "", line)
        + (isElsewhere ? "" : Self.wrappers.replacing("import UIKit", with: ""))
      let others = isElsewhere ? [Self.wrappers] : []
      let (text, report) = try converted(file, .anchors, .maker, besides: others)
      #expect(report.left == (clears ? [:] : ["flag stays": 1]), "\(text)")
      let chain = "title.snp.makeConstraints { $0.width.equalTo(4) }"
      let back = try converted(
        card(wrapper, "SnapKit", chain) + (isElsewhere ? "" : Self.wrappers),
        .maker,
        .anchors,
        besides: others
      )
      #expect(back.report.left.isEmpty, "\(back.text)")
      #expect(back.text.contains("title.\(Self.flag) = false") != clears, "\(back.text)")
    }
  }

  @Test("The attribute may stand in a line of its own")
  func ownLine() throws {
    let line = "title.widthAnchor.constraint(equalToConstant: 4).isActive = true"
    let file = card("@Placed\n ", "", line)
    let (text, report) = try converted(file, .anchors, .maker, besides: [Self.wrappers])
    #expect(report.left.isEmpty, "\(text)")
  }

  @Test("What may be made anew each time is asked for once in a block")
  func asking() throws {
    let chain = "title.snp.makeConstraints { $0.top.left.equalToSuperview() }"
    func text(_ wrapper: String) throws -> String {
      try converted(card(wrapper, "SnapKit", chain), .maker, .anchors, besides: [Self.wrappers])
        .text
    }
    for wrapper in ["@Again", "@Inject", "@Factory(\\.bar)"] {
      let text = try text(wrapper)
      #expect(text.contains("let item = title\n"), "\(text)")
      #expect(!text.contains("title.topAnchor"), "\(text)")
    }
    for wrapper in ["@Kept", "@Placed", "@IBOutlet", ""] {
      #expect(try text(wrapper).contains("title.topAnchor"))
    }
  }

  @Test("Two such items of one function get names of their own")
  func names() throws {
    let lines = """
      title.snp.makeConstraints { $0.top.left.equalToSuperview() }
      print(title)
      title.snp.makeConstraints { $0.width.height.equalTo(4) }
      """
    let text = try converted(card("@Inject", "SnapKit", lines), .maker, .anchors).text
    #expect(text.contains("let item = title\n") && text.contains("let item2 = title\n"), "\(text)")
  }

  @Test("Constraints of such an item are no list's, and a number of such a property is another one")
  func changing() throws {
    let remade = """
      title.snp.makeConstraints { $0.width.equalTo(4) }
      }
      func change() {
      title.snp.remakeConstraints { $0.width.equalTo(8) }
      """
    func left(_ wrapper: String) throws -> Bool {
      let file = card(wrapper, "SnapKit", remade)
      return try !converted(file, .maker, .anchors, besides: [Self.wrappers]).report.left.isEmpty
    }
    #expect(try left("@Again") && left("@Inject"))
    #expect(try !left("@Kept") && !left(""))
    func competes(_ wrapper: String) throws -> Bool {
      let line = "text.widthAnchor.constraint(equalToConstant: gap).isActive = true"
      let file = card(
        "",
        "",
        "text.\(Self.flag) = false\n}\n\(wrapper) var gap: CGFloat = 8\nfunc again() {\n\(line)"
      )
      return try converted(file, .anchors, .attribute).report.left["differs again"] != nil
    }
    #expect(try competes("@UserDefault(\"gap\")") && competes("@Scaled"))
    #expect(try !competes("") && !competes("@IBInspectable"))
  }
}
