import LayoutStatements
import SourceRewriting
import Testing

/// PureLayout's blocks act on every call that is made while they run, in whichever function that stands.
@Suite("Functions that a block of PureLayout calls")
struct PinningStackTests {
  private static let blocks = [
    "NSLayoutConstraint.autoSetPriority(.defaultLow) { # }",
    "list = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling { # }",
    "list = NSLayoutConstraint.autoCreateAndInstallConstraints { # }",
  ]

  private func card(_ block: String, _ members: String, _ others: String = "") -> String {
    """
    import UIKit
    import PureLayout

    class Card: UIView {
      let title = UILabel()
      var list: [NSLayoutConstraint] = []

      func setUp() {
        addSubview(title)
        \(block)
      }

      \(members)
    }
    \(others)

    """
  }

  private static let pin = "title.autoPinEdge(toSuperviewEdge: .left)"

  @Test("Stay, in each kind of block", arguments: PinningStackTests.blocks)
  func functions(_ block: String) throws {
    for call in ["pin()", "self.pin()", "middle()", "title.pin()", "[1].forEach { _ in pin() }"] {
      let members = "func middle() { pin() }\n  func pin() { \(Self.pin) }"
      let file = card(block.replacing("#", with: call), members)
      let (text, _) = try converted(file, .autoPin, .anchors)
      #expect(text.contains("\(Self.pin)"), "\(text)")
    }
  }

  @Test("Stay in other files, too")
  func files() throws {
    let block = Self.blocks[0].replacing("#", with: "title.fill()")
    let other =
      "import PureLayout\nextension UIView { func fill() { autoPinEdgesToSuperviewEdges() } }\n"
    let text = try converted(other, .autoPin, .anchors, besides: [card(block, "")]).text
    #expect(
      text.contains("{ autoPinEdgesToSuperviewEdges() }") || text.contains("left as it was"),
      "\(text)"
    )
    let alone = try converted(other, .autoPin, .anchors).text
    #expect(!alone.contains("autoPinEdgesToSuperviewEdges"), "\(alone)")
  }

  @Test("Stay where a function runs in such a block what it is given")
  func handed() throws {
    let with =
      "func with(_ block: () -> Void) { NSLayoutConstraint.autoSetPriority(.defaultLow) { block() } }"
    for call in ["with { # }", "with({ # })", "with(pin)", "with { pin() }"] {
      let members = "\(with)\n  func pin() { title.autoPinEdge(toSuperviewEdge: .right) }"
      let file = card(call.replacing("#", with: Self.pin), members)
      let text = try converted(file, .autoPin, .anchors).text
      let stays = call.contains("#") ? Self.pin : "title.autoPinEdge(toSuperviewEdge: .right)"
      #expect(text.contains(stays), "\(text)")
    }
  }

  @Test("Convert where no block calls them, and what a block says itself")
  func others() throws {
    let block = Self.blocks[0].replacing("#", with: Self.pin)
    let members = "func pin() { title.autoPinEdge(toSuperviewEdge: .right) }"
    let (text, report) = try converted(card(block, members), .autoPin, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    #expect(!text.contains("auto"), "\(text)")
  }

  @Test("Take no layout of another dialect into their reach")
  func targets() throws {
    let block = Self.blocks[0].replacing("#", with: "pin()")
    let lines =
      "title.translatesAutoresizingMaskIntoConstraints = false\n    title.leftAnchor.constraint(equalTo: leftAnchor).isActive = true"
    let members = "func pin() {\n    \(lines)\n  }"
    let (text, report) = try converted(card(block, members), .anchors, .autoPin)
    #expect(report.converted.isEmpty, "\(text)")
    let plain = try converted(card("pin()", members), .anchors, .autoPin)
    #expect(plain.report.left.isEmpty, "\(plain.text)")
  }
}
