import MakerLayout

extension MakerDialect {
  static func replaceableHeader(_ scene: ReplaceableHeader, step: Int) {
    func placeHeader(_ closure: (ConstraintMaker) -> Constraint) {
      (scene.handles as? Constraint)?.deactivate()
      scene.header.snp.makeConstraints { scene.handles = closure($0) }
    }
    switch step {
    case 0:
      scene.banner.snp.makeConstraints { make in
        make.top.leading.trailing.equalToSuperview()
        make.height.equalTo(44)
      }
      scene.header.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview().inset(16)
        make.height.equalTo(80)
      }
      placeHeader { $0.top.equalToSuperview().offset(64).constraint }
      scene.body.snp.makeConstraints { make in
        make.top.equalTo(scene.header.snp.bottom).offset(8)
        make.leading.trailing.equalTo(scene.header)
        make.bottom.equalToSuperview().inset(20)
      }
    case 1:
      placeHeader { $0.top.equalTo(scene.banner.snp.bottom).offset(40).constraint }
    default:
      placeHeader { $0.centerY.equalToSuperview().multipliedBy(0.5).constraint }
    }
  }

  static func expandingPanel(_ scene: ExpandingPanel, step: Int) {
    switch step {
    case 0:
      scene.panel.snp.makeConstraints { make in
        make.leading.trailing.bottom.equalToSuperview()
        scene.handles = make.height.equalTo(120).constraint
      }
      scene.content.snp.makeConstraints { make in
        make.top.leading.trailing.equalToSuperview()
        make.bottom.equalTo(scene.panel.snp.top).offset(-8)
      }
      scene.grip.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(6)
        make.centerX.equalToSuperview()
        make.width.equalToSuperview().multipliedBy(0.2)
        make.height.equalTo(5)
      }
    case 1:
      (scene.handles as? Constraint)?.update(offset: 200)
      scene.grip.snp.updateConstraints { $0.top.equalToSuperview().offset(12) }
    default:
      scene.panel.snp.updateConstraints { $0.height.equalTo(72.5) }
      scene.content.snp.updateConstraints { $0.bottom.equalTo(scene.panel.snp.top).offset(-3) }
    }
  }

  static func floatingButton(_ scene: FloatingButton, step: Int) {
    scene.button.snp.remakeConstraints { make in
      switch step {
      case 0:
        make.size.equalTo(56)
        make.top.leading.equalToSuperview().inset(10)
      case 1:
        make.size.equalTo(64)
        make.bottom.trailing.equalToSuperview().inset(10)
      default:
        make.width.equalToSuperview().dividedBy(3)
        make.height.equalTo(scene.button.snp.width)
        make.center.equalToSuperview()
      }
    }
    guard step == 0 else { return }
    scene.hint.snp.makeConstraints { make in
      make.centerX.equalTo(scene.button)
      make.top.equalTo(scene.button.snp.bottom).offset(4)
    }
  }

  static func adaptiveSplit(_ scene: AdaptiveSplit, step: Int) {
    scene.list.snp.remakeConstraints { make in
      make.leading.top.equalToSuperview()
      if scene.isCompact {
        make.trailing.equalToSuperview()
        make.height.equalToSuperview().multipliedBy(0.4)
      } else {
        make.bottom.equalToSuperview()
        make.width.equalToSuperview().multipliedBy(0.35)
      }
    }
    scene.detail.snp.remakeConstraints { make in
      make.bottom.trailing.equalToSuperview()
      if scene.isCompact {
        make.leading.equalToSuperview()
        make.top.equalTo(scene.list.snp.bottom)
      } else {
        make.leading.equalTo(scene.list.snp.trailing)
        make.top.equalToSuperview()
      }
    }
  }

  static func keyboardAvoidance(_ scene: KeyboardAvoidance, step: Int) {
    if step == 0 {
      var hidden: [Constraint] = []
      var shown: [Constraint] = []
      scene.keyboard.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        make.height.equalToSuperview().multipliedBy(0.45)
      }
      hidden += scene.keyboard.snp.prepareConstraints { $0.top.equalTo(scene.root.snp.bottom) }
      shown += scene.keyboard.snp.prepareConstraints { $0.bottom.equalToSuperview() }
      scene.form.snp.makeConstraints { make in
        make.centerX.equalToSuperview()
        make.width.equalToSuperview().offset(-40)
        make.height.equalTo(120)
      }
      hidden += scene.form.snp.prepareConstraints { $0.centerY.equalToSuperview() }
      shown += scene.form.snp.prepareConstraints {
        $0.bottom.equalTo(scene.keyboard.snp.top).offset(-16)
      }
      scene.handles = [false: hidden, true: shown]
    }
    let states = scene.handles as? [Bool: [Constraint]] ?? [:]
    for constraint in states[!scene.isKeyboardShown, default: []] { constraint.deactivate() }
    for constraint in states[scene.isKeyboardShown, default: []] { constraint.activate() }
  }
}
