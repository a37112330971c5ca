/// `first.attribute  relation  multiplier · second.attribute + constant`, at a priority.
///
/// A constraint has identity, as in UIKit: items, attributes, relation and multiplier are fixed,
/// while ``constant``, ``priority`` and ``identifier`` may change at any time, also across the
/// border of required. It takes part in layout while ``isActive``. It retains neither item.
///
/// Positions are read in the coordinate space of the nearest common ancestor of both items, so
/// that a multiplier on a location means a fraction of that ancestor, wherever it stands.
public final class LayoutConstraint {
  /// The first item's state, whose record the constraint keeps.
  let firstPointer: ItemPointer
  /// The second item's state, whose record the constraint keeps.
  let secondPointer: ItemPointer?
  @exclusivity(unchecked)
  var constantValue: Double
  /// Where in source code the constraint was written.
  public let source: LayoutSource
  @exclusivity(unchecked)
  var priorityLevel: LayoutPriority
  /// The row in the engine of ``host``; -1 without one.
  @exclusivity(unchecked)
  var row: Int32 = -1
  /// The attribute on the first side.
  public let firstAttribute: Attribute
  /// The attribute on the second side; ``Attribute/notAnAttribute`` without a second item.
  public let secondAttribute: Attribute
  @exclusivity(unchecked)
  var state: State

  /// Where ``host``'s state lies.
  @exclusivity(unchecked)
  var hostPointer: ItemPointer?
  /// The address of the ledger that owns it, or, one higher, that of ``Extras``, which it retains.
  @exclusivity(unchecked)
  private var attached: UInt = 0
  /// Its place in the order of activation, which decides who yields in a conflict.
  @exclusivity(unchecked)
  package internal(set) var rank: UInt64 = 0
  @exclusivity(unchecked)
  var firstLinks = ConstraintList.Links()
  @exclusivity(unchecked)
  var secondLinks = ConstraintList.Links()

  /// What few constraints have, kept apart so that most stay small.
  private final class Extras {
    var owner: Unmanaged<ConstraintLedger>?
    var multiplier = 1.0
    var identifier: String?
    var otherConstant = Double.nan
    var constantWhileGone = Double.nan
  }

  /// Describes a constraint between items that exist for as long as the call takes.
  init(
    at first: ItemPointer,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    second: ItemPointer?,
    _ secondAttribute: Attribute,
    multiplier: Double,
    constant: Double,
    priority: LayoutPriority,
    dialect: LayoutDialect,
    source: LayoutSource
  ) {
    firstPointer = first
    first.retainMention()
    self.firstAttribute = firstAttribute
    state = State(relation, dialect)
    secondPointer = second
    second?.retainMention()
    self.secondAttribute = secondAttribute
    self.constantValue = constant
    self.priorityLevel = priority
    self.source = source
    if multiplier != 1 { makeExtras().multiplier = multiplier }
  }

  deinit {
    if attached & 1 != 0 { keptExtras?.release() }
    firstPointer.releaseMention()
    secondPointer?.releaseMention()
  }

  /// Whether the attributes are of the usual kind; they never change.
  @inline(__always)
  var isOfPlainKind: Bool {
    AttributeSet.isPlain(firstAttribute, secondPointer == nil ? nil : secondAttribute)
  }

  /// The ledger that owns it: whoever may replace it.
  var owner: Unmanaged<ConstraintLedger>? {
    get {
      if let extras { return extras.owner }
      return UnsafeRawPointer(bitPattern: attached).map(Unmanaged.fromOpaque)
    }
    set {
      letGoOfKept()
      if let extras {
        extras.owner = newValue
      } else {
        attached = newValue.map { UInt(bitPattern: $0.toOpaque()) } ?? 0
      }
    }
  }

  var first: ItemRecord { firstPointer.record }
  var second: ItemRecord? { secondPointer?.record }
  /// The item whose coordinate space it is read in, while active.
  var host: ItemRecord? { hostPointer?.record }
  /// The engine that holds its row.
  var engine: LayoutEngine? { hostPointer?.pointee.home?.takeUnretainedValue() }

  /// Makes a constraint between two items, or on one, as UIKit does; it is not active yet.
  ///
  /// What cannot hold by its form (an edge against a width, a location without a second item, a
  /// number that is not finite) is reported when the constraint is activated.
  public convenience init(
    item first: any LayoutItem,
    attribute firstAttribute: Attribute,
    relatedBy relation: Relation,
    toItem second: (any LayoutItem)?,
    attribute secondAttribute: Attribute,
    multiplier: Double,
    constant: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      first: first.record,
      firstAttribute,
      relation,
      second: second?.record,
      secondAttribute,
      multiplier: multiplier,
      constant: constant,
      dialect: .kernel,
      source: LayoutSource(file: file, line: line)
    )
  }

  /// The item on the first side; nothing once it has gone.
  public var firstItem: (any LayoutItem)? { first.item }

  /// The item on the second side; nothing without one, or once it has gone.
  public var secondItem: (any LayoutItem)? { second?.item }

  /// The factor on the second side.
  public var multiplier: Double { extras?.multiplier ?? 1 }

  /// The distance added to the second side, in points.
  ///
  /// Setting it edits the solved system in place. A number that is not finite is reported and
  /// changes nothing.
  /// - Complexity: O(1); the next pass touches what depends on it.
  public var constant: Double {
    get { constantValue }
    set {
      guard newValue.isFinite else { return report(.notFinite(newValue)) }
      if hasOtherConstant { otherConstant = .nan }
      guard newValue != constantValue else { return }
      if isPlainDeclaration { listDeclaration() }
      edit(to: newValue)
    }
  }

  /// Sets the constant to a finite number, whatever else is kept of it.
  func edit(to constant: Double) {
    constantValue = constant
    guard row >= 0 else { return }
    hostPointer?.pointee.home?._withUnsafeGuaranteedRef { $0.constantDidChange(self) }
  }

  /// A name for people: shown in diagnoses, otherwise without effect.
  public var identifier: String? {
    get { extras?.identifier }
    set { if newValue != nil || extras != nil { makeExtras().identifier = newValue } }
  }

  /// The constant in the direction that is not the present one; not a number without such.
  var otherConstant: Double {
    get { extras?.otherConstant ?? .nan }
    set { makeExtras().otherConstant = newValue }
  }

  /// Whether there are two constants, one for each reading direction.
  @inline(__always)
  var hasOtherConstant: Bool { extras.map { !$0.otherConstant.isNaN } ?? false }

  /// What ``goneConstant`` says; not a number for nothing.
  var constantWhileGone: Double {
    get { extras?.constantWhileGone ?? .nan }
    set { makeExtras().constantWhileGone = newValue }
  }

  private func makeExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    made.owner = owner
    attached = UInt(bitPattern: Unmanaged.passRetained(made).toOpaque()) | 1
    return made
  }

  private var keptExtras: Unmanaged<Extras>? {
    UnsafeRawPointer(bitPattern: attached & ~1).map(Unmanaged.fromOpaque)
  }

  /// Whether it never had anything of what few constraints have, not even a multiplier.
  @inline(__always)
  var isBare: Bool { attached & 1 == 0 }

  /// What few constraints have; nothing for one that never had any of it.
  @inline(__always)
  private var extras: Extras? {
    attached & 1 == 0 ? nil : keptExtras?.takeUnretainedValue()
  }

  /// How strongly the constraint is meant.
  ///
  /// A level outside (0, 1000] is reported and ignored.
  public var priority: LayoutPriority {
    get { priorityLevel }
    set {
      guard newValue.isValid else { return report(.priorityOutOfRange(newValue)) }
      guard newValue != priorityLevel else { return }
      if isPlainDeclaration { listDeclaration() }
      priorityLevel = newValue
      if row >= 0 { engine?.priorityDidChange(self) }
    }
  }

  /// Sets a priority that is judged when the constraint is activated.
  ///
  /// So a batch that is still being described is refused as a whole if a level lies outside
  /// (0, 1000]. On an active constraint it is the same as setting ``priority``.
  package func setIntendedPriority(_ priority: LayoutPriority) {
    if isActive || isPlainDeclaration { self.priority = priority } else { priorityLevel = priority }
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Setting it to true installs the constraint on the nearest common ancestor of its items; if
  /// that cannot be, the reason is reported and it stays inactive.
  public var isActive: Bool {
    get { hostPointer != nil }
    set {
      if newValue {
        ConstraintTransaction.install(self)
      } else {
        uninstall()
      }
    }
  }

  /// Activates all, or none if one of them cannot be.
  public static func activate(_ constraints: [LayoutConstraint]) {
    ConstraintTransaction.install(constraints)
  }

  /// Deactivates all.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    constraints.forEachKept { $1.uninstall() }
  }

  package func report(_ kind: LayoutIssue.Kind) {
    let listener = first.hasDied ? second ?? first : first
    listener.report(LayoutIssue(kind, constraint: self))
  }
}

extension LayoutConstraint: Hashable {
  /// Whether both are the same constraint, by identity.
  public static func == (lhs: LayoutConstraint, rhs: LayoutConstraint) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
