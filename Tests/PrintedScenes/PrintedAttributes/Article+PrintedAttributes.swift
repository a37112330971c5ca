// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func article(_ scene: Article, step: Int) {
    scene.headline.easy.layout([
      Top().to(scene.root, .topMargin),
      Leading().to(scene.root, .leadingMargin),
      Trailing().to(scene.root, .trailingMargin),
    ])
    scene.rule.easy.layout([
      Top(12).to(scene.headline, .bottom),
      CenterX().to(scene.root, .centerXWithinMargins),
      Height(2),
      Width(60),
    ])
    scene.figure.easy.layout([
      CenterY().to(scene.root, .centerYWithinMargins),
      Left().to(scene.root, .leftMargin),
      Right().to(scene.root, .rightMargin),
      Height(*0.25).like(scene.root),
    ])
    scene.text.easy.layout([
      Top(16).to(scene.figure, .bottom),
      Leading().to(scene.root.layoutMarginsGuide, .leading),
      Bottom().to(scene.root.layoutMarginsGuide, .bottom),
      Trailing().to(scene.root.layoutMarginsGuide, .trailing),
    ])
    scene.quote.easy.layout([
      Top().to(scene.text, .topMargin),
      Leading().to(scene.text, .leadingMargin),
      Bottom(<=0).to(scene.text, .bottomMargin),
      TrailingMargin(),
    ])
  }
}
