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
}
