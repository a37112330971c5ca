extension LayoutConstraint {
  /// What takes a bit or a few: the relation, the dialect, and what goes on at the moment.
  struct State: OptionSet {
    var rawValue: UInt16
    /// Stands among those that wait to be lowered again.
    static let waits = State(rawValue: 1)
    static let ignoresDirectionPairing = State(rawValue: 2)
    /// The present one of two constants is that of right to left.
    static let holdsMirroredConstant = State(rawValue: 4)
    /// Foreign code may run; the constraint must not go away meanwhile.
    static let isBeingLowered = State(rawValue: 8)
    /// Was uninstalled while being lowered, and is let go of afterwards.
    static let leavesAfterLowering = State(rawValue: 16)
    /// The first item keeps it among its own, active or not, for the dialect.
    static let isKept = State(rawValue: 32)
    /// The relation, which never changes; neither of the two for equality.
    static let isAtMost = State(rawValue: 64)
    static let isAtLeast = State(rawValue: 128)

    // The next three bits are the dialect, those behind them say more of a plain declaration.
    fileprivate static let dialectShift: UInt16 = 8
    fileprivate static let dialect = State(rawValue: 7 << dialectShift)
    /// What the attribute dialect has its item keep.
    fileprivate static let plainDeclaration = State(
      rawValue: isKept.rawValue | UInt16(LayoutDialect.attribute.rawValue) << dialectShift
    )
    /// What is wanted is the parent, whichever it is.
    static let followsParent = State(rawValue: 1 << 11)
    /// Meets the parent and its system guides at one attribute, and others at the opposite one.
    static let hasOpposite = State(rawValue: 1 << 12)
    /// Of those two the second attribute is the parent's.
    static let isMetInParent = State(rawValue: 1 << 13)
    /// Was declared again, last of all on the item.
    static let isRepeated = State(rawValue: 1 << 14)
    /// Was dropped as its item moved, and does not count as installed.
    static let isLetGo = State(rawValue: 1 << 15)
    /// All that is said of a constraint which its item keeps.
    static let allOfKept: State = [
      .isKept, .followsParent, .hasOpposite, .isMetInParent, .isRepeated, .isLetGo,
    ]

    /// The state of a new constraint.
    @inline(__always)
    init(_ relation: Relation, _ dialect: LayoutDialect) {
      rawValue = UInt16(dialect.rawValue) << Self.dialectShift
      switch relation {
      case .lessThanOrEqual: insert(.isAtMost)
      case .equal: break
      case .greaterThanOrEqual: insert(.isAtLeast)
      }
    }

    init(rawValue: UInt16) {
      self.rawValue = rawValue
    }
  }

  /// The dialect that made it, or adopted it since.
  public internal(set) var dialect: LayoutDialect {
    get {
      let bits = state.intersection(.dialect).rawValue >> State.dialectShift
      return LayoutDialect(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .kernel
    }
    set {
      state.subtract(.dialect)
      state.formUnion(State(rawValue: UInt16(newValue.rawValue) << State.dialectShift))
    }
  }

  /// The dialect as a set of one.
  @inline(__always)
  var dialectBit: UInt8 {
    1 &<< UInt8(truncatingIfNeeded: state.intersection(.dialect).rawValue >> State.dialectShift)
  }

  /// How both sides compare.
  public var relation: Relation {
    if state.contains(.isAtMost) { return .lessThanOrEqual }
    return state.contains(.isAtLeast) ? .greaterThanOrEqual : .equal
  }

  /// Whether it stands for a declaration of which nothing else is kept.
  @inline(__always)
  var isPlainDeclaration: Bool {
    state.intersection([.isKept, .dialect]) == State.plainDeclaration
  }
}
