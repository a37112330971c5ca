/// Everything that is asked of an item's own class: sizes, insets, baselines, frames.
///
/// Whatever comes back is foreign, and passes the ``NumberReader``: a number that cannot be used is reported
/// and counts as if the item had not answered.
extension ItemRecord {
  /// The item's present frame; nil for one that cannot be read.
  func readFrame() -> LayoutRect? {
    if let view { return view.storedFrame }
    guard let frame = item?.layoutFrame else { return nil }
    guard let number = frame.firstNonFinite else {
      flags.remove(.hasInvalidFrame)
      return frame
    }
    if flags.insert(.hasInvalidFrame).inserted { report(.notFinite(number)) }
    return nil
  }

  /// The natural and the least size, and whether the height follows from the width.
  func readContentSize() -> (natural: LayoutSize, least: LayoutSize, followsWidth: Bool) {
    guard let item, !isCollapsed else { return (.noIntrinsicSize, .noIntrinsicSize, false) }
    let natural = usableSize(item.intrinsicContentSize)
    let followsWidth = item.contentHeightFollowsWidth
    let least = item.minimumContentSize
    return (natural, least == .noIntrinsicSize ? least : usableSize(least), followsWidth)
  }

  /// The natural size.
  func readNaturalSize() -> LayoutSize {
    guard let item, !isCollapsed else { return .noIntrinsicSize }
    return usableSize(item.intrinsicContentSize)
  }

  /// What the content needs at a width.
  func readHeights(forWidth width: Double) -> LayoutContentHeights {
    let none = LayoutContentHeights(natural: LayoutSize.noIntrinsicMetric)
    guard let item else { return none }
    var heights = item.contentHeights(forWidth: width)
    heights.natural = naturalLength(heights.natural)
    heights.minimum = heights.minimum.map(naturalLength).flatMap { $0 >= 0 ? $0 : nil }
    heights.firstBaseline = heights.firstBaseline.flatMap(usable)
    heights.lastBaseline = heights.lastBaseline.flatMap(usable)
    return heights
  }

  /// How far the frame reaches beyond the alignment rectangle.
  func readAlignmentInsets() -> LayoutInsets {
    guard let item else { return .zero }
    return usable(item.alignmentRectInsets) ?? extras?.alignment ?? .zero
  }

  /// The first baseline below the top of the alignment rectangle.
  func readFirstBaseline() -> Double {
    guard let item else { return 0 }
    if let measured = extras?.measuredBaselines.first { return measured }
    let known = extras?.baselines.first ?? 0
    let baseline = usable(item.firstBaselineOffsetFromTop) ?? known
    if baseline != known { makeExtras().baselines.first = baseline }
    return baseline
  }

  /// The last baseline above the bottom of the alignment rectangle.
  func readLastBaseline() -> Double {
    guard let item else { return 0 }
    if let measured = extras?.measuredBaselines.last { return measured }
    let known = extras?.baselines.last ?? 0
    let baseline = usable(item.lastBaselineOffsetFromBottom) ?? known
    if baseline != known { makeExtras().baselines.last = baseline }
    return baseline
  }

  /// A size each length of which may be none, which is negative.
  private func usableSize(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: naturalLength(size.width), height: naturalLength(size.height))
  }

  /// A natural length; negative for none.
  private func naturalLength(_ length: Double) -> Double {
    guard let usable = usable(length), usable >= 0 else { return LayoutSize.noIntrinsicMetric }
    return usable
  }
}
