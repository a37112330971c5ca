import AttributeLayout

extension AttributeDialect {
  static func weightedToolbar(_ scene: WeightedToolbar, step: Int) {
    if step == 0 { scene.bar.easy.layout(Top(), Leading(), Trailing(), Height(52)) }
    for item in scene.items { item.easy.layout(Top(6), Bottom(6)) }
    scene.items.easy.layout(
      Chain(along: .horizontal, spacing: 8, weights: scene.weights, lead: 12, tail: 12)
    )
  }

  static func barrierForm(_ scene: BarrierForm, step: Int) {
    guard step == 0 else { return }
    scene.line.easy.layout(Barrier(at: .trailing, of: scene.labels, margin: 12))
    for (label, field) in zip(scene.labels, scene.fields) {
      label.easy.layout(Leading(16), FirstBaseline().to(field, .firstBaseline))
      field.easy.layout(Leading().to(scene.line), Trailing(16), Height(36))
    }
    scene.fields[0].easy.layout(Top(24))
    for (above, field) in zip(scene.fields, scene.fields.dropFirst()) {
      field.easy.layout(Top(10).to(above))
    }
  }

  static func guidelineSplit(_ scene: GuidelineSplit, step: Int) {
    let column = scene.column
    column.easy.layout(Guideline(along: .horizontal, at: .fraction(step == 0 ? 0.35 : 0.5)))
    guard step == 0 else { return }
    scene.shelf.easy.layout(Guideline(along: .vertical, at: .end(72)))
    scene.list.easy.layout(Leading(), Top(), Trailing().to(column), Bottom().to(scene.shelf))
    scene.detail.easy.layout(Leading(1).to(column), Top(), Trailing(), Bottom().to(scene.shelf))
    scene.status.easy.layout(Leading(), Top().to(scene.shelf), Trailing(), Bottom())
  }

  static func mediaTile(_ scene: MediaTile, step: Int) {
    if step == 2 { scene.photo.easy.layout(Ratio(4.0 / 3)) }
    guard step == 0 else { return }
    scene.tile.easy.layout(
      Leading(16),
      Top(16),
      Width(-32).like(scene.root).with(.custom(750)),
      Width(<=480)
    )
    scene.photo.easy.layout(Top(), Leading(), Trailing(), Ratio(16.0 / 9))
    scene.badge.easy.layout(
      Trailing(8).to(scene.photo, .trailing),
      Bottom(8).to(scene.photo, .bottom),
      Height(24),
      Ratio(>=1)
    )
    scene.avatar.easy.layout(Leading(12), Top(12).to(scene.photo), Bottom(12), Height(40), Ratio(1))
    scene.name.easy.layout(
      Leading(12).to(scene.avatar),
      Trailing(<=12),
      CenterY().to(scene.avatar)
    )
  }

  static func biasedCard(_ scene: BiasedCard, step: Int) {
    guard step == 0 else { return }
    scene.header.easy.layout(Top(), Leading(), Trailing(), Height(56))
    scene.footer.easy.layout(Bottom(), Leading(), Trailing(), Height(64))
    scene.card.easy.layout(
      Bias(0.3, from: scene.header, .bottom, to: scene.footer, .top),
      Bias(0.5, along: .horizontal)
    )
    scene.close.easy.layout(Bias(0.9, along: .horizontal), Bias(0.1, along: .vertical))
  }

  static func stepRow(_ scene: StepRow, step: Int) {
    guard step == 0 else { return }
    scene.row.easy.layout(
      Top(.system).to(.safeArea),
      Leading(.system).to(.safeArea),
      Trailing(.system).to(.safeArea)
    )
    scene.marks.easy.layout(Chain(.spreadInside, along: .horizontal, lead: 16, tail: 16))
    for mark in scene.marks { mark.easy.layout(Top(.system)) }
    scene.marks[0].easy.layout(Bottom(.system))
    scene.caption.easy.layout(
      Leading().to(scene.row, .leading),
      Top(.system).to(scene.row)
    )
    scene.next.easy.layout(
      Trailing(.system).to(.safeArea),
      Bottom(.system(2)).to(.safeArea)
    )
  }
}
