/// The baselines of a stack: those of the view at its edge.
///
/// The first view of a column stands at the stack's top and the last one at its bottom, whatever
/// their frames, so that their baselines are known without a solution. In a row that holds for all
/// views that are not centred or put on a line.
///
/// An answer is cached until something it was made of changes, so that nested stacks cost O(1)
/// each, and is worked out from the innermost stack outwards, so that nothing recurses with their
/// depth.
extension LayoutStackView {
  /// What the stack knows of its baselines.
  struct Baselines {
    fileprivate var first: Double?
    fileprivate var last: Double?
    /// Whether the stack around this one knows something that was made of its baselines.
    fileprivate var areUsedOutside = false
    /// Counts the times that everything was forgotten.
    fileprivate var revision = 0
  }

  /// Which of the two baselines.
  enum Line {
    case first
    case last

    fileprivate var path: WritableKeyPath<Baselines, Double?> { self == .first ? \.first : \.last }
  }

  /// Has constraints to the stack's baselines look at them again, and those around the stack.
  ///
  /// - Complexity: O(1), and as much for every stack around it that made use of its baselines.
  final func baselineDidChange() {
    var stack = self
    while true {
      stack.layoutNode.record.mark(.metrics)
      guard stack.forgetBaselines(), let outer = stack.superview as? LayoutStackView else { return }
      stack = outer
    }
  }

  /// Says whether use was made of what is forgotten.
  private func forgetBaselines() -> Bool {
    let wasUsed = baselines.first != nil || baselines.last != nil || baselines.areUsedOutside
    baselines = Baselines(revision: baselines.revision + 1)
    return wasUsed
  }

  /// A baseline's distance from its edge of the stack; 0 where it cannot be known.
  final func baseline(_ line: Line) -> Double {
    var inner: [LayoutStackView] = []
    var next: LayoutStackView? = self
    while let stack = next, stack.baselines[keyPath: line.path] == nil {
      inner.append(stack)
      next = stack.carrier(of: line) as? LayoutStackView
    }
    var answer = baselines[keyPath: line.path] ?? 0
    for stack in inner.reversed() { answer = stack.workOut(line) }
    return answer
  }

  /// Asks the view at the edge, which is foreign code, after which all may be different.
  private func workOut(_ line: Line) -> Double {
    guard let view = carrier(of: line) else { return 0 }
    let revision = baselines.revision
    let record = view.record
    (view as? LayoutStackView)?.baselines.areUsedOutside = true
    let insets = record.readAlignmentInsets()
    let answer =
      switch line {
      case .first: record.readFirstBaseline() + insets.top + margins.top
      case .last: record.readLastBaseline() + insets.bottom + margins.bottom
      }
    if baselines.revision == revision { baselines[keyPath: line.path] = answer }
    return answer
  }

  /// The view whose baseline is the stack's; nil where the view does not lie at the edge.
  private func carrier(of line: Line) -> LayoutView? {
    guard axis == .vertical || alignment == .fill || alignment == (line == .first ? .top : .bottom)
    else { return nil }
    return axis == .vertical && line == .last
      ? arrangedSubviews.last(where: \.isShown) : arrangedSubviews.first(where: \.isShown)
  }

  private var margins: LayoutInsets {
    isLayoutMarginsRelativeArrangement ? layoutNode.record.margins : .zero
  }
}

extension LayoutView {
  /// Whether a stack gives the view room.
  final var isShown: Bool { !isHidden && !isGone }
}
