#if GTK
import CGtk4
import ConstraintKernel

/// What GTK asks of a layout manager.
///
/// | question | width | height |
/// |---|---|---|
/// | natural width | 0 @50 | 0 @50 |
/// | least width | 0 @999.5 | 0 @50 |
/// | natural height for a width | that width @999.9 | 0 @50 |
/// | least height for a width | that width @999.9 | 0 @999.5 |
/// | places in a size | that width @999.9 | that height @999.9 |
///
/// Each line is an edit of two constraints that stay, so that a question costs what changed since the
/// last one, and the answer does not depend on what was asked before.
extension GTKContainer {
  /// The least and the natural size along an axis, for a size across.
  ///
  /// Where nothing ties one axis to the other, a question edits the constraint along its axis alone.
  /// Widths are those of the last question while nothing changed that they depend on, so that a resize
  /// asks no text at its least and its natural width.
  /// - Parameters:
  ///   - axis: The axis along which GTK asks.
  ///   - size: The size across the axis in pixels; negative for any.
  /// - Returns: Both sizes in pixels, and the baseline at the natural one.
  /// - Complexity: O(children) for requests that may have changed, and what their changes cost.
  func request(along axis: LayoutAxis, across size: Int32) -> WidgetRequest {
    hasAskedForResize = false
    refresh()
    forgetStretches()
    return solving {
      if axis == .horizontal { return requestOfWidth() }
      return requestOfHeight(forWidth: size)
    }
  }

  private func requestOfWidth() -> WidgetRequest {
    if let knownWidths { return knownWidths }
    var request = WidgetRequest()
    let height = Pull(0, .fittingSizeLevel)
    let natural = solve(Pull(0, .fittingSizeLevel), height, along: .horizontal).width
    let least = solve(Pull(0, Self.minimumPriority), height, along: .horizontal).width
    request.minimum = pixels(least)
    request.natural = max(pixels(natural), request.minimum)
    leastWidth = request.minimum
    knownWidths = request
    return request
  }

  private func requestOfHeight(forWidth width: Int32) -> WidgetRequest {
    var request = WidgetRequest()
    // GTK may ask for less than it was told is the least.
    let width =
      width < 0 ? Pull(0, .fittingSizeLevel) : Pull(max(width, leastWidth), Self.sizePriority)
    let natural = solve(width, Pull(0, .fittingSizeLevel), along: .vertical).height
    request.baseline = baseline
    let least = solve(width, Pull(0, Self.minimumPriority), along: .vertical).height
    request.minimum = pixels(least)
    request.natural = max(pixels(natural), request.minimum)
    return request
  }

  /// Lays out at a size, and has GTK place the children.
  ///
  /// - Complexity: O(children), and what the edit of the size costs.
  func place(in width: Int32, by height: Int32) {
    hasAskedForResize = false
    solving {
      forgetStretches()
      pull(Pull(width, Self.sizePriority), Pull(height, Self.sizePriority))
      layoutIfNeeded()
      if isAlignedByBaselines, followStretches() { layoutIfNeeded() }
      noteSolved()
    }
    for widget in children where gtk_widget_should_layout(widget) != 0 {
      let item = GTKItem.of(widget)
      let frame = item.layoutFrame
      let least = item.minimum(atWidth: Int32(frame.width))
      var box = GtkAllocation(
        x: Int32(frame.minX),
        y: Int32(frame.minY),
        width: max(Int32(frame.width), least.width),
        height: max(Int32(frame.height), least.height)
      )
      gtk_widget_size_allocate(widget, &box, -1)
    }
    LayoutDebugging.didPlace(self)
  }

  /// Has baselines be lower in widgets that are taller than natural now, as their text is.
  ///
  /// - Returns: Whether any is, so that it has to be laid out once more.
  private func followStretches() -> Bool {
    stretched = items.filter { $0.followStretch() }
    return !stretched.isEmpty
  }

  /// Has all baselines be those of natural heights, so that no answer depends on former sizes.
  private func forgetStretches() {
    if stretched.isEmpty { return }
    for item in stretched { item.forgetStretch() }
    stretched = []
  }

  // MARK: Solving

  /// The container that is being measured or placed, so that constraints ask its items.
  private(set) static var current: GTKContainer?

  private func solving<Result>(_ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return body()
  }

  /// Pulls the container towards a length on each axis.
  private func pull(_ width: Pull?, _ height: Pull?) {
    let widths = widthPull ?? SizePull(widthAnchor, name: "width that GTK gives")
    let heights = heightPull ?? SizePull(heightAnchor, name: "height that GTK gives")
    (widthPull, heightPull) = (widths, heights)
    if let width { widths.pull(to: width.length, width.priority) }
    if let height { heights.pull(to: height.length, height.priority) }
  }

  /// The size under both pulls; the one across `axis` stays as it is where the axes are apart.
  private func solve(_ width: Pull, _ height: Pull, along axis: LayoutAxis) -> LayoutSize {
    let isApart = !couplesAxesNow
    pull(
      isApart && axis == .vertical ? nil : width,
      isApart && axis == .horizontal ? nil : height
    )
    defer { noteSolved() }
    return solvedSize ?? .zero
  }

  /// Remembers that everything up to now was solved by GTK's questions.
  private func noteSolved() { solvesSeen = layoutStatistics.solves }

  /// The whole pixels that a length needs.
  private func pixels(_ length: Double) -> Int32 {
    // Frames are multiples of a millionth.
    Int32(min(max((length - 1e-6).rounded(.up), 0), 1e6))
  }

  private var baseline: Int32 {
    guard let item = firstBaselineItem, item.widget != nil, !item.isGone else { return -1 }
    guard let top = item.solvedTop else { return -1 }
    return Int32((top + item.firstBaselineOffsetFromTop).rounded())
  }

  // MARK: Children

  /// Reads what the children ask for, as GTK does not say which of them changed, and forgets the widths
  /// where they may be others now.
  private func refresh() {
    guard let widget else { return }
    if awaitsSolving || solvesSeen != layoutStatistics.solves { knownWidths = nil }
    readSurroundings(of: widget)
    var new: [LayoutConstraint] = []
    var hasTextThatWraps = false
    for child in children {
      let item = GTKItem.of(child)
      if gtk_widget_should_layout(child) != 0 {
        switch item.refresh(&new) {
        case .nothing: break
        case .heights: if couplesAxesNow { knownWidths = nil }
        case .widths: knownWidths = nil
        }
      }
      if item.contentHeightFollowsWidth { hasTextThatWraps = true }
    }
    if !new.isEmpty { LayoutConstraint.activate(new) }
    // Constraints that tie the axes wait for a row, or somebody had them solved: both were seen above.
    if knownWidths == nil { couplesAxesNow = hasTextThatWraps || couplesAxes }
  }
}
#endif
