import ConstraintSolver

/// The rows an item has without any constraint: where it is placed, and its natural size.
struct SystemRows {
  /// What the placement rows say at present.
  var placement = Placement.free
  /// Horizontal start and size, vertical start and size.
  var placed: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)
  var horizontal = NaturalRows()
  var vertical = NaturalRows()

  /// How an item's frame is required to be.
  enum Placement: Equatable {
    /// By constraints alone.
    case free
    /// The root keeps its own size.
    case size
    /// At the frame it was given.
    case frame
    /// Inside its owner.
    case inset
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
    let wanted = record.placement
    if record.systemRows == nil {
      guard wanted != .free else { return }
      record.systemRows = SystemRows()
    }
    guard var rows = record.systemRows else { return }
    let constants = record.placementConstants(wanted)
    if rows.placement == wanted {
      update(&rows.placed, constants)
    } else {
      remove(&rows.placed)
      rows.placed = addPlacement(wanted, of: record, constants)
      rows.placement = wanted
    }
    record.systemRows = rows
  }

  private typealias Four = (Double, Double, Double, Double)

  private func update(_ rows: inout (Int32, Int32, Int32, Int32), _ values: Four) {
    if rows.0 >= 0 { setConstant(values.0, ofRow: rows.0) }
    if rows.1 >= 0 { setConstant(values.1, ofRow: rows.1) }
    if rows.2 >= 0 { setConstant(values.2, ofRow: rows.2) }
    if rows.3 >= 0 { setConstant(values.3, ofRow: rows.3) }
  }

  private func remove(_ rows: inout (Int32, Int32, Int32, Int32)) {
    removeRow(rows.0)
    removeRow(rows.1)
    removeRow(rows.2)
    removeRow(rows.3)
    rows = (-1, -1, -1, -1)
  }

  private func addPlacement(
    _ placement: SystemRows.Placement,
    of record: ItemRecord,
    _ values: Four
  ) -> (Int32, Int32, Int32, Int32) {
    switch placement {
    case .free:
      return (-1, -1, -1, -1)
    case .size:
      return (
        -1, require(record, (Part.width, 1), nil, values.1), -1,
        require(record, (Part.height, 1), nil, values.3)
      )
    case .frame:
      return (
        require(record, (Part.left, 1), nil, values.0),
        require(record, (Part.width, 1), nil, values.1),
        require(record, (Part.top, 1), nil, values.2),
        require(record, (Part.height, 1), nil, values.3)
      )
    case .inset:
      return (
        require(record, (Part.left, 1), nil, values.0),
        require(record, (Part.width, 1), Part.width, values.1),
        require(record, (Part.top, 1), nil, values.2),
        require(record, (Part.height, 1), Part.height, values.3)
      )
    }
  }

  /// Requires one part of a frame, less the same part of the owner if named, to be a value.
  private func require(
    _ record: ItemRecord,
    _ part: (Int32, Double),
    _ ownerPart: Int32?,
    _ value: Double
  ) -> Int32 {
    if let ownerPart, let parent = record.parent {
      admit(parent)
      terms.append(parent.base + ownerPart, -1)
    }
    terms.append(record.base + part.0, part.1)
    return addRow(
      .equal,
      value,
      priority: .required,
      rank: 0,
      owner: RowOwner(constraint: nil, record: record)
    )
  }

  // MARK: Natural size

  /// Asks the item for its natural size and makes the rows say so.
  func refreshNaturalSize(of record: ItemRecord) {
    guard let item = record.item else { return }
    let size = item.intrinsicContentSize
    record.followsWidth = item.contentHeightFollowsWidth
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
      waitingForMeasure.append(record)
    } else {
      if record.followsWidth {
        record.measuredWidth = .nan
        waitingForMeasure.append(record)
      }
      setNatural(size.height, plus: inset.top + inset.bottom, of: record, .vertical)
    }
  }

  /// Sets the natural length along an axis; negative means none.
  func setNatural(_ length: Double, plus inset: Double, of record: ItemRecord, _ axis: LayoutAxis) {
    guard var system = record.systemRows else { return }
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
    record.systemRows = system
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
      owner: RowOwner(constraint: nil, record: record)
    )
  }

  func removeSystemRows(of record: ItemRecord) {
    guard let rows = record.systemRows else { return }
    record.systemRows = nil
    var placed = rows.placed
    remove(&placed)
    for natural in [rows.horizontal, rows.vertical] {
      removeRow(natural.hugging)
      removeRow(natural.resistance)
    }
  }
}

extension ItemRecord {
  /// How the frame is required to be.
  fileprivate var placement: SystemRows.Placement {
    if parent != nil, extras?.ownerInsets != nil { return .inset }
    guard isPlacedByFrame else { return .free }
    return parent == nil ? .size : .frame
  }

  /// Horizontal start and size, vertical start and size.
  fileprivate func placementConstants(
    _ placement: SystemRows.Placement
  ) -> (Double, Double, Double, Double) {
    if placement == .inset, let insets = extras?.ownerInsets {
      return (insets.left, -insets.left - insets.right, insets.top, -insets.top - insets.bottom)
    }
    let frame = item?.layoutFrame ?? frame
    guard frame.isFinite else { return (0, 0, 0, 0) }
    return (frame.minX, frame.width, frame.minY, frame.height)
  }
}
