/// One report of constraints that cannot be satisfied together, or a list that looks like one.
package struct LogReport: Sendable {
  /// The number of the line the report begins on, from 1.
  package internal(set) var line: Int
  /// The rows as listed; the row the system broke stands at the end if the list leaves it out.
  package internal(set) var rows: [LogRow] = []
  /// The index of the row the system broke, nil where the report does not say one.
  package internal(set) var broken: Int?
  /// Whether the log says that the system could not satisfy these constraints.
  ///
  /// Lists that a program's own code printed look the same and say nothing of the kind.
  package internal(set) var isComplaint = false
  /// Whether the list is known to leave rows out.
  package internal(set) var isCut = false
}
