/// One part of what follows a place in an equation: ` + 8`, ` * 0.5`, ` ^250`, ` NSSpace(8)`.
struct TailPart {
  enum Kind {
    case factor, constant, priority
    /// A system spacing, which an equation may print without a sign.
    case spacing(isSigned: Bool)
  }

  let kind: Kind
  /// The number, with its sign.
  let number: Bytes
  /// Where the part ends.
  let end: Int

  static let spacings = ["NSSpace(", "NSLayoutAnchorConstraintSpace("]

  /// Reads the part at the beginning.
  init?(_ bytes: Bytes) {
    if let spacing = Self.spacing(bytes) {
      self.init(spacing, isSigned: false)
      return
    }
    var kind = Kind.constant
    var start = bytes.startIndex
    var isSigned = false
    for (mark, marked) in [("*", Kind.factor), ("^", .priority), ("@", .priority)] {
      if let index = bytes.index(behind: mark) { (kind, start) = (marked, index) }
    }
    if let index = bytes.index(behind: "priority:") { (kind, start) = (.priority, index) }
    var index = start
    // Signs and the spaces behind them, then the digits with an exponent.
    while index < bytes.endIndex, " +-".utf8.contains(bytes[index]) {
      isSigned = isSigned || bytes[index] != .space
      index += 1
    }
    if isSigned, let spacing = Self.spacing(bytes[index...]) {
      guard !bytes[start..<index].contains(UInt8(ascii: "-")) else { return nil }
      self.init(spacing, isSigned: true)
      return
    }
    while index < bytes.endIndex {
      let byte = bytes[index]
      let isExponentSign = "+-".utf8.contains(byte) && (bytes[index - 1] | 0x20) == 0x65
      guard byte.isDigit || byte.isLetter || byte == .dot || isExponentSign else { break }
      index += 1
    }
    self.init(kind: kind, number: bytes[start..<index], end: index)
  }

  private init(kind: Kind, number: Bytes, end: Int) {
    self.kind = kind
    self.number = number
    self.end = end
  }

  private init(_ spacing: (number: Bytes, end: Int), isSigned: Bool) {
    self.init(kind: .spacing(isSigned: isSigned), number: spacing.number, end: spacing.end)
  }

  private static func spacing(_ bytes: Bytes) -> (number: Bytes, end: Int)? {
    for mark in spacings {
      guard let start = bytes.index(behind: mark),
        let close = bytes[start...].firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      return (bytes[start..<close], close + 1)
    }
    return nil
  }
}
