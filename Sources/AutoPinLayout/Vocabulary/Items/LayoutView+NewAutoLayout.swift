public import ConstraintKernel

// One for each of the kernel's classes, so that a subclass never gets an object of another class.

extension LayoutItem where Self == LayoutView {
  /// Makes a view that constraints will place.
  public static func newAutoLayout() -> LayoutView { LayoutView(forAutoLayout: ()) }
}

extension LayoutItem where Self == LayoutLabel {
  /// Makes a label that constraints will place.
  public static func newAutoLayout() -> LayoutLabel { LayoutLabel(forAutoLayout: ()) }
}

extension LayoutItem where Self == LayoutStackView {
  /// Makes a stack that constraints will place.
  public static func newAutoLayout() -> LayoutStackView { LayoutStackView(forAutoLayout: ()) }
}

extension LayoutItem where Self == LayoutScrollView {
  /// Makes a scroll view that constraints will place.
  public static func newAutoLayout() -> LayoutScrollView { LayoutScrollView(forAutoLayout: ()) }
}
