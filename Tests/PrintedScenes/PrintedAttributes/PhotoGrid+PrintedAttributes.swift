// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func photoGrid(_ scene: PhotoGrid, step: Int) {
    scene.hero.easy.layout([
      Top(),
      Leading(),
      Bottom(<=0).to(scene.root, .centerY),
      Trailing(),
      Height(*(2.0 / 3)).like(scene.hero, .width).with(.high),
    ])
    scene.thumbs[0].easy.layout([
      Top(4).to(scene.hero, .bottom),
      Leading(),
      Height().like(scene.thumbs[0], .width),
    ])
    scene.thumbs[2].easy.layout([
      Top(4).to(scene.hero, .bottom),
      Leading(4).to(scene.thumbs[1], .trailing),
      Trailing(),
      Height().like(scene.thumbs[2], .width),
      Width().like(scene.thumbs[0]),
    ])
    scene.thumbs[1].easy.layout([
      Top(4).to(scene.hero, .bottom),
      Leading(4).to(scene.thumbs[0], .trailing),
      Height().like(scene.thumbs[1], .width),
      Width().like(scene.thumbs[0]),
    ])
  }
}
