import ConstraintSolver

/// The rows an item has without any constraint: where it is placed, and its natural size.
struct SystemRows {
  /// What the placement rows say at present, but for their constants.
  var placement = Placement()
  /// Left, top, width, height.
  var placed = QuadRows()
  var horizontal = NaturalRows()
  var vertical = NaturalRows()

  var hasNaturalSize: Bool { horizontal.hugging >= 0 || vertical.hugging >= 0 }

  /// How much of the parent's size each part of a frame takes: `part == slope · parent + constant`.
  ///
  /// A part whose slope is not a number is not placed at all.
  struct Placement: Equatable {
    var left = Double.nan
    var top = Double.nan
    var width = Double.nan
    var height = Double.nan

    var isFree: Bool { self == Placement() }

    /// Placed in all four parts, by constants alone.
    static let fixed = Placement(left: 0, top: 0, width: 0, height: 0)
    /// The root keeps its own size.
    static let size = Placement(width: 0, height: 0)
    /// Keeps its place, of any size.
    static let origin = Placement(left: 0, top: 0)
    /// At fixed distances from all four edges of the parent.
    static let inset = Placement(left: 0, top: 0, width: 1, height: 1)

    /// Whether the same parts are placed, with the same slopes.
    static func == (one: Placement, other: Placement) -> Bool {
      func isSame(_ mine: Double, _ others: Double) -> Bool {
        mine == others || (mine.isNaN && others.isNaN)
      }
      return isSame(one.left, other.left) && isSame(one.top, other.top)
        && isSame(one.width, other.width) && isSame(one.height, other.height)
    }
  }

  /// One row per part of a frame; -1 where there is none.
  struct QuadRows {
    var left: Int32 = -1
    var top: Int32 = -1
    var width: Int32 = -1
    var height: Int32 = -1
  }

  /// The two rows of a natural size along one axis.
  struct NaturalRows {
    var length = LayoutSize.noIntrinsicMetric
    var hugging: Int32 = -1
    var resistance: Int32 = -1
    var priorities = (LayoutPriority.required, LayoutPriority.required)
  }
}

extension ItemPointer {
  /// Makes room for rows that do not come from constraints.
  @discardableResult
  func makeSystemRows() -> UnsafeMutablePointer<SystemRows> {
    if let rows = pointee.systemRows { return rows }
    let made = UnsafeMutablePointer<SystemRows>.allocate(capacity: 1)
    made.initialize(to: SystemRows())
    pointee.systemRows = made
    return made
  }

  /// Forgets the rows that do not come from constraints, without taking them out.
  func forgetSystemRows() {
    pointee.systemRows?.deallocate()
    pointee.systemRows = nil
  }
}

extension LayoutEngine {
  // MARK: Placement

  /// Makes the placement rows say what they should.
  func place(_ item: ItemPointer) {
    // Foreign code says where the frame is, and may take the item out of here.
    let (wanted, constants) = item.withRecord { $0.placement }
    guard item.pointee.base >= 0 else { return }
    if item.pointee.systemRows == nil && wanted.isFree { return }
    let rows = item.makeSystemRows()
    if rows.pointee.placement == wanted {
      setConstants(constants, of: rows.pointee.placed)
    } else {
      remove(rows.pointee.placed)
      let placed = SystemRows.QuadRows(
        left: place(item, Part.left, Part.width, wanted.left, constants.minX),
        top: place(item, Part.top, Part.height, wanted.top, constants.minY),
        width: place(item, Part.width, Part.width, wanted.width, constants.width),
        height: place(item, Part.height, Part.height, wanted.height, constants.height)
      )
      rows.pointee.placed = placed
      rows.pointee.placement = wanted
    }
  }

  /// Takes the placement rows out until the item is placed again.
  func suspendPlacement(of item: ItemPointer) {
    guard let rows = item.pointee.systemRows else { return }
    remove(rows.pointee.placed)
    rows.pointee.placed = SystemRows.QuadRows()
    rows.pointee.placement = SystemRows.Placement()
  }

  private func setConstants(_ constants: LayoutRect, of rows: SystemRows.QuadRows) {
    if rows.left >= 0 { setConstant(constants.minX, ofRow: rows.left) }
    if rows.top >= 0 { setConstant(constants.minY, ofRow: rows.top) }
    if rows.width >= 0 { setConstant(constants.width, ofRow: rows.width) }
    if rows.height >= 0 { setConstant(constants.height, ofRow: rows.height) }
  }

  private func remove(_ rows: SystemRows.QuadRows) {
    removeRow(rows.left)
    removeRow(rows.top)
    removeRow(rows.width)
    removeRow(rows.height)
  }

  /// Requires `part == slope · parent's size + constant`.
  private func place(
    _ item: ItemPointer,
    _ part: Int32,
    _ parentPart: Int32,
    _ slope: Double,
    _ constant: Double
  ) -> Int32 {
    if slope.isNaN { return -1 }
    if slope != 0, let parent = item.pointee.parent {
      admit(parent)
      terms.append(parent.pointee.base + parentPart, -slope)
    }
    terms.append(item.pointee.base + part, 1)
    return addRow(
      .equal,
      constant,
      priority: .required,
      rank: 0,
      owner: .item(item)
    )
  }

  // MARK: Natural size

  /// Asks the item for its natural size and makes the rows say so.
  func refreshNaturalSize(of item: ItemPointer) {
    guard let asked = item.pointee.item else { return }
    let size = item.pointee.isCollapsed ? .noIntrinsicSize : asked.intrinsicContentSize
    let followsWidth = !item.pointee.isCollapsed && asked.contentHeightFollowsWidth
    item.pointee.followsWidth = followsWidth
    // Asking is foreign code, which may have taken the item out of here.
    guard item.pointee.base >= 0 else { return }
    if item.pointee.systemRows == nil {
      if !(size.width >= 0) && !(size.height >= 0) && !followsWidth { return }
      item.makeSystemRows()
    }
    let inset = item.alignment
    setNatural(size.width, plus: inset.left + inset.right, of: item, .horizontal)
    if followsWidth, size.width >= 0 || item.withRecord({ $0.frame.width }) > 0 {
      // Measured at the width it gets, once that is known.
      item.pointee.measuredWidth = .nan
      let isKnown = (item.pointee.systemRows?.pointee.vertical.length ?? -1) >= 0
      if !isKnown { setNatural(size.height, plus: inset.top + inset.bottom, of: item, .vertical) }
      waitingForMeasure.append(item.pointee.base >> 2)
    } else {
      if followsWidth {
        item.pointee.measuredWidth = .nan
        waitingForMeasure.append(item.pointee.base >> 2)
      }
      setNatural(size.height, plus: inset.top + inset.bottom, of: item, .vertical)
    }
  }

  /// Sets the natural length along an axis; negative means none.
  func setNatural(_ length: Double, plus inset: Double, of item: ItemPointer, _ axis: LayoutAxis) {
    if length.isNaN || length == .infinity { item.record.report(.notFinite(length)) }
    guard item.pointee.base >= 0, let system = item.pointee.systemRows else { return }
    var rows = axis == .horizontal ? system.pointee.horizontal : system.pointee.vertical
    let wanted = length >= 0 && length.isFinite ? length + inset : LayoutSize.noIntrinsicMetric
    let priorities = (item.pointee.hugging[axis], item.pointee.compressionResistance[axis])
    if wanted < 0 || rows.priorities != priorities {
      removeRow(rows.hugging)
      removeRow(rows.resistance)
      rows = SystemRows.NaturalRows()
    }
    if wanted >= 0, rows.hugging < 0 {
      let part = axis == .horizontal ? Part.width : Part.height
      rows.priorities = priorities
      rows.hugging = natural(.lessThanOrEqual, part, of: item, wanted, priorities.0)
      rows.resistance = natural(.greaterThanOrEqual, part, of: item, wanted, priorities.1)
    } else if wanted >= 0, rows.length != wanted {
      setConstant(wanted, ofRow: rows.hugging)
      setConstant(wanted, ofRow: rows.resistance)
    }
    rows.length = wanted
    switch axis {
    case .horizontal: system.pointee.horizontal = rows
    case .vertical: system.pointee.vertical = rows
    }
  }

  private func natural(
    _ relation: Relation,
    _ part: Int32,
    of item: ItemPointer,
    _ length: Double,
    _ priority: LayoutPriority
  ) -> Int32 {
    terms.append(item.pointee.base + part, 1)
    return addRow(relation, length, priority: priority, rank: 0, owner: .item(item))
  }

  func removeSystemRows(of item: ItemPointer) {
    guard let rows = item.pointee.systemRows?.pointee else { return }
    item.forgetSystemRows()
    remove(rows.placed)
    removeRow(rows.horizontal.hugging)
    removeRow(rows.horizontal.resistance)
    removeRow(rows.vertical.hugging)
    removeRow(rows.vertical.resistance)
  }
}

extension ItemPointer {
  /// How far the frame reaches beyond the rectangle that attributes speak of.
  fileprivate var alignment: LayoutInsets {
    pointee.hasAlignment ? pointee.extras?.alignment ?? .zero : .zero
  }

  /// Whether there may be anything to say about where the item is placed, beside constraints.
  @inline(__always)
  var mayBePlaced: Bool {
    pointee.isPlacedByFrame || pointee.isCollapsed || pointee.isInsideGone || pointee.isGuide
      || pointee.systemRows != nil
  }
}

extension ItemRecord {
  /// How the frame is required to be, and the constants of it.
  fileprivate var placement: (SystemRows.Placement, LayoutRect) {
    if isInsideGone { return (SystemRows.Placement(), .zero) }
    if isCollapsed {
      guard isPlacedByFrame, parent != nil else { return (.size, .zero) }
      let origin = item?.layoutFrame.origin ?? .zero
      return (.fixed, LayoutRect(origin: origin, size: .zero))
    }
    if parent != nil, let insets = extras?.ownerInsets {
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
    let frame = item?.layoutFrame ?? frame
    guard frame.isFinite else { return (.fixed, .zero) }
    guard let parent else { return (.size, frame) }
    guard let mask = extras?.autoresizingMask, !mask.isEmpty else { return (.fixed, frame) }
    return mask.placement(of: frame, in: (parent.item?.layoutFrame ?? parent.frame).size)
  }
}
