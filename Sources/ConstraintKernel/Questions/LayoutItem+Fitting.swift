extension LayoutItem {
  /// The size that satisfies the constraints inside the item best and is closest to a target.
  ///
  /// Views that asked for `updateConstraints` get it first. Apart from that nothing changes:
  /// constraints, frames and the engine's values are afterwards as before, and no frame is handed
  /// out. Targets and priorities that are not valid are reported, and the answer is the present
  /// size.
  /// - Parameters:
  ///   - targetSize: The size to come close to, in points; see ``LayoutSize/compressed``.
  ///   - horizontal: How strongly the width pulls. 50 unless said otherwise.
  ///   - vertical: How strongly the height pulls. 50 unless said otherwise.
  /// - Returns: The fitting size.
  /// - Complexity: proportional to the subtree.
  public func systemLayoutSizeFitting(
    _ targetSize: LayoutSize,
    withHorizontalFittingPriority horizontal: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> LayoutSize {
    sizeFitting(targetSize, horizontal, vertical)
  }

  func sizeFitting(
    _ targetSize: LayoutSize,
    _ horizontal: LayoutPriority,
    _ vertical: LayoutPriority
  ) -> LayoutSize {
    let record = record
    guard record.isUsable(horizontal), record.isUsable(vertical),
      let target = record.usable(targetSize)
    else { return layoutFrame.size }
    let size = LayoutPass.withEngine(of: record) {
      $0.size(
        of: record,
        under: SizePull(
          width: LengthPull(target.width, horizontal),
          height: LengthPull(target.height, vertical)
        )
      )
    }
    return (size ?? nil) ?? layoutFrame.size
  }

  /// The size a cell of a given width, in points, needs: the height is as small as constraints
  /// allow.
  ///
  /// The width is meant as required. One that is not finite is reported, and the answer is the
  /// present size.
  /// - Complexity: proportional to the subtree.
  public func fittingSize(width: Double) -> LayoutSize {
    systemLayoutSizeFitting(
      LayoutSize(width: width, height: 0),
      withHorizontalFittingPriority: .required
    )
  }
}

extension LayoutSize {
  /// The target of a fitting size that should be as small as possible.
  public static let compressed = LayoutSize.zero
  /// The target of a fitting size that should be as large as possible.
  public static let expanded = LayoutSize(width: 10_000, height: 10_000)
}
