// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func twoColumnForm(_ scene: TwoColumnForm, step: Int) {
    scene.start.easy.layout([
      Top().to(scene.root, .topMargin),
      Leading().to(scene.root, .leadingMargin),
      Bottom().to(scene.root, .bottomMargin),
    ])
    scene.end.easy.layout([
      Top().to(scene.start, .top),
      Leading(20).to(scene.start, .trailing),
      Bottom().to(scene.start, .bottom),
      Trailing().to(scene.root, .trailingMargin),
      Width().like(scene.start),
    ])
    scene.heading.easy.layout([
      Top(10).to(scene.start, .top),
      Leading().to(scene.start, .leading),
      Trailing(<=0).to(scene.start, .trailing),
    ])
    scene.value.easy.layout([
      FirstBaseline().to(scene.heading, .firstBaseline),
      Leading(>=0).to(scene.end, .leading),
      Trailing().to(scene.end, .trailing),
    ])
    scene.paragraph.easy.layout([
      FirstBaseline(28).to(scene.heading, .lastBaseline),
      Leading().to(scene.start, .leading),
      Trailing().to(scene.start, .trailing),
    ])
    scene.note.easy.layout([
      LastBaseline().to(scene.paragraph, .lastBaseline),
      Leading().to(scene.end, .leading),
      Trailing().to(scene.end, .trailing),
    ])
  }
}
