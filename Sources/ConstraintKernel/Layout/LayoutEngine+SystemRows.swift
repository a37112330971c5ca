import ConstraintSolver

/// The rows an item has without any constraint: where it is placed, and its natural size.
final class SystemRows {
  /// What the placement rows say at present, but for their constants.
  var placement = Placement()
  /// Left, top, width, height.
  var placed = QuadRows()
  var horizontal = NaturalRows()
  var vertical = NaturalRows()

  var hasNaturalSize: Bool { horizontal.hugging >= 0 || vertical.hugging >= 0 }

  /// How much of the parent's size each part of a frame takes: `part == slope · parent + constant`.
  ///
  /// A part without a slope is not placed at all.
  struct Placement: Equatable {
    var left: Double?
    var top: Double?
    var width: Double?
    var height: Double?

    var isFree: Bool { self == Placement() }

    /// Placed in all four parts, by constants alone.
    static let fixed = Placement(left: 0, top: 0, width: 0, height: 0)
    /// The root keeps its own size.
    static let size = Placement(width: 0, height: 0)
    /// Keeps its place, of any size.
    static let origin = Placement(left: 0, top: 0)
    /// At fixed distances from all four edges of the parent.
    static let inset = Placement(left: 0, top: 0, width: 1, height: 1)
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

extension LayoutEngine {
  // MARK: Placement

  /// Makes the placement rows say what they should.
  func place(_ record: ItemRecord) {
    let (wanted, constants) = record.placement
    if record.systemRows == nil {
      guard !wanted.isFree else { return }
      record.systemRows = SystemRows()
    }
    guard let rows = record.systemRows else { return }
    if rows.placement == wanted {
      setConstants(constants, of: rows.placed)
    } else {
      remove(rows.placed)
      rows.placed = SystemRows.QuadRows(
        left: place(record, Part.left, Part.width, wanted.left, constants.minX),
        top: place(record, Part.top, Part.height, wanted.top, constants.minY),
        width: place(record, Part.width, Part.width, wanted.width, constants.width),
        height: place(record, Part.height, Part.height, wanted.height, constants.height)
      )
      rows.placement = wanted
    }
  }

  /// Takes the placement rows out until the record is placed again.
  func suspendPlacement(of record: ItemRecord) {
    guard let rows = record.systemRows else { return }
    remove(rows.placed)
    record.systemRows?.placed = SystemRows.QuadRows()
    record.systemRows?.placement = SystemRows.Placement()
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
    _ record: ItemRecord,
    _ part: Int32,
    _ parentPart: Int32,
    _ slope: Double?,
    _ constant: Double
  ) -> Int32 {
    guard let slope else { return -1 }
    if slope != 0, let parent = record.parent {
      admit(parent.pointer)
      terms.append(parent.base + parentPart, -slope)
    }
    terms.append(record.base + part, 1)
    return addRow(
      .equal,
      constant,
      priority: .required,
      rank: 0,
      owner: .item(record.pointer)
    )
  }

  // MARK: Natural size

  /// Asks the item for its natural size and makes the rows say so.
  func refreshNaturalSize(of record: ItemRecord) {
    guard let item = record.item else { return }
    let size = record.isCollapsed ? .noIntrinsicSize : item.intrinsicContentSize
    record.followsWidth = !record.isCollapsed && item.contentHeightFollowsWidth
    let hasNone = !(size.width >= 0) && !(size.height >= 0) && !record.followsWidth
    if record.systemRows == nil {
      if hasNone { return }
      record.systemRows = SystemRows()
    }
    let inset = record.extras?.alignment ?? .zero
    setNatural(size.width, plus: inset.left + inset.right, of: record, .horizontal)
    if record.followsWidth, size.width >= 0 || record.frame.width > 0 {
      // Measured at the width it gets, once that is known.
      record.measuredWidth = .nan
      let isKnown = (record.systemRows?.vertical.length ?? -1) >= 0
      if !isKnown { setNatural(size.height, plus: inset.top + inset.bottom, of: record, .vertical) }
      waitingForMeasure.append(record.base >> 2)
    } else {
      if record.followsWidth {
        record.measuredWidth = .nan
        waitingForMeasure.append(record.base >> 2)
      }
      setNatural(size.height, plus: inset.top + inset.bottom, of: record, .vertical)
    }
  }

  /// Sets the natural length along an axis; negative means none.
  func setNatural(_ length: Double, plus inset: Double, of record: ItemRecord, _ axis: LayoutAxis) {
    guard let system = record.systemRows else { return }
    var rows = axis == .horizontal ? system.horizontal : system.vertical
    if length.isNaN || length == .infinity { record.report(.notFinite(length)) }
    let wanted = length >= 0 && length.isFinite ? length + inset : LayoutSize.noIntrinsicMetric
    let priorities = (record.hugging[axis], record.compressionResistance[axis])
    if wanted < 0 || rows.priorities != priorities {
      removeRow(rows.hugging)
      removeRow(rows.resistance)
      rows = SystemRows.NaturalRows()
    }
    if wanted >= 0, rows.hugging < 0 {
      let part = axis == .horizontal ? Part.width : Part.height
      rows.priorities = priorities
      rows.hugging = natural(.lessThanOrEqual, part, of: record, wanted, priorities.0)
      rows.resistance = natural(.greaterThanOrEqual, part, of: record, wanted, priorities.1)
    } else if wanted >= 0, rows.length != wanted {
      setConstant(wanted, ofRow: rows.hugging)
      setConstant(wanted, ofRow: rows.resistance)
    }
    rows.length = wanted
    switch axis {
    case .horizontal: system.horizontal = rows
    case .vertical: system.vertical = rows
    }
  }

  private func natural(
    _ relation: Relation,
    _ part: Int32,
    of record: ItemRecord,
    _ length: Double,
    _ priority: LayoutPriority
  ) -> Int32 {
    terms.append(record.base + part, 1)
    return addRow(
      relation,
      length,
      priority: priority,
      rank: 0,
      owner: .item(record.pointer)
    )
  }

  func removeSystemRows(of record: ItemRecord) {
    guard let rows = record.systemRows else { return }
    record.systemRows = nil
    remove(rows.placed)
    for natural in [rows.horizontal, rows.vertical] {
      removeRow(natural.hugging)
      removeRow(natural.resistance)
    }
  }
}

extension ItemPointer {
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
