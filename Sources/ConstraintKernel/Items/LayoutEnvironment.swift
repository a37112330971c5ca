/// The surroundings of a hierarchy: what constraints and conditions may depend on.
///
/// Set one on any item's ``LayoutNode``; what lies below inherits it. A change re-evaluates
/// conditions and mirrors constraints by itself in the next layout pass.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The kind of device a layout is meant for.
  ///
  /// Raw values are those of UIKit.
  public enum Idiom: Int, Hashable, Sendable, CaseIterable {
    /// Nothing is known.
    case unspecified = -1
    /// A telephone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case television = 2
    /// A car.
    case car = 3
    /// A computer with windows.
    case desktop = 5
  }

  /// How much room there is along an axis, in the coarse words of adaptive layouts.
  ///
  /// Raw values are those of UIKit.
  public enum SizeClass: Int, Hashable, Sendable, CaseIterable {
    /// Nothing is known.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Much room.
    case regular = 2
  }

  /// The direction in which the hierarchy is read.
  public var layoutDirection: LayoutReadingDirection
  /// The kind of device.
  public var idiom: Idiom
  /// The room along the horizontal axis.
  public var horizontalSizeClass: SizeClass
  /// The room along the vertical axis.
  public var verticalSizeClass: SizeClass
  /// Device pixels per point, to whose edges frames are rounded; 0 leaves frames as solved.
  ///
  /// A hierarchy has one, that of its root.
  public var displayScale: Double
  /// The factor by which people want text enlarged; 1 is the usual size.
  public var textScale: Double
  /// The usual gap between siblings in points; see ``LayoutGap``.
  public var siblingGap: Double
  /// The usual gap between an item and what lies in it, in points; see ``LayoutGap``.
  public var superviewGap: Double

  /// Makes an environment; what is left out is unspecified, left to right, not rounded, and 8 and 20 points apart.
  public init(
    layoutDirection: LayoutReadingDirection = .leftToRight,
    idiom: Idiom = .unspecified,
    horizontalSizeClass: SizeClass = .unspecified,
    verticalSizeClass: SizeClass = .unspecified,
    displayScale: Double = 0,
    textScale: Double = 1,
    siblingGap: Double = 8,
    superviewGap: Double = 20
  ) {
    self.layoutDirection = layoutDirection
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.textScale = textScale
    self.siblingGap = siblingGap
    self.superviewGap = superviewGap
  }
}

/// What a view's content means, and so whether it is mirrored when reading goes right to left.
public enum LayoutSemanticAttribute: Int, Hashable, Sendable {
  /// Follows the environment.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Spatial controls, which are never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
