public import Foundation
public import UIKitNames

/// The names under which UIKit announces its keyboard; only your own code posts them here.
public enum UIResponder {
  /// It is about to show.
  public static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  /// It shows.
  public static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  /// It is about to go.
  public static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  /// It is gone.
  public static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  /// It is about to have another frame.
  public static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// It has another frame.
  public static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// The frame before.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame behind.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long it takes, in seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How fast it begins and ends.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it belongs to this application.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The part of a view that a keyboard covers.
///
/// It reaches over the whole width from the bottom of the view up to its safe area, or as high as
/// ``keyboardHeight`` says.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  private var top: NSLayoutConstraint?

  /// How much of the view the keyboard covers from below, in points; 0 while there is none.
  ///
  /// UIKit has no such property: there the keyboard itself comes and goes.
  public var keyboardHeight = 0.0 { didSet { tieTop() } }

  /// The guide of a view, which it is added to.
  static func make(in view: UIView) -> UIKeyboardLayoutGuide {
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "keyboardLayoutGuide"
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    guide.tieTop()
    return guide
  }

  /// Ties the top to the safe area while there is no keyboard, to the bottom of the view otherwise.
  private func tieTop() {
    guard let view = owningView else { return }
    top?.isActive = false
    top =
      keyboardHeight > 0
      ? topAnchor.constraint(equalTo: view.bottomAnchor, constant: -keyboardHeight)
      : topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    top?.isActive = true
  }
}

extension UIView {
  /// The part of the view that a keyboard covers; what lies below the safe area at first.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = knownValues?.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide.make(in: self)
    values.keyboardGuide = guide
    return guide
  }
}
