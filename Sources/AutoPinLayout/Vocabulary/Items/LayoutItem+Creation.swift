public import ConstraintKernel

extension LayoutItem {
  /// Lets constraints place the item from now on, not its frame.
  ///
  /// Every call that constrains the item does so by itself. It hands the item back:
  /// `let title = LayoutLabel("Title").configureForAutoLayout()`.
  @discardableResult
  public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
}

extension LayoutView {
  /// Makes a view of no size that constraints will place: `LayoutView(forAutoLayout: ())`.
  public convenience init(forAutoLayout: ()) {
    self.init(frame: .zero)
    configureForAutoLayout()
  }
}

/// A class whose every subclass can be made without arguments, so that `newAutoLayout()` exists.
///
/// Final classes have it by an `init()`; others need it to be `required`.
public protocol ALCreatable: LayoutItem {
  /// Makes an item.
  init()
}

extension ALCreatable {
  /// Makes an item that constraints will place.
  public static func newAutoLayout() -> Self { Self().configureForAutoLayout() }
}

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
