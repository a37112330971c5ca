import ConstraintKernel
import LayoutFormats

/// What this package is, at a glance: one card in four dialects, and a conflict explained.
///
/// A program of its own, so that the first look compiles neither the reader of logs nor the converter.
@main
enum Showcase {
  static func main() { print(text(), terminator: "") }

  static func text() -> String {
    let cards = Card.dialects.map { dialect in
      let card = Card()
      dialect.build(card)
      card.screen.layoutIfNeeded()
      return card
    }
    var text = Picture(of: cards[0].screen).text()
    for dialect in Card.dialects {
      text += "\n\(dialect.module)\n\(indented(dialect.source))"
    }
    text += "\n\(verdict(cards))\n"
    text += "\nAnd when constraints cannot hold together\n\(conflict(cards[0]))"
    return text + "\nTry next\n\(next)"
  }

  private static func indented(_ source: String) -> String {
    source.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  /// How many dialects agree to the bit, and on what.
  private static func verdict(_ cards: [Card]) -> String {
    let frames = cards.map { card in card.views.map(\.frame) }
    let same = frames.filter { $0 == frames[0] }.count
    let constraints = cards[0].views.reduce(0) { $0 + $1.constraints.count }
    let count = "\(frames[0].count) views, \(constraints) constraints"
    return "\(same)/\(cards.count) identical · \(count) · frames \(FrameHash.text(frames[0]))"
  }

  /// Asks the card for something impossible, and lets the engine explain.
  private static func conflict(_ card: Card) -> String {
    var report = ""
    card.screen.layoutNode.issueHandler = LayoutIssueHandler { report += indented("\($0)") }
    card.follow.leadingAnchor.constraint(equalTo: card.card.leadingAnchor, constant: 280)
      .isActive = true
    card.screen.layoutIfNeeded()
    card.follow.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
    card.screen.layoutIfNeeded()
    return report
  }

  private static let next = """
      swift run layout scenes                            the built-in interfaces
      swift run layout scenes feed-cell --direction rtl  one of them, right to left
      swift run layout solve scene.json --format text    a document of your own
      swift run layout --help                            everything else

    """
}

/// A short name for a list of frames: equal bits, equal name.
enum FrameHash {
  /// The 64-bit FNV-1a hash of the frames' bits, as 16 hexadecimal digits.
  ///
  /// Source: G. Fowler, L. C. Noll, K.-P. Vo, and D. Eastlake, "The FNV Non-Cryptographic Hash
  /// Algorithm", section 4.
  static func text(_ frames: [LayoutRect]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for frame in frames {
      for number in [frame.minX, frame.minY, frame.width, frame.height] {
        for shift in stride(from: 0, to: 64, by: 8) {
          hash ^= (number.bitPattern >> UInt64(shift)) & 0xFF
          hash &*= 0x100_0000_01B3
        }
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
