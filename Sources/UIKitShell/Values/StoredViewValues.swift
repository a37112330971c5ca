import UIKitNames

/// What was set on a view beside layout.
final class StoredViewValues {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var isOpaque = true
  var clipsToBounds = false
  var contentMode = UIViewContentMode.scaleToFill
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var transform = CGAffineTransform.identity
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  var mask: UIView?
  var layer: CALayer?
  var gestureRecognizers: [UIGestureRecognizer] = []

  var isAccessibilityElement = false
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits: UIAccessibilityTraits = .none
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var groupsAccessibility = false
  var accessibilityElements: [Any]?

  var autoresizesSubviews = true
  /// The part that a keyboard covers.
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// What was set on a label.
  var label: StoredLabelValues?
  /// What was set on a scroll view.
  var scroll: StoredScrollValues?
}

extension UIView {
  /// What was set on the view beside layout; nil if nothing was.
  var knownValues: StoredViewValues? { knownNotes?.values as? StoredViewValues }

  /// What was set on the view beside layout; made when first asked for.
  var values: StoredViewValues {
    if let knownValues { return knownValues }
    let made = StoredViewValues()
    notes.values = made
    return made
  }
}
