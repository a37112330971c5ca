/// The rows an item has without any constraint: where it is placed, and its natural and least size.
final class SystemRows {
  /// What the placement rows say at present, but for their constants.
  var placement = Placement()
  /// Left, top, width, height; -1 where there is none.
  var placed = SIMD4<Int32>(repeating: RowBook.noRow)
  var horizontal = NaturalRows()
  var vertical = NaturalRows()
  /// What the item needs at the last few widths, if that follows from the width.
  var heights = RememberedHeights()

  /// Whether the item's content has a natural or a least size.
  var hasContentSize: Bool { horizontal.hugging >= 0 || vertical.hugging >= 0 || hasLeastSize }
  /// Whether the item's content has a least size.
  var hasLeastSize: Bool { horizontal.least >= 0 || vertical.least >= 0 }

  /// How much of the parent's size each part of a frame takes: `part == slope · parent + constant`.
  ///
  /// A part whose slope is nil is not placed at all.
  struct Placement: Equatable {
    var left: Double?
    var top: Double?
    var width: Double?
    var height: Double?
    /// Whether left and width together place the right edge, from which the start is measured; left
    /// alone the left edge where the width is not placed.
    var isMeasuredFromRight = false
    /// How strongly its rows ask; below required of a root that yields alone.
    var level = LayoutPriority.required

    /// Whether its rows mention the parent's size.
    var mentionsParent: Bool { isMeasuredFromRight || followsParent }

    /// Whether any part takes of the parent's size.
    var followsParent: Bool { [left, top, width, height].contains { ($0 ?? 0) != 0 } }

    /// Placed in all four parts, by constants alone.
    static let fixed = Placement(left: 0, top: 0, width: 0, height: 0)
    /// The root keeps its own size, as strongly as it was set to.
    static func size(_ level: LayoutPriority) -> Placement {
      Placement(width: 0, height: 0, level: level)
    }
    /// Of no size, but for the length along an axis.
    static func collapsed(keeping axis: LayoutAxis?) -> Placement {
      Placement(width: axis == .horizontal ? nil : 0, height: axis == .vertical ? nil : 0)
    }
    /// Keeps its place, of any size.
    static let origin = Placement(left: 0, top: 0)
    /// At fixed distances from all four edges of the parent.
    static let inset = Placement(left: 0, top: 0, width: 1, height: 1)

    /// The same at another level.
    func at(_ level: LayoutPriority) -> Placement {
      var placement = self
      placement.level = level
      return placement
    }
  }

  /// The rows of a natural and a least size along one axis; -1 where there is none.
  struct NaturalRows {
    var length = LayoutSize.noIntrinsicMetric
    var hugging = RowBook.noRow
    var resistance = RowBook.noRow
    var huggingPriority = LayoutPriority.required
    var resistancePriority = LayoutPriority.required
    var leastLength = LayoutSize.noIntrinsicMetric
    var least = RowBook.noRow
  }

  subscript(axis: LayoutAxis) -> NaturalRows {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// Calls `body` with every row there is.
  func visit(_ body: (Int32) -> Void) {
    for part in placed.indices where placed[part] >= 0 { body(placed[part]) }
    for rows in [horizontal, vertical] {
      if rows.hugging >= 0 {
        body(rows.hugging)
        body(rows.resistance)
      }
      if rows.least >= 0 { body(rows.least) }
    }
  }
}

/// What a row of the system is for; part of its rank, so that it does not depend on its age.
enum SystemRowKind: UInt64 {
  case left = 0
  case top = 1
  case width = 2
  case height = 3
  case horizontalHugging = 4
  case horizontalResistance = 5
  case verticalHugging = 6
  case verticalResistance = 7
  case leastWidth = 8
  case leastHeight = 9

  /// The axis it speaks of.
  var axis: LayoutAxis {
    switch self {
    case .left, .width, .horizontalHugging, .horizontalResistance, .leastWidth: .horizontal
    case .top, .height, .verticalHugging, .verticalResistance, .leastHeight: .vertical
    }
  }

  /// The two rows of the natural size along an axis.
  static func natural(_ axis: LayoutAxis) -> (hugging: Self, resistance: Self) {
    axis == .horizontal
      ? (.horizontalHugging, .horizontalResistance) : (.verticalHugging, .verticalResistance)
  }

  /// The row of the least length along an axis.
  static func least(_ axis: LayoutAxis) -> Self {
    axis == .horizontal ? .leastWidth : .leastHeight
  }

  /// Whether it says where the frame begins, not how long it is.
  var isLocation: Bool { self == .left || self == .top }
}

extension ItemRecord {
  /// Whether there may be anything to say about where the item is placed, beside constraints.
  var mayBePlaced: Bool {
    !flags.isDisjoint(with: [.isPlacedByFrame, .isCollapsed, .isInsideGone, .isGuide])
      || systemRows != nil
  }

  /// Whether the placement may take of the parent's size.
  var followsParentSize: Bool {
    if startsAtRight, isPlacedByFrame { return true }
    guard let extras else { return false }
    return extras.isAtOwnersOrigin && startsAtRight || extras.ownerInsets != nil
      || isPlacedByFrame && !extras.autoresizingMask.isEmpty
  }

  /// What ``placement`` says, with the constant of the edge that the item's start is measured from in
  /// place of that of left.
  ///
  /// What lies at distances from all edges is as far from the right edge as its inset there says, and
  /// takes nothing of the parent's width to say so.
  var placementOfVariables: (SystemRows.Placement, LayoutRect)? {
    guard startsAtRight, var (wanted, constants) = placement else { return placement }
    if wanted == .inset, let insets = extras?.ownerInsets {
      constants.origin.x = insets.right
    } else if wanted.left != nil {
      wanted.isMeasuredFromRight = true
      if wanted.width != nil { constants.origin.x = constants.maxX }
    }
    return (wanted, constants)
  }

  /// How the frame is required to be, and the constants of it; nil where that cannot be read.
  var placement: (SystemRows.Placement, LayoutRect)? {
    if isInsideGone { return (SystemRows.Placement(), .zero) }
    if isCollapsed {
      guard isPlacedByFrame, parent != nil else { return (.collapsed(keeping: keptAxis), .zero) }
      let frame = extras?.frameBeforeGone ?? readFrame() ?? .zero
      return (.fixed, LayoutRect(origin: frame.origin, size: .zero))
    }
    if parent != nil, let insets = insetsInOwner {
      let constants = LayoutRect(
        x: insets.left,
        y: insets.top,
        width: -insets.left - insets.right,
        height: -insets.top - insets.bottom
      )
      return (.inset, constants)
    }
    if parent != nil, extras?.isAtOwnersOrigin == true { return (.origin, .zero) }
    guard isPlacedByFrame else { return (SystemRows.Placement(), .zero) }
    guard let frame = readFrame() else { return nil }
    guard let parent else { return (.size(rootSizePriority), frame) }
    guard let mask = extras?.autoresizingMask, !mask.isEmpty else { return (.fixed, frame) }
    return mask.placement(of: frame, in: (parent.readFrame() ?? .zero).size)
  }
}
