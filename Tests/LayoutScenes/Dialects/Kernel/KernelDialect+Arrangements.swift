import ConstraintKernel

extension KernelDialect {
  static func weightedToolbar(_ scene: WeightedToolbar, step: Int) {
    let bar = scene.bar
    if step == 0 {
      activate(
        bar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        bar.topAnchor.constraint(equalTo: scene.root.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 52)
      )
    }
    replace(
      in: scene,
      with: LayoutConstraint.constraints(
        chaining: scene.items,
        from: bar.leadingAnchor,
        to: bar.trailingAnchor,
        spacing: 8,
        weights: scene.weights,
        lead: 12,
        tail: 12
      )
    )
    for item in scene.arrivals {
      activate(
        item.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
        item.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -6)
      )
    }
  }

  static func barrierForm(_ scene: BarrierForm, step: Int) {
    guard step == 0 else { return }
    let (root, line) = (scene.root, scene.line)
    activate(line.constraints(asBarrierAt: .trailing, of: scene.labels, margin: 12))
    var above: SceneBox?
    for (label, field) in zip(scene.labels, scene.fields) {
      activate(
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        field.leadingAnchor.constraint(equalTo: line.trailingAnchor),
        field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        field.heightAnchor.constraint(equalToConstant: 36),
        above.map { field.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 10) }
          ?? field.topAnchor.constraint(equalTo: root.topAnchor, constant: 24)
      )
      above = field
    }
  }

  static func guidelineSplit(_ scene: GuidelineSplit, step: Int) {
    let (root, column, shelf) = (scene.root, scene.column, scene.shelf)
    replace(
      in: scene,
      with: column.constraints(asGuidelineAlong: .horizontal, at: .fraction(step == 0 ? 0.35 : 0.5))
    )
    guard step == 0 else { return }
    activate(shelf.constraints(asGuidelineAlong: .vertical, at: .end(72)))
    activate(
      scene.list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scene.list.topAnchor.constraint(equalTo: root.topAnchor),
      scene.list.trailingAnchor.constraint(equalTo: column.leadingAnchor),
      scene.list.bottomAnchor.constraint(equalTo: shelf.topAnchor),
      scene.detail.leadingAnchor.constraint(equalTo: column.trailingAnchor, constant: 1),
      scene.detail.topAnchor.constraint(equalTo: root.topAnchor),
      scene.detail.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scene.detail.bottomAnchor.constraint(equalTo: shelf.topAnchor),
      scene.status.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scene.status.topAnchor.constraint(equalTo: shelf.bottomAnchor),
      scene.status.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scene.status.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    )
  }

  static func mediaTile(_ scene: MediaTile, step: Int) {
    let (root, tile, photo) = (scene.root, scene.tile, scene.photo)
    let (badge, avatar, name) = (scene.badge, scene.avatar, scene.name)
    if step == 2 {
      replace(in: scene, with: photo.ratioAnchor.constraint(equalToConstant: 4.0 / 3))
    }
    guard step == 0 else { return }
    replace(in: scene, with: photo.ratioAnchor.constraint(equalToConstant: 16.0 / 9))
    activate(
      tile.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      tile.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      tile.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -32).at(750),
      tile.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      photo.topAnchor.constraint(equalTo: tile.topAnchor),
      photo.leadingAnchor.constraint(equalTo: tile.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: tile.trailingAnchor),
      badge.trailingAnchor.constraint(equalTo: photo.trailingAnchor, constant: -8),
      badge.bottomAnchor.constraint(equalTo: photo.bottomAnchor, constant: -8),
      badge.heightAnchor.constraint(equalToConstant: 24),
      badge.ratioAnchor.constraint(greaterThanOrEqualToConstant: 1),
      avatar.leadingAnchor.constraint(equalTo: tile.leadingAnchor, constant: 12),
      avatar.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 12),
      avatar.bottomAnchor.constraint(equalTo: tile.bottomAnchor, constant: -12),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      avatar.ratioAnchor.constraint(equalToConstant: 1),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      name.trailingAnchor.constraint(lessThanOrEqualTo: tile.trailingAnchor, constant: -12),
      name.centerYAnchor.constraint(equalTo: avatar.centerYAnchor)
    )
  }

  static func biasedCard(_ scene: BiasedCard, step: Int) {
    guard step == 0 else { return }
    let (root, card, close) = (scene.root, scene.card, scene.close)
    for bar in [scene.header, scene.footer] {
      activate(
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor)
      )
    }
    activate(
      scene.header.topAnchor.constraint(equalTo: root.topAnchor),
      scene.header.heightAnchor.constraint(equalToConstant: 56),
      scene.footer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scene.footer.heightAnchor.constraint(equalToConstant: 64)
    )
    // One after the other, so that a document says each as a word.
    for bias in [
      card.constraint(atShare: 0.3, from: scene.header.bottomAnchor, to: scene.footer.topAnchor),
      card.constraint(atShare: 0.5, from: root.leadingAnchor, to: root.trailingAnchor),
      close.constraint(atShare: 0.9, from: card.leadingAnchor, to: card.trailingAnchor),
      close.constraint(atShare: 0.1, from: card.topAnchor, to: card.bottomAnchor),
    ] {
      activate(bias)
    }
  }

  static func stepRow(_ scene: StepRow, step: Int) {
    guard step == 0 else { return }
    let (row, next, safe) = (scene.row, scene.next, scene.root.safeAreaLayoutGuide)
    activate(
      row.leadingAnchor.constraint(equalTo: safe.leadingAnchor, gap: .system),
      row.trailingAnchor.constraint(equalTo: safe.trailingAnchor, gap: .system(-1)),
      row.topAnchor.constraint(equalTo: safe.topAnchor, gap: .system),
      scene.marks[0].bottomAnchor.constraint(equalTo: row.bottomAnchor, gap: .system(-1)),
      scene.caption.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      scene.caption.topAnchor.constraint(equalTo: row.bottomAnchor, gap: .system),
      next.trailingAnchor.constraint(equalTo: safe.trailingAnchor, gap: .system(-1)),
      next.bottomAnchor.constraint(equalTo: safe.bottomAnchor, gap: .system(-2))
    )
    activate(
      LayoutConstraint.constraints(
        chaining: scene.marks,
        .spreadInside,
        from: row.leadingAnchor,
        to: row.trailingAnchor,
        lead: 16,
        tail: 16
      )
    )
    for mark in scene.marks {
      activate(mark.topAnchor.constraint(equalTo: row.topAnchor, gap: .system))
    }
  }
}
