import ConstraintSolver

/// The sum that cannot hold.
extension LayoutEngine {
  /// What a conflict asks for against what there is: `16 + 300 + 16 = 332, but card is 320 wide`.
  ///
  /// Each row's constant counts as often as its multiplier says. The multipliers make the sum of all
  /// negative: what is taken away is what the rows ask for, what is added is what there is.
  func arithmetic(of conflict: Conflict, _ multipliers: [Double]) -> String {
    var wanted: [(rate: Double, constant: Double)] = []
    var given: [(rate: Double, constant: Double)] = []
    var whole: Row?
    for (row, multiplier) in zip(conflict.rows, multipliers) {
      let part = multiplier * rows.constant(of: row)
      if part < 0 { wanted.append((abs(multiplier), abs(rows.constant(of: row)))) }
      if part > 0 { given.append((multiplier, rows.constant(of: row))) }
      if part > 0 || part == 0 && given.isEmpty && whole == nil, isSize(row) { whole = row }
    }
    let sum = wanted.reduce(0) { $0 + $1.rate * $1.constant }
    let number = Arithmetic.signed
    var text = Arithmetic.sum(wanted)
    let isSum = wanted.count > 1 || wanted.contains { !Arithmetic.isOne($0.rate) }
    text += isSum ? " = \(number(sum))" : " is asked for"
    if let whole, given.count <= 1, given.first.map({ Arithmetic.isOne(abs($0.rate)) }) ?? true {
      return "\(text), but \(size(whole))"
    }
    if given.isEmpty {
      if let place = frameAtZero(conflict.rows) { return "\(text), but \(place) is 0" }
      let bound = conflict.bounds.first.map { ", as \(name(of: $0)) is never negative" } ?? ""
      return "\(text), but there is no room\(bound)"
    }
    let room = given.reduce(0) { $0 + $1.rate * $1.constant }
    let isOne = given.count == 1 && Arithmetic.isOne(given[0].rate)
    return
      "\(text), but \(isOne ? "" : "\(Arithmetic.sum(given)) = ")\(number(room)) is all there is"
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
