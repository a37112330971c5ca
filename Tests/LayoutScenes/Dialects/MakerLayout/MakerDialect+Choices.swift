import MakerLayout

extension MakerDialect {
  static func popover(_ scene: Popover, step: Int) {
    let (button, menu) = (scene.button, scene.menu)
    button.snp.remakeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      switch step {
      case 0: make.top.equalToSuperview().offset(60)
      case 1: make.bottom.equalToSuperview().inset(24)
      default: make.centerY.equalToSuperview()
      }
    }
    guard step == 0 else { return }
    menu.snp.makeConstraints { $0.leading.equalTo(button) }
    scene.places.add {
      menu.snp.makeConstraints { $0.top.equalTo(button.snp.bottom).offset(8) }
    }
    scene.places.add {
      menu.snp.makeConstraints { $0.bottom.equalTo(button.snp.top).offset(-8) }
    }
  }

  static func playerStates(_ scene: PlayerStates, step: Int) {
    if step == 0 {
      scene.panel.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
      scene.cover.snp.makeConstraints { $0.width.equalTo(scene.cover.snp.height) }
      scene.states.define(.mini) { mini(scene) }
      scene.states.define(.half) { half(scene) }
      scene.states.define(.full) { full(scene) }
    }
    scene.states.switch(to: scene.size)
  }

  private static func mini(_ scene: PlayerStates) {
    scene.panel.snp.makeConstraints { $0.height.equalTo(64) }
    scene.cover.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(8)
      make.centerY.equalToSuperview()
      make.height.equalTo(48)
    }
    scene.name.snp.makeConstraints { make in
      make.leading.equalTo(scene.cover.snp.trailing).offset(12)
      make.centerY.equalToSuperview()
    }
    scene.controls.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(12)
      make.centerY.equalToSuperview()
    }
  }

  private static func half(_ scene: PlayerStates) {
    scene.panel.snp.makeConstraints { $0.height.equalToSuperview().multipliedBy(0.5) }
    scene.cover.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().offset(16)
      make.height.equalTo(96)
    }
    scene.name.snp.makeConstraints { make in
      make.leading.equalTo(scene.cover.snp.trailing).offset(12)
      make.top.equalTo(scene.cover)
    }
    scene.controls.snp.makeConstraints { make in
      make.leading.equalTo(scene.name)
      make.bottom.equalTo(scene.cover)
    }
  }

  private static func full(_ scene: PlayerStates) {
    scene.panel.snp.makeConstraints { $0.height.equalToSuperview() }
    scene.cover.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(48)
      make.height.equalToSuperview().multipliedBy(0.4)
    }
    scene.name.snp.makeConstraints { $0.top.equalTo(scene.cover.snp.bottom).offset(24) }
    scene.controls.snp.makeConstraints { $0.top.equalTo(scene.name.snp.bottom).offset(16) }
    [scene.cover, scene.name, scene.controls].snp.makeConstraints {
      $0.centerX.equalToSuperview()
    }
  }
}
