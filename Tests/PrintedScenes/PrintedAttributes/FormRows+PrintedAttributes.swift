// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func formRows(_ scene: FormRows, step: Int) {
    scene.labels[0].easy.layout([
      FirstBaseline().to(scene.fields[0], .firstBaseline),
      Leading(20),
      Trailing(12).to(scene.fields[0], .leading),
    ])
    scene.fields[0].easy.layout([
      Top(24),
      Trailing(20),
      Height(36),
    ])
    scene.labels[1].easy.layout([
      FirstBaseline().to(scene.fields[1], .firstBaseline),
      Leading(20),
      Trailing(12).to(scene.fields[1], .leading),
    ])
    scene.fields[1].easy.layout([
      Top(12).to(scene.fields[0], .bottom),
      Leading().to(scene.fields[0], .leading),
      Trailing(20),
      Height(36),
    ])
    scene.labels[2].easy.layout([
      FirstBaseline().to(scene.fields[2], .firstBaseline),
      Leading(20),
      Trailing(12).to(scene.fields[2], .leading),
    ])
    scene.fields[2].easy.layout([
      Top(12).to(scene.fields[1], .bottom),
      Leading().to(scene.fields[1], .leading),
      Trailing(20),
      Height(36),
    ])
  }
}
