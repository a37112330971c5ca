import ConstraintSolver

/// Systems in which hundreds of rows compete, so that a linear program has to decide.
struct CompetingRows: ~Copyable {
  let solver = Solver()
  private(set) var models: [RowModel] = []
  private(set) var rows: [Row] = []
  private(set) var count = 0

  mutating func addVariable(nonnegative: Bool = true) -> Variable {
    count += 1
    return solver.addVariables(count: 1, nonnegative: nonnegative ? 1 : 0)
  }

  mutating func add(
    _ terms: [(Variable, Double)],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double = 1000
  ) throws {
    let model = RowModel(
      terms: terms.map { Term($0.0, $0.1) },
      relation: relation,
      constant: constant,
      priority: priority,
      rank: UInt64(models.count)
    )
    models.append(model)
    rows.append(try model.add(to: solver))
  }

  mutating func setConstant(_ row: Int, _ constant: Double) throws {
    models[row].constant = constant
    try solver.setConstant(rows[row], constant)
  }

  /// The summed violations of a priority at the present values.
  func violation(at priority: Double) -> Double {
    let values = solver.values(count)
    return models.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: values) }
  }

  /// What a solver finds that is given the rows as they are now.
  func freshValues() throws -> [Double] {
    let fresh = Solver()
    for index in 0..<count {
      let isBounded = bounded.contains(index)
      _ = fresh.addVariables(count: 1, nonnegative: isBounded ? 1 : 0)
    }
    for model in models { _ = try model.add(to: fresh) }
    fresh.solve()
    return fresh.values(count)
  }

  private var bounded: Set<Int> = []

  private mutating func addVariables(_ count: Int, nonnegative: Bool) -> [Variable] {
    (0..<count).map { _ in
      if nonnegative { bounded.insert(self.count) }
      return addVariable(nonnegative: nonnegative)
    }
  }

  /// Labels side by side in a space for half of them; all yield alike, or each has its own priorities.
  static func labels(_ size: Int, distinct: Bool) throws -> CompetingRows {
    var system = CompetingRows()
    let root = system.addVariables(1, nonnegative: true)[0]
    try system.add([(root, 1)], .equal, 0)
    var last: (left: Variable, width: Variable)?
    var sum = 0.0
    for index in 0..<size {
      let left = system.addVariables(1, nonnegative: false)[0]
      let width = system.addVariables(1, nonnegative: true)[0]
      let natural = 40 + Double(index * 37 % 50)
      let step = distinct ? 100 * Double(index) / Double(size) : 0
      sum += natural
      if let last {
        try system.add([(left, 1), (last.left, -1), (last.width, -1)], .equal, 0)
      } else {
        try system.add([(left, 1)], .equal, 0)
      }
      try system.add([(width, 1)], .lessThanOrEqual, natural, 250 + step)
      try system.add([(width, 1)], .greaterThanOrEqual, natural, 750 + step)
      last = (left, width)
    }
    if let last {
      try system.add([(root, 1), (last.left, -1), (last.width, -1)], .greaterThanOrEqual, 0)
    }
    try system.setConstant(0, (sum / 2).rounded())
    return system
  }

  /// The same with equal priorities, and a limit for each.
  static func limitedLabels(_ size: Int) throws -> CompetingRows {
    var system = try labels(size, distinct: false)
    for index in 0..<size {
      // The root comes first, then a left edge and a width for each.
      let width = Variable(index: Int32(2 + 2 * index))
      try system.add([(width, 1)], .lessThanOrEqual, 60 + Double(index % 7))
    }
    return system
  }

  /// Edges and widths of random views, far more of them compared than can hold.
  static func randomEdges(_ count: Int) throws -> CompetingRows {
    var system = CompetingRows()
    var numbers = SeededNumbers(seed: count)
    let views = max(10, count / 20)
    let lefts = system.addVariables(views, nonnegative: false)
    let widths = system.addVariables(views, nonnegative: true)
    while system.rows.count < count {
      let (one, other) = (numbers.below(views), numbers.below(views))
      if one == other { continue }
      var terms: [(Variable, Double)]
      if numbers.below(4) == 0 {
        terms = [(widths[one], 1), (widths[other], -1)]
      } else {
        terms = [(lefts[one], 1), (widths[one], [0, 0.5, 1][numbers.below(3)])]
        terms += [(lefts[other], -1), (widths[other], -Double(numbers.below(2)))]
      }
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      try system.add(
        terms.filter { $0.1 != 0 },
        relations[numbers.below(3)],
        Double(numbers.below(400) - 200)
      )
    }
    return system
  }

  /// Wishes at one priority for variables none of which may be below the one before.
  static func chain(_ size: Int) throws -> CompetingRows {
    var system = CompetingRows()
    var numbers = SeededNumbers(seed: size)
    let variables = system.addVariables(size, nonnegative: false)
    for (index, variable) in variables.enumerated() {
      if index > 0 {
        try system.add([(variable, 1), (variables[index - 1], -1)], .greaterThanOrEqual, 0)
      }
      try system.add([(variable, 1)], .equal, Double(numbers.below(1000)), 500)
    }
    return system
  }

  /// Views side by side that are too wide together, and so are any six of them.
  static func overfull(_ size: Int) throws -> CompetingRows {
    var system = CompetingRows()
    let widths = system.addVariables(size, nonnegative: true)
    for (index, width) in widths.enumerated() {
      try system.add([(width, 1)], .greaterThanOrEqual, 20)
      if index < 5 { continue }
      let line = widths[(index - 5)...index].map { ($0, 1.0) }
      try system.add(line, .lessThanOrEqual, Double(60 + index % 61))
    }
    return system
  }

  /// Lines that fill a root, in which no view may be narrower than the next, nor than the one below.
  static func grid(_ side: Int) throws -> CompetingRows {
    var system = CompetingRows()
    let root = system.addVariables(1, nonnegative: true)[0]
    try system.add([(root, 1)], .equal, 40 * Double(side))
    var lines: [[Variable]] = []
    for _ in 0..<side {
      var line: [Variable] = []
      var last: (left: Variable, width: Variable)?
      for _ in 0..<side {
        let left = system.addVariables(1, nonnegative: false)[0]
        let width = system.addVariables(1, nonnegative: true)[0]
        var terms = [(left, 1.0)]
        if let last { terms += [(last.left, -1), (last.width, -1)] }
        try system.add(terms, .equal, 0)
        line.append(width)
        last = (left, width)
      }
      if let last {
        try system.add([(last.left, 1), (last.width, 1), (root, -1)], .equal, 0)
      }
      lines.append(line)
    }
    for row in 0..<side {
      for column in 0..<side {
        let width = lines[row][column]
        if column + 1 < side {
          try system.add([(width, 1), (lines[row][column + 1], -1)], .greaterThanOrEqual, 0)
        }
        if row + 1 < side {
          try system.add([(width, 1), (lines[row + 1][column], -1)], .greaterThanOrEqual, 0)
        }
      }
    }
    return system
  }

  /// A line that fills a root, in which no view may be narrower than a later one, nor the last than the
  /// first.
  static func pairs(_ size: Int) throws -> CompetingRows {
    var system = CompetingRows()
    let root = system.addVariables(1, nonnegative: true)[0]
    try system.add([(root, 1)], .equal, 40 * Double(size))
    var widths: [Variable] = []
    var terms: [(Variable, Double)] = []
    for _ in 0..<size {
      let left = system.addVariables(1, nonnegative: false)[0]
      try system.add([(left, 1)] + terms, .equal, 0)
      widths += system.addVariables(1, nonnegative: true)
      terms = [(left, -1), (widths[widths.count - 1], -1)]
    }
    try system.add([(root, 1)] + terms, .equal, 0)
    for (index, width) in widths.enumerated() {
      for other in widths[(index + 1)...] {
        try system.add([(width, 1), (other, -1)], .greaterThanOrEqual, 0)
      }
    }
    try system.add([(widths[size - 1], 1), (widths[0], -1)], .greaterThanOrEqual, 0)
    return system
  }

  /// Wishes in a circle that cannot all come true, each a point more than the next.
  static func circle(_ size: Int) throws -> CompetingRows {
    var system = CompetingRows()
    let variables = system.addVariables(size, nonnegative: false)
    for (index, variable) in variables.enumerated() {
      try system.add([(variable, 1), (variables[(index + 1) % size], -1)], .equal, 1, 500)
    }
    return system
  }

  /// A table whose rows have sums and whose columns have least sums, with a wish for each place.
  static func table(_ side: Int) throws -> CompetingRows {
    var system = CompetingRows()
    var numbers = SeededNumbers(seed: side * side)
    let places = (0..<side).map { _ in system.addVariables(side, nonnegative: true) }
    for index in 0..<side {
      try system.add(places[index].map { ($0, 1) }, .equal, Double(20 + numbers.below(30)))
      let column = places.map { ($0[index], 1.0) }
      try system.add(column, .greaterThanOrEqual, Double(5 + numbers.below(20)))
    }
    for place in places.joined() {
      let wish = Double(numbers.below(9))
      try system.add([(place, 1)], .equal, wish, [750, 500, 250][numbers.below(3)])
    }
    return system
  }

  /// A tree in which each node is the sum of its children, with wishes for all of them.
  static func tree(_ size: Int) throws -> CompetingRows {
    var system = CompetingRows()
    var numbers = SeededNumbers(seed: size)
    var open = system.addVariables(1, nonnegative: true)
    try system.add([(open[0], 1)], .equal, 1000)
    while system.count < size {
      let parent = open.removeFirst()
      let children = system.addVariables(2 + numbers.below(3), nonnegative: true)
      open += children
      try system.add(children.map { ($0, 1) } + [(parent, -1)], .equal, 0)
      for child in children {
        let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.below(3)]
        let wish = Double(numbers.below(400))
        try system.add([(child, 1)], relation, wish, [750, 500, 250][numbers.below(3)])
      }
    }
    return system
  }
}
