// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func onboarding(_ scene: Onboarding, step: Int) {
    scene.skip.easy.layout([
      Top().to(scene.root, .topMargin),
      Trailing().to(scene.root, .trailingMargin),
    ])
    scene.image.easy.layout([
      Top(16).to(scene.skip, .bottom),
      CenterX().to(scene.root, .centerXWithinMargins),
      Leading(>=0).to(scene.root, .leadingMargin),
      Bottom().to(scene.root, .centerY),
      Width(*1.2).like(scene.image, .height).with(.custom(800)),
    ])
    scene.headline.easy.layout([
      FirstBaseline(52).to(scene.image, .bottom),
      Leading().to(scene.root, .leadingMargin),
      Trailing(<=0).to(scene.root, .trailingMargin),
    ])
    scene.lead.easy.layout([
      FirstBaseline(28).to(scene.headline, .lastBaseline),
      Leading().to(scene.headline, .leading),
      Trailing().to(scene.root, .trailingMargin),
    ])
    scene.next.easy.layout([
      CenterX().to(scene.root, .centerXWithinMargins),
      Bottom().to(scene.root, .bottomMargin),
      Height(50),
      Width(*0.75).like(scene.root).with(.custom(900)),
      Width(<=400),
    ])
  }
}
