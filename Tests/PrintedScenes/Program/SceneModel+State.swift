import ConstraintKernel
import LayoutScenes
import OperatorLayout

extension SceneModel {
  /// What the present step installed, for dialects that keep it in a list.
  var state: [LayoutConstraint] {
    get { handles as? [LayoutConstraint] ?? [] }
    set { handles = newValue }
  }

  /// What the present step installed, for operators.
  var group: ConstraintGroup {
    if let group = handles as? ConstraintGroup { return group }
    let group = ConstraintGroup()
    handles = group
    return group
  }
}
