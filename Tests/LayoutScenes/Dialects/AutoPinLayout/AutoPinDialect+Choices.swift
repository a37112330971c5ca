import AutoPinLayout

extension AutoPinDialect {
  /// Writes a step of ``Popover``.
  public static func popover(_ scene: Popover, step: Int) {
    let (button, menu) = (scene.button, scene.menu)
    (scene.handles as? LayoutConstraint)?.autoRemove()
    switch step {
    case 0: scene.handles = button.autoPinEdge(toSuperviewEdge: .top, withInset: 60)
    case 1: scene.handles = button.autoPinEdge(toSuperviewEdge: .bottom, withInset: 24)
    default: scene.handles = button.autoAlignAxis(toSuperviewAxis: .horizontal)
    }
    guard step == 0 else { return }
    button.autoPinEdge(toSuperviewEdge: .leading, withInset: 20)
    menu.autoPinEdge(.leading, to: .leading, of: button)
    scene.places.add { menu.autoPinEdge(.top, to: .bottom, of: button, withOffset: 8) }
    scene.places.add { menu.autoPinEdge(.bottom, to: .top, of: button, withOffset: -8) }
  }

  /// Writes a step of ``PlayerStates``.
  public static func playerStates(_ scene: PlayerStates, step: Int) {
    if step == 0 {
      scene.panel.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
      scene.cover.autoMatch(.width, to: .height, of: scene.cover)
      scene.states.define(.mini) { mini(scene) }
      scene.states.define(.half) { half(scene) }
      scene.states.define(.full) { full(scene) }
    }
    scene.states.switch(to: scene.size)
  }

  private static func mini(_ scene: PlayerStates) {
    let (cover, name, controls) = (scene.cover, scene.name, scene.controls)
    scene.panel.autoSetDimension(.height, toSize: 64)
    cover.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
    cover.autoSetDimension(.height, toSize: 48)
    name.autoPinEdge(.leading, to: .trailing, of: cover, withOffset: 12)
    controls.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
    for item in [cover, name, controls] { item.autoAlignAxis(toSuperviewAxis: .horizontal) }
  }

  private static func half(_ scene: PlayerStates) {
    let (cover, name, controls) = (scene.cover, scene.name, scene.controls)
    scene.panel.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.5)
    cover.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    cover.autoPinEdge(toSuperviewEdge: .top, withInset: 16)
    cover.autoSetDimension(.height, toSize: 96)
    name.autoPinEdge(.leading, to: .trailing, of: cover, withOffset: 12)
    name.autoPinEdge(.top, to: .top, of: cover)
    controls.autoPinEdge(.leading, to: .leading, of: name)
    controls.autoPinEdge(.bottom, to: .bottom, of: cover)
  }

  private static func full(_ scene: PlayerStates) {
    let (cover, name, controls) = (scene.cover, scene.name, scene.controls)
    scene.panel.autoMatch(.height, to: .height, of: scene.root)
    cover.autoPinEdge(toSuperviewEdge: .top, withInset: 48)
    cover.autoMatch(.height, to: .height, of: scene.panel, withMultiplier: 0.4)
    name.autoPinEdge(.top, to: .bottom, of: cover, withOffset: 24)
    controls.autoPinEdge(.top, to: .bottom, of: name, withOffset: 16)
    for item in [cover, name, controls] { item.autoAlignAxis(toSuperviewAxis: .vertical) }
  }
}
