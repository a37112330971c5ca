import UIKitNames

extension UIViewValues {
  /// Whether it is read out.
  public var isAccessibilityElement: Bool {
    get { knownValues?.isAccessibilityElement ?? false }
    set { values.isAccessibilityElement = newValue }
  }

  /// A name for tests.
  public var accessibilityIdentifier: String? {
    get { knownValues?.accessibilityIdentifier }
    set { values.accessibilityIdentifier = newValue }
  }

  /// What is read out.
  public var accessibilityLabel: String? {
    get { knownValues?.accessibilityLabel }
    set { values.accessibilityLabel = newValue }
  }

  /// What is read out about its use.
  public var accessibilityHint: String? {
    get { knownValues?.accessibilityHint }
    set { values.accessibilityHint = newValue }
  }

  /// What is read out of its value.
  public var accessibilityValue: String? {
    get { knownValues?.accessibilityValue }
    set { values.accessibilityValue = newValue }
  }

  /// What it is for assistive technologies.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { knownValues?.accessibilityTraits ?? .none }
    set { values.accessibilityTraits = newValue }
  }

  /// Whether nothing inside is read out.
  public var accessibilityElementsHidden: Bool {
    get { knownValues?.accessibilityElementsHidden ?? false }
    set { values.accessibilityElementsHidden = newValue }
  }

  /// Whether nothing beside it is read out.
  public var accessibilityViewIsModal: Bool {
    get { knownValues?.accessibilityViewIsModal ?? false }
    set { values.accessibilityViewIsModal = newValue }
  }

  /// Whether all inside is read out before what lies beside it.
  public var shouldGroupAccessibilityChildren: Bool {
    get { knownValues?.groupsAccessibility ?? false }
    set { values.groupsAccessibility = newValue }
  }

  /// What is read out inside, in order; nil for what lies inside.
  public var accessibilityElements: [Any]? {
    get { knownValues?.accessibilityElements }
    set { values.accessibilityElements = newValue }
  }
}

/// What a view is for assistive technologies.
///
/// Raw values are those of UIKit.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set from bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing particular.
  public static let none: UIAccessibilityTraits = []
  /// Something to be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// Something that leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Something that is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Something that cannot be used at present.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Something that can be made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// The title of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
