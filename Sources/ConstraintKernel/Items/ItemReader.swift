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

  /// The natural size, and whether its height follows from the width.
  func readNaturalSize() -> (size: LayoutSize, followsWidth: Bool) {
    guard let item, !isCollapsed else { return (.noIntrinsicSize, false) }
    let size = item.intrinsicContentSize
    let followsWidth = item.contentHeightFollowsWidth
    return (
      LayoutSize(width: naturalLength(size.width), height: naturalLength(size.height)), followsWidth
    )
  }

  /// The natural height at a width.
  func readHeight(forWidth width: Double) -> Double {
    guard let item else { return LayoutSize.noIntrinsicMetric }
    return naturalLength(item.intrinsicContentHeight(forWidth: width))
  }

  /// How far the frame reaches beyond the alignment rectangle.
  func readAlignmentInsets() -> LayoutInsets {
    guard let item else { return .zero }
    return usable(item.alignmentRectInsets) ?? extras?.alignment ?? .zero
  }

  /// The first baseline below the top of the alignment rectangle.
  func readFirstBaseline() -> Double {
    guard let item else { return 0 }
    let known = extras?.baselines.first ?? 0
    let baseline = usable(item.firstBaselineOffsetFromTop) ?? known
    if baseline != known { makeExtras().baselines.first = baseline }
    return baseline
  }

  /// The last baseline above the bottom of the alignment rectangle.
  func readLastBaseline() -> Double {
    guard let item else { return 0 }
    let known = extras?.baselines.last ?? 0
    let baseline = usable(item.lastBaselineOffsetFromBottom) ?? known
    if baseline != known { makeExtras().baselines.last = baseline }
    return baseline
  }

  /// A natural length; negative for none.
  private func naturalLength(_ length: Double) -> Double {
    guard let usable = usable(length), usable >= 0 else { return LayoutSize.noIntrinsicMetric }
    return usable
  }
}
