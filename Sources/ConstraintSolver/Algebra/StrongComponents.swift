/// The strongly connected components of a directed graph: sets of vertices each of which can be reached
/// from all others.
///
/// See R. Tarjan, "Depth-first search and linear graph algorithms", 1972.
struct StrongComponents {
  /// The number of the component of each vertex.
  private var number: [Int32]
  private var count: Int32 = 0
  /// When each vertex was met, -1 before, and the first vertex still open that it reaches.
  private var met: [Int32]
  private var first: [Int32]
  private var time: Int32 = 0
  /// Vertices whose component is not complete, in the order they were met.
  private var open: [Int32] = []
  /// The way from the start to the vertex at hand, with the next edge of each.
  private var path: [(vertex: Int, edge: Int)] = []

  /// Finds the components of a graph whose edges lead from each row of a matrix to its columns.
  ///
  /// - Complexity: O(edges).
  init(_ successors: borrowing SparseMatrix) {
    number = Array(repeating: -1, count: successors.rows)
    met = number
    first = number
    for start in 0..<successors.rows where met[start] < 0 {
      enter(start, successors)
      while let (vertex, edge) = path.last { follow(edge, from: vertex, successors) }
    }
  }

  /// The number of a vertex's component, which is larger than those of all other components that edges from it
  /// lead to.
  func component(of vertex: Int) -> Int32 { number[vertex] }

  /// Whether two vertices can be reached from each other.
  func areJoined(_ vertex: Int, _ other: Int) -> Bool {
    number[vertex] == number[other]
  }

  private mutating func enter(_ vertex: Int, _ successors: borrowing SparseMatrix) {
    met[vertex] = time
    first[vertex] = time
    time += 1
    open.append(Int32(truncatingIfNeeded: vertex))
    path.append((vertex, successors.entries(of: vertex).lowerBound))
  }

  private mutating func follow(
    _ edge: Int,
    from vertex: Int,
    _ successors: borrowing SparseMatrix
  ) {
    if edge == successors.entries(of: vertex).upperBound { return leave(vertex) }
    path[path.count - 1].edge += 1
    let next = Int(successors.columns[edge])
    if met[next] < 0 {
      enter(next, successors)
    } else if number[next] < 0 {
      first[vertex] = min(first[vertex], met[next])
    }
  }

  private mutating func leave(_ vertex: Int) {
    path.removeLast()
    if let (parent, _) = path.last { first[parent] = min(first[parent], first[vertex]) }
    if first[vertex] < met[vertex] { return }
    while let last = open.popLast() {
      number[Int(last)] = count
      if Int(last) == vertex { break }
    }
    count += 1
  }
}
