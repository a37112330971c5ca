/// Variables and rows that are solved together as a linear program.
struct Region {
  /// In the order of the canonical choice.
  var variables: [VariableID] = []
  /// Required rows, oldest rank first.
  var required: [RowID] = []
  /// Optional rows, highest priority first.
  var optional: [RowID] = []
  /// Variables that rows mention all the same: what determines them is put in their place.
  var substituted: [VariableID] = []

  var rowCount: Int { required.count + optional.count }

  /// The row of the system, or the bound of a variable, behind a row of the program.
  func bearer(_ number: Int) -> RowOrBound {
    number < variables.count ? .bound(variables[number]) : .row(row(number))
  }

  /// The row of the system behind a row of the program that is no column.
  func row(_ number: Int) -> RowID {
    let position = number - variables.count
    return position < required.count ? required[position] : optional[position - required.count]
  }
}

/// Where a variable or a row stands in a region, as ``LinearSystem/precedes(_:_:)`` and
/// ``LinearSystem/isOlder(_:_:)`` say, side by side for many comparisons.
private struct Place<Kind>: BitwiseCopyable, Comparable {
  var level: Int32 = 0
  var order: UInt64
  var sequence: UInt32
  var id: Identifier<Kind>

  init(order: UInt64, sequence: UInt32, id: Identifier<Kind>) {
    self.order = order
    self.sequence = sequence
    self.id = id
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.level != right.level { return left.level < right.level }
    if left.order != right.order { return left.order < right.order }
    if left.sequence != right.sequence { return left.sequence < right.sequence }
    return left.id < right.id
  }
}

extension SolverState {
  /// All regions of variables in use that hang together through shared terms.
  ///
  /// - Complexity: O(terms), and sorting.
  mutating func regions() -> [Region] {
    system.beginWalk()
    var regions: [Region] = []
    for start in system.variables.ids
    where system.isLive(start) && system.variables[start].mark != system.walk.current {
      regions.append(region(around: start))
    }
    return regions
  }

  /// Everything connected with `start` that the walk has not met yet.
  private mutating func region(around start: VariableID) -> Region {
    var variables = [start]
    var rows: [RowID] = []
    system.variables[start].mark = system.walk.current
    var index = 0
    while index < variables.count {
      var next = system.variables[variables[index]].firstTerm
      index += 1
      while !next.isNone {
        let row = system.terms[next].row
        next = system.terms[next].next
        if system.rows[row].mark == system.walk.current { continue }
        system.rows[row].mark = system.walk.current
        rows.append(row)
        for position in system.terms(of: row) {
          let other = system.terms[position].variable
          if system.variables[other].mark == system.walk.current { continue }
          system.variables[other].mark = system.walk.current
          variables.append(other)
        }
      }
    }
    return region(of: variables, rows)
  }

  /// Variables in the order of the canonical choice, required rows by age, optional ones by priority.
  mutating func region(of variables: [VariableID], _ rows: [RowID]) -> Region {
    var columns = variables.map { Place(order: system.orders[$0], sequence: 0, id: $0) }
    var required: [Place<RowRecord>] = []
    var optional: [Place<RowRecord>] = []
    for row in rows {
      let record = system.rows[row]
      var place = Place(order: record.rank, sequence: record.sequence, id: row)
      if record.head.isRequired {
        required.append(place)
      } else {
        place.level = system.rank(of: row)
        optional.append(place)
      }
    }
    columns.sort()
    required.sort()
    optional.sort()
    return Region(
      variables: columns.map { $0.id },
      required: required.map { $0.id },
      optional: optional.map { $0.id }
    )
  }
}
