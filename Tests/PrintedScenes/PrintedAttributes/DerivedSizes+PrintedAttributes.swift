// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func derivedSizes(_ scene: DerivedSizes, step: Int) {
    scene.row.easy.layout([
      CenterY(),
      Leading(25),
      Trailing(25),
      Height(140),
    ])
    scene.first.easy.layout([
      Top(>=20),
      CenterY(-30).with(.high),
      CenterX(),
      Height(40),
      Width(*0.5).like(scene.row),
    ])
    scene.second.easy.layout([
      Top(20).to(scene.first, .bottom),
      CenterX().to(scene.first, .centerX),
      Height().like(scene.first),
      Width(-50).like(scene.first),
    ])
  }
}
