import ConstraintKernel

/// Finds for each constraint of an update the installed one it changes.
///
/// Two are the same if everything agrees but constant and priority. No installed constraint is
/// found twice, and one of the same priority is taken before others.
enum ConstraintUpdate {
  /// The installed counterparts of the wanted constraints, in their order.
  ///
  /// Nothing if one has no counterpart, which is reported.
  /// - Complexity: O(*n* · *m*) in the wanted and the installed constraints.
  static func found(
    for wanted: [LayoutConstraint],
    among installed: [LayoutConstraint]
  ) -> [LayoutConstraint]? {
    if wanted.count == 1 { return counterpart(of: wanted[0], among: installed).map { [$0] } }
    var free = installed.map(\.isActive)
    var found = [LayoutConstraint?](repeating: nil, count: wanted.count)
    for isExact in [true, false] {
      for (place, constraint) in wanted.enumerated() where found[place] == nil {
        let index = installed.indices.first { index in
          free[index] && installed[index].saysTheSame(as: constraint)
            && (!isExact || installed[index].priority == constraint.priority)
        }
        guard let index else { continue }
        free[index] = false
        found[place] = installed[index]
      }
    }
    for (place, constraint) in wanted.enumerated() where found[place] == nil {
      constraint.report(.updateMatchesNothing)
    }
    return found.contains { $0 == nil } ? nil : found.compactMap(\.self)
  }

  /// The installed counterpart of one constraint; none is reported.
  private static func counterpart(
    of wanted: LayoutConstraint,
    among installed: [LayoutConstraint]
  ) -> LayoutConstraint? {
    var found: LayoutConstraint?
    for candidate in installed where candidate.isActive && candidate.saysTheSame(as: wanted) {
      if candidate.priority == wanted.priority { return candidate }
      found = found ?? candidate
    }
    if found == nil { wanted.report(.updateMatchesNothing) }
    return found
  }
}
