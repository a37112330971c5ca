/// `first.attribute  relation  multiplier · second.attribute + constant`, at a priority.
///
/// A constraint has identity, as in UIKit: items, attributes, relation and multiplier are fixed,
/// while ``constant``, ``priority`` and ``identifier`` may change at any time, also across the
/// border of required. It takes part in layout while ``isActive``. It retains neither item.
///
/// Positions are read in the coordinate space of the item it is installed on, so that a multiplier
/// on a location means a fraction of that item, wherever it stands: the nearest common ancestor of
/// both items, or the view whose ``LayoutView/addConstraint(_:)`` was called. Locations of
/// different axes may be related.
///
/// A multiplier beyond 10¹² in magnitude, or nearer to 0 than 10⁻¹² and not 0, is refused on activation; a
/// constant beyond 2⁵³ points counts as 2⁵³.
public final class LayoutConstraint {
  /// What the kernel knows of the item on the first side.
  package let first: ItemRecord
  /// What the kernel knows of the item on the second side; nil without one.
  package let second: ItemRecord?
  /// The attribute on the first side.
  public let firstAttribute: Attribute
  /// How both sides compare.
  public let relation: Relation
  /// The attribute on the second side; ``Attribute/notAnAttribute`` without a second item.
  public let secondAttribute: Attribute
  /// The factor on the second side.
  public let multiplier: Double
  /// Where in source code the constraint was written.
  public let source: LayoutSource

  // What other modules see is computed: Swift checks the access to a stored property while the
  // program runs where it does not see all of them.
  /// What ``dialect`` says.
  var storedDialect: LayoutDialect
  /// What ``rank`` says.
  var activationRank: UInt64 = 0

  /// The constant in both reading directions.
  private(set) var directedConstant: DirectedConstant
  /// What ``priority`` says; of a constraint that is not active it may lie outside (0, 1000].
  private var level: LayoutPriority
  /// What ``isOfSystem`` says.
  private var standsForSystem = false

  /// Whether it is out of layout while one of its items is gone, whatever it speaks of.
  package var leavesWithGone = false
  /// What few constraints have; nil for most.
  private var extras: Extras?

  /// The rarer properties of a constraint, in an object of their own so that most stay small.
  private final class Extras {
    var identifier: String?
    var goneConstant: Double?
    var arrangement: LayoutArrangement?
    var word: LayoutWord?
    var isScaffold = false
  }

  private func makeExtras() -> Extras { extras.made(by: Extras.init) }

  /// The item whose coordinate space it is read in; nil while it is not active.
  var host: ItemRecord?
  /// The row in the engine of ``host``; -1 without one.
  private(set) var row = RowBook.noRow
  /// The ledger that finds, replaces and removes it; nil for one without an owner.
  weak var owner: ConstraintLedger?
  /// The constraints before it in the lists of its items.
  var older = ConstraintLinks()
  /// The constraints behind it in the lists of its items.
  var newer = ConstraintLinks()

  /// Is a row of its own from now on.
  func take(row: Int32) { self.row = row }

  /// Holds an arrangement from now on, as part of its word.
  func becomeScaffold(of word: LayoutWord) {
    let extras = makeExtras()
    (extras.word, extras.isScaffold) = (word, true)
  }

  /// Has no row any more.
  func loseRow() { row = RowBook.noRow }

  /// Makes a constraint from its parts; it is not active yet.
  package init(
    _ first: ItemRecord,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: ItemRecord?,
    _ secondAttribute: Attribute,
    multiplier: Double = 1,
    constant: DirectedConstant = DirectedConstant(0),
    priority: LayoutPriority = .required,
    identifier: String? = nil,
    dialect: LayoutDialect = .kernel,
    source: LayoutSource,
    goneConstant: Double? = nil,
    scaffoldOf word: LayoutWord? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    directedConstant = constant
    level = priority
    storedDialect = dialect
    self.source = source
    if identifier != nil { makeExtras().identifier = identifier }
    if goneConstant != nil { makeExtras().goneConstant = goneConstant }
    if let word { becomeScaffold(of: word) }
  }

  /// Makes what a description says of its item and a second one; it is not active yet.
  package convenience init(_ description: ConstraintDescription, second: ItemRecord?) {
    self.init(
      description.item,
      description.attribute,
      description.relation,
      second,
      description.targetAttribute,
      multiplier: description.multiplier,
      constant: description.constant,
      priority: description.priority ?? .required,
      identifier: description.identifier,
      dialect: description.dialect,
      source: description.source
    )
    if let word = description.word { makeExtras().word = word }
    guard let whole = description.arrangement else { return }
    let extras = makeExtras()
    (extras.arrangement, extras.goneConstant) = (whole, whole.goneConstant(of: first))
  }

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
      first.record,
      firstAttribute,
      relation,
      second?.record,
      secondAttribute,
      multiplier: multiplier,
      constant: DirectedConstant(constant),
      source: LayoutSource(file: file, line: line)
    )
  }

  /// The item on the first side; nil once it was freed.
  public var firstItem: (any LayoutItem)? { first.item }

  /// The item on the second side; nil without one, or once it was freed.
  public var secondItem: (any LayoutItem)? { second?.item }

  /// The dialect that made it, or adopted it since.
  public internal(set) var dialect: LayoutDialect {
    get { storedDialect }
    set { storedDialect = newValue }
  }

  /// A name for people: shown in diagnoses, otherwise without effect.
  public var identifier: String? {
    get { extras?.identifier }
    set { if extras != nil || newValue != nil { makeExtras().identifier = newValue } }
  }

  /// Its place in the order of activation, which decides who yields in a conflict.
  package var rank: UInt64 { activationRank }

  /// What it is a member of; nil for a constraint that stands by itself.
  var arrangement: LayoutArrangement? { extras?.arrangement }

  /// The word that it is part of; nil for a constraint that stands by itself.
  package var word: LayoutWord? { extras?.word }

  /// Whether it holds an arrangement and is none of its members.
  package var isScaffold: Bool { extras?.isScaffold ?? false }

  /// Whether it stands for something a view has by itself, and is not among the view's constraints.
  package var isOfSystem: Bool {
    get { standsForSystem }
    set { standsForSystem = newValue }
  }

  /// The distance added to the second side, in points.
  ///
  /// Setting it edits the solved system in place. A number that is not finite is reported and
  /// changes nothing.
  /// - Complexity: O(1); the next pass touches what depends on it.
  public var constant: Double {
    get {
      guard directedConstant.followsEnvironment else { return directedConstant.leftToRight }
      return constant(in: host ?? first.parent ?? first)
    }
    set { setConstant(DirectedConstant(newValue)) }
  }

  /// Sets the constant of each reading direction.
  ///
  /// Numbers that are not finite are reported and change nothing.
  package func setConstant(_ constant: DirectedConstant) {
    guard isUsable(constant), constant != directedConstant else { return }
    directedConstant = constant
    host?.engine?.constantDidChange(self)
  }

  /// How strongly the constraint is meant.
  ///
  /// A level outside (0, 1000] is reported and ignored.
  /// - Complexity: O(1); the next pass touches what depends on it.
  public var priority: LayoutPriority {
    get { level }
    set {
      guard isUsable(newValue), newValue != level else { return }
      level = newValue
      host?.engine?.priorityDidChange(self)
    }
  }

  /// Sets a priority that is judged when the constraint is activated.
  ///
  /// So a batch that is still being described is refused as a whole if a level lies outside
  /// (0, 1000]. On an active constraint it is the same as setting ``priority``.
  package func setIntendedPriority(_ priority: LayoutPriority) {
    if isActive { self.priority = priority } else { level = priority }
  }

  /// The constant that counts while one of the two items is gone, in points.
  ///
  /// Nil at first, which means: 0 while the first item is gone, so that its own distances go with
  /// it, and ``constant`` while only the second one is. A number that is not finite is reported and
  /// changes nothing. See ``LayoutItem/isGone``.
  public var goneConstant: Double? {
    get { extras?.goneConstant }
    set {
      if let newValue, !isUsable(newValue) { return }
      if extras != nil || newValue != nil { makeExtras().goneConstant = newValue }
      if involvesGone { host?.engine?.constantDidChange(self) }
    }
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Setting it to true installs the constraint on the nearest common ancestor of its items; if
  /// that cannot be, the reason is reported and it stays inactive.
  /// - Complexity: O(1) between siblings or parent and child, else O(depth).
  public var isActive: Bool {
    get { host != nil && first.isPresent && second?.isPresent ?? true }
    set {
      if newValue {
        LayoutConstraint.activate([self])
      } else if let definition = ConstraintScope.definition {
        definition.leaveOut([self])
      } else {
        uninstall()
      }
    }
  }

  /// Activates all in this order, or none if one of them cannot be; every reason is reported.
  ///
  /// Those that are active already stay as they are.
  /// - Complexity: O(1) per constraint between siblings or parent and child, else O(depth).
  public static func activate(_ constraints: [LayoutConstraint]) {
    constraints.refreshAncestry()
    if let definition = ConstraintScope.definition {
      definition.collect(constraints)
    } else {
      ConstraintTransaction(arriving: constraints).commit()
    }
  }

  /// Takes all out of layout; those that are not in it stay as they are.
  ///
  /// - Complexity: O(*n*) in the constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    if let definition = ConstraintScope.definition { return definition.leaveOut(constraints) }
    ConstraintTransaction(leaving: constraints, arriving: []).commit()
  }

  /// Reports something about this constraint to the handler of its items' issues.
  package func report(_ kind: LayoutIssue.Kind) {
    let listener = first.isPresent ? first : second ?? first
    listener.report(LayoutIssue(kind, constraint: self))
  }
}
