/// A report made at random from differences of edges, with the means to decide it without the module.
///
/// Its rows are gaps and sizes, so each says that two edges are some distance apart, and whether rows
/// hold together is whether a graph has no negative cycle: integers alone, no solver.
struct RandomReport {
  /// `edges[second] - edges[first]` is in `lowest...highest`.
  struct Row {
    var text: String
    var first: Int
    var second: Int
    var lowest: Int?
    var highest: Int?
  }

  private(set) var rows: [Row] = []
  private let itemCount: Int

  init(_ random: inout SplitMix, rows count: Int) {
    itemCount = Int.random(in: 2...4, using: &random)
    for index in 0..<count {
      let row = Bool.random(using: &random) ? size(index, &random) : gap(index, &random)
      rows.append(row)
    }
  }

  private func relation(
    _ value: Int,
    _ random: inout SplitMix
  ) -> (sign: String, lowest: Int?, highest: Int?) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: (">=", value, nil)
    case 1: ("<=", nil, value)
    default: ("==", value, value)
    }
  }

  /// Item `i` has its left edge at `2 i` and its right edge at `2 i + 1`.
  private func size(_ index: Int, _ random: inout SplitMix) -> Row {
    let item = Int.random(in: 0..<itemCount, using: &random)
    let value = Int.random(in: 0...6, using: &random)
    let (sign, lowest, highest) = relation(value, &random)
    let form = Bool.random(using: &random)
    let body =
      form
      ? "H:[UIView:0x\(item + 1)(\(sign)\(value))]"
      : "UIView:0x\(item + 1).width \(sign) \(value)"
    return Row(
      text: "<NSLayoutConstraint:0xa\(index) \(body)   (active)>",
      first: 2 * item,
      second: 2 * item + 1,
      lowest: lowest,
      highest: highest
    )
  }

  private func gap(_ index: Int, _ random: inout SplitMix) -> Row {
    let first = Int.random(in: 0..<itemCount, using: &random)
    let second = (first + Int.random(in: 1..<itemCount, using: &random)) % itemCount
    let value = Int.random(in: -2...6, using: &random)
    let (sign, lowest, highest) = relation(value, &random)
    let (left, right) = ("UIView:0x\(first + 1)", "UIView:0x\(second + 1)")
    let constant = value < 0 ? " - \(-value)" : " + \(value)"
    let (body, from, to): (String, Int, Int) =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: ("H:[\(left)]-(\(sign)\(value))-[\(right)]", 2 * first + 1, 2 * second)
      case 1: ("\(right).leading \(sign) \(left).leading\(constant)", 2 * first, 2 * second)
      case 2:
        ("\(right).trailing \(sign) \(left).trailing\(constant)", 2 * first + 1, 2 * second + 1)
      default: ("\(right).trailing \(sign) \(left).leading\(constant)", 2 * first, 2 * second + 1)
      }
    return Row(
      text: "<NSLayoutConstraint:0xa\(index) \(body)   (active)>",
      first: from,
      second: to,
      lowest: lowest,
      highest: highest
    )
  }

  /// The report as a system prints it.
  func log(_ indices: [Int]) -> String {
    let list = indices.map { "    \"\(rows[$0].text)\"" }.joined(separator: ",\n")
    return "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"
  }

  /// Whether rows hold together, sizes at least zero: no cycle of the graph of differences is negative.
  ///
  /// Source: R. Bellman, "On a routing problem" (1958).
  func isFeasible(_ indices: [Int]) -> Bool {
    var arcs: [(from: Int, to: Int, length: Int)] = []
    for item in 0..<itemCount { arcs.append((2 * item + 1, 2 * item, 0)) }
    for row in indices.map({ rows[$0] }) {
      if let highest = row.highest { arcs.append((row.first, row.second, highest)) }
      if let lowest = row.lowest { arcs.append((row.second, row.first, -lowest)) }
    }
    var distances = [Int](repeating: 0, count: 2 * itemCount)
    for _ in 0..<(2 * itemCount) {
      var changed = false
      for arc in arcs where distances[arc.from] + arc.length < distances[arc.to] {
        distances[arc.to] = distances[arc.from] + arc.length
        changed = true
      }
      if !changed { return true }
    }
    return false
  }

  /// All sets that cannot hold while every smaller one can, smallest first.
  var irreducibleSets: [[Int]] {
    var found: [[Int]] = []
    let masks = (1..<(1 << rows.count)).sorted {
      ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1)
    }
    for mask in masks {
      let set = rows.indices.filter { mask & (1 << $0) != 0 }
      if found.contains(where: { $0.allSatisfy(set.contains) }) { continue }
      if !isFeasible(set) { found.append(set) }
    }
    return found.sorted { lhs, rhs in
      lhs.count != rhs.count ? lhs.count < rhs.count : lhs.lexicographicallyPrecedes(rhs)
    }
  }
}

/// A generator of numbers that are the same on every run.
///
/// Source: G. Steele, D. Lea, and C. Flood, "Fast splittable pseudorandom number generators" (2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
