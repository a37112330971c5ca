/// A set of small numbers, as bits.
struct NumberSet: Hashable, Sendable {
  /// The last one is not 0, so that equal sets have equal words.
  private var words: [UInt64] = []

  /// Whether it holds none.
  var isEmpty: Bool { words.isEmpty }

  /// Whether it holds a number.
  func contains(_ number: Int) -> Bool {
    number >> 6 < words.count && words[number >> 6] & (1 << UInt64(number & 63)) != 0
  }

  /// Adds a number from 0 on.
  mutating func insert(_ number: Int) {
    while words.count <= number >> 6 { words.append(0) }
    words[number >> 6] |= 1 << UInt64(number & 63)
  }

  /// Adds all numbers of another set; where these are there, or are all, no word is copied.
  ///
  /// - Complexity: O(*n* / 64) in the largest number.
  mutating func formUnion(_ other: NumberSet) {
    if other.isSubset(of: self) { return }
    if isSubset(of: other) {
      self = other
      return
    }
    while words.count < other.words.count { words.append(0) }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  /// Whether another set has all of its numbers.
  func isSubset(of other: NumberSet) -> Bool {
    words.count <= other.words.count
      && words.indices.allSatisfy { words[$0] & ~other.words[$0] == 0 }
  }

  /// Whether both have a number in common.
  func intersects(_ other: NumberSet) -> Bool {
    (0..<min(words.count, other.words.count)).contains { words[$0] & other.words[$0] != 0 }
  }

  /// The numbers, in order.
  var numbers: [Int] {
    words.indices.flatMap { index -> [Int] in
      var (rest, found) = (words[index], [Int]())
      while rest != 0 {
        found.append(index << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
      return found
    }
  }

  /// For each node of a graph all that the nodes have which it leads to, itself among them.
  ///
  /// Nodes that lead to each other have the same (Tarjan, "Depth-first search and linear graph algorithms", 1972).
  ///
  /// - Parameters:
  ///   - own: What each node has.
  ///   - edges: The nodes that each leads to at once.
  /// - Returns: The sets of all nodes.
  /// - Complexity: O(*e* *n* / 64) in the edges and the largest number.
  static func reached(from own: [NumberSet], along edges: [[Int]]) -> [NumberSet] {
    var result = own
    var order = [Int](repeating: -1, count: own.count)
    var low = order
    var isOpen = [Bool](repeating: false, count: own.count)
    var (open, path): ([Int], [(node: Int, edge: Int)]) = ([], [])
    var count = 0
    func enter(_ node: Int) {
      (order[node], low[node], isOpen[node]) = (count, count, true)
      count += 1
      open.append(node)
      path.append((node, 0))
    }
    for root in own.indices where order[root] < 0 {
      enter(root)
      while let (node, edge) = path.last {
        if edge < edges[node].count {
          path[path.count - 1].edge += 1
          let next = edges[node][edge]
          if order[next] < 0 {
            enter(next)
          } else if isOpen[next] {
            low[node] = min(low[node], order[next])
          }
          continue
        }
        path.removeLast()
        if let before = path.last?.node { low[before] = min(low[before], low[node]) }
        guard low[node] == order[node], let start = open.lastIndex(of: node) else { continue }
        // What all nodes around lead to outside of them is known.
        var all = NumberSet()
        for member in open[start...] {
          all.formUnion(own[member])
          for next in edges[member] where !isOpen[next] { all.formUnion(result[next]) }
        }
        for member in open[start...] {
          result[member] = all
          isOpen[member] = false
        }
        open.removeSubrange(start...)
      }
    }
    return result
  }
}
