// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func chatBubbles(_ scene: ChatBubbles, step: Int) {
    scene.hello.autoPinEdge(toSuperviewEdge: .top, withInset: 16)
    scene.hello.autoPinEdge(toSuperviewEdge: .leading, withInset: 12)
    scene.hello.autoMatch(
      .width,
      to: .width,
      of: scene.root,
      withMultiplier: 0.7,
      relation: .lessThanOrEqual
    )

    scene.answer.autoPinEdge(.top, to: .bottom, of: scene.hello, withOffset: 6)
    scene.answer.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
    scene.answer.autoMatch(
      .width,
      to: .width,
      of: scene.root,
      withMultiplier: 0.7,
      relation: .lessThanOrEqual
    )

    scene.thanks.autoPinEdge(.top, to: .bottom, of: scene.answer, withOffset: 6)
    scene.thanks.autoPinEdge(.leading, to: .leading, of: scene.hello)
    scene.thanks.autoMatch(.width, to: .width, of: scene.hello)

    scene.helloText.autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 8, left: 14, bottom: 8, right: 10)
    )

    scene.answerText.autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 8, left: 10, bottom: 8, right: 14)
    )

    scene.thanksText.autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 8, left: 14, bottom: 8, right: 10)
    )
  }
}
