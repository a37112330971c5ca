// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func sidebar(_ scene: Sidebar, step: Int) {
    scene.sidebar.easy.layout([
      Top(),
      Leading(),
      Bottom(),
      Width(*(1.0 / 3)).like(scene.root).with(.custom(900)),
      Width(>=120),
      Width(<=320),
    ])
    scene.divider.easy.layout([
      Top(),
      Leading().to(scene.sidebar, .trailing),
      Bottom(),
      Width(1),
    ])
    scene.content.easy.layout([
      Top(),
      Leading().to(scene.divider, .trailing),
      Bottom(),
      Trailing(),
    ])
    scene.person.easy.layout([
      Top(32),
      CenterX(),
      Height().like(scene.person, .width),
      Width(*0.4).like(scene.sidebar),
    ])
    scene.heading.easy.layout([
      CenterY().to(scene.person, .centerY),
      Leading(24),
    ])
    scene.outline.easy.layout([
      Top(20).to(scene.person, .bottom),
      Leading().to(scene.heading, .leading),
      Bottom(20),
      Trailing(24),
    ])
  }
}
