// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func calculatorGrid(_ scene: CalculatorGrid, step: Int) {
    scene.display.easy.layout([
      Top(),
      Leading(),
      Trailing(),
      Height(*0.25).like(scene.root),
    ])
    scene.keys[0][0].easy.layout([
      Top(8).to(scene.display, .bottom),
      Leading(8),
    ])
    scene.keys[0][3].easy.layout([
      Top().to(scene.keys[0][0], .top),
      Leading(8).to(scene.keys[0][2], .trailing),
      Trailing(8),
      Size().like(scene.keys[0][0]),
    ])
    scene.keys[0][1].easy.layout([
      Top().to(scene.keys[0][0], .top),
      Leading(8).to(scene.keys[0][0], .trailing),
      Size().like(scene.keys[0][0]),
    ])
    scene.keys[0][2].easy.layout([
      Top().to(scene.keys[0][0], .top),
      Leading(8).to(scene.keys[0][1], .trailing),
      Size().like(scene.keys[0][0]),
    ])
    scene.keys[1][0].easy.layout([
      Top(8).to(scene.keys[0][0], .bottom),
      Leading(8),
      Height().like(scene.keys[0][0]),
    ])
    scene.keys[1][3].easy.layout([
      Top().to(scene.keys[1][0], .top),
      Leading(8).to(scene.keys[1][2], .trailing),
      Trailing(8),
      Height().like(scene.keys[0][0]),
      Width().like(scene.keys[1][0]),
    ])
    scene.keys[1][1].easy.layout([
      Top().to(scene.keys[1][0], .top),
      Leading(8).to(scene.keys[1][0], .trailing),
      Height().like(scene.keys[0][0]),
      Width().like(scene.keys[1][0]),
    ])
    scene.keys[1][2].easy.layout([
      Top().to(scene.keys[1][0], .top),
      Leading(8).to(scene.keys[1][1], .trailing),
      Height().like(scene.keys[0][0]),
      Width().like(scene.keys[1][0]),
    ])
    scene.keys[2][0].easy.layout([
      Top(8).to(scene.keys[1][0], .bottom),
      Leading(8),
      Height().like(scene.keys[0][0]),
    ])
    scene.keys[2][3].easy.layout([
      Top().to(scene.keys[2][0], .top),
      Leading(8).to(scene.keys[2][2], .trailing),
      Trailing(8),
      Height().like(scene.keys[0][0]),
      Width().like(scene.keys[2][0]),
    ])
    scene.keys[2][1].easy.layout([
      Top().to(scene.keys[2][0], .top),
      Leading(8).to(scene.keys[2][0], .trailing),
      Height().like(scene.keys[0][0]),
      Width().like(scene.keys[2][0]),
    ])
    scene.keys[2][2].easy.layout([
      Top().to(scene.keys[2][0], .top),
      Leading(8).to(scene.keys[2][1], .trailing),
      Height().like(scene.keys[0][0]),
      Width().like(scene.keys[2][0]),
    ])
    scene.zero.easy.layout([
      Top(8).to(scene.keys[2][0], .bottom),
      Leading().to(scene.keys[2][0], .leading),
      Bottom(8),
      Trailing().to(scene.keys[2][1], .trailing),
      Height().like(scene.keys[0][0]),
    ])
    scene.point.easy.layout([
      Top().to(scene.zero, .top),
      Leading().to(scene.keys[2][2], .leading),
      Bottom().to(scene.zero, .bottom),
      Trailing().to(scene.keys[2][2], .trailing),
    ])
    scene.equals.easy.layout([
      Top().to(scene.zero, .top),
      Leading().to(scene.keys[2][3], .leading),
      Bottom().to(scene.zero, .bottom),
      Trailing().to(scene.keys[2][3], .trailing),
    ])
  }
}
