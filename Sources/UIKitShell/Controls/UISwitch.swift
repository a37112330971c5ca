public import UIKitNames

/// A control that is on or off, of 51 by 31 points.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour of its ground while on.
  open var onTintColor: UIColor?
  /// The colour of its knob.
  open var thumbTintColor: UIColor?

  /// Switches it; without a notification, as in UIKit.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A control for a number of a range, 34 points high.
open class UISlider: UIControl {
  /// The number; kept inside the range.
  open var value: Float {
    get { stored }
    set { stored = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  /// The least number.
  open var minimumValue: Float = 0 { didSet { value = stored } }
  /// The greatest number.
  open var maximumValue: Float = 1 { didSet { value = stored } }
  /// Whether it tells of every number on the way.
  open var isContinuous = true
  /// The colour up to the number.
  open var minimumTrackTintColor: UIColor?
  /// The colour beyond the number.
  open var maximumTrackTintColor: UIColor?
  /// The colour of its knob.
  open var thumbTintColor: UIColor?
  private var stored: Float = 0

  /// Sets the number; without a notification, as in UIKit.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// No natural width, 34 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  /// The present width, 34 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }
}

/// A control that makes a number more or less, of 94 by 32 points.
open class UIStepper: UIControl {
  /// The number.
  open var value = 0.0
  /// The least number.
  open var minimumValue = 0.0
  /// The greatest number.
  open var maximumValue = 100.0
  /// How much it is made more or less at once.
  open var stepValue = 1.0
  /// Whether the least follows on the greatest.
  open var wraps = false

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
