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

  var ledger: SlotLedger { view.record.ledger.declarations }

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
    ledger.declare(declarations.compactMap(\.self))?
      .map { "\($0.firstAttribute) \(Int($0.constant))" }
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
  instance: AnyObject? = nil,
  line: UInt = #line
) -> SlotDeclaration? {
  let source = LayoutSource(line: line)
  let isDimension = attribute == .width || attribute == .height
  let partner = partner?.record
  return SlotDeclaration(
    attribute: attribute,
    relation: relation,
    priority: priority,
    condition: condition,
    source: source,
    instance: instance
  ) { item, parent in
    let second = partner ?? (isDimension ? nil : parent)
    guard isDimension || second != nil else { return nil }
    return LayoutConstraint(
      first: item,
      attribute,
      relation,
      second: second,
      second == nil ? .notAnAttribute : attribute,
      constant: constant,
      priority: priority,
      dialect: .attribute,
      source: source
    )
  }
}
