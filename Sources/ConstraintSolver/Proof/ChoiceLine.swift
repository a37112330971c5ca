/// The line on which one choice moves while all others stay: where rows come to another side on the way, and which
/// point of it is the best.
///
/// What rows cost on a line is convex and piecewise linear. One level after another keeps the interval in which its
/// sum is least, and the first to keep a single point decides. In the simplex method that is a step over all
/// breakpoints which still gain something, instead of one to the first of them: a long step (see I. Maros,
/// "Computational techniques of the simplex method", 2003, chapter 9).
struct ChoiceLine: ~Copyable {
  /// Where something comes to another side.
  struct Breakpoint: BitwiseCopyable {
    /// What does.
    let bearer: RowOrBound
    /// The level from the top; -1 stands for what is required.
    let rank: Int32
    /// How far from where the choice is.
    let distance: Double
    /// How fast what it costs grows with the distance before the point, and after it.
    let before: Double
    let after: Double

    /// How much faster it grows after the point than before it.
    var jump: Double { after - before }

    /// Whether the line comes here before it comes to another one; of those in one place, in the order of bearers.
    func precedes(_ other: Breakpoint) -> Bool {
      distance != other.distance
        ? distance < other.distance : bearer.place < other.bearer.place
    }
  }

  /// A point that is better than all others.
  struct CanonicalPoint: BitwiseCopyable {
    /// What comes to another side there.
    let holder: RowOrBound
    /// How far from where the choice is.
    let distance: Double
    /// Whether levels and rows that yield decide, and not the canonical choice.
    let isByRows: Bool

    fileprivate init?(_ breakpoint: Breakpoint?, isByRows: Bool) {
      guard let breakpoint else { return nil }
      self.holder = breakpoint.bearer
      self.distance = breakpoint.distance
      self.isByRows = isByRows
    }
  }

  private var breakpoints = List<Breakpoint>()
  /// The rows that yield, while their sums are compared; kept for the memory it has.
  private var yielding = List<YieldingRow>()
  /// What one level costs elsewhere: how fast it grows with the distance.
  private var drift = Drift(rank: .max, slope: 0)

  /// A row that yields: how fast its cost grows inside an interval, and how much faster beyond its breakpoint.
  struct YieldingRow: BitwiseCopyable {
    let rank: Int32
    let order: UInt64
    let slope: Double
    let jump: Double

    func yieldsWith(_ other: Self) -> Bool { rank == other.rank && order == other.order }
  }

  private struct Drift: BitwiseCopyable {
    let rank: Int32
    let slope: Double
  }

  /// Starts over with nothing on the line.
  mutating func begin() {
    breakpoints.removeAll()
    drift = Drift(rank: .max, slope: 0)
  }

  /// Adds a row by its level, its residual where the choice is, and how fast that moves with the choice.
  mutating func add(_ row: RowID, _ head: RowHead, rank: Int32, residual: Double, rate: Double) {
    let (up, down) = (max(rate, 0), min(rate, 0))
    let before = head.sense < 0 ? down : head.sense > 0 ? -up : -abs(rate)
    let after = head.sense < 0 ? up : head.sense > 0 ? -down : abs(rate)
    breakpoints.append(
      Breakpoint(
        bearer: .row(row),
        rank: rank,
        distance: -residual / rate,
        before: before,
        after: after
      )
    )
  }

  /// Adds the bound of a variable by its value, and by how fast that moves with the choice.
  mutating func add(boundOf variable: VariableID, value: Double, rate: Double) {
    breakpoints.append(
      Breakpoint(
        bearer: .bound(variable),
        rank: -1,
        distance: -value / rate,
        before: -max(rate, 0),
        after: -min(rate, 0)
      )
    )
  }

  /// Has a level cost more evenly along the whole line.
  mutating func setDrift(_ slope: Double, rank: Int32) { drift = Drift(rank: rank, slope: slope) }

  /// The best point of the line; nil where a whole interval is as good, or nothing holds the choice.
  ///
  /// A sum of slopes below a share of what it is the sum of is zero.
  ///
  /// - Complexity: O(n log n) for n breakpoints.
  mutating func best(zero share: Double) -> Breakpoint? {
    guard let interval = bestInterval(share), interval.isPoint else { return nil }
    return interval.lower
  }

  /// The nearest of the best points of the line; nil where the choice is at one of them, or nothing holds it.
  mutating func nearestBest(zero share: Double) -> Breakpoint? {
    guard let interval = bestInterval(share) else { return nil }
    if let lower = interval.lower, lower.distance > 0 { return lower }
    if let upper = interval.upper, upper.distance < 0 { return upper }
    return nil
  }

  /// The point of the line that levels, rows that yield in order and the canonical choice leave, one after another;
  /// nil where none of these decides, or where zero does, which is no row's point.
  ///
  /// `moved` is what moves along the line, with its rates.
  ///
  /// - Complexity: O(n log n) for n breakpoints.
  mutating func canonicalPoint(
    in system: borrowing LinearSystem,
    moving moved: borrowing List<VariableID>,
    _ derivatives: borrowing Derivatives
  ) -> CanonicalPoint? {
    guard let interval = bestInterval(system.accuracy.zero) else { return nil }
    if interval.isPoint { return CanonicalPoint(interval.lower, isByRows: true) }
    if let slope = yieldingSlope(inside: interval, of: system) {
      return CanonicalPoint(slope > 0 ? interval.lower : interval.upper, isByRows: true)
    }
    var first: VariableID?
    for index in moved.indices where derivatives.rate(of: moved[index]) != 0 {
      if first.map({ system.precedes(moved[index], $0) }) ?? true { first = moved[index] }
    }
    guard let first else { return nil }
    let rate = derivatives.rate(of: first)
    if system.isPosition(first) {
      let least = rate > 0 ? interval.lower : interval.upper
      let greatest = rate > 0 ? interval.upper : interval.lower
      return CanonicalPoint(least ?? greatest, isByRows: false)
    }
    let zero = -system.values[first] / rate
    if let lower = interval.lower, zero <= lower.distance {
      return CanonicalPoint(lower, isByRows: false)
    }
    if let upper = interval.upper, zero >= upper.distance {
      return CanonicalPoint(upper, isByRows: false)
    }
    return nil
  }

  /// The highest level of a row on the line; that below all others where there is none.
  var highestRank: Int32 {
    var rank = Int32.max
    for index in breakpoints.indices where breakpoints[index].rank >= 0 {
      rank = min(rank, breakpoints[index].rank)
    }
    return rank
  }

  /// How fast the first sum of rows that yield in the same place grows with the distance inside an interval, where
  /// all levels are even: by levels from the top, by orders from the last; nil where all those sums are even.
  private mutating func yieldingSlope(
    inside interval: Interval,
    of system: borrowing LinearSystem
  ) -> Double? {
    let lower = interval.lower?.distance ?? -.infinity
    yielding.removeAll()
    for index in breakpoints.indices {
      let breakpoint = breakpoints[index]
      guard breakpoint.rank >= 0, let row = breakpoint.bearer.row, system.rows[row].head.yields
      else { continue }
      yielding.append(
        YieldingRow(
          rank: breakpoint.rank,
          order: system.yieldingOrder(of: row),
          slope: breakpoint.distance <= lower ? breakpoint.after : breakpoint.before,
          jump: breakpoint.jump
        )
      )
    }
    yielding.sort { $0.rank != $1.rank ? $0.rank < $1.rank : $0.order > $1.order }
    var first = 0
    while first < yielding.count {
      var (slope, size, end) = (0.0, 0.0, first)
      while end < yielding.count, yielding[end].yieldsWith(yielding[first]) {
        slope += yielding[end].slope
        size += yielding[end].jump
        end += 1
      }
      if abs(slope) > size * system.accuracy.zero { return slope }
      first = end
    }
    return nil
  }

  /// Marks what comes to another side on the line as met.
  func meetBearers(in system: inout LinearSystem) {
    for index in breakpoints.indices {
      let bearer = breakpoints[index].bearer
      if let row = bearer.row { _ = system.meet(row: row) }
      if let variable = bearer.boundedVariable { _ = system.meet(variable) }
    }
  }

  /// Whether the choice's point has more than its holder on it: another equality that holds, another row or bound
  /// without slack.
  func isHeldTwice(by holder: RowOrBound, in system: inout LinearSystem) -> Bool {
    for index in breakpoints.indices where breakpoints[index].bearer != holder {
      guard let row = breakpoints[index].bearer.row else {
        if let variable = breakpoints[index].bearer.boundedVariable, system.values[variable] == 0 {
          return true
        }
        continue
      }
      if system.violatedSide(of: row, system.rows[row].head) != 0 { continue }
      if system.rows[row].head.isEquality || !system.hasSlack(row) { return true }
    }
    return false
  }

  /// The part of the line on which one level after another costs the least; nil where something required is missed
  /// everywhere, or a level costs ever less.
  ///
  /// The first levels mostly decide, and are brought forward one by one; only if they do not is all sorted.
  private mutating func bestInterval(_ share: Double) -> Interval? {
    var interval = Interval()
    var (first, levelCount) = (0, 0)
    var hasDrifted = drift.rank == .max
    while (first < breakpoints.count || !hasDrifted) && !interval.isPoint {
      if levelCount == Self.mostUnsortedLevels { breakpoints.sort { $0.rank < $1.rank } }
      let next = nextRank(from: first, isSorted: levelCount >= Self.mostUnsortedLevels)
      let rank = hasDrifted ? next : min(next, drift.rank)
      if rank == drift.rank { hasDrifted = true }
      var end = first
      if levelCount < Self.mostUnsortedLevels {
        end = bring(toFront: first, below: breakpoints.count) { $0.rank == rank }
      } else {
        while end < breakpoints.count && breakpoints[end].rank == rank { end &+= 1 }
      }
      levelCount &+= 1
      let part: Interval? =
        rank < 0 ? allowed(first..<end) : least(first..<end, of: rank, in: interval, share)
      guard let part, !part.isEmpty else { return nil }
      interval = part
      first = end
    }
    return interval
  }

  /// With so many levels it takes less time to sort them than to look for each of them.
  private static var mostUnsortedLevels: Int { 8 }

  /// The highest level from a place on; that below all others where there is none.
  private func nextRank(from first: Int, isSorted: Bool) -> Int32 {
    if isSorted { return first < breakpoints.count ? breakpoints[first].rank : .max }
    var rank = Int32.max
    for index in first..<breakpoints.count { rank = min(rank, breakpoints[index].rank) }
    return rank
  }

  /// Brings those of some breakpoints that satisfy a condition before the others; returns where those begin.
  private mutating func bring(
    toFront first: Int,
    below end: Int,
    where isWanted: (Breakpoint) -> Bool
  ) -> Int {
    var next = first
    for index in first..<end where isWanted(breakpoints[index]) {
      breakpoints.swapAt(next, index)
      next &+= 1
    }
    return next
  }

  /// The part of the line on which all that is required holds.
  private func allowed(_ required: Range<Int>) -> Interval {
    var interval = Interval()
    for index in required {
      let breakpoint = breakpoints[index]
      if breakpoint.before < 0, interval.lower.map({ $0.precedes(breakpoint) }) ?? true {
        interval.lower = breakpoint
      }
      if breakpoint.after > 0, interval.upper.map({ breakpoint.precedes($0) }) ?? true {
        interval.upper = breakpoint
      }
    }
    return interval
  }

  /// The part of an interval on which the sum of one level is least; nil where it sinks without end.
  private mutating func least(
    _ level: Range<Int>,
    of rank: Int32,
    in interval: Interval,
    _ share: Double
  ) -> Interval? {
    var slope = rank == drift.rank ? drift.slope : 0
    var size = 0.0
    for index in level {
      slope += breakpoints[index].before
      size += breakpoints[index].jump
    }
    let lower = interval.lower?.distance ?? -.infinity
    let upper = interval.upper?.distance ?? .infinity
    // Here the slope is that where the interval begins.
    let start = bring(toFront: level.lowerBound, below: level.upperBound) { $0.distance <= lower }
    for index in level.lowerBound..<start { slope += breakpoints[index].jump }
    let end = bring(toFront: start, below: level.upperBound) { $0.distance < upper }
    let turn = turn(in: start..<end, from: &slope, upTo: -size * share)
    var result = interval
    if turn > start { result.lower = breakpoints[turn - 1] }
    if slope > size * share { return result.atLower }
    if slope < -size * share { return result.atUpper }
    if turn < end { result.upper = breakpoints[turn] }
    return result
  }

  /// Where the slope comes to a limit: the first breakpoint, in the order of the line, before which it is there, and
  /// that is then in place, as is the one before it.
  ///
  /// Quickselect with weights (C. A. R. Hoare, "Algorithm 65: Find", 1961).
  ///
  /// - Parameters:
  ///   - range: Breakpoints in any order.
  ///   - slope: The slope before them, then that before the one which is returned.
  ///   - limit: The least slope that is wanted.
  /// - Returns: Its position; the end of the range if the slope stays below the limit.
  /// - Complexity: O(n) for n breakpoints, wherever they are.
  private mutating func turn(
    in range: Range<Int>,
    from slope: inout Double,
    upTo limit: Double
  ) -> Int {
    var (start, end) = (range.lowerBound, range.upperBound)
    var choice = UInt32(truncatingIfNeeded: range.count)
    while start < end {
      // Any element will do; one that cannot be foreseen is seldom at an end.
      choice = choice &* 1_664_525 &+ 1_013_904_223
      breakpoints.swapAt(start + Int(choice >> 8) % (end - start), end - 1)
      let pivot = breakpoints[end - 1]
      let place = bring(toFront: start, below: end - 1) { $0.precedes(pivot) }
      breakpoints.swapAt(place, end - 1)
      var before = slope
      for index in start..<place { before += breakpoints[index].jump }
      if before >= limit {
        end = place
      } else {
        start = place + 1
        slope = before + pivot.jump
      }
    }
    return start
  }

  /// A part of the line, open where it has no end.
  private struct Interval {
    var lower: Breakpoint?
    var upper: Breakpoint?

    var isPoint: Bool {
      guard let lower, let upper else { return false }
      return lower.distance == upper.distance
    }

    var isEmpty: Bool {
      guard let lower, let upper else { return false }
      return lower.distance > upper.distance
    }

    /// Its lower end alone; nil where it has none.
    var atLower: Interval? { lower.map { Interval(lower: $0, upper: $0) } }

    /// Its upper end alone; nil where it has none.
    var atUpper: Interval? { upper.map { Interval(lower: $0, upper: $0) } }
  }
}
