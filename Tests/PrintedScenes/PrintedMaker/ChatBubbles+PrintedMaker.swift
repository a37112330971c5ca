// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func chatBubbles(_ scene: ChatBubbles, step: Int) {
    scene.hello.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(16)
      make.leading.equalToSuperview().offset(12)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.7)
    }
    scene.answer.snp.makeConstraints { make in
      make.top.equalTo(scene.hello.snp.bottom).offset(6)
      make.trailing.equalToSuperview().inset(12)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.7)
    }
    scene.thanks.snp.makeConstraints { make in
      make.top.equalTo(scene.answer.snp.bottom).offset(6)
      make.leading.equalTo(scene.hello)
      make.width.equalTo(scene.hello)
    }
    scene.helloText.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(8)
      make.leading.equalToSuperview().inset(14)
      make.trailing.equalToSuperview().inset(10)
    }
    scene.answerText.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(8)
      make.leading.equalToSuperview().inset(10)
      make.trailing.equalToSuperview().inset(14)
    }
    scene.thanksText.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(8)
      make.leading.equalToSuperview().inset(14)
      make.trailing.equalToSuperview().inset(10)
    }
  }
}
