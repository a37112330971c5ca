import AttributeLayout

extension AttributeDialect {
  static func replaceableHeader(_ scene: ReplaceableHeader, step: Int) {
    switch step {
    case 0:
      scene.banner.easy.layout(Top(), Leading(), Trailing(), Height(44))
      scene.header.easy.layout(Top(64), Leading(16), Trailing(16), Height(80))
      scene.body.easy.layout(
        Top(8).to(scene.header),
        Leading().to(scene.header, .leading),
        Trailing().to(scene.header, .trailing),
        Bottom(20)
      )
    case 1: scene.header.easy.layout(Top(40).to(scene.banner))
    default: scene.header.easy.layout(CenterY(*0.5))
    }
  }

  static func expandingPanel(_ scene: ExpandingPanel, step: Int) {
    switch step {
    case 0:
      scene.panel.easy.layout(Leading(), Trailing(), Bottom(), Height(120))
      scene.content.easy.layout(Top(), Leading(), Trailing(), Bottom(8).to(scene.panel))
      scene.grip.easy.layout(Top(6), CenterX(), Width(*0.2).like(scene.panel), Height(5))
    case 1:
      scene.panel.easy.layout(Height(200))
      scene.grip.easy.layout(Top(12))
    default:
      scene.panel.easy.layout(Height(72.5))
      scene.content.easy.layout(Bottom(3).to(scene.panel))
    }
  }

  static func floatingButton(_ scene: FloatingButton, step: Int) {
    let button = scene.button
    button.easy.clear()
    switch step {
    case 0:
      button.easy.layout(Size(56), Top(10), Leading(10))
      scene.hint.easy.layout(CenterX().to(button), Top(4).to(button))
    case 1: button.easy.layout(Size(64), Bottom(10), Trailing(10))
    default:
      button.easy.layout(
        Width(*(1.0 / 3.0)).like(scene.root),
        Height().like(button, .width),
        Center()
      )
    }
  }

  /// Written once: the conditions are asked again by themselves when the environment changes.
  static func adaptiveSplit(_ scene: AdaptiveSplit, step: Int) {
    guard step == 0 else { return }
    scene.list.easy.layout(
      Leading(),
      Top(),
      Bottom().when { $0.isHorizontalRegular },
      Width(*0.35).like(scene.root).when { $0.isHorizontalRegular },
      Trailing().when { $0.isHorizontalCompact },
      Height(*0.4).like(scene.root).when { $0.isHorizontalCompact }
    )
    scene.detail.easy.layout(
      Bottom(),
      Trailing(),
      Leading().to(scene.list).when { $0.isHorizontalRegular },
      Top().when { $0.isHorizontalRegular },
      Leading().when { $0.isHorizontalCompact },
      Top().to(scene.list).when { $0.isHorizontalCompact }
    )
  }

  static func keyboardAvoidance(_ scene: KeyboardAvoidance, step: Int) {
    guard step == 0 else {
      scene.keyboard.easy.reload()
      scene.form.easy.reload()
      return
    }
    scene.keyboard.easy.layout(
      Leading(),
      Trailing(),
      Height(*0.45).like(scene.root),
      Top().to(scene.root, .bottom).when { [weak scene] in scene?.isKeyboardShown == false },
      Bottom().when { [weak scene] in scene?.isKeyboardShown == true }
    )
    scene.form.easy.layout(
      CenterX(),
      Width(-40).like(scene.root),
      Height(120),
      CenterY().when { [weak scene] in scene?.isKeyboardShown == false },
      Bottom(16).to(scene.keyboard).when { [weak scene] in scene?.isKeyboardShown == true }
    )
  }
}
