// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func breadcrumb(_ scene: Breadcrumb, step: Int) {
    scene.bar.easy.layout([
      Top(44),
      Leading(),
      Trailing(),
      Height(32),
    ])
    scene.crumbs[0].easy.layout([
      CenterY(),
      Leading(12),
    ])
    scene.crumbs[2].easy.layout([
      CenterY(),
      Leading(4).to(scene.chevrons[1], .trailing),
      Trailing(<=12),
    ])
    scene.crumbs[1].easy.layout([
      CenterY(),
      Leading(4).to(scene.chevrons[0], .trailing),
    ])
    scene.chevrons[0].easy.layout([
      CenterY(),
      Leading(4).to(scene.crumbs[0], .trailing),
      Height(12),
      Width(8),
    ])
    scene.chevrons[1].easy.layout([
      CenterY(),
      Leading(4).to(scene.crumbs[1], .trailing),
      Height(12),
      Width(8),
    ])
  }
}
