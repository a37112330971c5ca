import Foundation
import LayoutStatements
import SourceRewriting
import Testing

/// A dialect that clears its subjects' flags may only say what is seen to have it cleared already.
@Suite("Autoresizing flags that other code clears")
struct FlagTests {
  private static let factory = """
    import UIKit
    extension UIView {
        static func build(_ change: (Self) -> Void = { _ in }) -> Self {
            let made = Self()
            made.translatesAutoresizingMaskIntoConstraints = false
            change(made)
            return made
        }
    }
    """

  /// A class with a property that is laid out by anchors.
  private func card(_ property: String, _ lines: String = "") -> String {
    """
    import UIKit
    final class Card: UIView {
        \(property)
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            \(lines)
            title.widthAnchor.constraint(equalToConstant: 8).isActive = true
        }
    }

    """
  }

  @Test(
    "Are cleared by a function of the project, in this file or another one",
    arguments: [
      "lazy var title: UILabel = .build { label in label.numberOfLines = 2 }",
      "let title: UILabel = .build()", "let title = UILabel.build()",
      "let title = UILabel.build { $0.text = nil }",
    ]
  )
  func factories(_ property: String) throws {
    let result = try converted(card(property), .anchors, .maker, besides: [Self.factory])
    #expect(result.report.left.isEmpty, "\(result.text)")
    #expect(result.text.contains("make.width.equalTo(8)"))
    #expect(try converted(card(property) + Self.factory, .anchors, .maker).report.left.isEmpty)
  }

  @Test(
    "Stay where the function is not seen to clear what it returns, or the call may set it",
    arguments: [
      // No such function at all.
      "",
      // Only in a branch.
      "if isOn { made.translatesAutoresizingMaskIntoConstraints = false }",
      // Of another view.
      "other.translatesAutoresizingMaskIntoConstraints = false",
      // Set again.
      "made.translatesAutoresizingMaskIntoConstraints = false; made.translatesAutoresizingMaskIntoConstraints = true",
      "made.translatesAutoresizingMaskIntoConstraints = isOn",
    ]
  )
  func unclear(_ line: String) throws {
    let factory =
      line.isEmpty
      ? ""
      : Self.factory.replacing(
        "made.translatesAutoresizingMaskIntoConstraints = false",
        with: line
      )
    let property = "let title: UILabel = .build()"
    let result = try converted(card(property), .anchors, .maker, besides: [factory])
    #expect(result.report.left == ["flag stays": 1], "\(result.text)")
    let argument =
      "let title: UILabel = .build { $0.translatesAutoresizingMaskIntoConstraints = true }"
    let other = try converted(card(argument), .anchors, .maker, besides: [Self.factory])
    #expect(other.report.left == ["flag stays": 1], "\(other.text)")
  }

  @Test("Of two functions of a name, both have to clear it")
  func overloads() throws {
    let other = "extension UILabel { static func build() -> UILabel { return UILabel() } }"
    let property = "let title: UILabel = .build()"
    let result = try converted(card(property), .anchors, .maker, besides: [Self.factory, other])
    #expect(result.report.left == ["flag stays": 1], "\(result.text)")
  }

  @Test(
    "Are cleared by an implicit self, through an unwrapped name, and by a loop over a list of a type",
    arguments: [
      "title!.translatesAutoresizingMaskIntoConstraints = false",
      "for one in [title] as [UIView] { one.translatesAutoresizingMaskIntoConstraints = false }",
    ]
  )
  func forms(_ line: String) throws {
    let result = try converted(card("var title: UILabel!", line), .anchors, .maker)
    #expect(result.report.left.isEmpty, "\(result.text)")
    let own = """
      import UIKit
      final class Row: UIView {
          init(_ parent: UIView) {
              super.init(frame: .zero)
              translatesAutoresizingMaskIntoConstraints = false
              widthAnchor.constraint(equalTo: parent.widthAnchor).isActive = true
          }
      }
      """
    #expect(try converted(own, .anchors, .maker).report.left.isEmpty)
    let without = own.replacing("    translatesAutoresizingMaskIntoConstraints = false\n", with: "")
    #expect(try converted(without, .anchors, .maker).report.left == ["flag stays": 1])
  }

  @Test("What one method of an extension clears of itself says nothing of another one's item")
  func extensions() throws {
    let file = """
      import UIKit
      extension UIView {
          func fix() {
              translatesAutoresizingMaskIntoConstraints = false
              widthAnchor.constraint(equalToConstant: 8).isActive = true
          }
          func grow() {
              heightAnchor.constraint(equalToConstant: 9).isActive = true
          }
      }
      """
    let result = try converted(file, .anchors, .maker)
    #expect(result.text.contains("make.width.equalTo(8)"))
    #expect(result.text.contains("heightAnchor.constraint(equalToConstant: 9).isActive = true"))
    #expect(result.report.left == ["flag stays": 1])
  }

  @Test("What a loop makes and clears is known in the loop")
  func loops() throws {
    let lines = """
      var all: [NSLayoutConstraint] = []
              for name in ["a", "b"] {
                  let tab = UILabel()
                  tab.text = name
                  tab.translatesAutoresizingMaskIntoConstraints = false
                  title.addSubview(tab)
                  all.append(tab.topAnchor.constraint(equalTo: title.topAnchor))
              }
              NSLayoutConstraint.activate(all)
      """
    let property = "let title = UILabel()"
    let result = try converted(card(property, lines), .anchors, .maker)
    #expect(result.text.contains("tab.snp.makeConstraints"), "\(result.text)")
    let unclear = lines.replacing(
      "            tab.translatesAutoresizingMaskIntoConstraints = false\n",
      with: ""
    )
    let other = try converted(card(property, unclear), .anchors, .maker)
    #expect(!other.text.contains("snp"), "\(other.text)")
  }

  @Test("Are cleared of each view that a variable means in turn")
  func variables() throws {
    let lines = """
      var dot = UIView()
      addSubview(dot)
      dot.#
      dot = UIView()
      addSubview(dot)
      dot.@
      """
    let files: [(String, SourceConversion.Origin, String, String)] = [
      ("EasyPeasy", .attribute, "easy.layout(Left())", "easy.layout(Right())"),
      (
        "PureLayout", .autoPin, "autoPinEdge(toSuperviewEdge: .left)",
        "autoSetDimension(.width, toSize: 1)"
      ),
      (
        "SnapKit", .maker, "snp.makeConstraints { $0.left.equalToSuperview() }",
        "snp.makeConstraints { $0.width.equalTo(1) }"
      ),
    ]
    for (module, origin, call, other) in files {
      let file = view(module, lines.replacing("#", with: call).replacing("@", with: other))
      let text = try converted(file, origin, .anchors).text
      let clearings = text.components(separatedBy: "dot.translatesAutoresizingMaskIntoConstraints")
      #expect(clearings.count == 3, "\(text)")
    }
  }

  @Test(
    "Are cleared of each view that stands at one place of a list in turn",
    arguments: [
      "items.swapAt(0, 1)", "items = [text, title]", "items.removeFirst()",
      "swap(&items[0], &items[1])",
    ]
  )
  func places(_ change: String) throws {
    let pin = "items[0].autoPinEdge(toSuperviewEdge:"
    let lines = "var items: [UIView] = [title, text]\n\(pin) .left)\n\(change)\n\(pin) .top)"
    let text = try converted(view("PureLayout", lines), .autoPin, .anchors).text
    let clearings = text.components(
      separatedBy: "items[0].translatesAutoresizingMaskIntoConstraints"
    )
    #expect(clearings.count == 3, "\(text)")
  }

  @Test(
    "Count as they are where code sets them again, may go around, or shortens the list",
    arguments: [
      "title.translatesAutoresizingMaskIntoConstraints = false\ntitle.translatesAutoresizingMaskIntoConstraints = true",
      "title.translatesAutoresizingMaskIntoConstraints = false\ntitle.translatesAutoresizingMaskIntoConstraints = isHidden",
      "title.translatesAutoresizingMaskIntoConstraints = false\ntitle.translatesAutoresizingMaskIntoConstraints.toggle()",
      "for view in [title, text] {\nif view === title { continue }\nview.translatesAutoresizingMaskIntoConstraints = false\n}",
      "for view in [title, text] {\nguard view !== title else { break }\nview.translatesAutoresizingMaskIntoConstraints = false\n}",
      "[title, text].forEach {\nif $0 === title { return }\n$0.translatesAutoresizingMaskIntoConstraints = false\n}",
      "var all = [title, text]\nall.removeFirst()\nall.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
      "var all = [title, text]\nall = [text]\nfor view in all { view.translatesAutoresizingMaskIntoConstraints = false }",
      "var label = title\nlabel.translatesAutoresizingMaskIntoConstraints = false\nlabel = text\nlabel.heightAnchor.constraint(equalToConstant: 3).isActive = true\ntitle.translatesAutoresizingMaskIntoConstraints = true",
    ]
  )
  func setAgain(_ lines: String) throws {
    let width = "title.widthAnchor.constraint(equalToConstant: 8).isActive = true"
    let (text, report) = try converted(view("", lines + "\n" + width), .anchors, .maker)
    #expect(text.contains(width), "\(text)")
    #expect(report.converted.isEmpty, "\(text)")
  }

  @Test("Are cleared where nothing in between leaves")
  func wholeLoops() throws {
    let lines =
      "for view in [title, text] {\nview.tag = 1\nview.translatesAutoresizingMaskIntoConstraints = false\n}\n"
    let width = "title.widthAnchor.constraint(equalToConstant: 8).isActive = true"
    #expect(try converted(view("", lines + width), .anchors, .maker).report.left.isEmpty)
  }

  @Test(
    "What another method clears counts where that has run before",
    arguments: [
      ("func dock() { stack.addArrangedSubview(pill) }", true),
      ("func detach() { pill.translatesAutoresizingMaskIntoConstraints = false }", true),
      ("private func prepare() { pill.translatesAutoresizingMaskIntoConstraints = false }", false),
    ]
  )
  func otherMethods(_ method: String, _ isWritten: Bool) throws {
    let file = """
      import SnapKit
      import UIKit

      final class Tray: UIView {
        let stack = UIStackView()
        let pill = UIView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          \(isWritten ? "" : "prepare()")
        }

        \(method)

        func float() {
          addSubview(pill)
          pill.snp.makeConstraints { $0.center.equalToSuperview() }
        }
      }

      """
    let (text, report) = try converted(file, .maker, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    let line = "pill.translatesAutoresizingMaskIntoConstraints = false\n    NSLayoutConstraint"
    #expect(text.contains(line) == isWritten, "\(text)")
  }

  @Test(
    "Are cleared by PureLayout's own initialiser and in closures that use its methods",
    arguments: [
      "let title = UILabel(forAutoLayout: ())",
      "let title: UILabel = {\n    let label = UILabel.newAutoLayout()\n    return label\n  }()",
      "let title: UILabel = {\n    let label = UILabel()\n    return label.configureForAutoLayout()\n  }()",
    ]
  )
  func methodsThatPin(_ property: String) throws {
    let file = """
      import PureLayout
      import UIKit
      final class Card: UIView {
        \(property)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          title.autoPinEdge(toSuperviewEdge: .top)
        }
      }

      """
    let (text, report) = try converted(file, .autoPin, .anchors)
    #expect(report.left.isEmpty, "\(text)")
  }

  @Test(
    "Are cleared by a stack that arranges what a list names",
    arguments: [
      "[title].forEach { stack.addArrangedSubview($0) }",
      "[title].forEach(stack.addArrangedSubview)",
      "for label in [title] { stack.addArrangedSubview(label) }",
      "[title].forEach { label in stack.addArrangedSubview(label) }",
    ]
  )
  func arranged(_ line: String) throws {
    let file = """
      import EasyPeasy
      import UIKit
      final class Card: UIView {
        let title = UILabel()
        let stack = UIStackView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(stack)
          \(line)
          title.easy.layout(Height(8))
        }
      }

      """
    let (text, report) = try converted(file, .attribute, .anchors)
    #expect(report.left.isEmpty, "\(text)")
  }
}
