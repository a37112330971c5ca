public import UIKitNames

/// A gesture that a view can have, and that is never recognised.
open class UIGestureRecognizer {
  /// Where a gesture stands.
  ///
  /// Raw values are those of UIKit.
  public enum State: Int, Hashable, Sendable {
    /// Nothing happened.
    case possible = 0
    /// It begins.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is over.
    case ended = 3
    /// It was given up.
    case cancelled = 4
    /// It was another one.
    case failed = 5
  }

  /// The view that waits for it.
  open internal(set) weak var view: UIView?
  /// Where it stands.
  open var state = State.possible
  /// Whether the view waits for it at present.
  open var isEnabled = true
  /// Whether views hear nothing of the touches it is made of.
  open var cancelsTouchesInView = true
  /// Decides about it; never asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  private var handlers: [(UIGestureRecognizer) -> Void] = []

  /// Makes a gesture without a target.
  public init() {}

  /// Makes a gesture without a target, as no method is called by its name here.
  ///
  /// ``addHandler(_:)`` takes a closure.
  public init(target: Any?, action: Selector?) {}

  /// Does nothing, as no method is called by its name here.
  ///
  /// ``addHandler(_:)`` takes a closure.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Adds a closure to be called by ``recognize()``, which UIKit does not have.
  public final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Makes the gesture: calls what was added with ``addHandler(_:)``, for tests.
  public final func recognize() {
    guard isEnabled else { return }
    for handler in handlers { handler(self) }
  }

  /// Where it happens in a view: nowhere, so that it is the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Decides about gestures; never asked.
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// One touch, or several.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How often in a row.
  open var numberOfTapsRequired = 1
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// A touch that takes its time.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration = 0.5
}

/// A touch that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far it moved: not at all.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast it moves: not at all.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A quick touch in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions.
  ///
  /// Raw values are those of UIKit.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction.
  open var direction = Direction.right
}

/// Two fingers that come together or apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// By how much.
  open var scale = 1.0
}

/// The name of a method of Objective-C, which nothing here can call.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Makes a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Makes a name.
  public init(stringLiteral value: String) {
    name = value
  }
}
