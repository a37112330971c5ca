import OperatorLayout

extension OperatorDialect {
  /// Writes a step of ``WeightedToolbar``.
  public static func weightedToolbar(_ scene: WeightedToolbar, step: Int) {
    let group = scene.handles as? ConstraintGroup ?? ConstraintGroup()
    scene.handles = group
    if step == 0 {
      constrain(scene.root, scene.bar) { root, bar in
        bar.leading == root.leading
        bar.trailing == root.trailing
        bar.top == root.top
        bar.height == 52
      }
    }
    constrain(scene.items, replace: group) { items in
      let bar = items[0].parent
      let (from, to) = (bar.leading + 12, bar.trailing - 12)
      chain(items, from: from, to: to, spacing: 8, weights: scene.weights)
      for item in items {
        item.top == bar.top + 6
        item.bottom == bar.bottom - 6
      }
    }
  }

  /// Writes a step of ``BarrierForm``.
  public static func barrierForm(_ scene: BarrierForm, step: Int) {
    guard step == 0 else { return }
    constrain([scene.line] + scene.labels) { items in
      barrier(items[0], at: .trailing, of: Array(items.dropFirst()), margin: 12)
    }
    for (label, field) in zip(scene.labels, scene.fields) {
      constrain(scene.root, scene.line, label, field) { root, line, label, field in
        label.leading == root.leading + 16
        label.firstBaseline == field.firstBaseline
        field.leading == line.trailing
        field.trailing == root.trailing - 16
        field.height == 36
      }
    }
    constrain(scene.fields) { fields in
      fields[0].top == fields[0].parent.top + 24
      distribute(by: 10, vertically: fields)
    }
  }

  /// Writes a step of ``GuidelineSplit``.
  public static func guidelineSplit(_ scene: GuidelineSplit, step: Int) {
    let group = scene.handles as? ConstraintGroup ?? ConstraintGroup()
    scene.handles = group
    constrain(scene.column, replace: group) { column in
      guideline(column, along: .horizontal, at: .fraction(step == 0 ? 0.35 : 0.5))
    }
    guard step == 0 else { return }
    constrain(scene.root, scene.shelf, scene.status) { root, shelf, status in
      guideline(shelf, along: .vertical, at: .end(72))
      status.leading == root.leading
      status.top == shelf.bottom
      status.trailing == root.trailing
      status.bottom == root.bottom
    }
    constrain([scene.root, scene.column, scene.shelf, scene.list, scene.detail]) { items in
      let (root, column, shelf, list, detail) = (items[0], items[1], items[2], items[3], items[4])
      list.leading == root.leading
      list.trailing == column.leading
      detail.leading == column.trailing + 1
      detail.trailing == root.trailing
      for pane in [list, detail] {
        pane.top == root.top
        pane.bottom == shelf.top
      }
    }
  }

  /// Writes a step of ``MediaTile``.
  public static func mediaTile(_ scene: MediaTile, step: Int) {
    let shape = scene.handles as? ConstraintGroup ?? ConstraintGroup()
    scene.handles = shape
    if step == 2 { constrain(scene.photo, replace: shape) { $0.ratio == 4.0 / 3 } }
    guard step == 0 else { return }
    constrain(scene.photo, replace: shape) { $0.ratio == 16.0 / 9 }
    constrain(scene.root, scene.tile, scene.photo, scene.badge) { root, tile, photo, badge in
      tile.leading == root.leading + 16
      tile.top == root.top + 16
      tile.width == root.width - 32 ~ 750
      tile.width <= 480

      photo.top == tile.top
      photo.leading == tile.leading
      photo.trailing == tile.trailing

      badge.trailing == photo.trailing - 8
      badge.bottom == photo.bottom - 8
      badge.height == 24
      badge.ratio >= 1
    }
    constrain(scene.tile, scene.photo, scene.avatar, scene.name) { tile, photo, avatar, name in
      avatar.leading == tile.leading + 12
      avatar.top == photo.bottom + 12
      avatar.bottom == tile.bottom - 12
      avatar.height == 40
      avatar.ratio == 1

      name.leading == avatar.trailing + 12
      name.trailing <= tile.trailing - 12
      name.centerY == avatar.centerY
    }
  }

  /// Writes a step of ``BiasedCard``.
  public static func biasedCard(_ scene: BiasedCard, step: Int) {
    guard step == 0 else { return }
    constrain(scene.root, scene.header, scene.footer, scene.card) { root, header, footer, card in
      header.top == root.top
      header.height == 56
      footer.bottom == root.bottom
      footer.height == 64
      for bar in [header, footer] {
        bar.leading == root.leading
        bar.trailing == root.trailing
      }
      place(card, at: 0.3, from: header.bottom, to: footer.top)
      place(card, at: 0.5, from: root.leading, to: root.trailing)
    }
    constrain(scene.card, scene.close) { card, close in
      place(close, at: 0.9, from: card.leading, to: card.trailing)
      place(close, at: 0.1, from: card.top, to: card.bottom)
    }
  }

  /// Writes a step of ``StepRow``.
  public static func stepRow(_ scene: StepRow, step: Int) {
    guard step == 0 else { return }
    constrain(scene.root, scene.row, scene.caption, scene.next) { root, row, caption, next in
      let safe = root.safeArea
      row.leading == safe.leading + .system
      row.trailing == safe.trailing - .system
      row.top == safe.top + .system

      caption.leading == row.leading
      caption.top == row.bottom + .system

      next.trailing == safe.trailing - .system
      next.bottom == safe.bottom - .system(2)
    }
    constrain(scene.marks) { marks in
      let row = marks[0].parent
      chain(marks, .spreadInside, from: row.leading + 16, to: row.trailing - 16)
      for mark in marks { mark.top == row.top + .system }
      marks[0].bottom == row.bottom - .system
    }
  }
}
