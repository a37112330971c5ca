import AttributeLayout

extension AttributeDialect {
  static func popover(_ scene: Popover, step: Int) {
    let (button, menu) = (scene.button, scene.menu)
    switch step {
    case 0:
      button.easy.layout(Leading(20), Top(60))
      menu.easy.layout(Leading().to(button, .leading))
      scene.places.add { menu.easy.layout(Top(8).to(button)) }
      scene.places.add { menu.easy.layout(Bottom(8).to(button)) }
    case 1:
      button.easy.clear()
      button.easy.layout(Leading(20), Bottom(24))
    default: button.easy.layout(CenterY())
    }
  }

  static func playerStates(_ scene: PlayerStates, step: Int) {
    if step == 0 {
      scene.panel.easy.layout(Leading(), Trailing(), Bottom())
      scene.cover.easy.layout(Width().like(scene.cover, .height))
      defineStates(scene)
    }
    scene.states.switch(to: scene.size)
  }

  private static func defineStates(_ scene: PlayerStates) {
    let (panel, cover, name, controls) = (scene.panel, scene.cover, scene.name, scene.controls)
    scene.states.define(.mini) {
      panel.easy.layout(Height(64))
      cover.easy.layout(Leading(8), CenterY(), Height(48))
      name.easy.layout(Leading(12).to(cover), CenterY())
      controls.easy.layout(Trailing(12), CenterY())
    }
    scene.states.define(.half) {
      panel.easy.layout(Height(*0.5).like(scene.root))
      cover.easy.layout(Leading(16), Top(16), Height(96))
      name.easy.layout(Leading(12).to(cover), Top().to(cover, .top))
      controls.easy.layout(Leading().to(name, .leading), Bottom().to(cover, .bottom))
    }
    scene.states.define(.full) {
      panel.easy.layout(Height().like(scene.root))
      cover.easy.layout(CenterX(), Top(48), Height(*0.4).like(panel))
      name.easy.layout(CenterX(), Top(24).to(cover))
      controls.easy.layout(CenterX(), Top(16).to(name))
    }
  }
}
