public import ConstraintKernel

/// The constraints that one `constrain` call installed, to be replaced, cleared or switched.
///
/// A group is a handle: letting go of it leaves its constraints in force. Two calls that name the
/// same group do not add up, the second replaces the first.
public final class ConstraintGroup {
  /// What was installed last, active or not.
  @exclusivity(unchecked)
  private var installed: [LayoutConstraint]

  /// Makes a group of no constraints.
  public init() {
    installed = []
  }

  /// Makes a group of constraints that were just installed.
  private init(_ installed: [LayoutConstraint]) {
    self.installed = installed
  }

  /// What a call answers with, whose context ends: the group it was given, or a new one.
  @inlinable
  @inline(__always)
  static func answer(
    _ context: consuming ConstrainContext,
    _ group: ConstraintGroup?
  ) -> ConstraintGroup {
    let answer = group ?? holding(context)
    ConstrainContext.end(consume context)
    return answer
  }

  /// A group of constraints that were just installed; not made where nobody looks at it.
  @_effects(readonly)
  @usableFromInline
  static func holding(_ context: ConstrainContext) -> ConstraintGroup {
    ConstraintGroup(context.constraints)
  }

  /// The constraints of the group, in the order in which the block wrote them.
  ///
  /// Those that another dialect adopted since are not of the group any more.
  public var constraints: [LayoutConstraint] {
    guard installed.contains(where: { $0.wasTakenOver(from: .operators) }) else { return installed }
    return installed.filter { !$0.wasTakenOver(from: .operators) }
  }

  /// Whether all constraints of the group are active; true for an empty group.
  ///
  /// Setting it to false takes them out of layout and keeps them; setting it to true puts them
  /// back, all or, with the reasons reported, none.
  /// - Complexity: O(1) per constraint.
  public var active: Bool {
    get { constraints.allSatisfy(\.isActive) }
    set {
      if newValue {
        ConstraintTransaction.install(constraints)
      } else {
        LayoutConstraint.deactivate(constraints)
      }
    }
  }

  /// Puts constraints in place of all of the group, or changes nothing if one cannot come.
  func replace(with added: [LayoutConstraint]) -> Bool {
    let leaving = installed.isEmpty ? [] : constraints
    guard ConstraintTransaction(leaving: leaving, arriving: added).commit() else { return false }
    installed = added
    return true
  }
}
