import LayoutStatements
import SourceRewriting
import Testing

@Suite("What runs once, and items that objects share")
struct SharedItemTests {
  @Test(
    "What the system calls once may be called again by code, in this file or another one",
    arguments: [
      ("awakeFromNib", "func prepareForReuse() { awakeFromNib() }", ""),
      ("awakeFromNib", "", "func reload(_ card: Card) { card.awakeFromNib() }"),
      ("viewDidLoad", "func reload() { self.viewDidLoad() }", ""),
      ("viewDidLoad", "", "func reload(_ screen: Card) { screen.viewDidLoad() }"),
    ]
  )
  func calledAgain(_ name: String, _ member: String, _ other: String) throws {
    func left(_ member: String, _ others: [String]) throws -> Int {
      let file = """
        import UIKit
        import EasyPeasy

        class Card: UIView {
          let title = UILabel()
          var height: CGFloat = 3

          override func \(name)() {
            super.\(name)()
            addSubview(title)
            title.easy.layout(Height(height))
          }

          \(member)
        }

        """
      return try converted(file, .attribute, .anchors, besides: others).report.left.count
    }
    #expect(try left("", []) == 0)
    #expect(try left(member, other.isEmpty ? [] : [other]) == 1)
  }

  @Test(
    "A call of one class's function says nothing of other classes",
    arguments: [
      ("Card().viewDidLoad()", true), ("let card = Card()\n    card.viewDidLoad()", true),
      ("let card: Card? = nil\n    card?.viewDidLoad()", true), ("heir.viewDidLoad()", true),
      ("root.viewDidLoad()", true), ("make().viewDidLoad()", true), ("some.viewDidLoad()", true),
      ("screens[0].viewDidLoad()", true), ("screen.viewDidLoad()", true),
      ("Other().viewDidLoad()", false), ("let one = Other()\n    one.viewDidLoad()", false),
      ("other.viewDidLoad()", false), ("self.other.viewDidLoad()", false),
      ("other.loadView()", false),
    ]
  )
  func calledElsewhere(_ call: String, _ counts: Bool) throws {
    let file = """
      import UIKit
      import EasyPeasy

      class Root: UIViewController {}

      class Card: Root {
        let title = UILabel()
        var height: CGFloat = 3

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(title)
          title.easy.layout(Height(height))
        }
      }

      class Heir: Card {}
      class Other: Root {}

      """
    let test = """
      import XCTest

      final class CardTests: XCTestCase {
        var other: Other!
        let heir = Heir()
        var root: Root!
        var some: Showing!
        var screen: UIViewController!

        func testShowing() {
          \(call)
        }
      }

      """
    let left = try converted(file, .attribute, .anchors, besides: [file, test]).report.left
    #expect(left.isEmpty != counts, "\(left)")
  }

  @Test("An item of no object is laid out again by each object that does so once")
  func shared() throws {
    func left(
      _ item: String,
      _ origin: SourceConversion.Origin,
      _ call: String,
      _ to: SourceDialect
    ) throws -> Int {
      let file = """
        import UIKit
        import EasyPeasy
        import SnapKit

        let spinner = UIView()
        enum Shared { static let overlay = UIView() }

        final class One: UIViewController {
          static let banner = UIView()
          let own = UIView()
          let big: CGFloat = 3
          var size: CGFloat = 3

          override func viewDidLoad() {
            view.addSubview(\(item))
            \(item).\(call)
          }
        }

        """
      return try converted(file, origin, to).report.left.count
    }
    for item in ["spinner", "Shared.overlay", "One.banner", "Self.banner"] {
      #expect(try left(item, .attribute, "easy.layout(Width(size))", .anchors) == 1, "\(item)")
      #expect(
        try left(item, .maker, "snp.makeConstraints { $0.width.equalTo(size) }", .attribute) == 1
      )
    }
    #expect(try left("own", .attribute, "easy.layout(Width(size))", .anchors) == 0)
    #expect(
      try left("own", .maker, "snp.makeConstraints { $0.width.equalTo(size) }", .attribute) == 0
    )
  }

  @Test("An item of no object meets what other types say of it")
  func sharedByTypes() throws {
    let file = """
      import UIKit
      import SnapKit

      let spinner = UIView()

      final class One: UIViewController {
        override func viewDidLoad() { spinner.snp.makeConstraints { $0.width.equalTo(3) } }
      }

      final class Two: UIViewController {
        override func viewDidLoad() { spinner.snp.makeConstraints { $0.width.equalTo(4) } }
      }

      """
    #expect(try converted(file, .maker, .attribute).report.left == ["competes": 2])
  }
}
