import MakerLayout

extension MakerDialect {
  static func mediaPlayer(_ scene: MediaPlayer, step: Int) {
    scene.video.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(scene.video.snp.width).multipliedBy(0.5625).priority(800)
      make.height.lessThanOrEqualToSuperview().multipliedBy(0.6)
    }
    scene.scrubber.snp.makeConstraints { make in
      make.horizontalEdges.equalToSuperview().inset(16)
      make.top.equalTo(scene.video.snp.bottom).offset(12)
      make.height.equalTo(4)
    }
    scene.play.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalTo(scene.scrubber.snp.bottom).offset(20)
      make.size.equalTo(56)
    }
    scene.back.snp.makeConstraints { make in
      make.right.equalTo(scene.play.snp.left).offset(-24)
      make.centerY.equalTo(scene.play)
      make.size.equalTo(40)
    }
    scene.forward.snp.makeConstraints { make in
      make.left.equalTo(scene.play.snp.right).offset(24)
      make.centerY.equalTo(scene.play)
      make.size.equalTo(scene.back)
    }
  }

  static func profile(_ scene: Profile, step: Int) {
    scene.cover.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalToSuperview().multipliedBy(0.4)
    }
    scene.avatar.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.centerY.equalTo(scene.cover.snp.bottom)
      make.width.equalTo(96)
      make.height.equalTo(scene.avatar.snp.width)
    }
    scene.name.snp.makeConstraints { make in
      make.centerX.equalTo(scene.avatar)
      make.top.equalTo(scene.avatar.snp.bottom).offset(12)
      make.leading.greaterThanOrEqualToSuperview().inset(16)
    }
    scene.about.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalTo(scene.name.snp.bottom).offset(8)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.8)
    }
    scene.follow.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalTo(scene.about.snp.bottom).offset(16)
      make.width.greaterThanOrEqualTo(120)
    }
  }

  static func onboarding(_ scene: Onboarding, step: Int) {
    let page = scene.root.snp
    scene.skip.snp.makeConstraints { make in
      make.trailing.equalTo(page.trailingMargin)
      make.top.equalTo(page.topMargin)
    }
    scene.image.snp.makeConstraints { make in
      make.top.equalTo(scene.skip.snp.bottom).offset(16)
      make.bottom.equalTo(page.centerY)
      make.centerX.equalTo(page.centerXWithinMargins)
      make.width.equalTo(scene.image.snp.height).multipliedBy(1.2).priority(800)
      make.leading.greaterThanOrEqualTo(page.leadingMargin)
    }
    scene.headline.snp.makeConstraints { make in
      make.firstBaseline.equalTo(scene.image.snp.bottom).offset(52)
      make.leading.equalTo(page.leadingMargin)
      make.trailing.lessThanOrEqualTo(page.trailingMargin)
    }
    scene.lead.snp.makeConstraints { make in
      make.firstBaseline.equalTo(scene.headline.snp.lastBaseline).offset(28)
      make.leading.equalTo(scene.headline)
      make.trailing.equalTo(page.trailingMargin)
    }
    scene.next.snp.makeConstraints { make in
      make.bottom.equalTo(page.bottomMargin)
      make.centerX.equalTo(page.centerXWithinMargins)
      make.width.equalTo(page.width).multipliedBy(0.75).priority(900)
      make.width.lessThanOrEqualTo(400)
      make.height.equalTo(50)
    }
  }

  static func emptyState(_ scene: EmptyState, step: Int) {
    scene.group.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview().multipliedBy(0.9)
      make.width.equalTo(scene.illustration)
    }
    scene.illustration.snp.makeConstraints { make in
      make.top.centerX.equalTo(scene.group)
      make.width.equalToSuperview().multipliedBy(0.5).priority(800)
      make.width.lessThanOrEqualTo(240)
      make.height.equalTo(scene.illustration.snp.width).multipliedBy(0.75)
    }
    scene.caption.snp.makeConstraints { make in
      make.top.equalTo(scene.illustration.snp.bottom).offset(24)
      make.centerX.equalTo(scene.group)
    }
    scene.hint.snp.makeConstraints { make in
      make.top.equalTo(scene.caption.snp.bottom).offset(8)
      make.centerX.equalTo(scene.group)
      make.leading.greaterThanOrEqualToSuperview().inset(32)
      make.bottom.equalTo(scene.group)
    }
    scene.retry.snp.makeConstraints { make in
      make.top.equalTo(scene.group.snp.bottom).offset(20)
      make.trailing.equalTo(scene.group)
    }
  }

  static func mapOverlay(_ scene: MapOverlay, step: Int) {
    scene.map.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview()
    }
    scene.search.snp.makeConstraints { make in
      make.top.equalTo(scene.root.safeAreaLayoutGuide).offset(12)
      make.leading.trailing.equalTo(scene.root.safeAreaLayoutGuide).inset(16)
      make.height.equalTo(48)
    }
    scene.compass.snp.makeConstraints { make in
      make.right.equalTo(scene.map).inset(16)
      make.top.equalTo(scene.search.snp.bottom).offset(16)
      make.size.equalTo(44)
    }
    scene.locate.snp.makeConstraints { make in
      make.right.size.equalTo(scene.compass)
      make.top.equalTo(scene.compass.snp.bottom).offset(8)
    }
    scene.pin.snp.makeConstraints { make in
      make.centerX.equalTo(scene.map).multipliedBy(0.8)
      make.bottom.equalTo(scene.map).multipliedBy(0.45)
      make.size.equalTo(LayoutSize(width: 24, height: 36))
    }
    scene.callout.snp.makeConstraints { make in
      make.left.equalTo(scene.pin.snp.right).offset(6)
      make.centerY.equalTo(scene.pin)
    }
    scene.sheet.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.height.equalToSuperview().multipliedBy(0.3).priority(850)
      make.height.greaterThanOrEqualTo(160)
    }
    scene.grip.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalToSuperview().inset(6)
      make.size.equalTo(LayoutSize(width: 36, height: 5))
    }
  }

  static func article(_ scene: Article, step: Int) {
    let page = scene.root.snp
    scene.headline.snp.makeConstraints { make in
      make.top.equalTo(page.topMargin)
      make.leading.equalTo(page.leadingMargin)
      make.trailing.equalTo(page.trailingMargin)
    }
    scene.rule.snp.makeConstraints { make in
      make.centerX.equalTo(page.centerXWithinMargins)
      make.top.equalTo(scene.headline.snp.bottom).offset(12)
      make.size.equalTo(LayoutSize(width: 60, height: 2))
    }
    scene.figure.snp.makeConstraints { make in
      make.left.equalTo(page.leftMargin)
      make.right.equalTo(page.rightMargin)
      make.centerY.equalTo(page.centerYWithinMargins)
      make.height.equalTo(page.height).multipliedBy(0.25)
    }
    scene.text.snp.makeConstraints { make in
      make.top.equalTo(scene.figure.snp.bottom).offset(16)
      make.leading.trailing.bottom.equalTo(scene.root.layoutMarginsGuide)
    }
    scene.quote.snp.makeConstraints { make in
      make.top.equalTo(scene.text.snp.topMargin)
      make.leading.equalTo(scene.text.snp.leadingMargin)
      make.trailingMargin.equalTo(scene.text)
      make.bottom.lessThanOrEqualTo(scene.text.snp.bottomMargin)
    }
  }
}
