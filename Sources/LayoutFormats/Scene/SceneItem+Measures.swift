import ConstraintKernel

extension SceneItem {
  /// A natural width and height, each of which may be missing.
  public struct NaturalSize: Hashable, Sendable {
    /// The natural width in points, or nil where the item has none.
    public var width: Double?
    /// The natural height in points, or nil where the item has none.
    public var height: Double?

    /// Creates a natural size; an axis that is not given has none.
    public init(width: Double? = nil, height: Double? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// One priority for each axis, in (0, 1000].
  public struct AxisPriorities: Hashable, Sendable {
    /// The default of content hugging, 250 on both axes.
    package static let hugging = Self(horizontal: 250, vertical: 250)
    /// The default of compression resistance, 750 on both axes.
    package static let resistance = Self(horizontal: 750, vertical: 750)

    /// The priority of the width.
    public var horizontal: Double
    /// The priority of the height.
    public var vertical: Double

    /// Creates a pair of priorities.
    public init(horizontal: Double, vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// The priority along an axis.
    package subscript(axis: LayoutAxis) -> Double {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// Where an item's lines of text stand, in points.
  public struct BaselineOffsets: Hashable, Sendable {
    /// From the top edge down to the first baseline.
    public var first: Double
    /// From the bottom edge up to the last baseline.
    public var last: Double

    /// Creates offsets; one that is not given is 0.
    public init(first: Double = 0, last: Double = 0) {
      self.first = first
      self.last = last
    }
  }

  /// A natural height that counts from a width on.
  public struct HeightStep: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The natural height in points.
    public var height: Double
    /// The height that the whole text would take where a limit of lines cuts it off; nil where nothing does.
    public var wholeHeight: Double?

    /// Creates a step, of a whole text unless said otherwise.
    public init(width: Double, height: Double, wholeHeight: Double? = nil) {
      self.width = width
      self.height = height
      self.wholeHeight = wholeHeight
    }
  }
}
