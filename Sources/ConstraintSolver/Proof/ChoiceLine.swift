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
  }

  private var breakpoints = List<Breakpoint>()
  /// What one level costs elsewhere: how fast it grows with the distance.
  private var drift = Drift(rank: .max, slope: 0)

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
  mutating func add(_ row: Int32, _ head: RowHead, rank: Int32, residual: Double, rate: Double) {
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
  mutating func add(boundOf variable: Int32, value: Double, rate: Double) {
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

  /// The part of the line on which one level after another costs the least; nil where something required is missed
  /// everywhere, or a level costs ever less.
  private mutating func bestInterval(_ share: Double) -> Interval? {
    breakpoints.sort {
      $0.rank != $1.rank
        ? $0.rank < $1.rank
        : $0.distance != $1.distance
          ? $0.distance < $1.distance : $0.bearer.place < $1.bearer.place
    }
    var interval = Interval()
    var first = 0
    var hasDrifted = drift.rank == .max
    while (first < breakpoints.count || !hasDrifted) && !interval.isPoint {
      let next = first < breakpoints.count ? breakpoints[first].rank : .max
      let rank = hasDrifted ? next : min(next, drift.rank)
      if rank == drift.rank { hasDrifted = true }
      var end = first
      while end < breakpoints.count && breakpoints[end].rank == rank { end &+= 1 }
      let part: Interval? =
        rank < 0 ? allowed(first..<end) : least(first..<end, of: rank, in: interval, share)
      guard let part, !part.isEmpty else { return nil }
      interval = part
      first = end
    }
    return interval
  }

  /// The part of the line on which all that is required holds.
  private func allowed(_ required: Range<Int>) -> Interval {
    var interval = Interval()
    for index in required {
      let breakpoint = breakpoints[index]
      if breakpoint.before < 0 { interval.lower = breakpoint }
      if breakpoint.after > 0 && interval.upper == nil { interval.upper = breakpoint }
    }
    return interval
  }

  /// The part of an interval on which the sum of one level is least; nil where it sinks without end.
  private func least(
    _ level: Range<Int>,
    of rank: Int32,
    in interval: Interval,
    _ share: Double
  ) -> Interval? {
    var slope = rank == drift.rank ? drift.slope : 0
    var size = 0.0
    for index in level {
      slope += breakpoints[index].before
      size += breakpoints[index].after - breakpoints[index].before
    }
    var result = interval
    for index in level {
      let breakpoint = breakpoints[index]
      if interval.isAtOrBefore(lower: breakpoint) {
        slope += breakpoint.after - breakpoint.before
        continue
      }
      // Here the slope is that between the breakpoint and the one before it, or the lower end.
      if slope >= -size * share {
        if slope > size * share { return result.atLower }
        if interval.isAtOrAfter(upper: breakpoint) { return result }
        result.upper = breakpoint
        return result
      }
      if interval.isAtOrAfter(upper: breakpoint) { return interval.atUpper }
      result.lower = breakpoint
      slope += breakpoint.after - breakpoint.before
    }
    if slope > size * share { return result.atLower }
    return slope < -size * share ? result.atUpper : result
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

    func isAtOrBefore(lower breakpoint: Breakpoint) -> Bool {
      lower.map { breakpoint.distance <= $0.distance } ?? false
    }

    func isAtOrAfter(upper breakpoint: Breakpoint) -> Bool {
      upper.map { breakpoint.distance >= $0.distance } ?? false
    }

    /// Its lower end alone; nil where it has none.
    var atLower: Interval? { lower.map { Interval(lower: $0, upper: $0) } }

    /// Its upper end alone; nil where it has none.
    var atUpper: Interval? { upper.map { Interval(lower: $0, upper: $0) } }
  }
}
