/// A line of source code that a diagnosis points to.
public struct LayoutSource: Hashable, Sendable, CustomStringConvertible {
  private let staticFile: StaticString
  private let lineNumber: UInt32

  /// Makes a source from the compiler's own words.
  @inlinable
  public init(file: StaticString = #fileID, line: UInt = #line) {
    self.init(staticFile: file, lineNumber: UInt32(truncatingIfNeeded: line))
  }

  @usableFromInline
  init(staticFile: StaticString, lineNumber: UInt32) {
    self.staticFile = staticFile
    self.lineNumber = lineNumber
  }

  /// The file, as `Module/File.swift`.
  public var file: String { staticFile.description }
  /// The line, counted from 1.
  public var line: UInt { UInt(lineNumber) }
  /// `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }

  /// Whether both point to the same line of the same file.
  public static func == (lhs: LayoutSource, rhs: LayoutSource) -> Bool {
    lhs.lineNumber == rhs.lineNumber && lhs.file == rhs.file
  }

  /// Hashes file and line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lineNumber)
    hasher.combine(file)
  }
}
