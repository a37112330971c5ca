/// What can be said about a report.
public enum Verdict: String, Sendable, CaseIterable {
  /// Its rows cannot hold together, whatever the log leaves out.
  case conflict
  /// Its rows can hold together as they are printed.
  case agrees
  /// Whether they can depends on values that the log does not print.
  case undecided
}

/// The verdict on a report, with everything it stands on.
struct Judgement {
  var verdict = Verdict.agrees
  /// The irreducible sets, smallest first.
  var cores: [[Int]] = []
  var isComplete = true
  /// The reading under which the first set was proved.
  var reading = Reading()
  var missing: [MissingValue] = []
  /// Whether the rows conflict only if the language reads from left to right.
  var assumesLeftToRight = false

  /// Reports with more rows are not looked into.
  static let mostRows = 4_096
}
