/// A colour of the sRGB space, written `0x2255AA`.
public struct PaintColor: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// Red, green and blue, eight bits each.
  public let rgb: UInt32
  /// How much of the colour shows, from 0 to 1.
  public let alpha: Double

  /// Makes a colour of the lower 24 bits of a number.
  ///
  /// - Parameters:
  ///   - rgb: Red, green and blue.
  ///   - alpha: How much of the colour shows; below 0 counts as 0, above 1 and what is no number as 1.
  public init(_ rgb: UInt32, alpha: Double = 1) {
    self.rgb = rgb & 0xFF_FFFF
    self.alpha = alpha < 1 ? max(alpha, 0) : 1
  }

  /// Makes a colour from a literal such as `0x2255AA`.
  public init(integerLiteral value: UInt32) { self.init(value) }

  /// Red, green and blue, each from 0 to 1.
  package var components: (red: Double, green: Double, blue: Double) {
    (
      Double(rgb >> 16 & 0xFF) / 255,
      Double(rgb >> 8 & 0xFF) / 255,
      Double(rgb & 0xFF) / 255
    )
  }

  /// The colour as SVG and CSS write it, without its alpha.
  var text: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The colour as an attribute of SVG, such as `fill`, with its opacity if it has one.
  func attribute(_ name: String, opacity: String? = nil) -> String {
    let shown = "\(name)=\"\(text)\""
    guard alpha < 1 else { return shown }
    return "\(shown) \(opacity ?? "\(name)-opacity")=\"\(SceneNumber.rounded(alpha))\""
  }
}

/// Two colours that pass into each other along a box.
public struct PaintGradient: Hashable, Sendable {
  /// The colour at the top, or at the left.
  public var start: PaintColor
  /// The colour at the bottom, or at the right.
  public var end: PaintColor
  /// Whether the colour changes from left to right and not from top to bottom.
  public var isHorizontal: Bool

  /// Passes from one colour to another, by default from top to bottom.
  public init(_ start: PaintColor, _ end: PaintColor, isHorizontal: Bool = false) {
    self.start = start
    self.end = end
    self.isHorizontal = isHorizontal
  }
}
