/// A search for a circle of negative length in a graph, by shortest paths.
///
/// Source: R. Bellman, "On a routing problem" (1958).
enum NegativeCircle {
  struct Arc {
    let from: Int
    let to: Int
    let length: Double
  }

  /// A path that is shorter by no more than this is as long: the largest length times what is zero beside it.
  private static func rounding(_ largest: Double) -> Double { largest * Tolerance.residual }

  /// The same for the arcs of a circle.
  static func rounding(of circle: [DifferenceGraph.Arc]) -> Double {
    rounding(circle.lazy.map { abs($0.length) }.max() ?? 0)
  }

  /// The positions of the arcs of a negative circle, in their order on it; nil if there is none.
  ///
  /// - Complexity: O(nodes · arcs), and in one direction along a chain O(arcs).
  static func search(_ arcs: [Arc], nodes: Int) -> [Int]? {
    let rounding = rounding(arcs.lazy.map { abs($0.length) }.max() ?? 0)
    var distances = [Double](repeating: 0, count: nodes)
    var parents = [Int](repeating: -1, count: nodes)
    for round in 0...nodes {
      var changed = false
      for step in arcs.indices {
        // To and fro, so that chains settle whichever way they are listed.
        let position = round % 2 == 0 ? step : arcs.count - 1 - step
        let arc = arcs[position]
        let distance = distances[arc.from] + arc.length
        guard distance < distances[arc.to] - rounding else { continue }
        distances[arc.to] = distance
        parents[arc.to] = position
        changed = true
      }
      if !changed { return nil }
      if round % 4 == 3 || round == nodes, let circle = circle(parents, arcs) { return circle }
    }
    return nil
  }

  /// A circle among the arcs by which nodes were last reached; such a circle is negative.
  private static func circle(_ parents: [Int], _ arcs: [Arc]) -> [Int]? {
    var marks = [Int](repeating: -1, count: parents.count)
    for start in parents.indices {
      var node = start
      while marks[node] < 0, parents[node] >= 0 {
        marks[node] = start
        node = arcs[parents[node]].from
      }
      guard marks[node] == start, parents[node] >= 0 else { continue }
      var circle: [Int] = []
      var next = node
      repeat {
        circle.append(parents[next])
        next = arcs[parents[next]].from
      } while next != node
      return circle.reversed()
    }
    return nil
  }
}
