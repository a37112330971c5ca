extension UIFont {
  /// How heavy the strokes are, the lightest first; without effect on metrics.
  ///
  /// Raw values are those of UIKit.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public var rawValue: Double

    /// Makes a weight from a number from -1 to 1.
    public init(rawValue: Double) {
      self.rawValue = rawValue
    }

    /// The thinnest strokes.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin strokes.
    public static let thin = Weight(rawValue: -0.6)
    /// Light strokes.
    public static let light = Weight(rawValue: -0.4)
    /// The usual strokes.
    public static let regular = Weight(rawValue: 0)
    /// Somewhat heavier strokes.
    public static let medium = Weight(rawValue: 0.23)
    /// Strokes between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold strokes.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy strokes.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest strokes.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest of the nine weights that fonts are made in, from 100 to 900.
    var typefaceWeight: Int {
      let known: [Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let nearest = known.indices.min { first, second in
        abs(known[first].rawValue - rawValue) < abs(known[second].rawValue - rawValue)
      }
      return (nearest ?? 3) * 100 + 100
    }
  }
}
