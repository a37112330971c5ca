import ConstraintKernel

/// Why the four numbers of every frame are what they are, piece by piece, with equal reasons kept
/// once.
///
/// In a piece frames are linear in the width, and so are the numbers of a chain: two widths inside
/// it tell the constant of each step as `base + slope · width`. Nearly all are constants; the width
/// of the root is the width itself. So a chain over a thousand widths is one entry of a table, and
/// neighbouring pieces share it.
struct PieceReasons {
  /// A constraint or what an item requires by itself, with a number that may follow the width.
  struct Term: Hashable {
    /// The place of the statement in the table.
    let statement: Int
    /// How many points the value grows when the number grows by one; 1 for what was lost.
    let rate: Double
    let base: Double
    let slope: Double
  }

  /// The chain of one number.
  struct Reason: Hashable {
    var steps: [Term] = []
    /// What lost against the chain, with the points by which it is missed.
    var losses: [Term] = []
    /// Whether another value would do as well.
    var isFree = false
  }

  /// What a term is put into words with.
  enum Words: Hashable {
    /// A statement that says the same at every width.
    case statement(LayoutIssue.Statement)
    /// One that says the number of its term, which the page puts between the two.
    case around(beginning: String, end: String)
  }

  /// Pieces beyond this number are not explained: a layout that is sampled may have thousands.
  private static let mostPieces = 64
  /// Nor is anything once explanations have taken as much, in looks at one constraint.
  private let mostWork: Int
  /// What putting a statement into words takes, in these units.
  private static let wordingWork = 250
  /// More statements than this are looked up among all constraints, of which each takes as much.
  private static let fewStatements = 24
  private static let searchWork = 4
  private var work = 0

  init(mostWork: Int = Self.usualWork) {
    self.mostWork = mostWork
  }

  private static let usualWork = 50_000_000

  /// Reasons that take no more than two layout passes under a limit on the work of one.
  init(under limit: Int?) {
    mostWork = min(limit ?? Self.usualWork, Self.usualWork / 2) * 2
  }

  private(set) var statements: [Words] = []
  private(set) var reasons: [Reason] = []
  private var statementPlaces: [Words: Int] = [:]
  private var reasonPlaces: [Reason: Int] = [:]

  static let attributes: [LayoutConstraint.Attribute] = [.left, .top, .width, .height]

  /// Asks for the reasons of all numbers in all pieces.
  ///
  /// - Returns: For each of the first pieces that are explained the places of the reasons for left, top,
  ///   width and height of each item, four in a row; of the last piece perhaps of its first items alone.
  /// - Complexity: two layout passes for each piece, and eight explanations for each item in it.
  mutating func add(_ pieces: LayoutPieces) -> [[Int]] {
    var explained: [[Int]] = []
    for piece in pieces.pieces.prefix(Self.mostPieces) where work < mostWork {
      let (start, length) = (piece.start.width, piece.end.width - piece.start.width)
      let (low, high) = (start + length / 4, start + length * 3 / 4)
      let first = explanations(
        pieces,
        at: low,
        until: length == 0 ? mostWork : (work + mostWork) / 2
      )
      let second = length == 0 ? first : explanations(pieces, at: high, of: first.count)
      explained.append(zip(first, second).map { add($0, $1, low, high) })
    }
    return explained
  }

  /// Why the numbers of items are what they are at a width: of the first `count` numbers, as long as no more
  /// than `most` was done.
  private mutating func explanations(
    _ pieces: LayoutPieces,
    at width: Double,
    of count: Int = .max,
    until most: Int = .max
  ) -> [LayoutExplanation] {
    pieces.setting.apply(to: pieces.root, width: width)
    var all: [LayoutExplanation] = []
    for item in pieces.outline.items where work < most && all.count < count {
      let before = pieces.root.layoutQuestionWork
      for attribute in Self.attributes {
        let explanation = item.explain(attribute)
        let statements =
          explanation.steps.count + explanation.losses.count + explanation.support.count
          + explanation.bystanders.count
        work += Self.wordingWork * (statements + 1)
        // For many rows the kernel looks at every constraint to find whose they are.
        if statements > Self.fewStatements { work += Self.searchWork * pieces.constraints.count }
        all.append(explanation)
      }
      work += pieces.root.layoutQuestionWork - before
    }
    return all
  }

  /// Keeps what two explanations of one number say, which must follow the same chain.
  private mutating func add(
    _ first: LayoutExplanation,
    _ second: LayoutExplanation,
    _ low: Double,
    _ high: Double
  ) -> Int {
    var reason = Reason()
    if first.steps.map(\.rate) == second.steps.map(\.rate) {
      reason.steps = zip(first.steps, second.steps).map { one, two in
        term(one.statement, one.rate, (one.constant, two.constant), (low, high))
      }
    }
    if first.losses.count == second.losses.count {
      reason.losses = zip(first.losses, second.losses).map { one, two in
        term(one.statement, 1, (one.amount, two.amount), (low, high))
      }
    }
    if case .range = first.freedom { reason.isFree = true }
    if let place = reasonPlaces[reason] { return place }
    reasonPlaces[reason] = reasons.count
    reasons.append(reason)
    return reasons.count - 1
  }

  private mutating func term(
    _ statement: LayoutIssue.Statement,
    _ rate: Double,
    _ numbers: (Double, Double),
    _ widths: (Double, Double)
  ) -> Term {
    let length = widths.1 - widths.0
    let slope = length > 0 ? Self.cleaned((numbers.1 - numbers.0) / length) : 0
    let words = slope == 0 ? .statement(statement) : words(statement, saying: numbers.0)
    return Term(
      statement: place(of: words),
      rate: Self.cleaned(rate),
      base: Self.cleaned(numbers.0 - slope * widths.0),
      slope: slope
    )
  }

  /// A statement whose term follows the width, as does what it says where that is the number of the term.
  private func words(_ statement: LayoutIssue.Statement, saying number: Double) -> Words {
    guard let requirement = statement.requirement,
      LayoutText.number(requirement.number) == LayoutText.number(number)
    else { return .statement(statement) }
    return .around(beginning: requirement.beginning, end: requirement.end)
  }

  /// A number without the rounding of the two it was made of.
  private static func cleaned(_ number: Double) -> Double {
    let round = number.rounded()
    return abs(number - round) < 1e-6 ? round + 0 : number
  }

  private mutating func place(of words: Words) -> Int {
    if let place = statementPlaces[words] { return place }
    statementPlaces[words] = statements.count
    statements.append(words)
    return statements.count - 1
  }
}
