// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func chatBubbles(_ scene: ChatBubbles, step: Int) {
    constrain(scene.hello, scene.root) { hello, root in
      hello.top == root.top + 16
      hello.leading == root.leading + 12
      hello.width <= root.width * 0.7
    }
    constrain(scene.answer, scene.hello, scene.root) { answer, hello, root in
      answer.top == hello.bottom + 6
      answer.trailing == root.trailing - 12
      answer.width <= root.width * 0.7
    }
    constrain(scene.thanks, scene.answer, scene.hello) { thanks, answer, hello in
      thanks.top == answer.bottom + 6
      thanks.leading == hello.leading
      thanks.width == hello.width
    }
    constrain(scene.helloText, scene.hello) { helloText, hello in
      helloText.edges == inset(hello.edges, 8, 14, 8, 10)
    }
    constrain(scene.answerText, scene.answer) { answerText, answer in
      answerText.edges == inset(answer.edges, 8, 10, 8, 14)
    }
    constrain(scene.thanksText, scene.thanks) { thanksText, thanks in
      thanksText.edges == inset(thanks.edges, 8, 14, 8, 10)
    }
  }
}
