import ConstraintKernel
import LayoutStatements

extension LayoutDifference.Class {
  /// In what two versions of a constraint differ, the gravest first.
  static func classes(
    _ old: LayoutRecording.Constraint,
    _ new: LayoutRecording.Constraint
  ) -> [LayoutDifference.Class] {
    var classes: [LayoutDifference.Class] = []
    if let constant = constantClass(old, new) { classes.append(constant) }
    classes += targetClasses(old, new)
    if old.priority != new.priority { classes.append(.priority) }
    if old.relation != new.relation { classes.append(.relation) }
    if old.factor != new.factor { classes.append(.factor) }
    return classes.sorted { grade($0) < grade($1) }
  }

  private static func constantClass(
    _ old: LayoutRecording.Constraint,
    _ new: LayoutRecording.Constraint
  ) -> LayoutDifference.Class? {
    let isSame =
      old.constant == new.constant && old.constantRightToLeft == new.constantRightToLeft
    if isSame { return nil }
    if old.constant != 0, old.constant == -new.constant { return .sign }
    let isSize = old.first.kind == .size && old.target != nil
    if isSize, old.constant == new.constant * 2 || new.constant == old.constant * 2 {
      return .doubledInset
    }
    return .constant
  }

  private static func targetClasses(
    _ old: LayoutRecording.Constraint,
    _ new: LayoutRecording.Constraint
  ) -> [LayoutDifference.Class] {
    var classes: [LayoutDifference.Class] = []
    let (oldTarget, newTarget) = (Target(old), Target(new))
    if oldTarget.isSafeArea != newTarget.isSafeArea { classes.append(.safeArea) }
    if oldTarget.isMargin != newTarget.isMargin || old.first.isMargin != new.first.isMargin {
      classes.append(.margin)
    }
    let isSameItem = oldTarget.view == newTarget.view
    let attributes = [(old.first.edge, new.first.edge), (oldTarget.attribute, newTarget.attribute)]
    let isHanded = attributes.contains { $0.0 != $0.1 && $0.0.handedness == $0.1.handedness }
    let isOther = attributes.contains { $0.0.handedness != $0.1.handedness }
    if isHanded { classes.append(.handedness) }
    if !isSameItem || isOther { classes.append(.target) }
    return classes
  }

  /// The view and the edge that a target means, whatever guide it goes by.
  private struct Target {
    let view: String?
    let attribute: LayoutConstraint.Attribute
    let isSafeArea: Bool
    let isMargin: Bool

    init(_ constraint: LayoutRecording.Constraint) {
      let reference = constraint.target.map(ItemReference.init)
      isSafeArea = reference?.guide == .safeArea
      isMargin = reference?.guide == .layoutMargins || constraint.second.isMargin
      view = reference.map { reference in
        guard case .named(let name) = reference.base else { return reference.description }
        return reference.guide == .readableContent ? reference.description : name
      }
      attribute = constraint.second.edge
    }
  }

  private static func grade(_ kind: LayoutDifference.Class) -> Int {
    LayoutDifference.Class.allCases.firstIndex(of: kind) ?? 0
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it lies inside an edge by a margin, or in the middle between margins.
  var isMargin: Bool { edge != self }
}
