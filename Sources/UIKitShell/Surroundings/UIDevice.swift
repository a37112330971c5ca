public import UIKitNames

/// A device: its kind.
public final class UIDevice: Sendable {
  /// The device of the task: a telephone unless it says otherwise.
  @TaskLocal public static var current = UIDevice(userInterfaceIdiom: .phone)

  /// The kind.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// What it is called.
  public let model: String
  /// The name of its system.
  public let systemName: String
  /// The version of its system.
  public let systemVersion: String
  /// How it is held.
  public let orientation: UIDeviceOrientation

  /// Makes a device, which UIKit cannot.
  public init(
    userInterfaceIdiom: UIUserInterfaceIdiom,
    model: String = "",
    systemName: String = "",
    systemVersion: String = "",
    orientation: UIDeviceOrientation = .unknown
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.model = model
    self.systemName = systemName
    self.systemVersion = systemVersion
    self.orientation = orientation
  }
}

/// Day or night: kept, and without effect.
///
/// Raw values are those of UIKit.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Nothing is known.
  case unspecified = 0
  /// By day.
  case light = 1
  /// By night.
  case dark = 2
}

extension UITraitCollection {
  /// Day or night: nothing is known.
  public var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  /// Whether a colour would be another one: never.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    false
  }
}
