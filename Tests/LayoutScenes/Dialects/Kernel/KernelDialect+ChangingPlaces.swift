import ConstraintKernel

extension KernelDialect {
  static func replaceableHeader(_ scene: ReplaceableHeader, step: Int) {
    switch step {
    case 0:
      replace(
        in: scene,
        with:
          scene.header.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 64)
      )
      activate(
        scene.banner.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.banner.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.banner.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.banner.heightAnchor.constraint(equalToConstant: 44),
        scene.header.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
        scene.header.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
        scene.header.heightAnchor.constraint(equalToConstant: 80),
        scene.body.topAnchor.constraint(equalTo: scene.header.bottomAnchor, constant: 8),
        scene.body.leadingAnchor.constraint(equalTo: scene.header.leadingAnchor),
        scene.body.trailingAnchor.constraint(equalTo: scene.header.trailingAnchor),
        scene.body.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -20)
      )
    case 1:
      replace(
        in: scene,
        with:
          scene.header.topAnchor.constraint(equalTo: scene.banner.bottomAnchor, constant: 40)
      )
    default:
      replace(
        in: scene,
        with:
          LayoutConstraint(
            item: scene.header,
            attribute: .centerY,
            relatedBy: .equal,
            toItem: scene.root,
            attribute: .centerY,
            multiplier: 0.5,
            constant: 0
          )
      )
    }
  }

  static func expandingPanel(_ scene: ExpandingPanel, step: Int) {
    switch step {
    case 0:
      replace(
        in: scene,
        with:
          scene.panel.heightAnchor.constraint(equalToConstant: 120),
        scene.grip.topAnchor.constraint(equalTo: scene.panel.topAnchor, constant: 6),
        scene.content.bottomAnchor.constraint(equalTo: scene.panel.topAnchor, constant: -8)
      )
      activate(
        scene.panel.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.panel.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.panel.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.content.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.content.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.content.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.grip.centerXAnchor.constraint(equalTo: scene.panel.centerXAnchor),
        scene.grip.widthAnchor.constraint(equalTo: scene.panel.widthAnchor, multiplier: 0.2),
        scene.grip.heightAnchor.constraint(equalToConstant: 5)
      )
    case 1:
      kept(in: scene)[0].constant = 200
      kept(in: scene)[1].constant = 12
    default:
      kept(in: scene)[0].constant = 72.5
      kept(in: scene)[2].constant = -3
    }
  }

  static func floatingButton(_ scene: FloatingButton, step: Int) {
    switch step {
    case 0:
      replace(
        in: scene,
        with:
          scene.button.widthAnchor.constraint(equalToConstant: 56),
        scene.button.heightAnchor.constraint(equalToConstant: 56),
        scene.button.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
        scene.button.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10)
      )
      activate(
        scene.hint.centerXAnchor.constraint(equalTo: scene.button.centerXAnchor),
        scene.hint.topAnchor.constraint(equalTo: scene.button.bottomAnchor, constant: 4)
      )
    case 1:
      replace(
        in: scene,
        with:
          scene.button.widthAnchor.constraint(equalToConstant: 64),
        scene.button.heightAnchor.constraint(equalToConstant: 64),
        scene.button.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -10),
        scene.button.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -10)
      )
    default:
      replace(
        in: scene,
        with:
          scene.button.widthAnchor.constraint(
            equalTo: scene.root.widthAnchor,
            multiplier: 1.0 / 3.0
          ),
        scene.button.heightAnchor.constraint(equalTo: scene.button.widthAnchor),
        scene.button.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
        scene.button.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor)
      )
    }
  }

  static func adaptiveSplit(_ scene: AdaptiveSplit, step: Int) {
    if scene.isCompact {
      replace(
        in: scene,
        with:
          scene.list.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.list.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.list.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.list.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.4),
        scene.detail.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.detail.topAnchor.constraint(equalTo: scene.list.bottomAnchor),
        scene.detail.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.detail.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor)
      )
    } else {
      replace(
        in: scene,
        with:
          scene.list.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.list.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.list.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.list.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.35),
        scene.detail.leadingAnchor.constraint(equalTo: scene.list.trailingAnchor),
        scene.detail.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.detail.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.detail.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor)
      )
    }
  }

  static func keyboardAvoidance(_ scene: KeyboardAvoidance, step: Int) {
    if step == 0 {
      activate(
        scene.keyboard.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.keyboard.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.keyboard.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.45),
        scene.form.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
        scene.form.widthAnchor.constraint(equalTo: scene.root.widthAnchor, constant: -40),
        scene.form.heightAnchor.constraint(equalToConstant: 120)
      )
    }
    if scene.isKeyboardShown {
      replace(
        in: scene,
        with:
          scene.keyboard.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.form.bottomAnchor.constraint(equalTo: scene.keyboard.topAnchor, constant: -16)
      )
    } else {
      replace(
        in: scene,
        with:
          scene.keyboard.topAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.form.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor)
      )
    }
  }
}
