/// Width and height.
public final class Size: CompoundAttribute, WrittenAttribute {
  override class var parts: [Attribute.Type] { [Width.self, Height.self] }

  /// Exactly this size, in points.
  public convenience init(
    _ size: LayoutSize,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init([size.width, size.height], source: LayoutSource(file: file, line: line))
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
public final class Edges: CompoundPosition, WrittenAttribute {
  override class var parts: [Attribute.Type] { [Top.self, Left.self, Right.self, Bottom.self] }

  /// A distance of its own for each edge, in points.
  public convenience init(
    _ insets: Insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(insets.numbers, source: LayoutSource(file: file, line: line))
  }
}

/// The item's own four margins, tied to those of the reference.
public final class Margins: CompoundPosition, WrittenAttribute {
  override class var parts: [Attribute.Type] {
    [TopMargin.self, LeftMargin.self, RightMargin.self, BottomMargin.self]
  }

  /// A distance of its own for each margin, in points.
  public convenience init(
    _ insets: Insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(insets.numbers, source: LayoutSource(file: file, line: line))
  }
}

/// Both centres.
public final class Center: CompoundPosition, WrittenAttribute {
  override class var parts: [Attribute.Type] { [CenterX.self, CenterY.self] }

  /// A distance of its own from each centre, in points to the right and down.
  public convenience init(
    _ offset: LayoutPoint,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init([offset.x, offset.y], source: LayoutSource(file: file, line: line))
  }
}

/// The middle between the item's own margins, tied to that of the reference.
public final class CenterWithinMargins: CompoundPosition, WrittenAttribute {
  override class var parts: [Attribute.Type] {
    [CenterXWithinMargins.self, CenterYWithinMargins.self]
  }

  /// A distance of its own from each middle, in points to the right and down.
  public convenience init(
    _ offset: LayoutPoint,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init([offset.x, offset.y], source: LayoutSource(file: file, line: line))
  }
}

extension Insets {
  /// The distances in the order of a compound's parts.
  fileprivate var numbers: [Double] { [top, left, right, bottom] }
}
