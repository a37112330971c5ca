/// Natural sizes and margins: data of an item that its constraints depend on.
extension LayoutItem {
  /// How strongly the item resists growing beyond its natural size on an axis.
  ///
  /// 250 at first.
  public func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    record.hugging[axis]
  }

  /// Sets how strongly the item resists growing; a level outside (0, 1000] is reported and ignored.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard record.isUsable(priority) else { return }
    var hugging = record.hugging
    hugging[axis] = priority
    record.hugging = hugging
    record.mark(.naturalSize)
  }

  /// How strongly the item resists shrinking below its natural size on an axis.
  ///
  /// 750 at first.
  public func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    record.compressionResistance[axis]
  }

  /// Sets how strongly the item resists shrinking; a level outside (0, 1000] is reported.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority,
    for axis: LayoutAxis
  ) {
    guard record.isUsable(priority) else { return }
    var resistance = record.compressionResistance
    resistance[axis] = priority
    record.compressionResistance = resistance
    record.mark(.naturalSize)
  }

  /// The distances from the item's physical edges to its margins, in points.
  ///
  /// A ``LayoutView`` starts with 8 on every side, other items with 0. A view adds to what was set
  /// what it keeps clear of the safe area and of its superview's margins; see
  /// ``LayoutView/insetsLayoutMarginsFromSafeArea`` and
  /// ``LayoutView/preservesSuperviewLayoutMargins``. Numbers that are not finite are reported and
  /// ignored.
  public var layoutMargins: LayoutInsets {
    get { record.margins }
    set { record.setMargins(newValue) }
  }

  /// The margins in reading direction.
  ///
  /// Margins that are set here follow a change of the direction; those set through
  /// ``layoutMargins`` stay on their sides.
  public var directionalLayoutMargins: LayoutDirectionalInsets {
    get { record.margins.directional(in: effectiveLayoutDirection) }
    set { record.setDirectionalMargins(newValue) }
  }

  /// The direction in which the item's content is read.
  ///
  /// - Complexity: O(depth).
  public var effectiveLayoutDirection: LayoutReadingDirection { record.effectiveDirection }

  /// Whether the item's content is mirrored when reading goes right to left.
  public var semanticContentAttribute: LayoutSemanticAttribute {
    get { record.extras?.semanticContent ?? .unspecified }
    set {
      record.makeExtras().semanticContent = newValue
      record.mark(.direction)
      record.turnMargins()
    }
  }

  /// The nearest environment above or at the item.
  ///
  /// - Complexity: O(depth).
  public var effectiveEnvironment: LayoutEnvironment { record.effectiveEnvironment }
}

extension ItemRecord {
  /// As in UIKit, views start with 8 points on every side and everything else with none.
  var margins: LayoutInsets {
    guard isView else { return ownMargins ?? .zero }
    return extras?.effectiveMargins ?? .standard
  }

  /// The margins that were set, on the sides where they are at present.
  var ownMargins: LayoutInsets? {
    extras?.directionalMargins?.resolved(in: effectiveDirection) ?? extras?.margins
  }

  func setMargins(_ margins: LayoutInsets) {
    guard let margins = usable(margins) else { return }
    makeExtras().margins = margins
    extras?.directionalMargins = nil
    marginsDidChange()
  }

  func setDirectionalMargins(_ margins: LayoutDirectionalInsets) {
    guard let usable = usable(margins) else { return }
    makeExtras().directionalMargins = usable
    // The direction may be another one by the time of the pass.
    mark(.direction)
    marginsDidChange()
  }

  /// Puts margins that were set in reading direction where that is now.
  func turnMargins() {
    if extras?.directionalMargins != nil { marginsDidChange() }
  }

  private func marginsDidChange() {
    if let view { view.refreshMargins() } else { mark(.metrics) }
  }

  var effectiveDirection: LayoutReadingDirection {
    forcedDirection ?? effectiveEnvironment.layoutDirection
  }

  /// The direction that the item's kind of content keeps; nil where it follows the environment.
  var forcedDirection: LayoutReadingDirection? {
    switch extras?.semanticContent ?? .unspecified {
    case .unspecified: nil
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
