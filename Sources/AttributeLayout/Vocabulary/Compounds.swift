/// Width and height.
public final class Size: CompoundAttribute, WrittenAttribute {
  override class var kinds: [Attribute.Type] { [Width.self, Height.self] }

  /// Exactly this size, in points.
  public convenience init(_ size: LayoutSize, file: StaticString = #fileID, line: UInt = #line) {
    self.init(==0, source: LayoutSource(file: file, line: line))
    setNumbers([size.width, size.height])
  }

  /// Relates width and height to those of another item.
  ///
  /// The item is not retained.
  @discardableResult
  public func like(_ item: any LayoutItem) -> Self {
    refer(to: item)
    return self
  }
}

/// The four physical edges: top, left, right, bottom.
public final class Edges: CompoundPosition, OutlineAttribute {
  override class var kinds: [Attribute.Type] { [Top.self, Left.self, Right.self, Bottom.self] }
}

/// The item's own four margins, tied to those of the reference.
public final class Margins: CompoundPosition, OutlineAttribute {
  override class var kinds: [Attribute.Type] {
    [TopMargin.self, LeftMargin.self, RightMargin.self, BottomMargin.self]
  }
}

/// Both centres.
public final class Center: CompoundPosition, MiddleAttribute {
  override class var kinds: [Attribute.Type] { [CenterX.self, CenterY.self] }
}

/// The middle between the item's own margins, tied to that of the reference.
public final class CenterWithinMargins: CompoundPosition, MiddleAttribute {
  override class var kinds: [Attribute.Type] {
    [CenterXWithinMargins.self, CenterYWithinMargins.self]
  }
}

/// Four positions around an item: edges, or margins.
public protocol OutlineAttribute: CompoundPosition, WrittenAttribute {}

extension OutlineAttribute {
  /// A distance of its own for each of the four, in points.
  public init(_ insets: Insets, file: StaticString = #fileID, line: UInt = #line) {
    self.init(==0, source: LayoutSource(file: file, line: line))
    setNumbers([insets.top, insets.left, insets.right, insets.bottom])
  }
}

/// Both middles of an item, with or without its margins.
public protocol MiddleAttribute: CompoundPosition, WrittenAttribute {}

extension MiddleAttribute {
  /// A distance of its own from each middle, in points to the right and down.
  public init(_ offset: LayoutPoint, file: StaticString = #fileID, line: UInt = #line) {
    self.init(==0, source: LayoutSource(file: file, line: line))
    setNumbers([offset.x, offset.y])
  }
}
