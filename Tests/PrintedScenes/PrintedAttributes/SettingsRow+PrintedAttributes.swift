// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func settingsRow(_ scene: SettingsRow, step: Int) {
    scene.row.easy.layout([
      Top(40),
      Leading(),
      Trailing(),
      Height(52.5),
    ])
    scene.icon.easy.layout([
      CenterY(),
      Leading().to(scene.row, .leadingMargin),
      Height().like(scene.icon, .width),
      Width(29),
    ])
    scene.title.easy.layout([
      CenterY(),
      Leading(15).to(scene.icon, .trailing),
      Trailing(<=8).to(scene.toggle, .leading),
    ])
    scene.toggle.easy.layout([
      CenterY().to(scene.row, .centerYWithinMargins),
      Trailing().to(scene.row, .trailingMargin),
    ])
    scene.hairline.easy.layout([
      Leading().to(scene.title, .leading),
      Bottom(),
      Trailing(),
      Height(0.3333333333333333),
    ])
  }
}
