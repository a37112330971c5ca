import ConstraintKernel

extension KernelDialect {
  static func popover(_ scene: Popover, step: Int) {
    let (root, button, menu) = (scene.root, scene.button, scene.menu)
    switch step {
    case 0:
      activate(
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        menu.leadingAnchor.constraint(equalTo: button.leadingAnchor)
      )
      replace(
        in: scene,
        with:
          button.topAnchor.constraint(equalTo: root.topAnchor, constant: 60)
      )
      scene.places.add {
        activate(menu.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 8))
      }
      scene.places.add {
        activate(menu.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -8))
      }
    case 1:
      replace(
        in: scene,
        with:
          button.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -24)
      )
    default:
      replace(
        in: scene,
        with:
          button.centerYAnchor.constraint(equalTo: root.centerYAnchor)
      )
    }
  }

  static func playerStates(_ scene: PlayerStates, step: Int) {
    if step == 0 {
      let (root, panel) = (scene.root, scene.panel)
      activate(
        panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        panel.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        scene.cover.widthAnchor.constraint(equalTo: scene.cover.heightAnchor)
      )
      defineStates(scene)
    }
    scene.states.switch(to: scene.size)
  }

  private static func defineStates(_ scene: PlayerStates) {
    let (root, panel) = (scene.root, scene.panel)
    let (cover, name, controls) = (scene.cover, scene.name, scene.controls)
    scene.states.define(.mini) {
      activate(
        panel.heightAnchor.constraint(equalToConstant: 64),
        cover.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 8),
        cover.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
        cover.heightAnchor.constraint(equalToConstant: 48),
        name.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 12),
        name.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
        controls.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -12),
        controls.centerYAnchor.constraint(equalTo: panel.centerYAnchor)
      )
    }
    scene.states.define(.half) {
      activate(
        panel.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
        cover.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 16),
        cover.topAnchor.constraint(equalTo: panel.topAnchor, constant: 16),
        cover.heightAnchor.constraint(equalToConstant: 96),
        name.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 12),
        name.topAnchor.constraint(equalTo: cover.topAnchor),
        controls.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        controls.bottomAnchor.constraint(equalTo: cover.bottomAnchor)
      )
    }
    scene.states.define(.full) {
      activate(
        panel.heightAnchor.constraint(equalTo: root.heightAnchor),
        cover.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
        cover.topAnchor.constraint(equalTo: panel.topAnchor, constant: 48),
        cover.heightAnchor.constraint(equalTo: panel.heightAnchor, multiplier: 0.4),
        name.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
        name.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 24),
        controls.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
        controls.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 16)
      )
    }
  }
}
