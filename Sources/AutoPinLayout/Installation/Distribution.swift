import ConstraintKernel

/// Items one after the other along an axis, aligned with each other across it.
struct Distribution {
  let row: PinnedItems
  let axis: LayoutAxis
  let alignment: ALAttribute

  init(_ row: PinnedItems, along axis: ALAxis, alignedTo alignment: ALAttribute) {
    self.row = row
    self.axis = axis.direction
    self.alignment = alignment
  }

  /// Whether the items can be aligned and all have superviews; what is missing is reported.
  var isSound: Bool {
    guard row.hasAtLeast(1, for: "distributing") else { return false }
    guard alignsAcross else {
      row.refuse(.invalidUse("items along this axis cannot be aligned on \(alignment)"))
      return false
    }
    for item in row.items where item.layoutParent == nil {
      for item in row.items { item.record.noteRefusal() }
      row.pinned(item).refuse(.missingSuperview)
      return false
    }
    return true
  }

  /// Whether the alignment is a line of items that lies across the axis they are distributed along.
  private var alignsAcross: Bool {
    switch alignment {
    case .left, .right, .leading, .trailing, .vertical: axis == .vertical
    case .top, .bottom, .horizontal, .baseline, .firstBaseline: axis == .horizontal
    default: false
    }
  }

  /// Aligns an item with the one before it.
  func align(_ item: any LayoutItem, with previous: any LayoutItem) -> ConstraintDescription {
    row.pinned(item).relate(alignment, to: alignment, of: previous)
  }
}
