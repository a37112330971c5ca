/// The width, in points, or relative to the width of another item.
public final class Width: DimensionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .width }
}

/// The height, in points, or relative to the height of another item.
public final class Height: DimensionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .height }
}
