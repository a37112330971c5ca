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

    /// Whether any part takes of the parent's size.
    var followsParent: Bool {
      abs(left) > 0 || abs(top) > 0 || abs(width) > 0 || abs(height) > 0
    }

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

    func visit(_ body: (Int32) -> Void) {
      body(left)
      body(top)
      body(width)
      body(height)
    }
  }

  /// The two rows of a natural size along one axis.
  struct NaturalRows {
    var length = LayoutSize.noIntrinsicMetric
    var hugging: Int32 = -1
    var resistance: Int32 = -1
    var priorities: (Float, Float) = (1_000, 1_000)
  }
}

extension LayoutEngine {
  // MARK: Places in the table

  /// A copy of the rows that do not come from constraints.
  func systemRows(of item: ItemPointer) -> SystemRows? {
    let index = item.pointee.systemRows
    return index < 0 ? nil : systemTable[Int(index)]
  }

  /// Makes room for rows that do not come from constraints, of an item that has none.
  private func makeSystemRows(of item: ItemPointer) {
    if vacantSystemRows >= 0 {
      let index = Int(vacantSystemRows)
      item.pointee.systemRows = vacantSystemRows
      vacantSystemRows = systemTable[index].placed.left
      systemTable[index] = SystemRows()
    } else {
      item.pointee.systemRows = Int32(truncatingIfNeeded: systemTable.count)
      systemTable.append(SystemRows())
    }
  }

  /// Forgets the rows that do not come from constraints, without taking them out.
  private func forgetSystemRows(of item: ItemPointer) {
    systemTable.address(Int(item.pointee.systemRows)).pointee.placed.left = vacantSystemRows
    vacantSystemRows = item.pointee.systemRows
    item.pointee.systemRows = -1
  }

  // MARK: Placement

  /// Makes the placement rows say what they should.
  func place(_ item: ItemPointer) {
    // Foreign code says where the frame is, and may take the item out of here.
    let (wanted, constants) = item.withRecord { $0.placement }
    if wanted.followsParent, let parent = item.pointee.parent { admit(parent) }
    guard holds(item) else { return }
    if item.pointee.systemRows < 0 {
      if wanted.isFree { return }
      makeSystemRows(of: item)
    }
    let index = Int(item.pointee.systemRows)
    let present = systemTable[index]
    if present.placement == wanted {
      setConstants(constants, of: present.placed)
    } else {
      present.placed.visit { removeRow($0) }
      let placed = SystemRows.QuadRows(
        left: place(item, Part.left, Part.width, wanted.left, constants.minX),
        top: place(item, Part.top, Part.height, wanted.top, constants.minY),
        width: place(item, Part.width, Part.width, wanted.width, constants.width),
        height: place(item, Part.height, Part.height, wanted.height, constants.height)
      )
      let rows = systemTable.address(index)
      rows.pointee.placed = placed
      rows.pointee.placement = wanted
    }
  }

  /// Takes the placement rows out until the item is placed again.
  func suspendPlacement(of item: ItemPointer) {
    guard item.pointee.systemRows >= 0 else { return }
    let rows = systemTable.address(Int(item.pointee.systemRows))
    rows.pointee.placed.visit { removeRow($0) }
    rows.pointee.placed = SystemRows.QuadRows()
    rows.pointee.placement = SystemRows.Placement()
  }

  /// Takes placement rows out that speak of the parent, which the item leaves.
  func forgetParent(of item: ItemPointer) {
    guard item.pointee.systemRows >= 0 else { return }
    let rows = systemTable.address(Int(item.pointee.systemRows))
    if rows.pointee.placement.followsParent { suspendPlacement(of: item) }
  }

  private func setConstants(_ constants: LayoutRect, of rows: SystemRows.QuadRows) {
    if rows.left >= 0 { setConstant(constants.minX, ofRow: rows.left) }
    if rows.top >= 0 { setConstant(constants.minY, ofRow: rows.top) }
    if rows.width >= 0 { setConstant(constants.width, ofRow: rows.width) }
    if rows.height >= 0 { setConstant(constants.height, ofRow: rows.height) }
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
    guard holds(item) else { return }
    if item.pointee.systemRows < 0 {
      if !(size.width >= 0) && !(size.height >= 0) && !followsWidth { return }
      makeSystemRows(of: item)
    }
    let inset = item.alignment
    setNatural(size.width, plus: inset.left + inset.right, of: item, .horizontal)
    if followsWidth, size.width >= 0 || item.withRecord({ $0.frame.width }) > 0 {
      // Measured at the width it gets, once that is known.
      item.pointee.measuredWidth = .nan
      let isKnown = (systemRows(of: item)?.vertical.length ?? -1) >= 0
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
    guard holds(item), item.pointee.systemRows >= 0 else { return }
    let index = Int(item.pointee.systemRows)
    var rows =
      axis == .horizontal
      ? systemTable.address(index).pointee.horizontal
      : systemTable.address(index).pointee.vertical
    let wanted = length >= 0 && length.isFinite ? length + inset : LayoutSize.noIntrinsicMetric
    let priorities = (
      item.pointee.hugging[axis].rawValue,
      item.pointee.compressionResistance[axis].rawValue
    )
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
    case .horizontal: systemTable.address(index).pointee.horizontal = rows
    case .vertical: systemTable.address(index).pointee.vertical = rows
    }
  }

  private func natural(
    _ relation: Relation,
    _ part: Int32,
    of item: ItemPointer,
    _ length: Double,
    _ priority: Float
  ) -> Int32 {
    terms.append(item.pointee.base + part, 1)
    return addRow(
      relation,
      length,
      priority: LayoutPriority(priority),
      rank: 0,
      owner: .item(item)
    )
  }

  func removeSystemRows(of item: ItemPointer) {
    dropSystemRows(of: item) { removeRow($0) }
  }

  /// Takes the rows of the item itself from it, and calls `body` for each; some may be -1.
  func dropSystemRows(of item: ItemPointer, _ body: (Int32) -> Void) {
    guard let rows = systemRows(of: item) else { return }
    forgetSystemRows(of: item)
    rows.placed.visit(body)
    body(rows.horizontal.hugging)
    body(rows.horizontal.resistance)
    body(rows.vertical.hugging)
    body(rows.vertical.resistance)
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
      || pointee.systemRows >= 0
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
