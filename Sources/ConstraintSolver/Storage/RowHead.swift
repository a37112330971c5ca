/// What the hot loops need to know of a row, in one word.
///
/// From the low end: 18 bits of unknown terms, 18 bits of terms, 2 bits of relation, flags, and
/// 19 bits naming the priority level.
struct RowHead: BitwiseCopyable {
  var bits: UInt64

  static let termLimit = 1 << 18
  static let free = RowHead(bits: 0)

  @inline(__always)
  init(bits: UInt64) {
    self.bits = bits
  }

  @inline(__always)
  init(count: Int, unknown: Int, relation: Relation, level: Int32) {
    let empty =
      level == LevelTable.required
      ? RowHead(required: relation) : RowHead(relation, level: level)
    bits = empty.bits | Self.bits(ofCount: count) | UInt64(truncatingIfNeeded: unknown)
  }

  /// The head of a required row without terms.
  @inline(__always)
  init(required relation: Relation) {
    bits = Self.liveBit | Self.requiredBit | Self.bits(of: relation)
  }

  /// The head of an optional row without terms.
  @inline(__always)
  init(_ relation: Relation, level: Int32) {
    bits = Self.liveBit | UInt64(truncatingIfNeeded: level) &<< 45 | Self.bits(of: relation)
  }

  /// The head of the same row without its terms.
  var withoutTerms: RowHead { RowHead(bits: bits & ~0xF_FFFF_FFFF) }

  @inline(__always)
  static func bits(ofCount count: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: count) &<< 18
  }

  @inline(__always)
  private static func bits(of relation: Relation) -> UInt64 {
    UInt64(UInt8(bitPattern: relation.rawValue &+ 1)) &<< 36
  }

  static let requiredBit: UInt64 = 1 << 38
  static let liveBit: UInt64 = 1 << 39
  static let supportBit: UInt64 = 1 << 40
  static let rejectedBit: UInt64 = 1 << 41
  static let disputedBit: UInt64 = 1 << 42
  static let errorBit: UInt64 = 1 << 43
  static let errorSignBit: UInt64 = 1 << 44

  /// Of rows that do not hold, or are told about.
  static let unusual = rejectedBit | disputedBit | errorBit

  /// Terms whose variable has no value yet.
  @inline(__always) var unknown: Int { Int(truncatingIfNeeded: bits & 0x3_FFFF) }
  @inline(__always) var count: Int { Int(truncatingIfNeeded: (bits &>> 18) & 0x3_FFFF) }
  /// -1, 0 or 1, as in ``Relation``.
  @inline(__always) var sense: Int { Int(truncatingIfNeeded: (bits &>> 36) & 3) &- 1 }
  @inline(__always) var isRequired: Bool { bits & Self.requiredBit != 0 }
  @inline(__always) var isLive: Bool { bits & Self.liveBit != 0 }
  /// Whether the inequality was tight when its open part was marked, so that the part may lean on it.
  @inline(__always) var isSupport: Bool { bits & Self.supportBit != 0 }
  /// Whether the row is set aside because of a conflict.
  @inline(__always) var isRejected: Bool { bits & Self.rejectedBit != 0 }
  /// Whether the row takes part in a reported conflict.
  @inline(__always) var isDisputed: Bool { bits & Self.disputedBit != 0 }
  /// Whether the optional row was violated when it was last looked at.
  @inline(__always) var hasError: Bool { bits & Self.errorBit != 0 }
  /// On which side the row was violated when it was last looked at: -1, 0 or 1.
  @inline(__always) var errorSign: Int {
    hasError ? (bits & Self.errorSignBit != 0 ? 1 : -1) : 0
  }
  @inline(__always) var level: Int32 { Int32(truncatingIfNeeded: bits &>> 45) }
  @inline(__always) var isEquality: Bool { (bits &>> 36) & 3 == 1 }
  @inline(__always) var isRequiredEquality: Bool { (bits &>> 36) & 7 == 5 }
  /// Whether the row is a required equality and one of its variables has no value yet.
  @inline(__always) var isRequiredEqualityOnOne: Bool {
    bits & (7 &<< 36 | 0x3_FFFF) == 5 &<< 36 | 1
  }

  var relation: Relation {
    sense < 0 ? .lessThanOrEqual : sense > 0 ? .greaterThanOrEqual : .equal
  }
}
