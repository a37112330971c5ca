public import ConstraintKernel

/// What UIKit calls on views and controllers for touches and typing; none of it is called here.
///
/// As with ``UIViewValues`` a class has its own of a member by declaring it without `override`.
public protocol UIResponding: AnyObject {}

extension UIViewController: UIResponding {}

extension UIResponding {
  /// Never called.
  public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called.
  public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called.
  public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether it could be typed into; false unless the class says otherwise.
  public var canBecomeFirstResponder: Bool { false }

  /// Whether it is typed into: never.
  public var isFirstResponder: Bool { false }

  /// Does nothing: there is no typing.
  @discardableResult
  public func becomeFirstResponder() -> Bool { false }

  /// Does nothing: there is no typing.
  @discardableResult
  public func resignFirstResponder() -> Bool { true }

  /// Never called: there are no files of interface builder.
  public func awakeFromNib() {}
}

/// Something that happened to a view; nothing does here.
public typealias UIEvent = LayoutEvent

/// A finger; there are none here.
public typealias UITouch = LayoutTouch
