// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func tabBar(_ scene: TabBar, step: Int) {
    scene.bar.easy.layout([
      Top(-49).to(scene.root.safeAreaLayoutGuide, .bottom),
      Leading(),
      Bottom(),
      Trailing(),
    ])
    scene.tabs[0].easy.layout([
      Top(5),
      CenterX(*0.25),
      Height(40),
      Width(44),
    ])
    scene.tabs[1].easy.layout([
      Top(5),
      CenterX(*0.75),
      Height(40),
      Width(44),
    ])
    scene.tabs[2].easy.layout([
      Top(5),
      CenterX(*1.25),
      Height(40),
      Width(44),
    ])
    scene.tabs[3].easy.layout([
      Top(5),
      CenterX(*1.75),
      Height(40),
      Width(44),
    ])
    scene.badge.easy.layout([
      CenterY().to(scene.tabs[2], .top),
      CenterX().to(scene.tabs[2], .trailing),
      Size(18),
    ])
    scene.content.easy.layout([
      Top().to(scene.root.safeAreaLayoutGuide, .top),
      Leading().to(scene.root.safeAreaLayoutGuide, .leading),
      Bottom().to(scene.bar, .top),
      Trailing().to(scene.root.safeAreaLayoutGuide, .trailing),
    ])
  }
}
