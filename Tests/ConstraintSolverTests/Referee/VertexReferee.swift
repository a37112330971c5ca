import ConstraintSolver

/// The answer to a small system by looking at every vertex there is, in fractions.
///
/// All that is minimised is linear on either side of each row and of zero. So the best point is one where as
/// many rows and axes meet as there are variables; and rows hold together at one of those points or nowhere. No
/// basis goes from one of them to the next, and nothing is taken for zero that is not.
struct VertexReferee {
  let variables: Int
  let nonnegative: Set<Int>
  private let rows: [RowModel]
  /// Each row's factors by variables, and its constant.
  private let forms: [[Fraction]]
  private let vertices: [[Fraction]]

  init(variables: Int, nonnegative: Set<Int>, rows: [RowModel]) {
    self.variables = variables
    self.nonnegative = nonnegative
    self.rows = rows
    var forms: [[Fraction]] = []
    for row in rows {
      var form = [Fraction](repeating: .zero, count: variables + 1)
      for term in row.terms {
        let index = Int(term.variable.index)
        form[index] = form[index] + Fraction(term.coefficient)
      }
      form[variables] = Fraction(row.constant)
      forms.append(form)
    }
    self.forms = forms
    var planes = forms
    for variable in 0..<variables {
      var axis = [Fraction](repeating: .zero, count: variables + 1)
      axis[variable] = Fraction(1)
      planes.append(axis)
    }
    vertices = Self.meetings(of: planes, count: variables)
  }

  /// Where any `count` planes meet in one point.
  private static func meetings(of planes: [[Fraction]], count: Int) -> [[Fraction]] {
    var found: [[Fraction]] = []
    func choose(_ first: Int, _ chosen: [[Fraction]]) {
      if chosen.count == count {
        if let point = Fraction.solve(chosen), !found.contains(point) { found.append(point) }
        return
      }
      for next in first..<planes.count { choose(next + 1, chosen + [planes[next]]) }
    }
    choose(0, [])
    return found
  }

  private func violation(of row: Int, at point: [Fraction]) -> Fraction {
    var rest = Fraction.zero - forms[row][variables]
    for variable in 0..<variables { rest = rest + forms[row][variable] * point[variable] }
    switch rows[row].relation {
    case .equal: return rest.magnitude
    case .lessThanOrEqual: return max(.zero, rest)
    case .greaterThanOrEqual: return max(.zero, .zero - rest)
    }
  }

  /// The best point, and the required rows that cannot hold beside older ones.
  func answer() -> (values: [Double], rejected: Set<Int>) {
    var points = vertices.filter { point in nonnegative.allSatisfy { point[$0] >= .zero } }
    var rejected: Set<Int> = []
    for row in rows.indices where rows[row].priority == 1000 {
      let holding = points.filter { violation(of: row, at: $0).isZero }
      if holding.isEmpty { rejected.insert(row) } else { points = holding }
    }
    for priority in Set(rows.map(\.priority)).sorted(by: >) where priority < 1000 {
      let numbers = rows.indices.filter { rows[$0].priority == priority }
      keepLeast(&points) { point in
        numbers.reduce(.zero) { $0 + violation(of: $1, at: point) }
      }
    }
    for variable in 0..<variables { keepLeast(&points) { $0[variable].magnitude } }
    return (points[0].map(\.number), rejected)
  }

  private func keepLeast(_ points: inout [[Fraction]], by cost: ([Fraction]) -> Fraction) {
    let costs = points.map(cost)
    guard let least = costs.min() else { return }
    points = zip(points, costs).filter { $1 == least }.map { $0.0 }
  }
}
