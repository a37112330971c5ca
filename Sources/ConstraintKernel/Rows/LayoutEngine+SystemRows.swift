import ConstraintSolver

/// From frames and natural sizes to rows of the system.
extension LayoutEngine {
  // MARK: Placement

  /// Makes the placement rows say what they should.
  func place(_ item: ItemRecord) {
    // Foreign code says where the frame is, and may take the item out of here.
    guard let (wanted, constants) = item.placementOfVariables, holds(item) else { return }
    if wanted.mentionsParent, let parent = item.parent { admit(parent) }
    guard holds(item) else { return }
    if item.systemRows == nil, wanted == SystemRows.Placement() { return }
    let own = item.makeSystemRows()
    let lengths = SIMD4(constants.minX, constants.minY, constants.width, constants.height)
    if own.placement == wanted {
      for part in lengths.indices where own.placed[part] >= 0 {
        rows.setConstant(lengths[part], of: own.placed[part])
      }
      return
    }
    for part in own.placed.indices { rows.remove(own.placed[part]) }
    own.placement = wanted
    own.placed = SIMD4(
      wanted.isMeasuredFromRight
        ? startRow(wanted, constants.minX, of: item)
        : placementRow(.left, wanted.left, constants.minX, of: item),
      placementRow(.top, wanted.top, constants.minY, of: item),
      placementRow(.width, wanted.width, constants.width, of: item),
      placementRow(.height, wanted.height, constants.height, of: item)
    )
  }

  /// Takes the placement rows out until the item is placed again.
  func suspendPlacement(of item: ItemRecord) {
    guard let own = item.systemRows else { return }
    for part in own.placed.indices { rows.remove(own.placed[part]) }
    own.placed = SIMD4(repeating: RowBook.noRow)
    own.placement = SystemRows.Placement()
  }

  /// Takes placement rows out that speak of the parent, which the item leaves.
  func forgetParent(of item: ItemRecord) {
    if item.systemRows?.placement.mentionsParent == true { suspendPlacement(of: item) }
  }

  /// Requires `part == slope · parent's size + constant`; -1 for a part that is not placed.
  private func placementRow(
    _ kind: SystemRowKind,
    _ slope: Double?,
    _ constant: Double,
    of item: ItemRecord
  ) -> Int32 {
    guard let slope, let own = item.variables else { return -1 }
    return addRow(
      .equal,
      constant,
      priority: .required,
      rank: .system(kind, of: item),
      for: .item(item)
    ) { terms in
      if slope != 0, let outer = item.parent?.variables {
        terms.append(Term(outer.length(on: kind.axis), -slope))
      }
      terms.append(Term(kind.isLocation ? own.start(on: kind.axis) : own.length(on: kind.axis), 1))
    }
  }

  /// Requires `edge == slope · parent's width + constant` of an item that starts at the right: of its
  /// right edge, or of the left one where the width is not placed.
  private func startRow(
    _ wanted: SystemRows.Placement,
    _ constant: Double,
    of item: ItemRecord
  ) -> Int32 {
    guard let own = item.variables, let outer = item.parent?.variables else { return -1 }
    let slope = (wanted.left ?? 0) + (wanted.width ?? 0)
    return addRow(
      .equal,
      constant,
      priority: .required,
      rank: .system(.left, of: item),
      for: .item(item)
    ) { terms in
      if slope != 1 { terms.append(Term(outer.width, 1 - slope)) }
      terms.append(Term(own.x, -1))
      if wanted.width == nil { terms.append(Term(own.width, -1)) }
    }
  }

  // MARK: Natural size

  /// Asks the item for its natural size and makes the rows say so.
  func refreshNaturalSize(of item: ItemRecord) {
    let (size, followsWidth) = item.readNaturalSize()
    // Asking is foreign code, which may have taken the item out of here.
    guard holds(item) else { return }
    item.measure.update(followsWidth: followsWidth)
    if item.systemRows == nil, size.width < 0, size.height < 0, !followsWidth { return }
    let own = item.makeSystemRows()
    let inset = item.extras?.alignment ?? .zero
    setNatural(size.width, plus: inset.left + inset.right, of: item, .horizontal)
    if followsWidth {
      // Measured at the width it gets, once that is known.
      agenda.measure(item)
      agenda.oweFrames()
      let hasWidth = size.width >= 0 || (item.readFrame()?.width ?? 0) > 0
      if hasWidth, own.vertical.length >= 0 { return }
    }
    setNatural(size.height, plus: inset.top + inset.bottom, of: item, .vertical)
  }

  /// Sets the natural length along an axis, in points; negative means none.
  func setNatural(_ length: Double, plus inset: Double, of item: ItemRecord, _ axis: LayoutAxis) {
    guard holds(item) else { return }
    let system = item.makeSystemRows()
    var natural = system[axis]
    let wanted = length >= 0 ? length + inset : LayoutSize.noIntrinsicMetric
    let (hugging, resistance) = (item.hugging[axis], item.compressionResistance[axis])
    if wanted < 0 || natural.huggingPriority != hugging || natural.resistancePriority != resistance
    {
      rows.remove(natural.hugging)
      rows.remove(natural.resistance)
      natural = SystemRows.NaturalRows()
    }
    if wanted >= 0, natural.hugging < 0 {
      let (hug, resist) = SystemRowKind.natural(axis)
      natural.huggingPriority = hugging
      natural.resistancePriority = resistance
      natural.hugging = naturalRow(.lessThanOrEqual, hug, of: item, wanted, hugging)
      natural.resistance = naturalRow(.greaterThanOrEqual, resist, of: item, wanted, resistance)
    } else if wanted >= 0, natural.length != wanted {
      rows.setConstant(wanted, of: natural.hugging)
      rows.setConstant(wanted, of: natural.resistance)
    }
    natural.length = wanted
    system[axis] = natural
  }

  private func naturalRow(
    _ relation: Relation,
    _ kind: SystemRowKind,
    of item: ItemRecord,
    _ length: Double,
    _ priority: LayoutPriority
  ) -> Int32 {
    guard let own = item.variables else { return -1 }
    return addRow(
      relation,
      length,
      priority: priority,
      rank: .system(kind, of: item),
      for: .item(item),
      yields: true
    ) { $0.append(Term(own.length(on: kind.axis), 1)) }
  }
}
