/// A line of source code that a diagnosis points to.
///
/// Every constraint keeps one, so the file is stored as address and length of the compiler's own
/// text, which lives as long as the program.
public struct LayoutSource: Hashable, Sendable, CustomStringConvertible {
  /// Where the file's text begins; the scalar itself for a text that is stored as one.
  private let address: UInt
  /// The length of the text in bytes; ``scalar`` for a text that is stored as one scalar.
  private let length: UInt32
  private let lineNumber: UInt32

  private static let scalar = UInt32.max

  /// Makes a source from the compiler's own words.
  @inlinable
  public init(file: StaticString = #fileID, line: UInt = #line) {
    self.init(staticFile: file, lineNumber: UInt32(truncatingIfNeeded: line))
  }

  @usableFromInline
  init(staticFile: StaticString, lineNumber: UInt32) {
    if staticFile.hasPointerRepresentation {
      address = UInt(bitPattern: staticFile.utf8Start)
      length = UInt32(truncatingIfNeeded: staticFile.utf8CodeUnitCount)
    } else {
      address = UInt(staticFile.unicodeScalar.value)
      length = Self.scalar
    }
    self.lineNumber = lineNumber
  }

  /// The file, as `Module/File.swift`.
  public var file: String {
    if length == Self.scalar {
      return UnicodeScalar(UInt32(truncatingIfNeeded: address)).map { String($0) } ?? ""
    }
    return String(decoding: text, as: UTF8.self)
  }
  /// The line, counted from 1.
  public var line: UInt { UInt(lineNumber) }
  /// `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }

  private var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: Int(length))
  }

  /// Whether both point to the same line of the same file.
  public static func == (lhs: LayoutSource, rhs: LayoutSource) -> Bool {
    guard lhs.lineNumber == rhs.lineNumber, lhs.length == rhs.length else { return false }
    if lhs.address == rhs.address { return true }
    return lhs.length != scalar && lhs.text.elementsEqual(rhs.text)
  }

  /// Hashes file and line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lineNumber)
    hasher.combine(file)
  }
}
