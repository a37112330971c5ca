internal import ConstraintKernel

/// What one `constrain` call collects between the start and the end of its block.
final class ConstrainContext {
  /// The line of the call.
  let source: LayoutSource
  @exclusivity(unchecked)
  private var constraints: [LayoutConstraint] = []
  @exclusivity(unchecked)
  private var freed: [ItemRecord] = []
  @exclusivity(unchecked)
  private var isOpen = true
  @exclusivity(unchecked)
  private var isRefused = false

  /// Room for what most blocks write, so that the list need not grow bit by bit.
  private static let usualCount = 4

  private init(source: LayoutSource) {
    self.source = source
  }

  /// Runs a block and puts what it wrote down in place of what the group held, or changes nothing.
  static func run(
    replacing group: ConstraintGroup,
    _ file: StaticString,
    _ line: UInt,
    _ block: (ConstrainContext) -> Void
  ) -> ConstraintGroup {
    let context = ConstrainContext(source: LayoutSource(file: file, line: line))
    block(context)
    context.finish(replacing: group)
    return group
  }

  func proxy(_ item: any LayoutItem) -> LayoutProxy {
    LayoutProxy(item.record, self)
  }

  /// Takes a constraint in, or reports why it can never be installed.
  ///
  /// A constraint with an absent item on one side lacks an attribute or an item by its form, so
  /// that nobody can activate it later either.
  func admit(
    _ constraint: LayoutConstraint,
    between first: LayoutProxy.Term,
    and second: LayoutProxy.Term?
  ) -> LayoutConstraint {
    guard isOpen else {
      constraint.report(.invalidUse("the block of this proxy has ended; nothing is installed"))
      return constraint
    }
    if first.absence != nil || second?.absence != nil { refuse(first, second) }
    if constraints.isEmpty { constraints.reserveCapacity(Self.usualCount) }
    constraints.append(constraint)
    return constraint
  }

  /// Reports what is absent.
  private func refuse(_ first: LayoutProxy.Term, _ second: LayoutProxy.Term?) {
    for term in [first, second] {
      guard let term, let absence = term.absence else { continue }
      term.record.report(absence.kind, source: source)
    }
    isRefused = true
  }

  /// Notes items that are to be placed by constraints though they may stand on the right only.
  func free(_ records: [ItemRecord]) {
    freed += records
  }

  private func finish(replacing group: ConstraintGroup) {
    isOpen = false
    guard !isRefused, group.owned.replace(with: constraints) else { return }
    constraints.freeFirstItems()
    for record in freed { record.leaveFrame() }
  }
}
