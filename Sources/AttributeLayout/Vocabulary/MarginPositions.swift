// Each of these ties the item's own margin to the same margin of its reference. Both margins count:
// with margins of 8 on either, `LeftMargin()` leaves the two left edges equal.

/// The item's own position of the left margin, tied to that of the reference.
public final class LeftMargin: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .leftMargin }
}

/// The item's own position of the right margin, tied to that of the reference.
public final class RightMargin: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .rightMargin }
}

/// The item's own position of the top margin, tied to that of the reference.
public final class TopMargin: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .topMargin }
}

/// The item's own position of the bottom margin, tied to that of the reference.
public final class BottomMargin: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .bottomMargin }
}

/// The item's own position of the margin where reading starts, tied to that of the reference.
public final class LeadingMargin: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .leadingMargin }
}

/// The item's own position of the margin where reading ends, tied to that of the reference.
public final class TrailingMargin: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .trailingMargin }
}

/// The item's own position of the horizontal middle between the margins, tied to that of the reference.
public final class CenterXWithinMargins: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .centerXWithinMargins }
}

/// The item's own position of the vertical middle between the margins, tied to that of the reference.
public final class CenterYWithinMargins: PositionAttribute, WrittenAttribute {
  public override var createAttribute: ReferenceAttribute { .centerYWithinMargins }
}
