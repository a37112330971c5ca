/// The left edge, in points inside the reference's left edge, or right of the right edge of a neighbour.
public final class Left: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .left }
}

/// The right edge, in points inside the reference's right edge, or left of the left edge of a neighbour.
public final class Right: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .right }
}

/// The top edge, in points below the reference's top edge, or below the bottom edge of a neighbour.
public final class Top: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .top }
}

/// The bottom edge, in points above the reference's bottom edge, or above the top edge of a neighbour.
public final class Bottom: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .bottom }
}

/// The edge where reading starts, in points inside the reference's leading edge, or after the trailing edge of a neighbour.
public final class Leading: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .leading }
}

/// The edge where reading ends, in points inside the reference's trailing edge, or before the leading edge of a neighbour.
public final class Trailing: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .trailing }
}

/// The horizontal middle, in points to the right of the reference's middle.
public final class CenterX: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .centerX }
}

/// The vertical middle, in points below the reference's middle.
public final class CenterY: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .centerY }
}

/// The baseline of the first line of text, in points below the reference's first baseline.
public final class FirstBaseline: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .firstBaseline }
}

/// The baseline of the last line of text, in points above the reference's last baseline.
public final class LastBaseline: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .lastBaseline }
}
