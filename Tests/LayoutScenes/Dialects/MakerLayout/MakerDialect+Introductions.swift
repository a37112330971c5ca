import MakerLayout

extension MakerDialect {
  static func insetCard(_ scene: InsetCard, step: Int) {
    scene.card.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(
        LayoutDirectionalInsets(top: 20, leading: 16, bottom: 40, trailing: 16)
      )
    }
    scene.badge.snp.makeConstraints { make in
      make.top.trailing.equalToSuperview().inset(8)
      make.size.equalTo(24)
    }
  }

  static func buttonPair(_ scene: ButtonPair, step: Int) {
    scene.cancel.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(15)
      make.bottom.equalToSuperview().offset(-20)
      make.height.equalTo(44)
    }
    scene.confirm.snp.makeConstraints { make in
      make.leading.equalTo(scene.cancel.snp.trailing).offset(12)
      make.trailing.equalToSuperview().offset(-15)
      make.width.height.bottom.equalTo(scene.cancel)
    }
  }

  static func derivedSizes(_ scene: DerivedSizes, step: Int) {
    scene.row.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(25)
      make.centerY.equalToSuperview()
      make.height.equalTo(140)
    }
    scene.first.snp.makeConstraints { make in
      make.width.equalTo(scene.row).multipliedBy(0.5)
      make.height.equalTo(40)
      make.centerX.equalTo(scene.row)
      make.top.greaterThanOrEqualTo(scene.row).offset(20)
      make.centerY.equalTo(scene.row).offset(-30).priority(.high)
    }
    scene.second.snp.makeConstraints { make in
      make.width.equalTo(scene.first).offset(-50)
      make.height.centerX.equalTo(scene.first)
      make.top.equalTo(scene.first.snp.bottom).offset(20)
    }
  }

  static func centeredThird(_ scene: CenteredThird, step: Int) {
    scene.middle.snp.makeConstraints { make in
      make.size.equalToSuperview().dividedBy(3)
      make.center.equalToSuperview()
    }
    scene.corner.snp.makeConstraints { make in
      make.left.equalTo(scene.middle.snp.right)
      make.top.equalTo(scene.middle.snp.bottom)
      make.size.equalTo(scene.middle)
    }
    scene.halo.snp.makeConstraints { make in
      make.edges.equalTo(scene.middle).inset(-6)
    }
  }
}
