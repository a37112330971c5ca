public import ConstraintKernel

/// A hierarchy as a web page to look around in, at every width of a range.
///
///     let page = Inspector(root, widths: 320...1366).html()
///
/// The page needs nothing else. It has the picture beside the tree; an item that is selected, by
/// mouse or keyboard, tells its frame and why each of its numbers is what it is, its constraints
/// in the dialect of the reader's choice with their lines, how far each is from its limit, and which
/// are missed. A slider drags the root over frames that were solved beforehand: they are kept as
/// pieces between the widths at which the layout changes, and the page names those.
public struct Inspector {
  private let root: any LayoutItem
  private let check: LayoutCheck

  /// Makes an inspector of a hierarchy whose root keeps its own size.
  ///
  /// - Parameters:
  ///   - root: The hierarchy, which afterwards has the size and the environment it had.
  ///   - widths: The widths to drag over; the root's own by default.
  ///   - directions: The directions of reading to choose from.
  ///   - suppressions: Findings that are not listed.
  public init(
    _ root: any LayoutItem,
    widths: ClosedRange<Int>? = nil,
    directions: [LayoutReadingDirection] = .both,
    suppressing suppressions: [LayoutSuppression] = []
  ) {
    self.root = root
    let own = Int(max(min(root.layoutFrame.width, 1e5), 1))
    var check = LayoutCheck(
      widths: widths ?? own...own,
      directions: directions.isEmpty ? [root.effectiveLayoutDirection] : directions,
      suppressing: suppressions
    )
    check.mostPasses = 1
    self.check = check
  }

  /// The page, a complete file; the same hierarchy gives the same bytes.
  ///
  /// - Parameter title: The heading; the root's name by default.
  /// - Returns: A complete file.
  /// - Complexity: that of ``LayoutCheck/report(on:)``, a layout pass for each width again, and eight
  ///   explanations of each item for each of the first 64 pieces, as long as these do not take more than
  ///   a second or so; of others the page says that their reasons are not worked out. Where the root has a
  ///   `LayoutItem.layoutWorkLimit`, all widths of a setting together may take four times as much, half of it
  ///   for what is found and half for what is shown; the page says which widths are left out.
  public func html(title: String? = nil) -> String {
    inspected(title: title).page
  }

  /// The page, and what it lists.
  package func inspected(title: String? = nil) -> (page: String, report: LayoutCheckReport) {
    let report = check.report(on: root)
    let data = root.keepingSize { InspectorData(root, report).json }
    let page = InspectorPage.text(title: title ?? root.record.name, data: data.written())
    return (page, report)
  }
}
