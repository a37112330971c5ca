import ConstraintKernel

/// A hierarchy described by values alone, so that it can be built anew after any number of edits.
///
/// Cards lie below one another in a root of a given size, leaves below one another in each card.
/// All priorities differ, so that every frame is decided. Required limits may contradict each other;
/// then the one that became active last is left out.
struct Blueprint {
  struct Leaf {
    let number: Int
    var size: LayoutSize
    /// Whether the height is what the area takes at the width there is.
    let wraps: Bool
    let hugging: Float
    let resistance: Float
  }

  struct Card {
    let number: Int
    var leaves: [Leaf]
  }

  /// One constraint; 0 is the root.
  struct Tie {
    let number: Int
    let first: Int
    let attribute: LayoutConstraint.Attribute
    var relation = LayoutConstraint.Relation.equal
    var second: Int?
    var other = LayoutConstraint.Attribute.notAnAttribute
    var factor = 1.0
    var constant = 0.0
    var priority: Float = 1_000
    var isPlacement = true
  }

  var rootSize = LayoutSize(width: 320, height: 900)
  var cards: [Card] = []
  /// In the order in which they became active.
  var ties: [Tie] = []
  private var lastNumber = 0
  private var lastPriority: Float = 1

  var leaves: [Leaf] { cards.flatMap(\.leaves) }

  mutating func number() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// A priority that nothing has yet; there are some four thousand.
  mutating func priority() -> Float {
    lastPriority += 0.25
    return lastPriority
  }

  /// Adds a card below the others and says what that takes.
  mutating func addCard(_ draw: inout Draw) -> (Card, [Tie]) {
    var card = Card(number: number(), leaves: [])
    var new = [
      tie(card.number, .left, 0, .left, 5), tie(card.number, .right, 0, .right, -5),
      top(of: card.number, below: cards.last?.number),
    ]
    for _ in 0..<(1 + draw.below(3)) {
      let leaf = Leaf(
        number: number(),
        size: Self.size(&draw),
        wraps: draw.below(3) == 0,
        hugging: priority(),
        resistance: priority()
      )
      let above = card.leaves.last?.number
      var limit = tie(leaf.number, .right, card.number, .right, -4)
      limit.relation = .lessThanOrEqual
      new += [
        tie(leaf.number, .left, card.number, .left, 4), limit,
        tie(leaf.number, .top, above ?? card.number, above == nil ? .top : .bottom, 3),
      ]
      card.leaves.append(leaf)
    }
    new.append(tie(card.number, .bottom, card.leaves[card.leaves.count - 1].number, .bottom, 4))
    cards.append(card)
    ties += new
    return (card, new)
  }

  /// Takes a card away with all that mentions it; says how the one below hangs on from now on.
  mutating func removeCard(at place: Int) -> (Card, Tie?) {
    let card = cards.remove(at: place)
    let gone = Set([card.number] + card.leaves.map(\.number))
    ties.removeAll { gone.contains($0.first) || $0.second.map(gone.contains) == true }
    guard place < cards.count else { return (card, nil) }
    let next = top(of: cards[place].number, below: place > 0 ? cards[place - 1].number : nil)
    ties.append(next)
    return (card, next)
  }

  static func size(_ draw: inout Draw) -> LayoutSize {
    LayoutSize(width: Double(20 + draw.below(300)) / 3, height: Double(5 + draw.below(100)) / 7)
  }

  private mutating func top(of card: Int, below above: Int?) -> Tie {
    tie(card, .top, above ?? 0, above == nil ? .top : .bottom, 8)
  }

  private mutating func tie(
    _ first: Int,
    _ attribute: LayoutConstraint.Attribute,
    _ second: Int,
    _ other: LayoutConstraint.Attribute,
    _ constant: Double
  ) -> Tie {
    Tie(
      number: number(),
      first: first,
      attribute: attribute,
      second: second,
      other: other,
      constant: constant
    )
  }
}
