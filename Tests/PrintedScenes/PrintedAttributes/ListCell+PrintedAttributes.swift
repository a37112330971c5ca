// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func listCell(_ scene: ListCell, step: Int) {
    scene.cell.easy.layout([
      CenterY(),
      Leading(),
      Trailing(),
    ])
    scene.title.easy.layout([
      Top(10),
      Leading(16),
    ])
    scene.badge.easy.layout([
      CenterY().to(scene.title, .centerY),
      Leading(>=8).to(scene.title, .trailing),
      Trailing(16),
      Width(>=0).like(scene.badge, .height),
    ])
    scene.subtitle.easy.layout([
      Top(4).to(scene.title, .bottom),
      Leading().to(scene.title, .leading),
      Bottom(10),
      Trailing(<=16),
    ])
  }
}
