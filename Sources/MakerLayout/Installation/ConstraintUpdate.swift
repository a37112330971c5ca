import ConstraintKernel

/// Finds for each constraint of an update the installed one it changes.
///
/// Two are the same if everything agrees but constant and priority. No installed constraint is
/// found twice, and one of the same priority is taken before others.
struct ConstraintUpdate {
  private let candidates: [ConstraintIdentity: [LayoutConstraint]]

  init(of installed: [LayoutConstraint]) {
    candidates = Dictionary(grouping: installed.filter(\.isActive)) {
      $0.identity(countingPriority: false)
    }
  }

  /// The installed constraints in the shape of the described ones.
  ///
  /// Nothing if one has no counterpart, which is reported.
  func found(for described: [[LayoutConstraint]]) -> [[LayoutConstraint]]? {
    var candidates = candidates
    var matches: [ObjectIdentifier: LayoutConstraint] = [:]
    for isExact in [true, false] {
      for wanted in described.joined() where matches[ObjectIdentifier(wanted)] == nil {
        let identity = wanted.identity(countingPriority: false)
        guard
          let index = candidates[identity]?.firstIndex(where: {
            !isExact || $0.priority == wanted.priority
          })
        else { continue }
        matches[ObjectIdentifier(wanted)] = candidates[identity]?.remove(at: index)
      }
    }
    let missing = described.joined().filter { matches[ObjectIdentifier($0)] == nil }
    for wanted in missing { wanted.report(.updateMatchesNothing) }
    guard missing.isEmpty else { return nil }
    return described.map { $0.compactMap { matches[ObjectIdentifier($0)] } }
  }
}
