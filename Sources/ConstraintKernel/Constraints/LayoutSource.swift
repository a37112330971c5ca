/// A line of source code that a diagnosis points to.
///
/// Every constraint keeps one, so the file is stored as the address of the compiler's own text, which
/// ends with a zero and lives as long as the program.
public struct LayoutSource: Hashable, Sendable, CustomStringConvertible {
  /// Where the file's text begins; the scalar itself for a text that is stored as one.
  @usableFromInline let address: UInt
  /// The line, and a bit for a text that is stored as one scalar.
  @usableFromInline let lineAndKind: UInt32

  @inlinable static var scalar: UInt32 { 1 << 31 }

  /// Makes a source from the compiler's own words.
  @inlinable
  public init(file: StaticString = #fileID, line: UInt = #line) {
    self.init(staticFile: file, lineNumber: UInt32(truncatingIfNeeded: line))
  }

  @inlinable
  init(staticFile: StaticString, lineNumber: UInt32) {
    let line = min(lineNumber, Self.scalar - 1)
    if staticFile.hasPointerRepresentation {
      address = UInt(bitPattern: staticFile.utf8Start)
      lineAndKind = line
    } else {
      address = UInt(staticFile.unicodeScalar.value)
      lineAndKind = line | Self.scalar
    }
  }

  /// The file, as `Module/File.swift`.
  public var file: String {
    if lineAndKind & Self.scalar != 0 {
      return UnicodeScalar(UInt32(truncatingIfNeeded: address)).map { String($0) } ?? ""
    }
    return UnsafePointer<UInt8>(bitPattern: address).map { String(cString: $0) } ?? ""
  }
  /// The line, counted from 1.
  public var line: UInt { UInt(lineAndKind & ~Self.scalar) }
  /// `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }

  /// Whether both point to the same line of the same file.
  public static func == (lhs: LayoutSource, rhs: LayoutSource) -> Bool {
    guard lhs.lineAndKind == rhs.lineAndKind else { return false }
    return lhs.address == rhs.address || lhs.file == rhs.file
  }

  /// Hashes file and line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lineAndKind)
    hasher.combine(file)
  }
}
