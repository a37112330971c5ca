// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func keyboard(_ scene: Keyboard, step: Int) {
    scene.board.easy.layout([
      Leading(),
      Bottom(),
      Trailing(),
      Height(216),
    ])
    scene.keys[0][0].easy.layout([
      Top(10),
      Leading(3),
      Height(42),
    ])
    scene.keys[0][9].easy.layout([
      Top().to(scene.keys[0][0], .top),
      Leading(6).to(scene.keys[0][8], .trailing),
      Trailing(3),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[1][0].easy.layout([
      Top(12).to(scene.keys[0][0], .bottom),
      Leading(3).to(scene.keys[0][0], .centerX),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[2][0].easy.layout([
      Top(12).to(scene.keys[1][0], .bottom),
      Leading().to(scene.keys[1][1], .leading),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[0][1].easy.layout([
      Top().to(scene.keys[0][0], .top),
      Leading(6).to(scene.keys[0][0], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[0][2].easy.layout([
      Top().to(scene.keys[0][0], .top),
      Leading(6).to(scene.keys[0][1], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[0][3].easy.layout([
      Top().to(scene.keys[0][0], .top),
      Leading(6).to(scene.keys[0][2], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[0][4].easy.layout([
      Top().to(scene.keys[0][0], .top),
      Leading(6).to(scene.keys[0][3], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[0][5].easy.layout([
      Top().to(scene.keys[0][0], .top),
      Leading(6).to(scene.keys[0][4], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[0][6].easy.layout([
      Top().to(scene.keys[0][0], .top),
      Leading(6).to(scene.keys[0][5], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[0][7].easy.layout([
      Top().to(scene.keys[0][0], .top),
      Leading(6).to(scene.keys[0][6], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[0][8].easy.layout([
      Top().to(scene.keys[0][0], .top),
      Leading(6).to(scene.keys[0][7], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[1][1].easy.layout([
      Top().to(scene.keys[1][0], .top),
      Leading(6).to(scene.keys[1][0], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[1][2].easy.layout([
      Top().to(scene.keys[1][0], .top),
      Leading(6).to(scene.keys[1][1], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[1][3].easy.layout([
      Top().to(scene.keys[1][0], .top),
      Leading(6).to(scene.keys[1][2], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[1][4].easy.layout([
      Top().to(scene.keys[1][0], .top),
      Leading(6).to(scene.keys[1][3], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[1][5].easy.layout([
      Top().to(scene.keys[1][0], .top),
      Leading(6).to(scene.keys[1][4], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[1][6].easy.layout([
      Top().to(scene.keys[1][0], .top),
      Leading(6).to(scene.keys[1][5], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[1][7].easy.layout([
      Top().to(scene.keys[1][0], .top),
      Leading(6).to(scene.keys[1][6], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[1][8].easy.layout([
      Top().to(scene.keys[1][0], .top),
      Leading(6).to(scene.keys[1][7], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[2][1].easy.layout([
      Top().to(scene.keys[2][0], .top),
      Leading(6).to(scene.keys[2][0], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[2][2].easy.layout([
      Top().to(scene.keys[2][0], .top),
      Leading(6).to(scene.keys[2][1], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[2][3].easy.layout([
      Top().to(scene.keys[2][0], .top),
      Leading(6).to(scene.keys[2][2], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[2][4].easy.layout([
      Top().to(scene.keys[2][0], .top),
      Leading(6).to(scene.keys[2][3], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[2][5].easy.layout([
      Top().to(scene.keys[2][0], .top),
      Leading(6).to(scene.keys[2][4], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
    scene.keys[2][6].easy.layout([
      Top().to(scene.keys[2][0], .top),
      Leading(6).to(scene.keys[2][5], .trailing),
      Height(42),
      Width().like(scene.keys[0][0]),
    ])
  }
}
