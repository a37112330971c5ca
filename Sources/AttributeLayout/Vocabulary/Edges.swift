/// The four physical edges: top, left, right, bottom.
public final class Edges: CompoundAttribute {
  /// A distance of its own for each edge, in points.
  public convenience init(
    _ insets: Insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let source = LayoutSource(file: file, line: line)
    self.init(==0, source: source)
    attributes = [
      Top(==insets.top, source: source),
      Left(==insets.left, source: source),
      Right(==insets.right, source: source),
      Bottom(==insets.bottom, source: source),
    ]
  }

  override var parts: CompoundParts { CompoundParts(.top, .left, .right, .bottom) }

  override func makeAttributes(_ constant: Constant, source: LayoutSource) -> [Attribute] {
    [
      Top(constant, source: source),
      Left(constant, source: source),
      Right(constant, source: source),
      Bottom(constant, source: source),
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

/// The item's own four margins, tied to those of the reference.
public final class Margins: CompoundAttribute {
  /// A distance of its own for each margin, in points.
  public convenience init(
    _ insets: Insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let source = LayoutSource(file: file, line: line)
    self.init(==0, source: source)
    attributes = [
      TopMargin(==insets.top, source: source),
      LeftMargin(==insets.left, source: source),
      RightMargin(==insets.right, source: source),
      BottomMargin(==insets.bottom, source: source),
    ]
  }

  override var parts: CompoundParts {
    CompoundParts(.topMargin, .leftMargin, .rightMargin, .bottomMargin)
  }

  override func makeAttributes(_ constant: Constant, source: LayoutSource) -> [Attribute] {
    [
      TopMargin(constant, source: source),
      LeftMargin(constant, source: source),
      RightMargin(constant, source: source),
      BottomMargin(constant, source: source),
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
