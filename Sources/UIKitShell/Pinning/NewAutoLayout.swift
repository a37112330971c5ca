public import AutoPinLayout
import UIKitNames

// PureLayout's `newAutoLayout()` on this module's classes: one for each, so that a subclass never
// gets an object of another class.

extension LayoutItem where Self == UIImageView {
  /// Makes an image view that constraints will place.
  public static func newAutoLayout() -> UIImageView { UIImageView().configureForAutoLayout() }
}

extension LayoutItem where Self == UIButton {
  /// Makes a button that constraints will place.
  public static func newAutoLayout() -> UIButton { UIButton().configureForAutoLayout() }
}

extension LayoutItem where Self == UITextField {
  /// Makes a text field that constraints will place.
  public static func newAutoLayout() -> UITextField { UITextField().configureForAutoLayout() }
}

extension LayoutItem where Self == UITextView {
  /// Makes a text view that constraints will place.
  public static func newAutoLayout() -> UITextView { UITextView().configureForAutoLayout() }
}

extension LayoutItem where Self == UISwitch {
  /// Makes a switch that constraints will place.
  public static func newAutoLayout() -> UISwitch { UISwitch().configureForAutoLayout() }
}

extension LayoutItem where Self == UISlider {
  /// Makes a slider that constraints will place.
  public static func newAutoLayout() -> UISlider { UISlider().configureForAutoLayout() }
}

extension LayoutItem where Self == UIProgressView {
  /// Makes a progress view that constraints will place.
  public static func newAutoLayout() -> UIProgressView { UIProgressView().configureForAutoLayout() }
}

extension LayoutItem where Self == UIControl {
  /// Makes a control that constraints will place.
  public static func newAutoLayout() -> UIControl { UIControl().configureForAutoLayout() }
}

extension LayoutItem where Self == UIActivityIndicatorView {
  /// Makes an activity indicator that constraints will place.
  public static func newAutoLayout() -> UIActivityIndicatorView {
    UIActivityIndicatorView().configureForAutoLayout()
  }
}

extension LayoutItem where Self == UIPageControl {
  /// Makes a page control that constraints will place.
  public static func newAutoLayout() -> UIPageControl { UIPageControl().configureForAutoLayout() }
}

extension UIViewController: ALLayoutGuideOwner {}
