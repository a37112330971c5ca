import MakerLayout

extension MakerDialect {
  static func formRows(_ scene: FormRows, step: Int) {
    var above: SceneBox?
    for (label, field) in zip(scene.labels, scene.fields) {
      label.snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(20)
        make.trailing.equalTo(field.snp.leading).offset(-12)
        make.firstBaseline.equalTo(field)
      }
      field.snp.makeConstraints { make in
        make.trailing.equalToSuperview().inset(20)
        make.height.equalTo(36)
        if let above {
          make.top.equalTo(above.snp.bottom).offset(12)
          make.leading.equalTo(above)
        } else {
          make.top.equalToSuperview().inset(24)
        }
      }
      above = field
    }
  }

  static func twoColumnForm(_ scene: TwoColumnForm, step: Int) {
    scene.start.snp.makeConstraints { make in
      make.leading.equalTo(scene.root.snp.leadingMargin)
      make.top.equalTo(scene.root.snp.topMargin)
      make.bottom.equalTo(scene.root.snp.bottomMargin)
    }
    scene.end.snp.makeConstraints { make in
      make.leading.equalTo(scene.start.snp.trailing).offset(20)
      make.trailing.equalTo(scene.root.snp.trailingMargin)
      make.width.top.bottom.equalTo(scene.start)
    }
    scene.heading.snp.makeConstraints { make in
      make.leading.equalTo(scene.start)
      make.trailing.lessThanOrEqualTo(scene.start)
      make.top.equalTo(scene.start).offset(10)
    }
    scene.value.snp.makeConstraints { make in
      make.trailing.equalTo(scene.end)
      make.leading.greaterThanOrEqualTo(scene.end)
      make.firstBaseline.equalTo(scene.heading)
    }
    scene.paragraph.snp.makeConstraints { make in
      make.leading.trailing.equalTo(scene.start)
      make.firstBaseline.equalTo(scene.heading.snp.lastBaseline).offset(28)
    }
    scene.note.snp.makeConstraints { make in
      make.leading.trailing.equalTo(scene.end)
      make.lastBaseline.equalTo(scene.paragraph)
    }
  }

  static func dialog(_ scene: Dialog, step: Int) {
    scene.dialog.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.8).priority(900)
      make.width.lessThanOrEqualTo(420)
    }
    scene.title.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().inset(20)
    }
    scene.message.snp.makeConstraints { make in
      make.top.equalTo(scene.title.snp.bottom).offset(8)
      make.leading.trailing.equalTo(scene.title)
    }
    scene.cancel.snp.makeConstraints { make in
      make.top.equalTo(scene.message.snp.bottom).offset(20)
      make.leading.bottom.equalToSuperview()
      make.height.equalTo(44)
    }
    scene.accept.snp.makeConstraints { make in
      make.leading.equalTo(scene.cancel.snp.trailing)
      make.trailing.equalToSuperview()
      make.width.top.bottom.equalTo(scene.cancel)
    }
  }
}
