public import ConstraintKernel

/// A handle on what one chain made: one constraint, or several for a compound such as `edges`.
///
/// Take it from the end of a chain with ``ConstraintMakerFinalizable/constraint``, or store the
/// chain itself. It retains its constraints, not the items.
///
/// ```swift
/// var gap: Constraint?
/// label.snp.makeConstraints { make in
///   gap = make.top.equalTo(title.snp.bottom).offset(8).constraint
/// }
/// gap?.update(offset: 16)
/// ```
public class Constraint {
  /// The attributes, the relation and the target.
  final let chain: ConstraintChain
  /// The multiplier, the constant, the priority and the label; once there are constraints, they say these.
  final var numbers: ConstraintNumbers
  /// What was made of the chain, or found by an update.
  final private(set) var made: [LayoutConstraint] = []
  /// What becomes of it when the block ends; nil once it has ended.
  final private var verb: ConstraintVerb?
  /// Whether its constraints are to take part in layout when the block ends.
  final private(set) var isWanted = true

  init(_ chain: ConstraintChain, in verb: ConstraintVerb?) {
    self.chain = chain
    numbers = ConstraintNumbers(constant: chain.target.amount)
    self.verb = verb
  }

  /// What the chain made, one constraint per attribute, in the order of the attributes.
  ///
  /// Inside the block they are made when they are first asked for, and come into layout when it
  /// ends; inside an update they are those that it is about to change. Empty while they cannot be
  /// made, for want of a superview for instance, which is reported when the block ends.
  public final var layoutConstraints: [LayoutConstraint] {
    guard made.isEmpty, let verb else { return made }
    if verb == .update, chain.item.makerLedger.holdsActive {
      let found = (try? descriptions()).map(chain.item.makerLedger.match) ?? []
      return found.contains(nil) ? [] : found.compactMap(\.self)
    }
    refreshAncestry()
    try? make()
    return made
  }

  /// Whether any of the constraints takes part in layout; setting it activates or deactivates all.
  public final var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Puts all of its constraints into layout, or none if one of them cannot be.
  ///
  /// Active ones stay as they are. A handle whose block was refused tries again with the
  /// hierarchy of now. Inside the block it takes back ``deactivate()``.
  public final func activate() {
    if verb != nil {
      isWanted = true
      return
    }
    refreshAncestry()
    made.refreshAncestry()
    let wasMade = !made.isEmpty
    do throws(LayoutIssue) {
      try make()
    } catch {
      return chain.item.refuse(error)
    }
    if !chain.item.makerLedger.add(made), !wasMade { forget() }
  }

  /// Takes all of its constraints out of layout; the item's later updates do not find them.
  ///
  /// Inside the block: when that ends they are not in layout, and wait for ``activate()``.
  public final func deactivate() {
    if verb != nil {
      isWanted = false
      return
    }
    LayoutConstraint.deactivate(made)
    chain.item.makerLedger.release(made)
  }

  /// The older name of ``activate()``.
  /// - Returns: The constraints.
  @discardableResult
  public final func install() -> [LayoutConstraint] {
    activate()
    return layoutConstraints
  }

  /// The older name of ``deactivate()``.
  public final func uninstall() { deactivate() }
}

/// What blocks do with a chain.
extension Constraint {
  /// Asks the items for their parents, which may be foreign code.
  final func refreshAncestry() {
    chain.item.refreshAncestry()
    chain.target.refreshAncestry()
  }

  /// What it describes, an attribute each.
  final func descriptions() throws(LayoutIssue) -> [ConstraintDescription] {
    try chain.descriptions(with: numbers)
  }

  /// The block has ended: the handle stands by itself.
  final func close() { verb = nil }

  /// Makes the constraints that the chain describes, unless there are any.
  final func make() throws(LayoutIssue) {
    if made.isEmpty { made = try chain.makeConstraints(with: numbers) }
  }

  /// An update found the constraints that the chain speaks of.
  final func find(_ constraints: [LayoutConstraint]) { made = constraints }

  /// Lets go of constraints that came to nothing, so that they can be made anew.
  final func forget() {
    if !made.contains(where: \.isActive) { made = [] }
  }
}

/// Reading back.
extension Constraint {
  /// The distance its constraints add to the second side, in points.
  ///
  /// Nothing without constraints, or where those of a compound differ, as after an inset.
  public var constant: Double? { shared(\.constant) }

  /// The factor on the second side; nil without constraints.
  public var multiplier: Double? { shared(\.multiplier) }

  /// How strongly the constraints are meant; nil without constraints, or where they differ.
  public var priority: LayoutPriority? { shared(\.priority) }

  private func shared<Value: Equatable>(_ path: KeyPath<LayoutConstraint, Value>) -> Value? {
    let constraints = layoutConstraints
    guard let value = constraints.first?[keyPath: path] else { return nil }
    return constraints.allSatisfy { $0[keyPath: path] == value } ? value : nil
  }
}

extension LayoutConstraint {
  /// The name a chain gave with `labeled`: its `identifier`.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}
