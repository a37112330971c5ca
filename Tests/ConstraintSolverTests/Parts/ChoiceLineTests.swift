import Testing

@testable import ConstraintSolver

/// The best point of a choice's line, beside a search through all breakpoints.
@Suite("The line of a choice")
struct ChoiceLineTests {
  /// A row by its level, its relation, its residual at the choice, and how fast that moves.
  struct Piece {
    let rank: Int32
    let relation: Relation
    let residual: Double
    let rate: Double

    func cost(at distance: Double) -> Double {
      let value = residual + rate * distance
      switch relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return max(0, value)
      case .greaterThanOrEqual: return max(0, -value)
      }
    }
  }

  /// What grows evenly along the whole line on one level.
  struct Slope {
    let rank: Int32
    let rate: Double
  }

  private func best(_ pieces: [Piece]) -> Double? {
    var line = ChoiceLine()
    fill(&line, pieces)
    return line.best(zero: 0x1p-40)?.distance
  }

  private func nearest(_ pieces: [Piece], _ slope: Slope) -> Double? {
    var line = ChoiceLine()
    fill(&line, pieces)
    line.setDrift(slope.rate, rank: slope.rank)
    return line.nearestBest(zero: 0x1p-40)?.distance
  }

  private func fill(_ line: inout ChoiceLine, _ pieces: [Piece]) {
    line.begin()
    for (row, piece) in pieces.enumerated() {
      line.add(
        RowID(at: row),
        RowHead(
          piece.relation,
          level: piece.rank < 0 ? LevelTable.required : LevelID(piece.rank + 1)
        ),
        rank: piece.rank,
        residual: piece.residual,
        rate: piece.rate
      )
    }
  }

  /// What is left when level after level keeps the points at which its sum is least; nothing where one sinks without end.
  ///
  /// Between two breakpoints, and beyond the outer ones, cost is linear: points there stand for all of them.
  private func searched(_ pieces: [Piece], _ slope: Slope? = nil) -> [Double] {
    let places = Set(pieces.map { -$0.residual / $0.rate } + [0]).sorted()
    let between = zip(places, places.dropFirst()).map { ($0 + $1) / 2 }
    let (outerLeft, outerRight) = (places[0] - 1, places[places.count - 1] + 1)
    var candidates = (places + between + [outerLeft, outerRight]).sorted()
    for rank in Set(pieces.map(\.rank) + [slope?.rank ?? 0]).sorted() {
      let costs = candidates.map { place in
        pieces.lazy.filter { $0.rank == rank }.reduce(0) { $0 + $1.cost(at: place) }
          + (slope.map { $0.rank == rank ? $0.rate * place : 0 } ?? 0)
      }
      let least = rank < 0 ? 0 : costs.min() ?? 0
      candidates = zip(candidates, costs).filter { $0.1 == least }.map { $0.0 }
      if candidates == [outerLeft] || candidates == [outerRight] { return [] }
    }
    return candidates
  }

  @Test("A level decides between what stronger ones leave")
  func levels() {
    // At least 10, then no less than 44, then as little as can be.
    let pieces = [
      Piece(rank: -1, relation: .greaterThanOrEqual, residual: 90, rate: 1),
      Piece(rank: 0, relation: .greaterThanOrEqual, residual: 56, rate: 1),
      Piece(rank: 1, relation: .equal, residual: 100, rate: 1),
    ]
    #expect(best(pieces) == -56)
  }

  @Test("Nothing is the best point where a whole interval is as good")
  func interval() {
    let pieces = [
      Piece(rank: 0, relation: .greaterThanOrEqual, residual: 5, rate: 1),
      Piece(rank: 0, relation: .lessThanOrEqual, residual: -5, rate: 1),
    ]
    #expect(best(pieces) == nil)
    #expect(best([]) == nil)
  }

  @Test("Nothing is the best point where required rows leave none")
  func infeasible() {
    let pieces = [
      Piece(rank: -1, relation: .greaterThanOrEqual, residual: -5, rate: 1),
      Piece(rank: -1, relation: .lessThanOrEqual, residual: 5, rate: 1),
    ]
    #expect(best(pieces) == nil)
  }

  @Test("The best point is that of a search through all breakpoints")
  func search() {
    var decided = 0
    for seed in 0..<4_000 {
      var numbers = SeededNumbers(seed: seed)
      let pieces = pieces(of: &numbers)
      let found = searched(pieces)
      let expected = found.count == 1 ? found[0] : nil
      #expect(best(pieces) == expected, "seed \(seed): \(pieces)")
      if expected != nil { decided += 1 }
    }
    #expect(decided > 1_000, "\(decided)")
  }

  @Test("So it is where many levels take their turn")
  func manyLevels() {
    var decided = 0
    for seed in 0..<500 {
      var numbers = SeededNumbers(seed: seed)
      // Inequalities with room between them leave much to the levels below.
      let pieces = (0..<24).map { rank in
        Piece(
          rank: Int32(rank),
          relation: [Relation.lessThanOrEqual, .greaterThanOrEqual][rank % 2],
          residual: (rank % 2 == 0 ? -1 : 1) * Double(30 - rank + numbers.below(6)),
          rate: [1.0, 2][numbers.below(2)]
        )
      }
      let last = Piece(rank: 24, relation: .equal, residual: Double(numbers.below(9)), rate: 1)
      let shuffled = (pieces + [last])
        .sorted { ($0.rank * 7 % 25) < ($1.rank * 7 % 25) }
      let found = searched(shuffled)
      let expected = found.count == 1 ? found[0] : nil
      #expect(best(shuffled) == expected, "seed \(seed)")
      if expected != nil { decided += 1 }
    }
    #expect(decided > 400, "\(decided)")
  }

  @Test("The nearest of the best points is that of a search, also where a level drifts")
  func nearest() {
    var decided = 0
    for seed in 0..<4_000 {
      var numbers = SeededNumbers(seed: seed)
      let pieces = pieces(of: &numbers)
      let rates = [0, -1, 1, -2, 2.5]
      let slope = Slope(rank: Int32(numbers.below(3)), rate: rates[numbers.below(rates.count)])
      let found = searched(pieces, slope)
      var expected: Double?
      if let first = found.first, first > 0 { expected = first }
      if let last = found.last, last < 0 { expected = last }
      #expect(nearest(pieces, slope) == expected, "seed \(seed): \(pieces), \(slope)")
      if expected != nil { decided += 1 }
    }
    #expect(decided > 1_000, "\(decided)")
  }

  private func pieces(of numbers: inout SeededNumbers) -> [Piece] {
    let count = 1 + numbers.below(8)
    return (0..<count).map { _ in
      Piece(
        rank: Int32(numbers.below(4)) - 1,
        relation: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.below(3)],
        residual: Double(numbers.below(17) - 8),
        rate: [1.0, -1, 2, -0.5][numbers.below(4)]
      )
    }
  }
}
