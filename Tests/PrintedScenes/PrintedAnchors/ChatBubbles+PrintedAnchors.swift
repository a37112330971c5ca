// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func chatBubbles(_ scene: ChatBubbles, step: Int) {
    scene.hello.translatesAutoresizingMaskIntoConstraints = false
    scene.answer.translatesAutoresizingMaskIntoConstraints = false
    scene.thanks.translatesAutoresizingMaskIntoConstraints = false
    scene.helloText.translatesAutoresizingMaskIntoConstraints = false
    scene.answerText.translatesAutoresizingMaskIntoConstraints = false
    scene.thanksText.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.hello.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 16),
      scene.hello.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 12),
      scene.hello.widthAnchor.constraint(
        lessThanOrEqualTo: scene.root.widthAnchor,
        multiplier: 0.7
      ),
      scene.answer.topAnchor.constraint(equalTo: scene.hello.bottomAnchor, constant: 6),
      scene.answer.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -12),
      scene.answer.widthAnchor.constraint(
        lessThanOrEqualTo: scene.root.widthAnchor,
        multiplier: 0.7
      ),
      scene.thanks.topAnchor.constraint(equalTo: scene.answer.bottomAnchor, constant: 6),
      scene.thanks.leadingAnchor.constraint(equalTo: scene.hello.leadingAnchor),
      scene.thanks.widthAnchor.constraint(equalTo: scene.hello.widthAnchor),
      scene.helloText.topAnchor.constraint(equalTo: scene.hello.topAnchor, constant: 8),
      scene.helloText.leadingAnchor.constraint(equalTo: scene.hello.leadingAnchor, constant: 14),
      scene.helloText.trailingAnchor.constraint(equalTo: scene.hello.trailingAnchor, constant: -10),
      scene.helloText.bottomAnchor.constraint(equalTo: scene.hello.bottomAnchor, constant: -8),
      scene.answerText.topAnchor.constraint(equalTo: scene.answer.topAnchor, constant: 8),
      scene.answerText.leadingAnchor.constraint(equalTo: scene.answer.leadingAnchor, constant: 10),
      scene.answerText.trailingAnchor.constraint(
        equalTo: scene.answer.trailingAnchor,
        constant: -14
      ),
      scene.answerText.bottomAnchor.constraint(equalTo: scene.answer.bottomAnchor, constant: -8),
      scene.thanksText.topAnchor.constraint(equalTo: scene.thanks.topAnchor, constant: 8),
      scene.thanksText.leadingAnchor.constraint(equalTo: scene.thanks.leadingAnchor, constant: 14),
      scene.thanksText.trailingAnchor.constraint(
        equalTo: scene.thanks.trailingAnchor,
        constant: -10
      ),
      scene.thanksText.bottomAnchor.constraint(equalTo: scene.thanks.bottomAnchor, constant: -8),
    ])
  }
}
