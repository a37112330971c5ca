import ConstraintSolver

/// A script that cannot be read.
struct Misread: Error {
  let step: String
}

/// One system in the solver, with the rows by the numbers a script gives them.
struct Session: ~Copyable {
  private let solver = Solver()
  /// The variables by the numbers a script gives them.
  private var variables: [Variable] = []
  private var rows: [Row] = []
  /// The numbers of the rows that are there, by handle; a handle may be given again.
  private var numbers: [Row: Int] = [:]

  /// Takes one step of a script.
  mutating func take(_ words: [Substring]) throws {
    guard let verb = words.first else { return }
    switch (verb, words.count) {
    case ("v", 3):
      let count: Int = try read(words[1])
      let first = solver.addVariables(count: count, nonnegative: try read(words[2]))
      variables += (0..<count).map { first.advanced(by: $0) }
    case ("+", 5...): try add(words)
    case ("=", 3): try solver.setConstant(try row(words[1]), try read(words[2]))
    case ("!", 3): try solver.setPriority(try row(words[1]), try read(words[2]))
    case ("-", 2):
      let row = try row(words[1])
      try solver.removeRow(row)
      numbers[row] = nil
    case ("?", 1): solver.solve()
    default: throw Misread(step: words.joined(separator: " "))
    }
  }

  private mutating func add(_ words: [Substring]) throws {
    let relations: [Substring: Relation] = [
      "le": .lessThanOrEqual, "eq": .equal, "ge": .greaterThanOrEqual,
    ]
    guard let relation = relations[words[1]], words.count % 2 == 1 else {
      throw Misread(step: words.joined(separator: " "))
    }
    var terms: [Term] = []
    for index in stride(from: 5, to: words.count, by: 2) {
      terms.append(Term(try variable(words[index]), try read(words[index + 1])))
    }
    let row = try solver.addRow(
      terms,
      relation,
      try read(words[2]),
      priority: try read(words[3]),
      rank: try read(words[4])
    )
    numbers[row] = rows.count
    rows.append(row)
  }

  private func row(_ word: Substring) throws -> Row {
    let index: Int = try read(word)
    guard rows.indices.contains(index) else { throw Misread(step: String(word)) }
    return rows[index]
  }

  private func variable(_ word: Substring) throws -> Variable {
    let index: Int = try read(word)
    guard variables.indices.contains(index) else { throw Misread(step: String(word)) }
    return variables[index]
  }

  private func read<Number: LosslessStringConvertible>(_ word: Substring) throws -> Number {
    guard let number = Number(String(word)) else { throw Misread(step: String(word)) }
    return number
  }
}

extension Session {
  /// Solves, and says everything there is to say about the answer.
  mutating func answer() -> [String] {
    solver.solve()
    var parts = [
      "values" + variables.map { " \(solver.value(of: $0))" }.joined(),
      "left" + list(numbers.keys.filter { solver.isRejected($0) }),
    ]
    for conflict in solver.conflicts {
      parts.append(
        "conflict" + list([conflict.rejected]) + " rows" + list(conflict.rows)
          + " bounds" + conflict.bounds.map { " \($0.index)" }.joined()
      )
    }
    parts.append("open" + solver.ambiguousVariables().variables.map { " \($0.index)" }.joined())
    let certificate = solver.certificate()
    for level in certificate.levels {
      parts.append("level \(level.priority) \(level.violation)" + list(level.multipliers))
    }
    if certificate.isComplete { parts.append("complete") }
    return parts
  }

  private func list(_ handles: [Row]) -> String {
    handles.map { numbers[$0] ?? -1 }.sorted().map { " \($0)" }.joined()
  }

  private func list(_ multipliers: [Certificate.Multiplier]) -> String {
    multipliers.map { entry in
      let place = entry.row.map { "r \(numbers[$0] ?? -1)" } ?? entry.bound.map { "b \($0.index)" }
      return " \(place ?? "?") \(entry.value)"
    }
    .joined()
  }
}
