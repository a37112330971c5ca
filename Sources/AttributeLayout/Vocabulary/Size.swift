/// Width and height.
public final class Size: CompoundAttribute {
  /// Exactly this size, in points.
  public convenience init(
    _ size: LayoutSize,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let source = LayoutSource(file: file, line: line)
    self.init(==0, source: source)
    attributes = [
      Width(==size.width, source: source),
      Height(==size.height, source: source),
    ]
  }

  override var parts: CompoundParts { CompoundParts(.width, .height) }

  override func makeAttributes(_ constant: Constant, source: LayoutSource) -> [Attribute] {
    [
      Width(constant, source: source),
      Height(constant, source: source),
    ]
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
