public import ConstraintKernel

/// What every `snp` can say and be asked.
public protocol ConstraintDSL {
  /// The item; nil once it was freed.
  var target: (any LayoutItem)? { get }
}

/// A source of attributes to relate to: what `snp` is, of a view or of a guide.
///
/// Helpers such as `var safeArea: any ConstraintBasicAttributesDSL` return it.
public protocol ConstraintBasicAttributesDSL: ConstraintDSL, ConstraintAttributeNames
where Described == ConstraintItem {}

/// A source of all attributes, margins and baselines included.
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintDSL {
  /// What diagnoses call the item.
  public func label() -> String? {
    guard let name = target?.layoutName, !name.isEmpty else { return nil }
    return name
  }

  /// Sets what diagnoses call a view or a guide; nil takes the name away.
  ///
  /// A class of another kind answers by its own `layoutName`; naming it here is reported.
  public func setLabel(_ value: String?) {
    switch target {
    case let view as LayoutView: view.layoutName = value ?? ""
    case let guide as LayoutGuide: guide.identifier = value ?? ""
    case let item?: item.record.report(.invalidUse("this class names itself by its layoutName"))
    case nil: break
    }
  }
}
