import ConstraintKernel
import LayoutFormats
import LayoutScenes

/// `layout` without arguments: what this is, at a glance.
struct ShowcaseCommand {
  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    let cards = Card.dialects.map { dialect in
      let card = Card()
      dialect.build(card)
      card.screen.layoutIfNeeded()
      return card
    }
    try terminal.print(picture(of: cards[0]))
    for dialect in Card.dialects {
      try terminal.print("\n\(terminal.bold(dialect.module))\n")
      try terminal.print(indented(dialect.source))
    }
    try terminal.print("\n\(verdict(cards, terminal))\n")
    try terminal.print("\n\(terminal.bold("And when constraints cannot hold together"))\n")
    try terminal.print(conflict(cards[0]))
    try terminal.print("\n\(terminal.bold("Try next"))\n\(Self.next)")
    return .solved
  }

  private func picture(of card: Card) -> String {
    Picture(of: card.screen).text()
  }

  private func indented(_ source: String) -> String {
    source.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  /// How many dialects agree to the bit, and on what.
  private func verdict(_ cards: [Card], _ terminal: Terminal) -> String {
    let frames = cards.map { card in card.views.map(\.frame) }
    let same = frames.filter { $0 == frames[0] }.count
    let constraints = cards[0].views.reduce(0) { $0 + $1.constraints.count }
    let text = "\(same)/\(cards.count) identical"
    let count = "\(frames[0].count) views, \(constraints) constraints"
    return "\(terminal.green(text)) · \(count) · frames \(FrameHash.text(frames[0]))"
  }

  /// Asks the card for something impossible, and lets the engine explain.
  private func conflict(_ card: Card) -> String {
    var told = ""
    card.screen.layoutNode.issueHandler = LayoutIssueHandler { told += indented("\($0)") }
    card.follow.leadingAnchor.constraint(equalTo: card.card.leadingAnchor, constant: 280)
      .isActive = true
    card.screen.layoutIfNeeded()
    card.follow.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
    card.screen.layoutIfNeeded()
    return told
  }

  private static let next = """
      layout scenes                            the built-in interfaces
      layout scenes feed-cell --rtl            one of them, right to left
      layout solve scene.json --format text    a document of your own
      layout --help                            everything else

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
