/// Both centres.
public final class Center: CompoundAttribute {
  /// A distance of its own from each centre, in points to the right and down.
  public convenience init(
    _ offset: LayoutPoint,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let source = LayoutSource(file: file, line: line)
    self.init(==0, source: source)
    attributes = [
      CenterX(==offset.x, source: source),
      CenterY(==offset.y, source: source),
    ]
  }

  override var parts: CompoundParts { CompoundParts(.centerX, .centerY) }

  override func makeAttributes(_ constant: Constant, source: LayoutSource) -> [Attribute] {
    [
      CenterX(constant, source: source),
      CenterY(constant, source: source),
    ]
  }

  /// Relates every part to the same attribute of another item, and keeps all that was set before.
  ///
  /// The item is not retained.
  @discardableResult
  public func to(_ item: any LayoutItem) -> Self {
    refer(to: item)
    return self
  }
}

/// The middle between the item's own margins, tied to that of the reference.
public final class CenterWithinMargins: CompoundAttribute {
  /// A distance of its own from each middle, in points to the right and down.
  public convenience init(
    _ offset: LayoutPoint,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let source = LayoutSource(file: file, line: line)
    self.init(==0, source: source)
    attributes = [
      CenterXWithinMargins(==offset.x, source: source),
      CenterYWithinMargins(==offset.y, source: source),
    ]
  }

  override var parts: CompoundParts { CompoundParts(.centerXWithinMargins, .centerYWithinMargins) }

  override func makeAttributes(_ constant: Constant, source: LayoutSource) -> [Attribute] {
    [
      CenterXWithinMargins(constant, source: source),
      CenterYWithinMargins(constant, source: source),
    ]
  }

  /// Relates every part to the same attribute of another item, and keeps all that was set before.
  ///
  /// The item is not retained.
  @discardableResult
  public func to(_ item: any LayoutItem) -> Self {
    refer(to: item)
    return self
  }
}
