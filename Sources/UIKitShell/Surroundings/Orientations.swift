/// How a device is held.
///
/// Raw values are those of UIKit.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, with its top below.
  case portraitUpsideDown = 2
  /// On its side, with its top on the left.
  case landscapeLeft = 3
  /// On its side, with its top on the right.
  case landscapeRight = 4
  /// Lying, with its face up.
  case faceUp = 5
  /// Lying, with its face down.
  case faceDown = 6

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How an interface is turned.
///
/// Raw values are those of UIKit.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, with its top below.
  case portraitUpsideDown = 2
  /// On its side, with the device's top on the right.
  case landscapeLeft = 4
  /// On its side, with the device's top on the left.
  case landscapeRight = 3

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How an interface may be turned.
///
/// Raw values are those of UIKit: one bit for each of ``UIInterfaceOrientation``.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upright, with its top below.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its side, with the device's top on the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On its side, with the device's top on the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Any way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
