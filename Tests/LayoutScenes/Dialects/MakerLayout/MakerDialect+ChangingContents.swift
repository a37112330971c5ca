import MakerLayout

extension MakerDialect {
  static func toast(_ scene: Toast, step: Int) {
    switch step {
    case 0:
      scene.toast.snp.makeConstraints { make in
        make.centerX.equalToSuperview()
        make.bottom.equalToSuperview().inset(24)
        make.width.lessThanOrEqualToSuperview().offset(-32)
      }
      scene.message.snp.makeConstraints { make in
        make.directionalEdges.equalToSuperview().inset(12)
      }
    case 1:
      scene.toast.snp.removeConstraints()
      scene.toast.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(8)
        make.leading.trailing.equalToSuperview()
      }
    default:
      scene.message.snp.removeConstraints()
      scene.message.snp.makeConstraints { make in
        make.center.equalToSuperview()
        make.width.lessThanOrEqualToSuperview()
      }
      scene.toast.snp.makeConstraints { $0.height.equalTo(60) }
    }
  }

  static func tagRow(_ scene: TagRow, step: Int) {
    func follow(_ tag: SceneBox, after previous: SceneBox) {
      tag.snp.makeConstraints { make in
        make.leading.equalTo(previous.snp.trailing).offset(8)
        make.top.equalTo(scene.swift)
      }
    }
    switch step {
    case 0:
      scene.swift.snp.makeConstraints { $0.leading.top.equalToSuperview().offset(16) }
      follow(scene.linux, after: scene.swift)
      follow(scene.layout, after: scene.linux)
      follow(scene.solver, after: scene.layout)
    case 1:
      scene.layout.snp.makeConstraints { make in
        make.leading.equalTo(scene.swift.snp.trailing).offset(8)
      }
    default:
      follow(scene.linux, after: scene.solver)
    }
  }

  static func liveResize(_ scene: LiveResize, step: Int) {
    guard step == 0 else { return }
    scene.caption.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().offset(16)
    }
    scene.value.snp.makeConstraints { make in
      make.leading.equalTo(scene.caption.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(16)
      make.firstBaseline.equalTo(scene.caption)
      make.height.equalTo(24)
    }
    scene.chart.snp.makeConstraints { make in
      make.leading.equalTo(scene.caption)
      make.trailing.equalTo(scene.value)
      make.top.equalTo(scene.caption.snp.bottom).offset(12)
      make.height.equalToSuperview().dividedBy(3)
    }
  }

  static func priorityDuel(_ scene: PriorityDuel, step: Int) {
    switch step {
    case 0:
      scene.first.snp.makeConstraints { make in
        make.leading.verticalEdges.equalToSuperview()
        make.width.equalTo(300).priority(600)
      }
      scene.second.snp.makeConstraints { make in
        make.leading.equalTo(scene.first.snp.trailing)
        make.trailing.verticalEdges.equalToSuperview()
        make.width.equalTo(300).priority(500)
      }
    case 1:
      scene.first.snp.updateConstraints { $0.width.equalTo(300).priority(400) }
    default:
      scene.first.snp.updateConstraints { $0.width.equalTo(300).priority(.required) }
    }
  }
}
