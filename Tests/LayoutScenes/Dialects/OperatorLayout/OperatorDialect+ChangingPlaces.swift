import OperatorLayout

extension OperatorDialect {
  /// Writes a step of ``ReplaceableHeader``.
  public static func replaceableHeader(_ scene: ReplaceableHeader, step: Int) {
    let place = scene.handles as? ConstraintGroup ?? ConstraintGroup()
    scene.handles = place
    switch step {
    case 0:
      constrain(scene.root, scene.banner, scene.header, scene.body) { root, banner, header, body in
        banner.top == root.top
        banner.leading == root.leading
        banner.trailing == root.trailing
        banner.height == 44

        header.leading == root.leading + 16
        header.trailing == root.trailing - 16
        header.height == 80

        body.top == header.bottom + 8
        body.leading == header.leading
        body.trailing == header.trailing
        body.bottom == root.bottom - 20
      }
      constrain(scene.root, scene.header, replace: place) { root, header in
        header.top == root.top + 64
      }
    case 1:
      constrain(scene.banner, scene.header, replace: place) { banner, header in
        header.top == banner.bottom + 40
      }
    default:
      constrain(scene.root, scene.header, replace: place) { root, header in
        header.centerY == root.centerY * 0.5
      }
    }
  }

  /// Writes a step of ``ExpandingPanel``.
  public static func expandingPanel(_ scene: ExpandingPanel, step: Int) {
    if step == 0 {
      constrain(scene.root, scene.panel, scene.content, scene.grip) { root, panel, content, grip in
        panel.leading == root.leading
        panel.trailing == root.trailing
        panel.bottom == root.bottom

        content.top == root.top
        content.leading == root.leading
        content.trailing == root.trailing

        grip.centerX == panel.centerX
        grip.width == panel.width * 0.2
        grip.height == 5

        scene.handles = [
          panel.height == 120,
          grip.top == panel.top + 6,
          content.bottom == panel.top - 8,
        ]
      }
    }
    guard let constraints = scene.handles as? [LayoutConstraint] else { return }
    if step == 1 {
      constraints[0].constant = 200
      constraints[1].constant = 12
    } else if step == 2 {
      constraints[0].constant = 72.5
      constraints[2].constant = -3
    }
  }

  /// Writes a step of ``FloatingButton``.
  public static func floatingButton(_ scene: FloatingButton, step: Int) {
    let group = scene.handles as? ConstraintGroup ?? ConstraintGroup()
    scene.handles = group
    constrain(scene.root, scene.button, replace: group) { root, button in
      switch step {
      case 0:
        button.width == 56
        button.height == 56
        button.top == root.top + 10
        button.leading == root.leading + 10
      case 1:
        button.width == 64
        button.height == 64
        button.bottom == root.bottom - 10
        button.trailing == root.trailing - 10
      default:
        button.width == root.width / 3
        button.height == button.width
        button.center == root.center
      }
    }
    guard step == 0 else { return }
    constrain(scene.button, scene.hint) { button, hint in
      hint.centerX == button.centerX
      hint.top == button.bottom + 4
    }
  }

  /// Writes a step of ``AdaptiveSplit``.
  public static func adaptiveSplit(_ scene: AdaptiveSplit, step: Int) {
    let group = scene.handles as? ConstraintGroup ?? ConstraintGroup()
    scene.handles = group
    constrain(scene.root, scene.list, scene.detail, replace: group) { root, list, detail in
      list.leading == root.leading
      list.top == root.top
      detail.bottom == root.bottom
      detail.trailing == root.trailing
      if scene.isCompact {
        list.trailing == root.trailing
        list.height == root.height * 0.4
        detail.leading == root.leading
        detail.top == list.bottom
      } else {
        list.bottom == root.bottom
        list.width == root.width * 0.35
        detail.leading == list.trailing
        detail.top == root.top
      }
    }
  }

  /// Writes a step of ``KeyboardAvoidance``.
  public static func keyboardAvoidance(_ scene: KeyboardAvoidance, step: Int) {
    if step == 0 {
      constrain(scene.root, scene.keyboard, scene.form) { root, keyboard, form in
        keyboard.leading == root.leading
        keyboard.trailing == root.trailing
        keyboard.height == root.height * 0.45
        form.centerX == root.centerX
        form.width == root.width - 40
        form.height == 120
      }
      let hidden = constrain(scene.root, scene.keyboard, scene.form) { root, keyboard, form in
        keyboard.top == root.bottom
        form.centerY == root.centerY
      }
      hidden.active = false
      let shown = constrain(scene.root, scene.keyboard, scene.form) { root, keyboard, form in
        keyboard.bottom == root.bottom
        form.bottom == keyboard.top - 16
      }
      shown.active = false
      scene.handles = [false: hidden, true: shown]
    }
    guard let states = scene.handles as? [Bool: ConstraintGroup] else { return }
    states[!scene.isKeyboardShown]?.active = false
    states[scene.isKeyboardShown]?.active = true
  }
}
