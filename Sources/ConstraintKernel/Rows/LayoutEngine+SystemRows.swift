import ConstraintSolver

/// From frames and natural sizes to rows of the system.
extension LayoutEngine {
  // MARK: Placement

  /// Makes the placement rows say what they should; those of a root that a question pulls at do so after it.
  func place(_ item: ItemRecord) {
    if item === root, question.pulledRoot != nil { return }
    // Foreign code says where the frame is, and may take the item out of here.
    guard let (wanted, constants) = item.placementOfVariables, holds(item) else { return }
    if wanted.mentionsParent, let parent = item.parent { admit(parent) }
    guard holds(item) else { return }
    if item.systemRows == nil, wanted == SystemRows.Placement() { return }
    let own = item.makeSystemRows()
    if own.placement.at(wanted.level) == wanted {
      let lengths = SIMD4(constants.minX, constants.minY, constants.width, constants.height)
      return place(item, own, at: wanted.level, lengths)
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

  /// Edits placement rows that say the same of other lengths, or at another level.
  private func place(
    _ item: ItemRecord,
    _ own: SystemRows,
    at level: LayoutPriority,
    _ lengths: SIMD4<Double>
  ) {
    let yields = item === root && root.yieldsAsRoot && own.placed[2] >= 0
    let former = yields ? rows.constant(of: Row(index: own.placed[2])) : lengths[2]
    func edit() {
      for part in lengths.indices where own.placed[part] >= 0 {
        if own.placement.level != level { rows.setPriority(level, of: own.placed[part]) }
        rows.setConstant(lengths[part], of: own.placed[part])
      }
      own.placement.level = level
    }
    // The sizes that a root could have do not depend on the one it has.
    if item === root { rows.keepingRevision(edit) } else { edit() }
    // What lies in a root that yields is measured from the edge of its frame.
    if former != lengths[2] { noteMovedFromRight(in: item) }
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
      priority: item.systemRows?.placement.level ?? .required,
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

  // MARK: Natural and least size

  /// Asks the item for its natural and its least size and makes the rows say so.
  func refreshNaturalSize(of item: ItemRecord) {
    let (size, least, followsWidth) = item.readContentSize()
    // Asking is foreign code, which may have taken the item out of here.
    guard holds(item) else { return }
    item.measure.update(followsWidth: followsWidth, least: least.height)
    if !followsWidth, item.forgetMeasuredBaselines() { item.mark(.metrics) }
    let hasLeast = least.width >= 0 || least.height >= 0
    if item.systemRows == nil, size.width < 0, size.height < 0, !hasLeast, !followsWidth { return }
    let own = item.makeSystemRows()
    let inset = item.extras?.alignment ?? .zero
    setNatural(size.width, plus: inset.left + inset.right, of: item, .horizontal)
    let mayHaveLeast = hasLeast || own.hasLeastSize
    if mayHaveLeast {
      setLeast(least.width, plus: inset.left + inset.right, of: item, .horizontal)
    }
    if followsWidth {
      // Measured at the width it gets, once that is known.
      own.heights.forget()
      question.forgetSizes()
      agenda.measure(item)
      agenda.oweFrames()
      let hasWidth = size.width >= 0 || (item.readFrame()?.width ?? 0) > 0
      if hasWidth, own.vertical.length >= 0 { return }
    }
    if mayHaveLeast {
      setLeast(least.height, plus: inset.top + inset.bottom, of: item, .vertical)
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
      (natural.hugging, natural.resistance) = (RowBook.noRow, RowBook.noRow)
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

  /// Sets the least length along an axis, in points; negative means none.
  func setLeast(_ length: Double, plus inset: Double, of item: ItemRecord, _ axis: LayoutAxis) {
    guard holds(item), let system = item.systemRows else { return }
    var own = system[axis]
    let wanted = length >= 0 ? length + inset : LayoutSize.noIntrinsicMetric
    if own.leastLength == wanted { return }
    own.leastLength = wanted
    if wanted < 0 {
      rows.remove(own.least)
      own.least = RowBook.noRow
    } else if own.least < 0 {
      own.least = naturalRow(.greaterThanOrEqual, .least(axis), of: item, wanted, .required)
    } else {
      rows.setConstant(wanted, of: own.least)
    }
    system[axis] = own
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
