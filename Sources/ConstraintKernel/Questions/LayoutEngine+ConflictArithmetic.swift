import ConstraintSolver

/// The sum that cannot hold.
extension LayoutEngine {
  /// What a conflict asks for against what there is: `16 + 300 + 16 = 332, but card is 320 wide`.
  ///
  /// Each row's constant counts as often as its multiplier says. The multipliers make the sum of all
  /// negative: what is taken away is what the rows ask for, what is added is what there is. Where that is a
  /// size of zero and something beside it, what is beside it is taken off the other side:
  /// `320 − 16 = 304, but card is 0 wide`.
  func arithmetic(of conflict: Conflict, _ multipliers: [Double]) -> String {
    var wanted: [(rate: Double, constant: Double)] = []
    var given: [(rate: Double, constant: Double)] = []
    var whole: Row?
    var empty: Row?
    for (row, multiplier) in zip(conflict.rows, multipliers) {
      let constant = rows.constant(of: row)
      let part = multiplier * constant
      if part < 0 { wanted.append((abs(multiplier), abs(constant))) }
      if part > 0 { given.append((multiplier, constant)) }
      if part > 0, isSize(row) { whole = row }
      if constant == 0, multiplier > 0, empty == nil, isSize(row) { empty = row }
    }
    if let whole, given.count == 1, Arithmetic.isOne(abs(given[0].rate)) {
      return "\(asked(wanted)), but \(size(whole))"
    }
    if let empty {
      let beside = given.map { (rate: -abs($0.rate), constant: abs($0.constant)) }
      return "\(asked(wanted + beside)), but \(size(empty))"
    }
    let text = asked(wanted)
    if given.isEmpty {
      if let place = frameAtZero(conflict.rows) { return "\(text), but \(place) is 0" }
      let bound = conflict.bounds.first.map { ", as \(name(of: $0)) is never negative" } ?? ""
      return "\(text), but there is no room\(bound)"
    }
    let room = given.reduce(0) { $0 + $1.rate * $1.constant }
    let isOne = given.count == 1 && Arithmetic.isOne(given[0].rate)
    let sum = isOne ? "" : "\(Arithmetic.sum(given)) = "
    return "\(text), but \(sum)\(Arithmetic.signed(room)) is all there is"
  }

  /// `16 + 300 + 16 = 332`, or `60 is asked for`.
  private func asked(_ terms: [(rate: Double, constant: Double)]) -> String {
    let isSum = terms.count > 1 || terms.contains { !Arithmetic.isOne($0.rate) }
    let sum = terms.reduce(0) { $0 + $1.rate * $1.constant }
    return Arithmetic.sum(terms) + (isSum ? " = \(Arithmetic.signed(sum))" : " is asked for")
  }

  /// What an item's frame puts at zero: `card.left`; nil where nothing of a conflict does.
  private func frameAtZero(_ conflict: [Row]) -> String? {
    for row in conflict where rows.constant(of: row) == 0 {
      guard case .item(let item)? = owner(of: row), let placed = item.systemRows?.placed,
        placed[0] == row.index || placed[1] == row.index, rows.terms(of: row).count == 1
      else { continue }
      return rows.terms(of: row).first.map { name(of: $0.variable) }
    }
    return nil
  }

  /// Whether a row says how long one thing is.
  private func isSize(_ row: Row) -> Bool {
    let terms = rows.terms(of: row)
    return terms.count == 1 && FrameVariables.part(of: terms[0].variable).isSize
      && abs(terms[0].coefficient) == 1
      && rows.relation(of: row) != .greaterThanOrEqual
  }

  private func size(_ row: Row) -> String {
    guard let variable = rows.terms(of: row).first?.variable else { return "" }
    let length = LayoutText.number(rows.constant(of: row))
    let limit = rows.relation(of: row) == .lessThanOrEqual ? "at most " : ""
    let word = FrameVariables.part(of: variable) == .width ? "wide" : "high"
    return "\(member(of: variable)?.name ?? "") is \(limit)\(length) \(word)"
  }
}

extension LayoutAmbiguity.Part {
  /// Whether it is a width or a height.
  fileprivate var isSize: Bool { self == .width || self == .height }
}
