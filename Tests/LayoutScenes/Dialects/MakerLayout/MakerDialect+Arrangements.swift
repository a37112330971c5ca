import MakerLayout

extension MakerDialect {
  static func weightedToolbar(_ scene: WeightedToolbar, step: Int) {
    if step == 0 {
      scene.bar.snp.makeConstraints { make in
        make.top.leading.trailing.equalToSuperview()
        make.height.equalTo(52)
      }
    }
    for item in scene.items {
      item.snp.remakeConstraints { $0.verticalEdges.equalToSuperview().inset(6) }
    }
    scene.items.snp.chain(
      along: .horizontal,
      spacing: 8,
      weights: scene.weights,
      lead: 12,
      tail: 12
    )
  }

  static func barrierForm(_ scene: BarrierForm, step: Int) {
    guard step == 0 else { return }
    scene.line.snp.makeConstraints { make in
      make.barrier(at: .trailing, of: scene.labels, margin: 12)
    }
    for (index, field) in scene.fields.enumerated() {
      scene.labels[index].snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(16)
        make.firstBaseline.equalTo(field)
      }
      field.snp.makeConstraints { make in
        make.leading.equalTo(scene.line.snp.trailing)
        make.trailing.equalToSuperview().inset(16)
        make.height.equalTo(36)
        if index == 0 {
          make.top.equalToSuperview().inset(24)
        } else {
          make.top.equalTo(scene.fields[index - 1].snp.bottom).offset(10)
        }
      }
    }
  }

  static func guidelineSplit(_ scene: GuidelineSplit, step: Int) {
    scene.column.snp.remakeConstraints { make in
      make.guideline(along: .horizontal, at: .fraction(step == 0 ? 0.35 : 0.5))
    }
    guard step == 0 else { return }
    scene.shelf.snp.makeConstraints { make in
      make.guideline(along: .vertical, at: .end(72))
    }
    scene.list.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.trailing.equalTo(scene.column.snp.leading)
      make.bottom.equalTo(scene.shelf.snp.top)
    }
    scene.detail.snp.makeConstraints { make in
      make.leading.equalTo(scene.column.snp.trailing).offset(1)
      make.top.trailing.equalToSuperview()
      make.bottom.equalTo(scene.shelf.snp.top)
    }
    scene.status.snp.makeConstraints { make in
      make.top.equalTo(scene.shelf.snp.bottom)
      make.leading.trailing.bottom.equalToSuperview()
    }
  }

  static func mediaTile(_ scene: MediaTile, step: Int) {
    func shapePhoto(_ ratio: Double) {
      scene.photo.snp.remakeConstraints { make in
        make.top.leading.trailing.equalToSuperview()
        make.ratio.equalTo(ratio)
      }
    }
    if step == 2 { shapePhoto(4.0 / 3) }
    guard step == 0 else { return }
    scene.tile.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(16)
      make.width.equalToSuperview().offset(-32).priority(750)
      make.width.lessThanOrEqualTo(480)
    }
    shapePhoto(16.0 / 9)
    scene.badge.snp.makeConstraints { make in
      make.trailing.bottom.equalTo(scene.photo).inset(8)
      make.height.equalTo(24)
      make.ratio.greaterThanOrEqualTo(1)
    }
    scene.avatar.snp.makeConstraints { make in
      make.leading.bottom.equalToSuperview().inset(12)
      make.top.equalTo(scene.photo.snp.bottom).offset(12)
      make.height.equalTo(40)
      make.ratio.equalTo(1)
    }
    scene.name.snp.makeConstraints { make in
      make.leading.equalTo(scene.avatar.snp.trailing).offset(12)
      make.trailing.lessThanOrEqualToSuperview().inset(12)
      make.centerY.equalTo(scene.avatar)
    }
  }

  static func biasedCard(_ scene: BiasedCard, step: Int) {
    guard step == 0 else { return }
    scene.header.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(56)
    }
    scene.footer.snp.makeConstraints { make in
      make.bottom.leading.trailing.equalToSuperview()
      make.height.equalTo(64)
    }
    scene.card.snp.makeConstraints { make in
      make.bias(0.3, from: scene.header.snp.bottom, to: scene.footer.snp.top)
      make.bias(0.5, along: .horizontal)
    }
    scene.close.snp.makeConstraints { make in
      make.bias(0.9, along: .horizontal)
      make.bias(0.1, along: .vertical)
    }
  }

  static func stepRow(_ scene: StepRow, step: Int) {
    guard step == 0 else { return }
    scene.row.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview(.safeArea).systemSpacing()
    }
    scene.marks.snp.chain(.spreadInside, along: .horizontal, lead: 16, tail: 16)
    scene.marks.snp.makeConstraints { $0.top.equalToSuperview().systemSpacing() }
    scene.marks[0].snp.makeConstraints { $0.bottom.equalToSuperview().systemSpacing() }
    scene.caption.snp.makeConstraints { make in
      make.leading.equalTo(scene.row)
      make.top.equalTo(scene.row.snp.bottom).systemSpacing()
    }
    scene.next.snp.makeConstraints { make in
      make.trailing.equalToSuperview(.safeArea).systemSpacing()
      make.bottom.equalToSuperview(.safeArea).systemSpacing(2)
    }
  }
}
