import AutoPinLayout

extension AutoPinDialect {
  /// Writes a step of ``WeightedToolbar``.
  public static func weightedToolbar(_ scene: WeightedToolbar, step: Int) {
    let (bar, items) = (scene.bar, scene.items)
    (scene.handles as? [LayoutConstraint])?.autoRemoveConstraints()
    if step == 0 {
      bar.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
      bar.autoSetDimension(.height, toSize: 52)
    }
    scene.handles = items.autoChain(
      along: .horizontal,
      spacing: 8,
      weights: scene.weights,
      lead: 12,
      tail: 12
    )
    for item in scene.arrivals {
      item.autoPinEdge(toSuperviewEdge: .top, withInset: 6)
      item.autoPinEdge(toSuperviewEdge: .bottom, withInset: 6)
    }
  }

  /// Writes a step of ``BarrierForm``.
  public static func barrierForm(_ scene: BarrierForm, step: Int) {
    guard step == 0 else { return }
    let (labels, fields, line) = (scene.labels, scene.fields, scene.line)
    line.autoSetBarrier(atEdge: .trailing, of: labels, margin: 12)
    for (label, field) in zip(labels, fields) {
      label.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
      label.autoAlignAxis(.firstBaseline, toSameAxisOf: field)
      field.autoPinEdge(.leading, to: .trailing, of: line)
      field.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
      field.autoSetDimension(.height, toSize: 36)
    }
    fields[0].autoPinEdge(toSuperviewEdge: .top, withInset: 24)
    for (above, field) in zip(fields, fields.dropFirst()) {
      field.autoPinEdge(.top, to: .bottom, of: above, withOffset: 10)
    }
  }

  /// Writes a step of ``GuidelineSplit``.
  public static func guidelineSplit(_ scene: GuidelineSplit, step: Int) {
    let (list, detail, status) = (scene.list, scene.detail, scene.status)
    let (column, shelf) = (scene.column, scene.shelf)
    (scene.handles as? [LayoutConstraint])?.autoRemoveConstraints()
    scene.handles = column.autoSetGuideline(
      along: .horizontal,
      at: .fraction(step == 0 ? 0.35 : 0.5)
    )
    guard step == 0 else { return }
    shelf.autoSetGuideline(along: .vertical, at: .end(72))
    list.autoPinEdge(toSuperviewEdge: .leading)
    list.autoPinEdge(.trailing, to: .leading, of: column)
    detail.autoPinEdge(.leading, to: .trailing, of: column, withOffset: 1)
    detail.autoPinEdge(toSuperviewEdge: .trailing)
    for pane in [list, detail] {
      pane.autoPinEdge(toSuperviewEdge: .top)
      pane.autoPinEdge(.bottom, to: .top, of: shelf)
    }
    status.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
    status.autoPinEdge(.top, to: .bottom, of: shelf)
  }

  /// Writes a step of ``MediaTile``.
  public static func mediaTile(_ scene: MediaTile, step: Int) {
    let (tile, photo, badge) = (scene.tile, scene.photo, scene.badge)
    if step == 2 {
      (scene.handles as? LayoutConstraint)?.autoRemove()
      scene.handles = photo.autoSetRatio(4.0 / 3)
    }
    guard step == 0 else { return }
    tile.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    tile.autoPinEdge(toSuperviewEdge: .top, withInset: 16)
    LayoutConstraint.autoSetPriority(750) {
      tile.autoMatch(.width, to: .width, of: scene.root, withOffset: -32)
    }
    tile.autoSetDimension(.width, toSize: 480, relation: .lessThanOrEqual)

    photo.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    scene.handles = photo.autoSetRatio(16.0 / 9)

    badge.autoPinEdge(.trailing, to: .trailing, of: photo, withOffset: -8)
    badge.autoPinEdge(.bottom, to: .bottom, of: photo, withOffset: -8)
    badge.autoSetDimension(.height, toSize: 24)
    badge.autoSetRatio(1, relation: .greaterThanOrEqual)
    caption(of: scene)
  }

  /// What stands below the photo of a tile.
  private static func caption(of scene: MediaTile) {
    let (avatar, name) = (scene.avatar, scene.name)
    avatar.autoPinEdge(toSuperviewEdge: .leading, withInset: 12)
    avatar.autoPinEdge(.top, to: .bottom, of: scene.photo, withOffset: 12)
    avatar.autoPinEdge(toSuperviewEdge: .bottom, withInset: 12)
    avatar.autoSetDimension(.height, toSize: 40)
    avatar.autoSetRatio(1)
    name.autoPinEdge(.leading, to: .trailing, of: avatar, withOffset: 12)
    name.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12, relation: .greaterThanOrEqual)
    name.autoAlignAxis(.horizontal, toSameAxisOf: avatar)
  }

  /// Writes a step of ``BiasedCard``.
  public static func biasedCard(_ scene: BiasedCard, step: Int) {
    guard step == 0 else { return }
    let (header, footer, card) = (scene.header, scene.footer, scene.card)
    header.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    header.autoSetDimension(.height, toSize: 56)
    footer.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
    footer.autoSetDimension(.height, toSize: 64)
    card.autoSetBias(0.3, fromEdge: .bottom, of: header, toEdge: .top, of: footer)
    card.autoSetBias(0.5, along: .horizontal)
    scene.close.autoSetBias(0.9, along: .horizontal)
    scene.close.autoSetBias(0.1, along: .vertical)
  }

  /// Writes a step of ``StepRow``.
  public static func stepRow(_ scene: StepRow, step: Int) {
    guard step == 0 else { return }
    let (row, marks, caption, next) = (scene.row, scene.marks, scene.caption, scene.next)
    let safe = scene.root.safeAreaLayoutGuide
    for edge in [ALEdge.top, .leading, .trailing] {
      row.autoPinEdge(edge, to: edge, of: safe, withSystemSpacing: 1)
    }
    marks.autoChain(.spreadInside, along: .horizontal, lead: 16, tail: 16)
    for mark in marks { mark.autoPinEdge(toSuperviewEdge: .top, withSystemSpacing: 1) }
    marks[0].autoPinEdge(toSuperviewEdge: .bottom, withSystemSpacing: 1)
    caption.autoPinEdge(.leading, to: .leading, of: row)
    caption.autoPinEdge(.top, to: .bottom, of: row, withSystemSpacing: 1)
    next.autoPinEdge(.trailing, to: .trailing, of: safe, withSystemSpacing: 1)
    next.autoPinEdge(.bottom, to: .bottom, of: safe, withSystemSpacing: 2)
  }
}
