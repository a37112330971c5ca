/// A line of source code that a diagnosis points to.
public struct LayoutSource: Hashable, Sendable, CustomStringConvertible {
  private let name: StaticString
  private let number: UInt32

  /// Makes a source: by default where it is called.
  public init(file: StaticString = #fileID, line: UInt = #line) {
    name = file
    number = UInt32(clamping: line)
  }

  /// The line, counted from 1.
  public var line: UInt { UInt(number) }

  /// The file, as `Module/File.swift`.
  public var file: String { name.description }

  /// `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }

  /// Whether both point to the same line of the same file.
  public static func == (lhs: LayoutSource, rhs: LayoutSource) -> Bool {
    lhs.line == rhs.line && lhs.file == rhs.file
  }

  /// Hashes file and line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(file)
  }
}
