/// A row of a list: one constraint as Apple's systems, SnapKit or Masonry print it.
public struct LogRow: Sendable {
  /// The number of the line it begins on, from 1.
  public var line: Int
  /// The row as it stands in the log, without dressing.
  public var text: String
  /// The class of the constraint.
  public var className: String
  /// The address or label of the constraint; rows with the same one are one constraint.
  public var id: String
  /// The constraint's identifier, where one is printed.
  public var identifier: String?
  /// The autoresizing mask as printed, such as `h=--& v=-&-`.
  public var mask: String?
  /// The file and line that made the constraint, where SnapKit prints it.
  public var source: String?
  /// The ``source`` as compilers and editors write it: `Card.swift:42` for `Card.swift#42`.
  public var place: String? {
    guard var bytes = source.map({ Array($0.utf8) }) else { return nil }
    if let sign = bytes.lastIndex(of: UInt8(ascii: "#")) { bytes[sign] = UInt8(ascii: ":") }
    return String(decoding: bytes, as: UTF8.self)
  }
  /// The superview that the row's note names.
  public var superview: LogItem?
  /// What the row demands, nil where it could not be read.
  public var formula: LogFormula?
  /// Why it could not be read.
  public var problem: String?
  /// Whether the row belongs to the list, and is not only the one the system broke.
  public var isListed = true
  /// False for a row that says it is inactive.
  public var isActive = true
}
