import MakerLayout

extension MakerDialect {
  static func feedCell(_ scene: FeedCell, step: Int) {
    scene.avatar.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().offset(16)
      make.size.equalTo(48)
    }
    scene.name.snp.makeConstraints { make in
      make.leading.equalTo(scene.avatar.snp.trailing).offset(12)
      make.top.equalTo(scene.avatar)
    }
    scene.handle.snp.makeConstraints { make in
      make.leading.equalTo(scene.name.snp.trailing).offset(6)
      make.firstBaseline.equalTo(scene.name)
    }
    scene.time.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(scene.handle.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(16)
      make.firstBaseline.equalTo(scene.name)
    }
    scene.text.snp.makeConstraints { make in
      make.leading.equalTo(scene.name)
      make.trailing.equalToSuperview().inset(16)
      make.top.equalTo(scene.name.snp.bottom).offset(6)
    }
    scene.media.snp.makeConstraints { make in
      make.leading.trailing.equalTo(scene.text)
      make.top.equalTo(scene.text.snp.bottom).offset(10)
      make.height.equalTo(scene.media.snp.width).multipliedBy(0.5625).priority(700)
      make.bottom.lessThanOrEqualToSuperview().inset(16)
    }
  }

  static func settingsRow(_ scene: SettingsRow, step: Int) {
    scene.row.snp.makeConstraints { make in
      make.directionalHorizontalEdges.equalToSuperview()
      make.top.equalToSuperview().offset(40)
      make.height.equalTo(52.5)
    }
    scene.icon.snp.makeConstraints { make in
      make.leading.equalTo(scene.row.snp.leadingMargin)
      make.centerY.equalToSuperview()
      make.width.equalTo(29)
      make.height.equalTo(scene.icon.snp.width)
    }
    scene.title.snp.makeConstraints { make in
      make.leading.equalTo(scene.icon.snp.trailing).offset(15)
      make.centerY.equalToSuperview()
      make.trailing.lessThanOrEqualTo(scene.toggle.snp.leading).offset(-8)
    }
    scene.toggle.snp.makeConstraints { make in
      make.trailing.equalTo(scene.row.snp.trailingMargin)
      make.centerY.equalTo(scene.row.snp.centerYWithinMargins)
    }
    scene.hairline.snp.makeConstraints { make in
      make.leading.equalTo(scene.title)
      make.trailing.bottom.equalToSuperview()
      make.height.equalTo(1.0 / 3.0)
    }
  }

  static func listCell(_ scene: ListCell, step: Int) {
    scene.cell.snp.makeConstraints { make in
      make.leading.trailing.centerY.equalToSuperview()
    }
    scene.title.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(16)
      make.top.equalToSuperview().inset(10)
    }
    scene.badge.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(scene.title.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(16)
      make.centerY.equalTo(scene.title)
      make.width.greaterThanOrEqualTo(scene.badge.snp.height)
    }
    scene.subtitle.snp.makeConstraints { make in
      make.leading.equalTo(scene.title)
      make.trailing.lessThanOrEqualToSuperview().inset(16)
      make.top.equalTo(scene.title.snp.bottom).offset(4)
      make.bottom.equalToSuperview().inset(10)
    }
  }

  static func chatBubbles(_ scene: ChatBubbles, step: Int) {
    scene.hello.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(12)
      make.top.equalToSuperview().inset(16)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.7)
    }
    scene.answer.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(12)
      make.top.equalTo(scene.hello.snp.bottom).offset(6)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.7)
    }
    scene.thanks.snp.makeConstraints { make in
      make.leading.width.equalTo(scene.hello)
      make.top.equalTo(scene.answer.snp.bottom).offset(6)
    }
    let fromOthers = LayoutDirectionalInsets(top: 8, leading: 14, bottom: 8, trailing: 10)
    let fromMe = LayoutDirectionalInsets(top: 8, leading: 10, bottom: 8, trailing: 14)
    scene.helloText.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(fromOthers)
    }
    scene.answerText.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(fromMe)
    }
    scene.thanksText.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(fromOthers)
    }
  }
}
