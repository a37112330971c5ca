public import UIKitNames

/// A view that people use.
open class UIControl: UIView {
  /// Ways of using a control.
  ///
  /// Raw values are those of UIKit.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger comes.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes once more.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 32)
    /// A finger goes, inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger goes, outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The system takes a touch away.
    public static let touchCancel = Event(rawValue: 256)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// What it is there for.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// Typing begins.
    public static let editingDidBegin = Event(rawValue: 65536)
    /// Something was typed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Typing ends.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// Typing ends with a return.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// Any touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Anything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks like at present.
  ///
  /// Raw values are those of UIKit.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As it is at first.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// What would be typed into or pressed.
    public static let focused = State(rawValue: 8)
  }

  /// Where content stands across.
  ///
  /// Raw values are those of UIKit.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// Where reading starts.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// Where content stands from top to bottom.
  ///
  /// Raw values are those of UIKit.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether it is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Where its content stands across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where its content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Makes a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  /// Makes a control that does something when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What it looks like at present.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Has an action happen at some uses; one of the same name goes.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let name = action.identifier { removeAction(identifiedBy: name, for: controlEvents) }
    actions.append((action, controlEvents))
  }

  /// Has an action no longer happen at some uses.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeActions(for: controlEvents) { $0 === action }
  }

  /// Has an action of a name no longer happen at some uses.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    removeActions(for: controlEvents) { $0.identifier == actionIdentifier }
  }

  /// Uses the control: its actions happen, in the order they were added, while it is enabled or not.
  ///
  /// Actions that come or go meanwhile count from the next time on.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(from: self)
    }
  }

  /// Does nothing, as no method is called by its name here.
  ///
  /// ``addAction(_:for:)`` takes a closure.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

  /// Does nothing: there are no targets.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

  /// Its state became another one; a class of this module looks different then.
  func stateDidChange() {}

  private func removeActions(for events: Event, where isMeant: (UIAction) -> Bool) {
    for index in actions.indices where isMeant(actions[index].action) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
}
