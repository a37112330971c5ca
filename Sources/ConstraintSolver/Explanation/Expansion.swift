/// A sum of variables, written in what holds them in place: `Σ rate · constant of the source`.
struct Expansion {
  /// The sources with a rate other than zero, first causes first.
  private(set) var sources: [Reason.Source] = []
  private var entries: [Reason.Source: (rate: Double, size: Double)] = [:]

  /// How much the sum grows with the constant of a source.
  func rate(of source: Reason.Source) -> Double {
    entries[source]?.rate ?? 0
  }

  /// Whether the sum depends on a source.
  func contains(_ source: Reason.Source) -> Bool { entries[source] != nil }

  /// Adds to the rate of a source; `size` is the sum of the magnitudes the rate is the difference of.
  mutating func add(_ rate: Double, size: Double, to source: Reason.Source) {
    if let known = entries[source] {
      entries[source] = (known.rate + rate, known.size + size)
    } else {
      sources.append(source)
      entries[source] = (rate, size)
    }
  }

  /// Adds another expansion times a factor.
  mutating func add(_ other: Expansion, times factor: Double) {
    for source in other.sources {
      guard let entry = other.entries[source] else { continue }
      add(entry.rate * factor, size: entry.size * abs(factor), to: source)
    }
  }

  /// Forgets sources whose rates cancelled, rounding apart.
  mutating func dropCancelled() {
    sources.removeAll { source in
      guard let entry = entries[source] else { return true }
      let isCancelled = abs(entry.rate) <= entry.size * Tolerance.slope
      if isCancelled { entries[source] = nil }
      return isCancelled
    }
  }
}

/// How many terms a question may still look at.
struct QuestionBudget {
  private let terms: Int
  private var left: Int

  init(_ terms: Int) {
    self.terms = terms
    left = terms
  }

  /// What looking at these terms took, in looks at one row: adding one up takes as long as eight.
  var work: Int { 8 * (terms - left) }

  /// Takes a number of terms; false once there are none left.
  mutating func take(_ terms: Int) -> Bool {
    left -= terms
    return left >= 0
  }
}
