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
  ///
  /// - Returns: What is in force now, for a new group if there is none.
  static func run(
    replacing group: ConstraintGroup?,
    _ file: StaticString,
    _ line: UInt,
    _ block: (ConstrainContext) -> Void
  ) -> [LayoutConstraint] {
    let context = ConstrainContext(source: LayoutSource(file: file, line: line))
    block(context)
    return context.finish(replacing: group)
  }

  func proxy(_ item: any LayoutItem) -> LayoutProxy {
    LayoutProxy(.record(of: item), self)
  }

  /// Takes a constraint in, or reports that it is too late for that.
  func admit(_ constraint: LayoutConstraint) {
    guard isOpen else {
      return constraint.report(
        .invalidUse("the block of this proxy has ended; nothing is installed")
      )
    }
    if constraints.isEmpty { constraints.reserveCapacity(Self.usualCount) }
    constraints.append(constraint)
  }

  /// Reports what is absent; then the block comes to nothing.
  func refuse(_ terms: LayoutProxy.Term?...) {
    guard isOpen else { return }
    for term in terms {
      guard let term, let absence = term.proxy.absence else { continue }
      term.proxy.record.report(absence.kind, source: source)
      isRefused = true
    }
  }

  /// Notes items that are to be placed by constraints though they may stand on the right only.
  func free(_ records: [ItemRecord]) {
    freed += records
  }

  private func finish(replacing group: ConstraintGroup?) -> [LayoutConstraint] {
    isOpen = false
    if isRefused { return [] }
    var installed: [LayoutConstraint] = []
    swap(&installed, &constraints)
    let isInstalled =
      if let group { group.replace(with: installed) } else {
        ConstraintTransaction.install(installed)
      }
    guard isInstalled else { return [] }
    installed.freeFirstItems()
    for record in freed { record.leaveFrame() }
    return installed
  }
}
