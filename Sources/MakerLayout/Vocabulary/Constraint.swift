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
  @exclusivity(unchecked)
  final var described: ConstraintDescription

  /// The block that makes it is still running.
  @exclusivity(unchecked)
  final var isOpen: Bool

  /// What the chain made: mostly one constraint.
  @exclusivity(unchecked)
  final var made = MadeConstraints.none

  /// What the chain made, one constraint per attribute, in the order of the attributes.
  ///
  /// Empty until the block ended, and after one that was refused.
  public internal(set) final var layoutConstraints: [LayoutConstraint] {
    get { made.all }
    set { made = MadeConstraints(newValue[...]) }
  }

  /// The item's record, once the block has ended that retained it before; what was made keeps it too.
  @exclusivity(unchecked)
  private final var mention: RecordMention?

  /// The record of the item on the second side.
  @exclusivity(unchecked)
  private final var targetMention: RecordMention?

  @exclusivity(unchecked)
  private final var extras: Extras?

  /// What few chains have, kept apart so that most stay small.
  final class Extras {
    var label: String?
    /// Why there is nothing to relate to.
    var refusal: LayoutIssue.Kind?
  }

  init(
    _ record: Unmanaged<ItemRecord>,
    _ attributes: ConstraintAttributes,
    _ relation: LayoutConstraint.Relation,
    _ source: LayoutSource
  ) {
    described = ConstraintDescription(record, attributes, relation, source)
    isOpen = true
  }

  /// Serves as a new chain, when nobody holds it as the one it was.
  @inline(__always)
  final func begin(
    _ record: Unmanaged<ItemRecord>,
    _ attributes: ConstraintAttributes,
    _ relation: LayoutConstraint.Relation,
    _ source: LayoutSource
  ) {
    described = ConstraintDescription(record, attributes, relation, source)
    isOpen = true
  }

  /// Relates the chain to an item; no attributes mean: each to its own kind.
  final func aim(at record: Unmanaged<ItemRecord>, _ attributes: ConstraintAttributes) {
    described.target = .item(record, attributes)
    targetMention = RecordMention(record)
  }

  /// Relates the chain to something else than it began with.
  final func aim(at target: ConstraintTarget.Kind) {
    switch target {
    case .superview: break
    case .constant(let constant):
      described.target = .nothing
      described.constant = constant
    case .item(let record, let attributes): aim(at: .passUnretained(record), attributes)
    case .refused(let kind):
      described.target = .refused
      makeExtras().refusal = kind
    }
  }

  private final func makeExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  /// What the constraints are called in diagnoses.
  final var label: String? {
    get { extras?.label }
    set { makeExtras().label = newValue }
  }

  /// Why there is nothing to relate to.
  final var refusal: LayoutIssue.Kind? { extras?.refusal }

  /// The block that makes it has ended, and somebody holds the chain.
  final func close() {
    isOpen = false
  }

  /// Stands by itself from now on: keeps what it needs as long as nothing is made of it.
  final func settle() {
    if made.isNone {
      mention = RecordMention(described.recordReference)
    } else {
      targetMention = nil
    }
  }

  /// Lets go of what it described, as nobody holds it any more.
  ///
  /// A weak reference may still lead here; the record it finds is one that is there.
  final func clear(_ keeper: Unmanaged<ItemRecord>) {
    described.recordReference = keeper
    targetMention = nil
    if extras != nil { extras = nil }
  }

  /// Whether any of the constraints takes part in layout; setting it activates or deactivates all.
  public final var isActive: Bool {
    get { made.contains(where: \.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Puts all of its constraints into layout, or none if one of them cannot be.
  ///
  /// Active ones stay as they are. A handle whose block was refused tries again with the
  /// hierarchy of now. Inside the block this is reported and does nothing.
  public final func activate() {
    guard !isOpen else { return reportOpen() }
    let record = described.record
    if made.isNone {
      guard let constraints = record.expand(self) else { return }
      layoutConstraints = constraints
    }
    guard ConstraintTransaction.install(layoutConstraints) else { return }
    record.keep(layoutConstraints, for: .maker)
    record.leaveFrame()
  }

  /// Takes all of its constraints out of layout; the item's later updates do not find them.
  ///
  /// Inside the block this is reported and does nothing.
  public final func deactivate() {
    guard !isOpen else { return reportOpen() }
    let constraints = layoutConstraints
    LayoutConstraint.deactivate(constraints)
    described.record.removeKept(constraints, of: .maker)
  }

  /// The older name of ``activate()``.
  public final func install() { activate() }

  /// The older name of ``deactivate()``.
  public final func uninstall() { deactivate() }

  private func reportOpen() {
    described.record.report(
      .invalidUse("a constraint cannot be switched inside the block that makes it"),
      source: described.source
    )
  }
}

/// Reading back.
extension Constraint {
  /// The distance its constraints add to the second side, in points.
  ///
  /// Nothing without constraints, or where those of a compound differ, as after an inset.
  public var constant: Double? { shared(\.constant) }

  /// The factor on the second side; nothing without constraints.
  public var multiplier: Double? { shared(\.multiplier) }

  /// How strongly the constraints are meant; nothing without constraints, or where they differ.
  public var priority: LayoutPriority? { shared(\.priority) }

  private func shared<Value: Equatable>(_ path: KeyPath<LayoutConstraint, Value>) -> Value? {
    guard let value = layoutConstraints.first?[keyPath: path] else { return nil }
    return layoutConstraints.allSatisfy { $0[keyPath: path] == value } ? value : nil
  }
}

extension LayoutConstraint {
  /// The name a chain gave with `labeled`: its `identifier`.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}
