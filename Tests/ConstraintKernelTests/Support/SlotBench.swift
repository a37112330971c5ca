import ConstraintKernel

/// A switch that conditions look at.
final class Flag {
  var isOn: Bool

  init(_ isOn: Bool = false) { self.isOn = isOn }
}

/// An item with a ledger of its own, and what it says.
struct SlotBench {
  let root: LayoutView
  let log: IssueLog
  let view: LayoutView

  init(isAttached: Bool = true) {
    (root, log) = makeRoot()
    view = makeView("view", in: isAttached ? root : nil)
  }

  var ledger: ConstraintLedger { view.record.ledger }

  /// The constants of the active constraints, by attribute, in order of installation.
  var active: [String] {
    let hosts = [view] + (view.superview.map { [$0] } ?? [])
    return hosts.flatMap(\.constraints)
      .filter { $0.firstItem === view }
      .map { "\($0.firstAttribute) \(Int($0.constant))" }
      .sorted()
  }

  @discardableResult
  func declare(_ declarations: SlotDeclaration?...) -> [String]? {
    var batch = SlotBatch(of: declarations.compactMap(\.self))
    return ledger.declare(&batch)?
      .map { "\($0.firstAttribute) \(Int($0.constant))" }
  }
}

extension SlotBatch {
  /// A batch of all of them, in order.
  init(of declarations: [SlotDeclaration]) {
    self.init(capacity: declarations.count)
    for declaration in declarations { add(declaration) }
  }
}

/// A position relative to the parent or to `partner`, or a constant dimension.
func want(
  _ attribute: LayoutConstraint.Attribute,
  _ constant: Double,
  _ relation: LayoutConstraint.Relation = .equal,
  at priority: LayoutPriority = .required,
  to partner: LayoutView? = nil,
  when condition: ((LayoutEnvironment) -> Bool)? = nil,
  instance: UInt64 = 0,
  line: UInt = #line
) -> SlotDeclaration? {
  let isDimension = attribute == .width || attribute == .height
  return SlotDeclaration(
    attribute,
    relation,
    partner.map { .item($0.record) } ?? (isDimension ? .nothing : .parent),
    inParent: attribute,
    elsewhere: attribute,
    constant: constant,
    priority: priority,
    extras: condition.map { SlotDeclaration.Extras(condition: $0) },
    source: LayoutSource(line: line),
    instance: instance
  )
}
