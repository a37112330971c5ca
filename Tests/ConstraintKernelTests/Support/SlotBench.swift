import ConstraintKernel
import Dialects

/// A switch that conditions look at.
final class Flag {
  var isOn: Bool
  /// How often it was looked at through ``asked``.
  private(set) var askedCount = 0

  init(_ isOn: Bool = false) { self.isOn = isOn }

  /// The same, counted.
  var asked: Bool {
    askedCount += 1
    return isOn
  }
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

  var ledger: SlotLedger { view.record.slotLedger }

  /// The constants of the active constraints, by attribute, in alphabetical order.
  var active: [String] {
    let hosts = [view] + (view.superview.map { [$0] } ?? [])
    return hosts.flatMap(\.constraints)
      .filter { $0.firstItem === view }
      .map { "\($0.firstAttribute) \(Int($0.constant))" }
      .sorted()
  }

  /// Declares everything in one call.
  @discardableResult
  func declare(_ wishes: Wish...) -> [String]? {
    declare(wishes)
  }

  @discardableResult
  func declare(_ wishes: [Wish]) -> [String]? {
    ledger.declare(wishes.compactMap { $0.declaration(on: view) })?
      .map { "\($0.firstAttribute) \(Int($0.constant))" }
  }
}

/// A position relative to the superview or to `target`, or a constant dimension.
struct Wish {
  var attribute: LayoutConstraint.Attribute
  var constant: Double
  var relation: LayoutConstraint.Relation
  var priority: LayoutPriority
  var target: LayoutView?
  var elsewhere: LayoutConstraint.Attribute?
  var condition: ((LayoutEnvironment) -> Bool)?
  var instance: AnyObject?
  var site: SlotDeclarationSite?
  var line: UInt

  func declaration(on item: any LayoutItem) -> SlotDeclaration? {
    let isDimension = attribute == .width || attribute == .height
    let description = ConstraintDescription(
      item.record,
      attribute,
      relation,
      target.map { .item($0.record) } ?? (isDimension ? .nothing : .superview),
      target == nil && isDimension ? .notAnAttribute : attribute,
      constant: DirectedConstant(constant),
      priority: priority,
      dialect: .attribute,
      source: LayoutSource(line: line),
      condition: condition
    )
    return SlotDeclaration(
      description,
      elsewhere: elsewhere ?? attribute,
      instance: instance,
      site: site
    )
  }
}

func want(
  _ attribute: LayoutConstraint.Attribute,
  _ constant: Double,
  _ relation: LayoutConstraint.Relation = .equal,
  at priority: LayoutPriority = .required,
  to target: LayoutView? = nil,
  elsewhere: LayoutConstraint.Attribute? = nil,
  when condition: ((LayoutEnvironment) -> Bool)? = nil,
  instance: AnyObject? = nil,
  site: SlotDeclarationSite? = nil,
  line: UInt = #line
) -> Wish {
  Wish(
    attribute: attribute,
    constant: constant,
    relation: relation,
    priority: priority,
    target: target,
    elsewhere: elsewhere,
    condition: condition,
    instance: instance,
    site: site,
    line: line
  )
}
