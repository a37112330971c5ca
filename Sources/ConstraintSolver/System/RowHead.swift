/// What the hot loops need to know of a row, in one word.
///
/// | bits | meaning |
/// |---|---|
/// | 0–17 | terms whose variable has no value yet |
/// | 18–35 | terms |
/// | 36–37 | relation, 0 to 2 |
/// | 38 | required |
/// | 39 | in use |
/// | 40 | supports its part |
/// | 41 | set aside because of a conflict |
/// | 42 | member of a reported conflict |
/// | 43 | optional, and violated when last compared |
/// | 44 | … from above |
/// | 45 | yields in order |
/// | 46–63 | priority level |
struct RowHead: BitwiseCopyable {
  private(set) var bits: UInt64

  /// Rows have fewer terms than this.
  static var termLimit: Int { 1 << 18 }
  /// Levels have numbers below this.
  static var levelLimit: Int { 1 << 18 }
  static var vacant: RowHead { RowHead(bits: 0) }

  @inline(__always)
  private init(bits: UInt64) { self.bits = bits }

  /// The head of a row without terms.
  @inline(__always)
  init(_ relation: Relation, level: LevelID) {
    let required: UInt64 = level == LevelTable.required ? 1 &<< 38 : 0
    let relation = UInt64(UInt8(bitPattern: relation.rawValue &+ 1)) &<< 36
    bits = UInt64(truncatingIfNeeded: level.number) &<< 46 | 1 &<< 39 | required | relation
  }

  /// The same row with another number of terms, all of whose variables have values.
  @inline(__always)
  func with(terms count: Int) -> RowHead {
    RowHead(bits: bits & ~0xF_FFFF_FFFF | UInt64(truncatingIfNeeded: count) &<< 18)
  }

  /// The same row at another level, with nothing known of whether it holds.
  func at(level: LevelID) -> RowHead {
    var head = RowHead(relation, level: level).with(terms: count)
    head.unknown = unknown
    head.yields = yields
    return head
  }

  /// Terms whose variable has no value yet.
  @inline(__always) var unknown: Int {
    get { Int(truncatingIfNeeded: bits & 0x3_FFFF) }
    set { bits = bits & ~0x3_FFFF | UInt64(truncatingIfNeeded: newValue) }
  }
  /// Counts one unknown term more.
  @inline(__always) mutating func addUnknown() { bits &+= 1 }
  /// Counts one unknown term less.
  @inline(__always) mutating func removeUnknown() { bits &-= 1 }

  /// Terms.
  @inline(__always) var count: Int { Int(truncatingIfNeeded: (bits &>> 18) & 0x3_FFFF) }
  /// -1, 0 or 1, as in ``Relation``.
  @inline(__always) var sense: Int { Int(truncatingIfNeeded: (bits &>> 36) & 3) &- 1 }
  var relation: Relation { sense < 0 ? .lessThanOrEqual : sense > 0 ? .greaterThanOrEqual : .equal }
  @inline(__always) var isEquality: Bool { (bits &>> 36) & 3 == 1 }
  @inline(__always) var isRequired: Bool { self[38] }
  @inline(__always) var isRequiredEquality: Bool { (bits &>> 36) & 7 == 5 }
  /// Whether the row is a required equality and one of its variables has no value yet.
  @inline(__always) var isRequiredEqualityOnOne: Bool {
    bits & (7 &<< 36 | 0x3_FFFF) == 5 &<< 36 | 1
  }
  @inline(__always) var level: LevelID { LevelID(Int32(truncatingIfNeeded: bits &>> 46)) }

  /// Whether the row is in use.
  @inline(__always) var isLive: Bool {
    get { self[39] }
    set { self[39] = newValue }
  }
  /// Whether the inequality had no slack when its part was classified, so that the part may lean on it.
  @inline(__always) var isSupport: Bool {
    get { self[40] }
    set { self[40] = newValue }
  }
  /// Whether the row is set aside because of a conflict.
  @inline(__always) var isRejected: Bool { self[41] }
  /// Whether the row takes part in a reported conflict.
  @inline(__always) var isInConflict: Bool { self[42] }
  /// Records the row's part in conflicts.
  mutating func take(_ part: ConflictPart) {
    self[41] = part.isRejected
    self[42] = part.isNamed
  }

  /// On which side the optional row was violated when it was last compared: -1, 0 or 1.
  @inline(__always) var violatedSide: Int { self[43] ? (self[44] ? 1 : -1) : 0 }
  /// Records on which side the row is violated.
  @inline(__always)
  mutating func take(_ violated: ViolatedSide) {
    self[43] = violated.side != 0
    self[44] = violated.side > 0
  }
  /// Whether the optional row was violated when it was last compared.
  @inline(__always) var isViolated: Bool { self[43] }

  /// Whether the row gives way in order among those of its level that do.
  @inline(__always) var yields: Bool {
    get { self[45] }
    set { self[45] = newValue }
  }

  /// Whether the row does not hold, or stands in a conflict.
  @inline(__always) var isRemarkable: Bool { bits & (7 &<< 41) != 0 }

  @inline(__always)
  private subscript(bit: Int) -> Bool {
    get { bits & (1 &<< UInt64(bit)) != 0 }
    set { bits = newValue ? bits | 1 &<< UInt64(bit) : bits & ~(1 &<< UInt64(bit)) }
  }
}
