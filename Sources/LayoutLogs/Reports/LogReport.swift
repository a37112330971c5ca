/// One report of constraints that cannot be satisfied together, or a list that looks like one.
public struct LogReport: Sendable {
  /// The number of the line the report begins on, from 1.
  public internal(set) var line: Int
  /// The rows as listed; the row the system broke stands at the end if the list leaves it out.
  public internal(set) var rows: [LogRow] = []
  /// The index of the row the system broke, nil where the report does not say one.
  public internal(set) var broken: Int?
  /// Whether the log says that the system could not satisfy these constraints.
  ///
  /// Lists that somebody printed look the same and say nothing of the kind.
  public internal(set) var isComplaint = false
  /// Whether the list is known to leave rows out.
  public internal(set) var isCut = false
}
