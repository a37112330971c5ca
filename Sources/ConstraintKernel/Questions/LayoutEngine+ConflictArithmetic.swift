import ConstraintSolver

/// The sum that cannot hold.
extension LayoutEngine {
  /// What a conflict asks for against what there is: `16 + 300 + 16 = 332, but card is 320 wide`.
  ///
  /// Each row's constant counts as often as its multiplier says. The multipliers make the sum of all
  /// negative: what is taken away is what the rows ask for, what is added is what there is. Where that is a
  /// size of zero and something beside it, what is beside it is taken off the other side:
  /// `320 − 16 = 304, but card is 0 wide`.
  ///
  /// What is broken holds nowhere, so that it is never reported as what there is: where it would be, it is what is
  /// asked for, and the others are what there is: `320 is asked for, but card is 16 + 300 + 16 = 332 wide`.
  func arithmetic(of conflict: Conflict, _ multipliers: [Double]) -> String {
    if let text = refusal(of: conflict, multipliers) { return text }
    var wanted: [(rate: Double, constant: Double)] = []
    var given: [(rate: Double, constant: Double)] = []
    var wholes: [(row: Row, place: Int)] = []
    var empty: Row?
    var last: Row?
    for (row, multiplier) in zip(conflict.rows, multipliers) {
      let constant = rows.constant(of: row)
      let part = multiplier * constant
      if part < 0 { wanted.append((abs(multiplier), abs(constant))) }
      if part > 0, isSize(row) { wholes.append((row, given.count)) }
      if part > 0 {
        given.append((multiplier, constant))
        last = row
      }
      if constant == 0, multiplier > 0, empty == nil, isSize(row) { empty = row }
    }
    // What is given beside a size is taken off what is asked for: borders that lie on each other.
    if wholes.count == 1, case (let whole, let place) = wholes[0],
      Arithmetic.isOne(abs(given[place].rate))
    {
      given.remove(at: place)
      let rest = given.map { (rate: -abs($0.rate), constant: abs($0.constant)) }
      return "\(asked(wanted + rest)), but \(size(whole))"
    }
    if let empty {
      let rest = given.map { (rate: -abs($0.rate), constant: abs($0.constant)) }
      return "\(asked(wanted + rest)), but \(size(empty))"
    }
    let text = asked(wanted)
    if given.isEmpty {
      if let place = frameAtZero(conflict.rows) { return "\(text), but \(place) is 0" }
      let bound = conflict.bounds.first.map { ", as \(name(of: $0)) is never negative" } ?? ""
      return "\(text), but there is no room\(bound)"
    }
    let room = given.reduce(0) { $0 + $1.rate * $1.constant }
    let isOne = given.count == 1 && Arithmetic.isOne(given[0].rate)
    if isOne, let last, let place = place(last) {
      return "\(text), but \(place) is \(Arithmetic.signed(room))"
    }
    let sum = isOne ? "" : "\(Arithmetic.sum(given)) = "
    return "\(text), but \(sum)\(Arithmetic.signed(room)) is all there is"
  }

  /// What is broken against what the others make of it; nil where it is no part of what there is.
  private func refusal(of conflict: Conflict, _ multipliers: [Double]) -> String? {
    let rejected = conflict.rejected
    let (own, length) = (
      zip(conflict.rows, multipliers).first { $0.0 == rejected }?.1 ?? 0,
      rows.constant(of: rejected)
    )
    guard own != 0, own * length >= 0 else { return nil }
    let others = zip(conflict.rows, multipliers).filter { $0.0 != rejected && $0.1 != 0 }
    let isSize = isSize(rejected) && own > 0
    let hasRoom = others.contains { $0.1 * rows.constant(of: $0.0) > 0 }
    // What adds nothing is no part of what there is where something else is.
    if length == 0, !isSize, hasRoom { return nil }
    if !isSize, let whole = standingSize(others) {
      let parts = zip(conflict.rows, multipliers).filter { $0.0 != whole && $0.1 != 0 }
      return "\(asked(needs(parts, per: 1))), but \(size(whole))"
    }
    // What the others make of one time what is broken.
    let terms = needs(others, per: abs(own))
    let value = terms.reduce(0) { $0 + $1.rate * $1.constant }
    let sum =
      Arithmetic.hasSum(terms) ? Arithmetic.sum(of: terms, is: value) : Arithmetic.signed(value)
    let isExact =
      conflict.bounds.isEmpty && others.allSatisfy { rows.relation(of: $0.0) == .equal }
    let least = isExact ? sum : "at least \(sum)"
    let limit = rows.relation(of: rejected) == .equal ? "" : "at most "
    let wish = "\(limit)\(LayoutText.number(abs(length))) is asked for"
    if others.count == 1, let place = place(others[0].0) {
      return "\(wish), but \(place) is \(sum)"
    }
    guard isSize, let variable = rows.terms(of: rejected).first?.variable else {
      return "\(wish), but the others add up to \(least)"
    }
    let name = member(of: variable)?.quotedName ?? ""
    return "\(wish), but \(name) is \(least) \(extent(variable))"
  }

  /// The first row that counts once and says how long one thing is, and so is what there is.
  private func standingSize(_ parts: [(Row, Double)]) -> Row? {
    parts.first { row, multiplier in
      multiplier > 0 && Arithmetic.isOne(multiplier) && rows.constant(of: row) >= 0 && isSize(row)
    }?.0
  }

  /// What rows ask for, less what others of them give: how often each counts, for each time that one of them
  /// does, and its number.
  private func needs(
    _ parts: [(Row, Double)],
    per rate: Double
  ) -> [(rate: Double, constant: Double)] {
    let terms = parts.compactMap { row, multiplier -> (rate: Double, constant: Double)? in
      let constant = rows.constant(of: row)
      if constant == 0 { return nil }
      let sign = multiplier * constant < 0 ? 1.0 : -1
      return (sign * abs(multiplier) / rate, abs(constant))
    }
    // Sums begin with what is there before anything is taken off.
    return terms.filter { $0.rate > 0 } + terms.filter { $0.rate < 0 }
  }

  /// `16 + 300 + 16 = 332`, or `60 is asked for`.
  private func asked(_ terms: [(rate: Double, constant: Double)]) -> String {
    let isSum = terms.count > 1 || terms.contains { !Arithmetic.isOne($0.rate) }
    let sum = terms.reduce(0) { $0 + $1.rate * $1.constant }
    return Arithmetic.sum(terms) + (isSum ? " = \(Arithmetic.signed(sum))" : " is asked for")
  }

  /// What an item's frame puts at zero: `card.left`; nil where nothing of a conflict does.
  private func frameAtZero(_ conflict: [Row]) -> String? {
    conflict.lazy.filter { self.rows.constant(of: $0) == 0 }.compactMap(place).first
  }

  /// What a row of an item's frame says the place of: `card.left`; nil for any other row.
  private func place(_ row: Row) -> String? {
    guard case .item(let item)? = owner(of: row), let placed = item.systemRows?.placed,
      placed[0] == row.index || placed[1] == row.index, rows.terms(of: row).count == 1
    else { return nil }
    return rows.terms(of: row).first.map { name(of: $0.variable) }
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
    return "\(member(of: variable)?.quotedName ?? "") is \(limit)\(length) \(extent(variable))"
  }

  private func extent(_ variable: Variable) -> String {
    FrameVariables.part(of: variable) == .width ? "wide" : "high"
  }
}

extension LayoutAmbiguity.Part {
  /// Whether it is a width or a height.
  fileprivate var isSize: Bool { self == .width || self == .height }
}
