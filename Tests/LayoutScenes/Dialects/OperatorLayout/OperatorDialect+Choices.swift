import OperatorLayout

extension OperatorDialect {
  /// Writes a step of ``Popover``.
  public static func popover(_ scene: Popover, step: Int) {
    let height = scene.handles as? ConstraintGroup ?? ConstraintGroup()
    scene.handles = height
    constrain(scene.root, scene.button, replace: height) { root, button in
      switch step {
      case 0: button.top == root.top + 60
      case 1: button.bottom == root.bottom - 24
      default: button.centerY == root.centerY
      }
    }
    guard step == 0 else { return }
    constrain(scene.root, scene.button, scene.menu) { root, button, menu in
      button.leading == root.leading + 20
      menu.leading == button.leading
    }
    scene.places.add {
      constrain(scene.menu, scene.button) { menu, button in menu.top == button.bottom + 8 }
    }
    scene.places.add {
      constrain(scene.menu, scene.button) { menu, button in menu.bottom == button.top - 8 }
    }
  }

  /// Writes a step of ``PlayerStates``.
  public static func playerStates(_ scene: PlayerStates, step: Int) {
    if step == 0 {
      constrain(scene.root, scene.panel, scene.cover) { root, panel, cover in
        panel.leading == root.leading
        panel.trailing == root.trailing
        panel.bottom == root.bottom
        cover.width == cover.height
      }
      defineStates(scene)
    }
    scene.states.switch(to: scene.size)
  }

  private static func defineStates(_ scene: PlayerStates) {
    let (panel, cover, name, controls) = (scene.panel, scene.cover, scene.name, scene.controls)
    scene.states.define(.mini) {
      constrain(panel, cover, name, controls) { panel, cover, name, controls in
        panel.height == 64
        cover.leading == panel.leading + 8
        cover.height == 48
        name.leading == cover.trailing + 12
        controls.trailing == panel.trailing - 12
        for item in [cover, name, controls] { item.centerY == panel.centerY }
      }
    }
    scene.states.define(.half) {
      constrain(panel, cover, name, controls) { panel, cover, name, controls in
        panel.height == panel.parent.height * 0.5
        cover.leading == panel.leading + 16
        cover.top == panel.top + 16
        cover.height == 96
        name.leading == cover.trailing + 12
        name.top == cover.top
        controls.leading == name.leading
        controls.bottom == cover.bottom
      }
    }
    scene.states.define(.full) {
      constrain(panel, cover, name, controls) { panel, cover, name, controls in
        panel.height == panel.parent.height
        cover.top == panel.top + 48
        cover.height == panel.height * 0.4
        name.top == cover.bottom + 24
        controls.top == name.bottom + 16
        for item in [cover, name, controls] { item.centerX == panel.centerX }
      }
    }
  }
}
