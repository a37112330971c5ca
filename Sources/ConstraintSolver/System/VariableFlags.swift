/// What is known of a variable besides its value and how it is determined.
struct VariableFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt16

  @inline(__always)
  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Must not be negative.
  static var nonnegative: Self { Self(rawValue: 1) }
  /// Listed as unknown.
  static var listed: Self { Self(rawValue: 2) }
  /// Depends on a free choice: on more than required equalities.
  ///
  /// May be set where that is no longer so.
  static var dependsOnChoice: Self { Self(rawValue: 4) }
  /// Had a value that others were computed from, and lost the row that determined it.
  static var lostDeterminer: Self { Self(rawValue: 8) }
  /// Listed as changed by the present solve.
  static var changed: Self { Self(rawValue: 16) }
  /// Was optimised in a program, or pivoted, during the present solve.
  static var optimized: Self { Self(rawValue: 32) }
  /// A free choice that was decided together with its part, as a line or by a linear program, and will be again.
  static var decided: Self { Self(rawValue: 64) }
  /// A free choice with one optimal value: its multiplier is strictly inside its range.
  static var unique: Self { Self(rawValue: 128) }
  /// A free choice that a tie was broken for, or whose proof is degenerate.
  static var tied: Self { Self(rawValue: 256) }
  // 512 and 1024 say what is known of the variable's part; see ``Partition``, the only one to set them.
  /// A free choice that a single pivot moved during the present solve.
  static var pivoted: Self { Self(rawValue: 2048) }
  /// Never seen by a solve, and zero unless a row gave it a value at once.
  static var fresh: Self { Self(rawValue: 4096) }
  /// Without rows, and not listed.
  static var idle: Self { Self(rawValue: 8192) }
  /// In the evaluation schedule, or in one that was given up.
  static var scheduled: Self { Self(rawValue: 16_384) }
  /// About to be removed.
  static var leaving: Self { Self(rawValue: 32_768) }

  /// Of a variable just added: changed from the start, since its former value means nothing.
  static var new: Self { [.fresh, .changed] }
  /// How a free choice was decided.
  static var decision: Self { [.unique, .tied, .decided] }
  /// How a free choice came to its value.
  static var choiceHistory: Self { decision.union(.pivoted) }

  /// Whether the two have a flag in common.
  @inline(__always)
  func intersects(_ other: Self) -> Bool { rawValue & other.rawValue != 0 }
}

/// What is known of a free choice's multipliers, from the highest level down.
enum Verdict: UInt8, BitwiseCopyable {
  /// Zero so far.
  case open
  /// Strictly inside its range: optimal, and the only optimum.
  case inside
  /// At the upper end of its range; what follows must not be positive.
  case upper
  /// At the lower end of its range; what follows must not be negative.
  case lower
  /// Outside its range: a better point exists.
  case outside
  /// Not to be judged.
  case exempt
}
