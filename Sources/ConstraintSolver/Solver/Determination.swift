/// Codes for how a variable gets its value, where that is not the number of a row.
enum Determination {
  /// Not yet decided.
  static let unknown: Int32 = -1
  /// Nothing pins it: it has the canonical value zero.
  static let canonical: Int32 = -2
  /// Not in use.
  static let removed: Int32 = -3
  /// Codes from here down name the joint group, counted from zero, that decides the variable; the
  /// same codes stand in `determined` for the rows a group holds tight.
  static let firstJoint: Int32 = -16

  @inline(__always)
  static func joint(_ group: Int) -> Int32 { firstJoint - Int32(group) }

  @inline(__always)
  static func group(_ code: Int32) -> Int { Int(firstJoint - code) }
}

/// Bits of `VariableRecord.flags`.
enum VariableFlag {
  static let nonnegative: UInt16 = 1
  /// Listed in `unknowns`.
  static let listed: UInt16 = 2
  /// Depends on more than required equalities; may be set where that is no longer so.
  static let soft: UInt16 = 4
  /// Had a value that others were computed from, and lost its determining row.
  static let loose: UInt16 = 8
  /// Listed in `changed`.
  static let changed: UInt16 = 16
  /// Was settled before during the present solve.
  static let settled: UInt16 = 32
  /// Holds a joint group by being as near to zero as possible.
  static let pinned: UInt16 = 64
  /// A leaf that certified multipliers hold where it is, and nowhere else.
  static let held: UInt16 = 128
  /// A leaf that was chosen among several equally good places, or has its place from rows that the
  /// graph does not show.
  static let vague: UInt16 = 256
  /// In a part that stays optimal and unique while its structure and the signs of its violations
  /// last.
  static let tight: UInt16 = 512
  /// In a part that is built anew whenever something in it moves.
  static let open: UInt16 = 1024
  /// Was moved by a single exchange during the present solve.
  static let exchanged: UInt16 = 2048

  /// Never seen by a solve; listed in `freshBlocks`, and zero unless a row gave it a value at once.
  static let fresh: UInt16 = 4096
  /// Without rows and without a place in a list.
  static let idle: UInt16 = 8192
  /// In the kept order, or in one that is kept no more.
  static let ordered: UInt16 = 16_384
  /// About to be removed.
  static let leaving: UInt16 = 32_768
  /// Filed as changed from the start, because every variable is as long as it is fresh.
  static let new: UInt16 = fresh | changed

  /// What is known of how a leaf came to its place.
  static let choice: UInt16 = held | vague | exchanged
  /// In a part that is built anew when it is touched.
  static let marked: UInt16 = tight | open
  /// Keeps a new row from determining a variable at once.
  static let unusual: UInt16 = marked | idle | soft | ordered
}
