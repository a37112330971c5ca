internal import ConstraintKernel

/// What one `constrain` call collects while its block runs, and installs when it ends.
///
/// Proxies keep their block, so that a relation on one that escaped finds out that it is too late.
final class ConstrainBlock {
  /// The line of the call.
  let source: LayoutSource
  private var written: [LayoutConstraint] = []
  private var freed: [ItemRecord] = []
  private var isRefused = false
  private var isOpen = true

  private init(source: LayoutSource) { self.source = source }

  /// Runs a block and puts what it wrote down in place of what the group held, or changes nothing.
  static func run(
    replacing group: ConstraintGroup?,
    _ file: StaticString,
    _ line: UInt,
    _ body: (ConstrainBlock) -> Void
  ) -> ConstraintGroup {
    let block = ConstrainBlock(source: LayoutSource(file: file, line: line))
    body(block)
    let group = group ?? ConstraintGroup()
    block.end(in: group)
    return group
  }

  func proxy(_ item: any LayoutItem) -> LayoutProxy { LayoutProxy(item, in: self) }

  /// Writes a constraint down, or reports that it is too late for that.
  func write(_ description: ConstraintDescription) -> LayoutConstraint {
    let constraint = LayoutConstraint(description, second: description.targetItem)
    if isOpen {
      // A list that grows where it is stored has Swift check the access while the program runs.
      var all = written
      written = []
      all.append(constraint)
      written = all
    } else {
      description.item.refreshAncestry()
      constraint.refuse(.invalidUse("the block of this proxy has ended; nothing is installed"))
    }
    return constraint
  }

  /// Reports a proxy that stands for nothing; then the block comes to nothing.
  func refuseIfAbsent(_ proxy: LayoutProxy) {
    guard isOpen, let absence = proxy.absence else { return }
    isRefused = true
    proxy.record.refreshAncestry()
    proxy.record.refuse(absence, source: source)
  }

  /// Reports what cannot be meant; then the block comes to nothing.
  func refuse(_ issue: LayoutIssue, on record: ItemRecord) {
    if isOpen { isRefused = true }
    record.refreshAncestry()
    record.refuse(issue)
  }

  /// Has an item leave its frame with the block, though it may stand on the right only.
  func free(_ record: ItemRecord) {
    if isOpen { freed.append(record) }
  }

  private func end(in group: ConstraintGroup) {
    isOpen = false
    let (made, free) = (written, freed)
    (written, freed) = ([], [])
    made.refreshAncestry()
    if isRefused {
      for constraint in made + group.constraints { constraint.first.noteRefusal() }
    } else if group.ledger.replace(with: made) {
      for record in free { record.leaveFrame() }
    }
  }
}
