/// What gives way when a superview changes its size, for items that are placed by their frame.
///
/// Raw values are those of UIKit. What is not flexible keeps its length in points; what is shares
/// the rest in proportion to the lengths at the time the frame was set.
public struct LayoutAutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance to the superview's left edge gives way.
  public static let flexibleLeftMargin = LayoutAutoresizingMask(rawValue: 1)
  /// The width gives way.
  public static let flexibleWidth = LayoutAutoresizingMask(rawValue: 2)
  /// The distance to the superview's right edge gives way.
  public static let flexibleRightMargin = LayoutAutoresizingMask(rawValue: 4)
  /// The distance to the superview's top edge gives way.
  public static let flexibleTopMargin = LayoutAutoresizingMask(rawValue: 8)
  /// The height gives way.
  public static let flexibleHeight = LayoutAutoresizingMask(rawValue: 16)
  /// The distance to the superview's bottom edge gives way.
  public static let flexibleBottomMargin = LayoutAutoresizingMask(rawValue: 32)
}

extension LayoutAutoresizingMask {
  /// The frame as a function of the superview's size: slopes, and the constants that go with them.
  func placement(of frame: LayoutRect, in size: LayoutSize) -> (SystemRows.Placement, LayoutRect) {
    let (x, width) = lines(
      through: [frame.minX, frame.width, size.width - frame.minX - frame.width],
      yielding: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    )
    let (y, height) = lines(
      through: [frame.minY, frame.height, size.height - frame.minY - frame.height],
      yielding: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    )
    return (
      SystemRows.Placement(left: x.slope, top: y.slope, width: width.slope, height: height.slope),
      LayoutRect(x: x.constant, y: y.constant, width: width.constant, height: height.constant)
    )
  }

  /// A value that is `slope · total + constant`.
  private struct Line {
    var slope = 0.0
    var constant: Double
  }

  /// Start and length as functions of the superview's length.
  ///
  /// The flexible parts share `total - fixed` in proportion to their present lengths; if those
  /// add up to nothing they share it evenly. With nothing flexible the end yields, as in UIKit.
  /// - Parameters:
  ///   - parts: What lies before, the length, and what lies behind.
  ///   - springs: The bit of each part that lets it give way.
  /// - Returns: One line for the start, one for the length.
  private func lines(
    through parts: [Double],
    yielding springs: [LayoutAutoresizingMask]
  ) -> (start: Line, length: Line) {
    var flexible = springs.map(contains)
    if !flexible.contains(true) { flexible[2] = true }
    let indices = flexible.indices.filter { flexible[$0] }
    let flexibleSum = indices.reduce(0) { $0 + parts[$1] }
    let fixedSum = parts.indices.reduce(0) { flexible[$1] ? $0 : $0 + parts[$1] }
    func line(_ index: Int) -> Line {
      guard flexible[index] else { return Line(constant: parts[index]) }
      let share = flexibleSum == 0 ? 1 / Double(indices.count) : parts[index] / flexibleSum
      return Line(slope: share, constant: -share * fixedSum)
    }
    return (line(0), line(1))
  }
}

extension LayoutItem {
  /// What gives way when the superview changes its size, while the item is placed by its frame.
  public var autoresizingMask: LayoutAutoresizingMask {
    get { record.extras?.autoresizingMask ?? [] }
    set {
      record.makeExtras().autoresizingMask = newValue
      if record.variables != nil { record.mark(.placement) }
    }
  }
}
