/// The layouts that every contender has to produce.
enum Workload: String, CaseIterable {
  /// A chain: views below one another, each as wide as the root and 44 points tall.
  case chain = "W1"
  /// A nest: each view inside the last, one point in on every side.
  case nest = "W2"
  /// A feed of cells with eight views each, in the root's coordinates.
  case feed = "W3"
  /// The same feed, the content of a cell in the cell's own coordinates.
  case relativeFeed = "W3r"
  /// Shares: a row of views of equal width, at least 20 points each, that fills the root.
  case shares = "W5"
  /// Shares without the lower limit.
  case bareShares = "W5n"

  /// Whether it is a feed of cells.
  var isFeed: Bool { self == .feed || self == .relativeFeed }

  /// How many views it has at a size, the root among them.
  func views(at size: Int) -> Int { isFeed ? 8 * size + 1 : size + 1 }

  /// The operations that are timed on it at a size.
  func operations(at size: Int) -> [Operation] {
    switch self {
    case .chain:
      size > 1
        ? [.build, .resize, .constant, .declared, .insert]
        : [.build, .resize, .constant, .declared]
    case .feed, .relativeFeed:
      size > 1
        ? [.build, .resize, .constant, .declared, .natural, .insert]
        : [.build, .resize, .constant, .declared, .natural]
    case .nest, .shares, .bareShares: [.build]
    }
  }
}

/// What is done to a layout.
///
/// Each operation ends with all frames readable.
enum Operation: String, CaseIterable {
  /// Describe the layout, solve it, and let it go.
  case build
  /// The root's width goes from 375 to 414 points, or back.
  case resize
  /// A required height in the middle grows by a point, or shrinks again.
  case constant
  /// The same, where that height was declared beforehand as about to change.
  case declared
  /// A text in the middle wants 20 points more height, or less again.
  case natural
  /// An element is inserted in the middle, or removed again.
  case insert
}

/// Who is measured.
enum Contender: String, CaseIterable {
  /// `ConstraintSolver` alone: rows in, values out.
  case solver
  /// `ConstraintKernel`: views and anchors in, frames delivered to the views out.
  case kernel
  /// `OperatorLayout` over the kernel.
  case `operator`
  /// `MakerLayout` over the kernel.
  case maker
  /// `AttributeLayout` over the kernel.
  case attribute
  /// `AutoPinLayout` over the kernel.
  case autopin
  /// The C++ Cassowary solver kiwi.
  case kiwi
  /// The C++ flexbox engine Yoga, on flexbox twins.
  case yoga
  /// Hand-written arithmetic for the same frames: the physical limit.
  case manual

  /// Whether it is a program of its own.
  var isPeer: Bool { self == .kiwi || self == .yoga }

  /// Whether it starts from views, so that frames are relative to the view around.
  var startsFromViews: Bool {
    switch self {
    case .kernel, .operator, .maker, .attribute, .autopin: true
    case .solver, .kiwi, .yoga, .manual: false
    }
  }

  /// Whether it takes part in a workload.
  ///
  /// A tree of views is relative anyway, so what starts from views takes part in the feed once.
  func takesPart(in workload: Workload) -> Bool {
    switch self {
    case .solver, .manual, .kiwi: true
    case .yoga: workload != .relativeFeed && workload != .bareShares
    default: workload != .relativeFeed
    }
  }
}
