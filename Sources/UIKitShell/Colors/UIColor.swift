public import UIKitNames

/// A colour, which is kept and printed; nothing here draws with it.
public final class UIColor: Hashable, Sendable {
  /// How much red there is, from 0 to 1.
  public let red: Double
  /// How much green there is, from 0 to 1.
  public let green: Double
  /// How much blue there is, from 0 to 1.
  public let blue: Double
  /// How opaque it is, from 0 to 1.
  public let alpha: Double
  /// The name it was asked for by; nil without one.
  public let name: String?

  /// Makes a colour from its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    name = nil
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public convenience init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from its hue, its saturation and its brightness, each from 0 to 1.
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func part(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour of an asset catalog: there are none, so that only the name is known.
  public init?(named name: String) {
    (red, green, blue, alpha) = (0, 0, 0, 1)
    self.name = name
  }

  /// A colour that follows the surroundings: the one of those of which nothing is known.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection())
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The same colour for a layer.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The same colour for layers.
  public var cgColor: CGColor { CGColor(self) }

  /// The same colour, as opaque as a number from 0 to 1 says.
  public func withAlphaComponent(_ alpha: Double) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour, whatever the surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Hands out the parts, each from 0 to 1; it always can.
  @discardableResult
  public func getRed(
    _ red: inout Double,
    green: inout Double,
    blue: inout Double,
    alpha: inout Double
  ) -> Bool {
    (red, green, blue, alpha) = (self.red, self.green, self.blue, self.alpha)
    return true
  }

  /// Whether both are the same colour.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue && lhs.alpha == rhs.alpha
      && lhs.name == rhs.name
  }

  /// Hashes the parts and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    hasher.combine(name)
  }
}

extension UIColor: CustomStringConvertible {
  /// The name, or the parts as `#rrggbb`, with `aa` behind it where it is not opaque.
  public var description: String {
    if let name { return name }
    let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + parts.map(Self.hexadecimal).joined()
  }

  private static func hexadecimal(_ part: Double) -> String {
    guard part.isFinite else { return "??" }
    let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
    return digits.count == 1 ? "0\(digits)" : digits
  }
}

/// A colour of a layer.
public struct CGColor: Hashable, Sendable {
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }

  /// How opaque it is, from 0 to 1.
  public var alpha: Double { color.alpha }
}
