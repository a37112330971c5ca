/// Where a method is that goes from basis to basis: what all phases of a linear program share.
///
/// Each part keeps its own state; what has to change together changes here. So these hold between any two
/// calls: the point is where the basic rows meet, rounding apart; a basic row has no residual; the number of
/// movable basic rows is right; the gradient is that of all rows outside the basis, on the sides that they are
/// counted on, once a phase has counted them.
struct ActiveSet: ~Copyable {
  private(set) var rows: ProgramRows
  private(set) var basis: Basis
  private(set) var point: ProgramPoint
  private(set) var costs: Costs
  private(set) var multipliers: ReducedCosts
  /// How fast the residuals of rows with a cost change along the direction of the basis.
  private(set) var rates: SparseVector
  /// What the change of each basic row along it is the sum of, by positions; of a careful program.
  private var edgeSizes = List<Double>()
  /// What the direction of a careful program was rounded by.
  private var edgeRemainders = List<Double>()
  /// What passes for zero.
  let accuracy: Accuracy
  /// Whether all is solved in twice the usual precision.
  let isCareful: Bool
  /// How often a row or an entry may be looked at in all.
  var visitLimit = Int.max
  /// Looks that no part counts; making the lists of a program takes as long as some hundreds of them.
  private var ownVisits = 500
  private var hasDoubt = false
  /// Whether columns took the place of basic rows, whose costs the gradient does not have yet.
  private(set) var hasReplacedRows = false

  /// Makes columns, all of them zero, and room for rows to be added.
  init(columns: Int, rows added: Int, accuracy: Accuracy = Accuracy(), isCareful: Bool = false) {
    self.accuracy = accuracy
    self.isCareful = isCareful
    rows = ProgramRows(columns: columns, accuracy: accuracy)
    basis = Basis(columns: columns, accuracy: accuracy, isCareful: isCareful)
    point = ProgramPoint(columns: columns, accuracy: accuracy, isCareful: isCareful)
    costs = Costs(columns: columns, accuracy: accuracy)
    multipliers = ReducedCosts(columns: columns, accuracy: accuracy)
    rates = SparseVector(count: columns + added, accuracy: accuracy)
  }

  var columns: Int { rows.columns }

  /// How often a row, or an entry of the matrix or of its factors, was looked at so far.
  var visits: Int {
    ownVisits &+ basis.visits &+ point.visits &+ costs.visits &+ multipliers.visits
  }

  /// Whether as many rows were looked at as may be; then no phase takes another step.
  var isExhausted: Bool { visits > visitLimit }

  /// Counts further looks at rows or entries.
  @inline(__always)
  mutating func look(at count: Int) { ownVisits &+= count }

  // MARK: Rows

  /// Adds a coefficient to the row that ``addRow(_:constant:magnitude:rank:uncertainty:)`` will complete.
  @inline(__always)
  mutating func append(_ factor: Double, at column: Int32) { rows.append(factor, at: column) }

  /// Completes a row whose coefficients were appended.
  mutating func addRow(
    _ sense: Int8,
    constant: Double,
    magnitude: Double,
    rank: Int32,
    uncertainty: Double = 1
  ) {
    rows.addRow(
      sense,
      constant: constant,
      magnitude: magnitude,
      rank: rank,
      uncertainty: uncertainty
    )
    basis.addRow()
    point.addRow()
    costs.addRow()
  }

  mutating func setSense(of row: Int, to sense: Int8) { rows.setSense(of: row, to: sense) }

  mutating func admit(_ size: Double, of row: Int) { rows.admit(size, of: row) }

  /// Completes the rows, and begins with the basis at hand.
  mutating func begin() {
    rows.close()
    factor()
    refresh()
  }

  /// Goes on where another method ended, in other rows.
  mutating func resume(_ other: borrowing ActiveSet) {
    basis.resume(exchanges: other.basis.exchanges)
    ownVisits &+= other.visits
    visitLimit = other.visitLimit
    hasDoubt = other.isDoubtful
  }

  // MARK: The basis

  /// Puts a row at a position, whatever the factors say.
  @inline(__always)
  mutating func putBasic(_ row: Int, at position: Int) {
    if let former = basis.put(row, at: position) { costs.noteLeaving(former) }
    costs.noteEntering(row)
  }

  /// Makes rows the basis, position by position, whatever the factors say.
  mutating func putBasic(_ basic: [Int]) {
    basis.put(basic)
    costs.count(basis)
  }

  /// Factors the basis anew; where it is singular, or without its movable rows, columns themselves take the
  /// place of rows.
  mutating func factor(withoutMovableRows: Bool = false) {
    var isLeftOut: [Bool]?
    if withoutMovableRows {
      isLeftOut = (0..<columns).map { costs.isMovable(basis.row(at: $0)) }
    }
    while true {
      let missing = basis.factor(rows, leavingOut: isLeftOut)
      if missing.positions.isEmpty { return }
      hasReplacedRows = true
      for (position, column) in zip(missing.positions, missing.columns) {
        putBasic(column, at: position)
      }
    }
  }

  /// Puts `row`, which was expressed in the basis, at a position.
  ///
  /// Returns whether that made new factors necessary.
  mutating func exchange(_ position: Int, for row: Int) -> Bool {
    if let former = basis.exchange(position, for: row) { costs.noteLeaving(former) }
    costs.noteEntering(row)
    point.setExactResidual(of: row, to: 0)
    if !basis.isStale { return false }
    factor()
    refresh()
    return true
  }

  /// Tells whether columns took the place of rows since this was asked last.
  mutating func takeReplacedRows() -> Bool {
    defer { hasReplacedRows = false }
    return hasReplacedRows
  }

  /// Puts columns in the place of all movable basic rows, if the point where these meet is on the face of points
  /// that are as good; else all stays as it is.
  mutating func replaceMovableRows() {
    let former = basis.save()
    factor(withoutMovableRows: true)
    refresh()
    if isOnFace() {
      for row in 0..<rows.count where !basis.contains(row) {
        let isAbove =
          point.residuals[row] > 0 || point.residuals[row] == 0 && costs.above[row] != .forbidden
        point.setSide(of: row, to: isAbove ? 1 : -1)
      }
      return
    }
    basis.restore(former)
    costs.count(basis)
    refresh()
  }

  /// Whether no row is on a forbidden side of the point.
  private mutating func isOnFace() -> Bool {
    ownVisits &+= rows.count
    for row in 0..<rows.count where !basis.contains(row) && isBeyond(row) { return false }
    return true
  }

  // MARK: The point

  /// Computes the point anew from the constants of the basic rows, and the residuals that matter.
  mutating func refresh() {
    point.meet(&basis, of: rows)
    point.findResiduals(rows, outside: basis, costs)
  }

  /// Moves the point by what the basic rows are still missed by.
  mutating func refine() {
    // What a correction is rounded by decides nothing.
    let wasDoubtful = isDoubtful
    point.refine(&basis, of: rows)
    forgetDoubts(but: wasDoubtful)
  }

  /// Computes the point from its rows once more, and looks whether every row is where it has to be.
  ///
  /// What a phase has decided forbids a row to be left, so that a row on a forbidden side tells of required rows
  /// that do not hold and of levels that are not at their optimum alike.
  mutating func finish() {
    refresh()
    for row in 0..<rows.count where !basis.contains(row) && isBeyond(row) { hasDoubt = true }
    refine()
  }

  /// Puts columns where they are by other means, and moves them by what the basic rows are missed by there.
  mutating func refine(from values: [Double]) {
    for (column, value) in values.enumerated() { point.place(column, at: value) }
    refine()
  }

  /// Finds the residual of a row outside the basis and the side that it counts on.
  mutating func locate(_ row: Int, _ sense: Int8) {
    point.locate(row, sense, of: rows, beside: basis)
  }

  mutating func findResidual(of row: Int) {
    point.findResidual(of: row, of: rows, beside: basis)
  }

  /// Records the residual that an exchange left a row with.
  @inline(__always)
  mutating func setExactResidual(of row: Int, to value: Double) {
    point.setExactResidual(of: row, to: value)
  }

  @inline(__always)
  mutating func setSide(of row: Int, to side: Int8) { point.setSide(of: row, to: side) }

  mutating func clearRounding() { point.clearRounding(rows, outside: basis) }

  func evaluate(_ row: Int) -> Double { point.evaluate(row, of: rows) }

  func tolerance(of row: Int) -> Double { point.tolerance(of: row, of: rows) }

  /// Whether the residual of a row that was located is on a violating side.
  func violates(_ row: Int) -> Bool { point.violates(row, of: rows) }

  /// Whether a row does not hold at the present point, rounding apart.
  mutating func isViolated(_ row: Int) -> Bool {
    if basis.contains(row) { return false }
    ownVisits &+= rows.size(of: row)
    locate(row, rows.senses[row])
    return violates(row)
  }

  /// Whether the residual of a row outside the basis is on a forbidden side.
  @inline(__always)
  func isBeyond(_ row: Int) -> Bool {
    let residual = point.residuals[row]
    return residual != 0 && costs.cost(of: row, on: residual > 0 ? 1 : -1) == .forbidden
  }

  // MARK: Costs

  @inline(__always)
  func cost(of row: Int, on side: Int8) -> Costs.Side { costs.cost(of: row, on: side) }

  /// Gives the sides of a row other costs; the gradient stays as it is.
  @inline(__always)
  mutating func setSides(_ row: Int, above: Costs.Side, below: Costs.Side) {
    costs.setSides(row, above: above, below: below, isBasic: basis.contains(row))
  }

  /// Forbids the violating sides of a row.
  mutating func forbidViolation(of row: Int) {
    let sense = rows.senses[row]
    if !basis.contains(row) {
      locate(row, sense)
      if point.residuals[row] == 0 || violates(row) {
        point.setSide(of: row, to: rows.holdingSide(sense))
      }
    }
    setSides(
      row,
      above: sense > 0 ? .unconstrained : .forbidden,
      below: sense < 0 ? .unconstrained : .forbidden
    )
  }

  /// Penalizes the sides of a row that violate a sense, where they are not forbidden.
  mutating func penalizeViolation(of row: Int, _ sense: Int8) {
    let isBasic = basis.contains(row)
    if !isBasic { locate(row, sense) }
    let (above, below) = (costs.above[row], costs.below[row])
    setSides(
      row,
      above: above == .forbidden || sense > 0 ? above : .penalized,
      below: below == .forbidden || sense < 0 ? below : .penalized
    )
    if !isBasic { addGradient(of: row, times: 1) }
  }

  /// Penalizes the side on which a row outside the basis is, and on which it must not be.
  mutating func penalizeSide(of row: Int) {
    let side: Int8 = point.residuals[row] > 0 ? 1 : -1
    point.setSide(of: row, to: side)
    setSides(
      row,
      above: side > 0 ? .penalized : costs.above[row],
      below: side < 0 ? .penalized : costs.below[row]
    )
    addGradient(of: row, times: 1)
  }

  /// Makes both sides of a row cost nothing.
  mutating func setUnconstrained(_ row: Int) {
    setSides(row, above: .unconstrained, below: .unconstrained)
  }

  /// Adds the gradient of a row outside the basis, on the side that it is counted on, so many times.
  @inline(__always)
  mutating func addGradient(of row: Int, times factor: Double) {
    costs.addGradient(of: row, on: point.sides[row], times: factor, in: rows)
  }

  /// Adds the gradient of a row's violation on the side that it is counted on, whatever that costs.
  mutating func addViolation(of row: Int) {
    costs.addViolation(of: row, on: point.sides[row], in: rows)
  }

  /// Counts a row on its other side.
  @inline(__always)
  mutating func flip(_ row: Int) {
    addGradient(of: row, times: -1)
    point.setSide(of: row, to: -point.sides[row])
    addGradient(of: row, times: 1)
  }

  /// Finds the gradient of the objective and of all rows outside the basis anew.
  ///
  /// - Returns: Whether no row is on a forbidden side.
  mutating func findGradient() -> Bool {
    var isFeasible = true
    for row in 0..<rows.count where !basis.contains(row) {
      let residual = point.residuals[row]
      if residual != 0 {
        let side: Int8 = residual > 0 ? 1 : -1
        if costs.cost(of: row, on: side) == .forbidden {
          isFeasible = false
        } else {
          point.setSide(of: row, to: side)
        }
      }
    }
    recountGradient()
    return isFeasible
  }

  /// Finds the gradient anew on the sides that rows are counted on, so that sums taken back leave no rounding.
  mutating func recountGradient() {
    costs.clearGradient()
    costs.addObjective()
    ownVisits &+= rows.count
    for row in 0..<rows.count where !basis.contains(row) { addGradient(of: row, times: 1) }
  }

  mutating func seek(_ sum: [(column: Int, factor: Double)]) { costs.seek(sum) }
  mutating func forgetObjective() { costs.forgetObjective() }
  mutating func clearGradient() { costs.clearGradient() }

  // MARK: Multipliers

  mutating func findMultipliers() { multipliers.find(&costs, &basis) }
  mutating func clearMultipliers() { multipliers.clear() }

  /// Sets the multiplier at a position, which was zero.
  mutating func setMultiplier(_ value: Double, at position: Int) {
    multipliers.set(value, at: position)
  }

  mutating func hasMultiplier(_ position: Int) -> Bool { !multipliers.isZero(at: position) }

  /// How fast the costs grow when the point leaves the basic row at a position; nil where that is forbidden.
  @inline(__always)
  mutating func derivative(_ position: Int, _ direction: Int8) -> Double? {
    multipliers.derivative(position, direction, basis, costs, rows)
  }

  /// The same by the gradient along the direction that was found; nil where the costs do not fall.
  ///
  /// In twice the usual precision the slope itself is as accurate.
  mutating func derivativeAlongEdge(
    _ position: Int,
    _ direction: Int8
  ) -> (derivative: Double, size: Double)? {
    if isCareful {
      guard let derivative = derivative(position, direction), derivative < 0 else { return nil }
      return (derivative, multipliers.slopes.peaks[position] + abs(derivative))
    }
    return multipliers.derivativeAlongEdge(position, direction, basis, &costs, rows)
  }

  /// Whether a slope along which the costs fall passes for rounding only because of exchanges.
  mutating func mayFall() -> Bool { multipliers.mayFall(basis, costs, rows) }

  /// Carries the multipliers over an exchange by which one row's cost was given up and another's taken on.
  mutating func updateMultipliers(_ position: Int, given: Double, taken: Double) {
    multipliers.update(position, given: given, taken: taken, basis)
  }

  // MARK: Edges

  mutating func express(_ row: Int) { basis.express(row, of: rows) }

  @inline(__always)
  mutating func hasShare(_ position: Int) -> Bool { basis.hasShare(position) }

  /// Finds the edge on which all basic rows but the one at a position keep their residuals.
  mutating func findEdge(_ position: Int) { basis.findDirection(position) }

  @inline(__always)
  mutating func movesAlongEdge(_ column: Int) -> Bool { basis.moves(column) }

  /// Finds how fast residuals change along the edge, where rows outside the basis have a cost.
  mutating func findRates() {
    rates.removeAll()
    var column = basis.direction.next(from: 0)
    while column < columns {
      let value = basis.direction.values[column]
      if value != 0 {
        let peak = basis.direction.peaks[column]
        addRate(column, value, peak)
        ownVisits &+= 1 &+ rows.byColumn.entries(of: column).count
        for entry in rows.byColumn.entries(of: column) {
          let factor = rows.byColumn.factors[entry]
          let row = Int(rows.byColumn.columns[entry]) &+ columns
          addRate(row, factor * value, abs(factor) * peak)
        }
      }
      column = basis.direction.next(from: column &+ 1)
    }
    if isCareful { judgeRates() }
  }

  /// Finds each rate once more, and how much of it is uncertain.
  ///
  /// Only as much arrives as the row's shares in the basic rows let through.
  private mutating func judgeRates() {
    edgeSizes.removeAll()
    edgeRemainders.removeAll()
    for column in 0..<columns { edgeRemainders.append(basis.remainder(at: column)) }
    for position in 0..<columns {
      let row = basis.row(at: position)
      edgeSizes.append(rows.uncertainMagnitude(of: row, at: basis.direction.values))
    }
    var row = rates.next(from: columns)
    while row < rows.count {
      let rate = rows.preciseSum(of: row, at: basis.direction.values, edgeRemainders, less: 0)
      let uncertain = rows.uncertainMagnitude(of: row, at: basis.direction.values)
      let change = basis.change(of: row, of: rows, by: edgeSizes)
      ownVisits &+= columns &* rows.size(of: row)
      rates.set(rate, at: row)
      rates.setPeak(min(rates.peaks[row], uncertain + change), at: row)
      row = rates.next(from: row &+ 1)
    }
  }

  @inline(__always)
  private mutating func addRate(_ row: Int, _ rate: Double, _ peak: Double) {
    if basis.contains(row) || !costs.hasCost(row) { return }
    rates.add(rate, at: row, peak: peak)
  }

  /// Whether a row's residual changes along the edge, rounding apart.
  @inline(__always)
  mutating func hasRate(_ row: Int) -> Bool { !rates.isZero(at: row) }

  mutating func clearRates() { rates.removeAll() }

  /// Moves the point along the edge, whose rates are known.
  mutating func move(by length: Double) { point.move(by: length, along: basis, rates, of: rows) }

  /// The columns that grow when the columns that basic rows hold at zero, at some positions, are raised by
  /// one unit each; nil if one that must not be negative shrinks.
  mutating func columnsRaised(with positions: [Int]) -> [Bool]? {
    for position in positions { basis.addRest(1, at: position, peak: accuracy.exact) }
    basis.solve()
    defer { basis.clearDirection() }
    var isRaised = [Bool](repeating: false, count: columns)
    ownVisits &+= columns
    for column in 0..<columns where isBoundedAndFree(column) {
      if !basis.moves(column) { continue }
      if basis.direction.values[column] < 0 { return nil }
      isRaised[column] = true
    }
    return isRaised
  }

  /// Whether a column must not be negative and is not held at zero by the basis.
  func isBoundedAndFree(_ column: Int) -> Bool {
    rows.senses[column] > 0 && !basis.contains(column)
  }

  // MARK: Doubts

  /// Whether anything was decided by a number that may be rounding, or may not be.
  ///
  /// Whatever happened on the way, an answer is as good as what shows it right in the end; a careful program,
  /// whose inverse is that of the last basis, doubts that alone.
  var isDoubtful: Bool {
    hasDoubt || basis.isDoubtful || point.isDoubtful || costs.isDoubtful
      || multipliers.isDoubtful || rates.isDoubtful
  }

  /// Doubts what was decided.
  mutating func noteDoubt() { hasDoubt = true }

  /// Forgets the doubts of steps that led here, but for those about what was decided before.
  mutating func forgetDoubts(but wasDoubtful: Bool) {
    hasDoubt = wasDoubtful
    basis.forgetDoubts()
    point.forgetDoubts()
    costs.forgetDoubts()
    multipliers.forgetDoubts()
    rates.isDoubtful = false
  }
}
