// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func chatBubbles(_ scene: ChatBubbles, step: Int) {
    scene.hello.easy.layout([
      Top(16),
      Leading(12),
      Width(<=0 * 0.7).like(scene.root),
    ])
    scene.answer.easy.layout([
      Top(6).to(scene.hello, .bottom),
      Trailing(12),
      Width(<=0 * 0.7).like(scene.root),
    ])
    scene.thanks.easy.layout([
      Top(6).to(scene.answer, .bottom),
      Leading().to(scene.hello, .leading),
      Width().like(scene.hello),
    ])
    scene.helloText.easy.layout([
      Top(8),
      Leading(14),
      Bottom(8),
      Trailing(10),
    ])
    scene.answerText.easy.layout([
      Top(8),
      Leading(10),
      Bottom(8),
      Trailing(14),
    ])
    scene.thanksText.easy.layout([
      Top(8),
      Leading(14),
      Bottom(8),
      Trailing(10),
    ])
  }
}
