/// Every place where the kernel calls code that is not its own.
enum CallSite: String, CaseIterable, Codable, Sendable {
  // Overridable members of a view.
  case updateConstraints, layoutSubviews, intrinsicContentSize, contentHeightFollowsWidth
  case intrinsicContentHeight, alignmentRectInsets, firstBaseline, lastBaseline, layoutParent
  case layoutName, safeAreaInsets, safeAreaInsetsDidChange, layoutMarginsDidChange, willMove
  case didMove, didAddSubview, willRemoveSubview, traitCollectionDidChange, setNeedsLayout
  case setNeedsUpdateConstraints, invalidateIntrinsicContentSize, sizeThatFits, isHidden
  case viewDeinit
  // Those of a guide.
  case guideNaturalSize, guideName
  // Those of a label, and its measurer.
  case labelText, labelLines, labelPreferredWidth, labelName, measure
  // Those of a scroll view and of a stack.
  case contentSize, contentOffset, contentInset, adjustedContentInsetDidChange
  case stackUpdateConstraints, stackAddSubview, stackFirstBaseline
  // Requirements of an item of another class.
  case foreignParent, foreignFrameRead, foreignFrameWritten, foreignNaturalSize
  case foreignFollowsWidth, foreignHeight, foreignAlignment, foreignFirstBaseline
  case foreignLastBaseline, foreignSafeArea, foreignName, foreignDeinit
  // Closures.
  case issueHandler

  /// Whether the item that calls is about to be no more.
  var isDeinit: Bool { self == .viewDeinit || self == .foreignDeinit }

  /// Whether a number comes back that layout uses.
  var answersNumbers: Bool {
    switch self {
    case .intrinsicContentSize, .intrinsicContentHeight, .alignmentRectInsets, .firstBaseline,
      .lastBaseline, .safeAreaInsets, .sizeThatFits, .guideNaturalSize, .measure,
      .stackFirstBaseline, .foreignFrameRead, .foreignNaturalSize, .foreignHeight,
      .foreignAlignment, .foreignFirstBaseline, .foreignLastBaseline, .foreignSafeArea:
      true
    default: false
    }
  }
}

/// What code that is not the kernel's own does when it is called.
enum Deed: String, CaseIterable, Codable, Sendable {
  case freesRoot, freesItself, removesItself, movesAway
  case laysOut, asksForFittingSize, asksWhatIsOpen, asksWhy, addsConstraint, addsConflict, marks
  case answersNotANumber, answersInfinity, answersHuge, answersMinusHuge

  /// Whether it can be done once only.
  var isOnce: Bool {
    switch self {
    case .freesRoot, .freesItself, .removesItself, .movesAway: true
    default: false
    }
  }

  /// Whether it is done to the item that was called.
  var needsItem: Bool {
    switch self {
    case .freesItself, .removesItself, .movesAway, .marks: true
    default: false
    }
  }

  /// The number that comes back; nothing for the honest one.
  var number: Double? {
    switch self {
    case .answersNotANumber: .nan
    case .answersInfinity: .infinity
    case .answersHuge: 1.7e308
    case .answersMinusHuge: -1.7e308
    default: nil
    }
  }
}
