import ConstraintSolver

/// Why a set of rows cannot hold, in one sentence.
struct ConflictSentence {
  let system: ReportSystem
  let names: ItemNames
  let proof: FarkasProof
  let arithmetic: Arithmetic

  var text: String {
    if let bound = squeezed, proof.shares.count == 1 {
      return "\(bound.name) would be \(bound.size) \(bound.word), and no size is below 0."
    }
    if proof.shares.count == 1 { return "The row contradicts itself: \(arithmetic.text(.short))." }
    let whole =
      whole(arithmetic.smaller, arithmetic.larger)
      ?? whole(arithmetic.larger, arithmetic.smaller)
    if let whole { return whole + tail + "." }
    return "Around these rows the distances do not add up: \(arithmetic.text(.short))\(tail)."
  }

  /// `16 + 300 + 16 = 332, but card is 320 wide`, where one side is a size alone.
  private func whole(_ side: [Arithmetic.Summand], _ other: [Arithmetic.Summand]) -> String? {
    let row: Int
    if side.isEmpty {
      // A size of zero is no summand.
      let zero = proof.shares.first { size(of: $0.row) != nil && $0.constant == 0 }
      guard let zero else { return nil }
      row = zero.row
    } else {
      guard side.count == 1, LogNumber.text(side[0].factor) == "1" else { return nil }
      row = side[0].row
    }
    guard let size = size(of: row), let formula = system.rows[row].formula else { return nil }
    let value = LogNumber.text(Arithmetic.total(side))
    let sum = Arithmetic.text(other, .short)
    if other.count == 1, let same = self.size(of: other[0].row), same == size {
      return "\(size.name) cannot be \(sum) and \(value) \(size.word)"
    }
    let claim = "\(size.name) \(verb(formula.relation)) \(value) \(size.word)"
    if other.count == 1, let only = self.size(of: other[0].row) {
      let relation = system.rows[other[0].row].formula?.relation ?? .equal
      let own = LogNumber.text(other[0].constant)
      // Under a ratio, what the size comes to is another number.
      let asked = sum == own ? "" : ", which asks for \(sum)"
      return "\(only.name) \(verb(relation)) \(own) \(only.word)\(asked), but \(claim)"
    }
    let isSum = other.count > 1 || other.contains { LogNumber.text($0.factor) != "1" }
    return "\(sum)\(isSum ? "" : " is asked for"), but \(claim)"
  }

  private func verb(_ relation: Relation) -> String {
    switch relation {
    case .equal: "is"
    case .lessThanOrEqual: "is at most"
    case .greaterThanOrEqual: "is at least"
    }
  }

  private struct Size: Equatable {
    let name: String
    let word: String
  }

  /// The size that a row alone fixes.
  private func size(of row: Int) -> Size? {
    guard let formula = system.rows[row].formula, formula.second == nil,
      formula.first.attribute.kind == .size,
      let item = system.items.known(formula.first.item, partner: nil)
    else { return nil }
    return Size(name: names[item], word: formula.first.attribute.isVertical ? "tall" : "wide")
  }

  /// The item that would have to be smaller than nothing, if that is what fails.
  private var squeezed: (name: String, size: String, word: String)? {
    guard proof.bounds.count == 1, let bound = proof.bounds.first,
      let size = system.size(Int(bound.variable.index)), abs(bound.multiplier) > 0x1p-20
    else { return nil }
    let value = LogNumber.text(-proof.violation / abs(bound.multiplier))
    return (names[size.item], value, size.isVertical ? "tall" : "wide")
  }

  private var tail: String {
    guard let squeezed else { return "" }
    return "; \(squeezed.name) would be \(squeezed.size) \(squeezed.word)"
  }
}
