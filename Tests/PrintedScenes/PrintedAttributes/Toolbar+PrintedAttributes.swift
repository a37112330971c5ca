// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func toolbar(_ scene: Toolbar, step: Int) {
    scene.bar.easy.layout([
      Leading(),
      Bottom(),
      Trailing(),
      Height(49),
    ])
    scene.buttons[0].easy.layout([
      Top(),
      Leading(),
      Bottom(),
    ])
    scene.buttons[4].easy.layout([
      Top(),
      Leading().to(scene.buttons[3], .trailing),
      Bottom(),
      Trailing(),
      Width().like(scene.buttons[3]),
    ])
    scene.buttons[1].easy.layout([
      Top(),
      Leading().to(scene.buttons[0], .trailing),
      Bottom(),
      Width().like(scene.buttons[0]),
    ])
    scene.buttons[2].easy.layout([
      Top(),
      Leading().to(scene.buttons[1], .trailing),
      Bottom(),
      Width().like(scene.buttons[1]),
    ])
    scene.buttons[3].easy.layout([
      Top(),
      Leading().to(scene.buttons[2], .trailing),
      Bottom(),
      Width().like(scene.buttons[2]),
    ])
  }
}
