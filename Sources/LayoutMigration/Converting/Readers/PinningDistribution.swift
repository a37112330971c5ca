import ConstraintKernel

/// Items one after the other with a fixed space between them:
/// `[a, b].autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: 8)`.
///
/// Items of a fixed size have shares of their container's extent, which is found when the code runs;
/// they are not read.
struct PinningDistribution {
  private let items: [String]
  private let isHorizontal: Bool
  private let alignment: LayoutConstraint.Attribute
  private let spacing: Amount
  private let firstInset: Amount
  private let lastInset: Amount
  private let matchesSizes: Bool

  /// Fails for other distributions, and for arguments that no literal gives.
  init?(_ list: PinningList) {
    let call = list.call
    guard
      call.has(
        "along",
        "alignedTo",
        "withFixedSpacing",
        "insetSpacing",
        "firstInset",
        "lastInset",
        "matchedSizes"
      ),
      let axis = call.word("along"), let alignment = call.word("alignedTo"),
      let spacing = call.amount("withFixedSpacing"),
      let insets = call.flag("insetSpacing"), let matches = call.flag("matchedSizes")
    else { return nil }
    // The word for an axis of items is that of their centres: a row lies along the horizontal one.
    isHorizontal = axis == .centerY
    guard Self.alignments.contains(alignment), (alignment.axis == .vertical) == isHorizontal else {
      return nil
    }
    items = list.items
    self.alignment = alignment
    self.spacing = spacing
    firstInset = call.amount("firstInset") ?? (insets ? spacing : .zero)
    lastInset = call.amount("lastInset") ?? (insets ? spacing : .zero)
    matchesSizes = matches
  }

  private static let alignments: Set<LayoutConstraint.Attribute> = [
    .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .lastBaseline,
    .firstBaseline,
  ]

  /// The constraints, in the order in which the call makes them.
  func constraints() -> [LayoutStatement]? {
    guard let first = items.first, let last = items.last else { return nil }
    let near: LayoutConstraint.Attribute = isHorizontal ? .leading : .top
    let far = near.opposite
    let size: LayoutConstraint.Attribute = isHorizontal ? .width : .height
    var made = [
      LayoutStatement(first, near, .equal, .item(.superview, near), constant: firstInset)
    ]
    for (item, before) in zip(items.dropFirst(), items) {
      let other = ItemReference.named(before, for: item)
      made.append(LayoutStatement(item, near, .equal, .item(other, far), constant: spacing))
      if matchesSizes { made.append(LayoutStatement(item, size, .equal, .item(other, size))) }
      made.append(LayoutStatement(item, alignment, .equal, .item(other, alignment)))
    }
    made.append(
      LayoutStatement(last, far, .equal, .item(.superview, far), constant: lastInset.negated)
    )
    return made
  }
}
