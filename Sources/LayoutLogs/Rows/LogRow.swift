/// A row of a list: one constraint as Apple's systems, SnapKit or Masonry print it.
package struct LogRow: Sendable {
  /// The number of the line it begins on, from 1.
  package var line: Int
  /// The row as it stands in the log, without dressing.
  package var text: String
  /// The class of the constraint.
  package var className: String
  /// The address or label of the constraint; rows with the same one are one constraint.
  package var id: String
  /// The constraint's identifier, where one is printed.
  package var identifier: String?
  /// The autoresizing mask as printed, such as `h=--& v=-&-`.
  package var mask: String?
  /// The file and line that made the constraint, where SnapKit prints it.
  package var source: String?
  /// The ``source`` as compilers and editors write it: `Card.swift:42` for `Card.swift#42`.
  package var place: String? {
    guard var bytes = source.map({ Array($0.utf8) }) else { return nil }
    if let sign = bytes.lastIndex(of: UInt8(ascii: "#")) { bytes[sign] = UInt8(ascii: ":") }
    return String(decoding: bytes, as: UTF8.self)
  }
  /// The superview that the row's note names.
  package var superview: LogItem?
  /// What the row demands, nil where it could not be read.
  package var formula: LogFormula?
  /// Why it could not be read.
  package var problem: String?
  /// Whether the row belongs to the list, and is not only the one the system broke.
  package var isListed = true
  /// False for a row that says it is inactive.
  package var isActive = true
}
