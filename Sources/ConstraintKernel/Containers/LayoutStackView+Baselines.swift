/// The baselines of a stack: those of the view at its edge.
///
/// The first view of a column stands at the stack's top and the last one at its bottom, whatever
/// their frames, so that their baselines are known without a solution. In a row that holds for all
/// views that are not centred or put on a line.
extension LayoutStackView {
  final var firstBaseline: Double {
    guard let view = shownSubviews.first, isPinned(to: .leading) else { return 0 }
    return view.firstBaselineOffsetFromTop + view.alignmentRectInsets.top + margins.top
  }

  final var lastBaseline: Double {
    let views = shownSubviews
    guard let view = axis == .vertical ? views.last : views.first, isPinned(to: .trailing) else {
      return 0
    }
    return view.lastBaselineOffsetFromBottom + view.alignmentRectInsets.bottom + margins.bottom
  }

  /// Has constraints to the stack's baselines look at them again, and those around the stack.
  final func baselineDidChange() {
    layoutNode.record.mark(.metrics)
    superview?.subviewBaselineDidChange(self)
  }

  private var shownSubviews: [LayoutView] { arrangedSubviews.filter { !$0.isHidden && !$0.isGone } }

  private func isPinned(to edge: Alignment) -> Bool {
    axis == .vertical || alignment == .fill || alignment == edge
  }

  private var margins: LayoutInsets {
    isLayoutMarginsRelativeArrangement ? layoutNode.record.margins : .zero
  }
}
