#if GTK
import CGtk4
import ConstraintKernel

/// What GTK asks of a layout manager.
///
/// The container is a root that yields: its least and natural sizes are those of
/// `LayoutItem.layoutSizes(along:across:)`, and where GTK gives it less than it needs, what lies in it overflows.
extension GTKContainer {
  /// The least and the natural size along an axis, for a size across.
  ///
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
    // A baseline is read at the natural height, which is asked for last.
    if !couplesAxesNow, firstBaselineItem == nil { foreseeLayoutSizes() }
    let request = WidgetRequest(layoutSizes(along: .horizontal))
    noteSolved()
    leastWidth = request.minimum
    knownWidths = request
    return request
  }

  private func requestOfHeight(forWidth width: Int32) -> WidgetRequest {
    // GTK may ask for less than the least it was given.
    let width = width < 0 || !couplesAxesNow ? nil : max(width, leastWidth)
    var request = WidgetRequest(layoutSizes(along: .vertical, across: width.map(Double.init)))
    request.baseline = rememberedBaseline(atWidth: width)
    noteSolved()
    return request
  }

  /// The baseline at the natural height for a width; -1 for none.
  ///
  /// The kernel remembers answers; where it had to look, items stand where they do at the natural size.
  private func rememberedBaseline(atWidth width: Int32?) -> Int32 {
    if layoutStatistics.solves != solvesSeen { baselines = [:] }
    if firstBaselineItem == nil { return -1 }
    let known = baselines[width] ?? baseline
    baselines[width] = known
    return known
  }

  /// Lays out at a size, and has GTK place the children.
  ///
  /// - Complexity: O(children), and what the edit of the size costs.
  func place(in width: Int32, by height: Int32) {
    hasAskedForResize = false
    solving {
      forgetStretches()
      layoutFrame.size = LayoutSize(width: Double(width), height: Double(height))
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

  /// Remembers that everything up to now was solved by GTK's questions.
  private func noteSolved() { solvesSeen = layoutStatistics.solves }

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
    var hasTextThatWraps = false
    for child in children {
      let item = GTKItem.of(child)
      if gtk_widget_should_layout(child) != 0 {
        switch item.refresh() {
        case .nothing: break
        case .heights: if couplesAxesNow { knownWidths = nil }
        case .widths: knownWidths = nil
        }
      }
      if item.contentHeightFollowsWidth { hasTextThatWraps = true }
    }
    // Constraints that tie the axes wait for a row, or other code had them solved: both were seen above.
    if knownWidths == nil { couplesAxesNow = hasTextThatWraps || couplesAxes }
  }
}
#endif
