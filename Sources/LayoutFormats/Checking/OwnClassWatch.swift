import ConstraintKernel

extension LayoutItem {
  /// Whether the item is of one of the kernel's classes itself, which proofs know.
  var isOfKernelClass: Bool {
    let type = type(of: self)
    return type == LayoutView.self || type == PaintedView.self || type == LayoutGuide.self
      || type == ArrangementGuide.self
      || type == LayoutStackView.self || type == LayoutScrollView.self || type == LayoutLabel.self
      || type == PaintedLabel.self
  }

  /// Whether an item of a subclass answers as the kernel's class does: no size, baselines and insets of
  /// its own, and text as it is measured; nil for what is of no subclass of the kernel's.
  var measuresNothingOfItsOwn: Bool? {
    if let guide = self as? LayoutGuide { return guide.intrinsicContentSize == .noIntrinsicSize }
    guard let view = self as? LayoutView else { return nil }
    guard view.alignmentRectInsets == .zero else { return false }
    if let label = view as? LayoutLabel { return label.isMeasuredAsText }
    return view.intrinsicContentSize == .noIntrinsicSize && !view.contentHeightFollowsWidth
      && (view is LayoutStackView
        || view.firstBaselineOffsetFromTop == 0 && view.lastBaselineOffsetFromBottom == 0)
  }
}

extension LayoutLabel {
  /// Whether sizes and baselines are those of the text.
  fileprivate var isMeasuredAsText: Bool {
    let preferred = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    let wraps = numberOfLines != 1
    let natural = measuredText(forWidth: wraps ? preferred : nil)
    let width = frame.width
    return intrinsicContentSize == natural.size
      && contentHeightFollowsWidth == (wraps && preferred == nil)
      && firstBaselineOffsetFromTop == natural.firstBaseline
      && lastBaselineOffsetFromBottom == natural.size.height - natural.lastBaseline
      && contentHeights(forWidth: width)
        == LayoutContentHeights(natural: measuredText(forWidth: width).size.height)
  }
}

/// Views of classes of their own, and what decides frames in the hierarchy they stand in.
///
/// What a subclass overrides cannot be seen from outside. What it answers can be compared with what the
/// kernel's class answers, and what it does while it is laid out shows in constraints, sizes and
/// priorities: both at every width that is solved. That it does nothing else between two widths at both
/// of which it does nothing is taken for granted.
struct OwnClassWatch {
  private let root: any LayoutItem
  private let places: [Int]
  private let before: State

  /// What decides frames.
  private struct State: Equatable {
    private let items: [Item]
    private let constraints: [Constraint]

    init(_ outline: LayoutOutline) {
      items = outline.items.map(Item.init)
      constraints = outline.constraints.map(Constraint.init)
    }

    private struct Item: Equatable {
      let id: ObjectIdentifier
      let size: LayoutSize
      let followsWidth: Bool
      let priorities: [LayoutPriority]
      let isHidden: Bool

      init(_ item: any LayoutItem) {
        id = ObjectIdentifier(item)
        // The size of a scroll view's content follows from frames, and takes part in none.
        size = item is LayoutGuide ? .noIntrinsicSize : item.intrinsicContentSize
        followsWidth = item.contentHeightFollowsWidth
        priorities = [LayoutAxis.horizontal, .vertical].flatMap { axis in
          [
            item.contentHuggingPriority(for: axis),
            item.contentCompressionResistancePriority(for: axis),
          ]
        }
        isHidden = (item as? LayoutView)?.isHidden ?? false
      }
    }

    private struct Constraint: Equatable {
      let id: ObjectIdentifier
      let constant: Double
      let priority: LayoutPriority

      init(_ constraint: LayoutConstraint) {
        id = ObjectIdentifier(constraint)
        constant = constraint.effectiveConstant
        priority = constraint.priority
      }
    }
  }

  /// Begins to watch a hierarchy; nil where all its views are of the kernel's classes.
  ///
  /// - Complexity: O(*n* log *n*) in the items and constraints.
  init?(_ outline: LayoutOutline) {
    places = outline.items.indices.filter { place in
      let item = outline.items[place]
      return !(item is any LinearItem) && !(item is SceneView) && !item.isOfKernelClass
        && !outline.isContentGuide(place)
    }
    guard !places.isEmpty, let root = outline.items.first else { return nil }
    self.root = root
    before = State(outline)
  }

  /// What is otherwise than at the beginning, in words; nil where nothing is.
  ///
  /// - Complexity: O(*n* log *n*) in the items and constraints.
  var obstacle: String? {
    let outline = LayoutOutline(root)
    guard State(outline) == before else {
      return "what decides frames changes while views of classes of their own are laid out"
    }
    return places.lazy.compactMap(outline.obstacle).first
  }
}
