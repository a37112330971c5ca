public import ConstraintKernel

/// The circumstances in which a screen is laid out.
public struct LayoutCase: Hashable, Sendable {
  /// What the labels of a screen say.
  public enum Text: String, CaseIterable, Hashable, Sendable, Codable {
    /// What the builder made them say.
    case asBuilt = "as built"
    /// The first word.
    case short
    /// Three times as much.
    case long
    /// Nothing.
    case empty
  }

  /// The root's size in points.
  public var size: LayoutSize
  /// The direction of reading.
  public var direction: LayoutDirection
  /// What the labels say.
  public var text: Text
  /// What the system covers, added to what the builder says.
  public var safeArea: LayoutInsets

  /// Makes a case.
  public init(
    _ size: LayoutSize,
    _ direction: LayoutDirection = .leftToRight,
    text: Text = .asBuilt,
    safeArea: LayoutInsets = .zero
  ) {
    self.size = size
    self.direction = direction
    self.text = text
    self.safeArea = safeArea
  }
}

extension LayoutCase: CustomStringConvertible {
  /// `390 x 844, right to left, long text`, naming only what is out of the ordinary.
  public var description: String {
    var text = "\(LayoutText.number(size.width)) x \(LayoutText.number(size.height))"
    if direction == .rightToLeft { text += ", right to left" }
    if self.text != .asBuilt { text += ", \(self.text.rawValue) text" }
    if safeArea != .zero {
      text += ", safe area \(LayoutText.number(safeArea.top)) \(LayoutText.number(safeArea.left))"
      text += " \(LayoutText.number(safeArea.bottom)) \(LayoutText.number(safeArea.right))"
    }
    return text
  }
}

/// The cases in which screens are compared: every combination.
public struct LayoutMatrix: Hashable, Sendable {
  /// Sizes of the root, in points.
  public var sizes: [LayoutSize]
  /// Directions of reading.
  public var directions: [LayoutDirection]
  /// What labels say.
  public var texts: [LayoutCase.Text]
  /// What the system covers.
  public var safeAreas: [LayoutInsets]

  /// Makes a matrix; without arguments it is two telephones both ways up, a tablet and a window, in
  /// both directions, with three texts, and no safe area.
  public init(
    sizes: [LayoutSize] = LayoutMatrix.usualSizes,
    directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
    texts: [LayoutCase.Text] = [.asBuilt, .long, .empty],
    safeAreas: [LayoutInsets] = [.zero]
  ) {
    self.sizes = sizes
    self.directions = directions
    self.texts = texts
    self.safeAreas = safeAreas
  }

  /// Two telephones both ways up, a tablet and a window.
  public static let usualSizes = [
    LayoutSize(width: 390, height: 844), LayoutSize(width: 320, height: 568),
    LayoutSize(width: 844, height: 390), LayoutSize(width: 568, height: 320),
    LayoutSize(width: 768, height: 1_024), LayoutSize(width: 1_440, height: 900),
  ]

  /// No safe area, that of a telephone with a notch, and that of one with a home indicator only.
  public static let usualSafeAreas = [
    LayoutInsets.zero,
    LayoutInsets(top: 47, left: 0, bottom: 34, right: 0),
    LayoutInsets(top: 0, left: 0, bottom: 21, right: 0),
  ]

  /// Every combination; what costs most to change changes last.
  public var cases: [LayoutCase] {
    var cases: [LayoutCase] = []
    for text in texts {
      for safeArea in safeAreas {
        for direction in directions {
          for size in sizes {
            cases.append(LayoutCase(size, direction, text: text, safeArea: safeArea))
          }
        }
      }
    }
    return cases
  }
}
