// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func chatBubbles(_ scene: ChatBubbles, step: Int) {
    scene.hello.translatesAutoresizingMaskIntoConstraints = false
    scene.answer.translatesAutoresizingMaskIntoConstraints = false
    scene.thanks.translatesAutoresizingMaskIntoConstraints = false
    scene.helloText.translatesAutoresizingMaskIntoConstraints = false
    scene.answerText.translatesAutoresizingMaskIntoConstraints = false
    scene.thanksText.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.hello,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 16
      ),
      LayoutConstraint(
        item: scene.hello,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.hello,
        attribute: .width,
        relatedBy: .lessThanOrEqual,
        toItem: scene.root,
        attribute: .width,
        multiplier: 0.7,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.answer,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.hello,
        attribute: .bottom,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.answer,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -12
      ),
      LayoutConstraint(
        item: scene.answer,
        attribute: .width,
        relatedBy: .lessThanOrEqual,
        toItem: scene.root,
        attribute: .width,
        multiplier: 0.7,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.thanks,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.answer,
        attribute: .bottom,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.thanks,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.hello,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.thanks,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.hello,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.helloText,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.hello,
        attribute: .top,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.helloText,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.hello,
        attribute: .leading,
        multiplier: 1,
        constant: 14
      ),
      LayoutConstraint(
        item: scene.helloText,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.hello,
        attribute: .trailing,
        multiplier: 1,
        constant: -10
      ),
      LayoutConstraint(
        item: scene.helloText,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.hello,
        attribute: .bottom,
        multiplier: 1,
        constant: -8
      ),
      LayoutConstraint(
        item: scene.answerText,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.answer,
        attribute: .top,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.answerText,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.answer,
        attribute: .leading,
        multiplier: 1,
        constant: 10
      ),
      LayoutConstraint(
        item: scene.answerText,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.answer,
        attribute: .trailing,
        multiplier: 1,
        constant: -14
      ),
      LayoutConstraint(
        item: scene.answerText,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.answer,
        attribute: .bottom,
        multiplier: 1,
        constant: -8
      ),
      LayoutConstraint(
        item: scene.thanksText,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.thanks,
        attribute: .top,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.thanksText,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.thanks,
        attribute: .leading,
        multiplier: 1,
        constant: 14
      ),
      LayoutConstraint(
        item: scene.thanksText,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.thanks,
        attribute: .trailing,
        multiplier: 1,
        constant: -10
      ),
      LayoutConstraint(
        item: scene.thanksText,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.thanks,
        attribute: .bottom,
        multiplier: 1,
        constant: -8
      ),
    ])
  }
}
