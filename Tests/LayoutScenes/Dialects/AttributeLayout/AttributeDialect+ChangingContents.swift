import AttributeLayout

extension AttributeDialect {
  static func toast(_ scene: Toast, step: Int) {
    switch step {
    case 0:
      scene.toast.easy.layout(CenterX(), Bottom(24), Width(<=(-32)).like(scene.root))
      scene.message.easy.layout(Top(12), Leading(12), Bottom(12), Trailing(12))
    case 1:
      scene.toast.easy.clear()
      scene.toast.easy.layout(Top(8), Leading(), Trailing())
    default:
      scene.message.easy.clear()
      scene.message.easy.layout(Center(), Width(<=0).like(scene.toast))
      scene.toast.easy.layout(Height(60))
    }
  }

  static func tagRow(_ scene: TagRow, step: Int) {
    switch step {
    case 0:
      let tags = [scene.swift, scene.linux, scene.layout, scene.solver]
      scene.swift.easy.layout(Leading(16), Top(16))
      for (previous, tag) in zip(tags, tags.dropFirst()) {
        tag.easy.layout(Leading(8).to(previous), Top().to(scene.swift, .top))
      }
    case 1: scene.layout.easy.layout(Leading(8).to(scene.swift))
    default: scene.linux.easy.layout(Leading(8).to(scene.solver), Top().to(scene.swift, .top))
    }
  }

  static func liveResize(_ scene: LiveResize, step: Int) {
    guard step == 0 else { return }
    scene.caption.easy.layout(Leading(16), Top(16))
    scene.value.easy.layout(
      Leading(8).to(scene.caption),
      Trailing(16),
      FirstBaseline().to(scene.caption),
      Height(24)
    )
    scene.chart.easy.layout(
      Leading().to(scene.caption, .leading),
      Trailing().to(scene.value, .trailing),
      Top(12).to(scene.caption),
      Height(*(1.0 / 3.0)).like(scene.root)
    )
  }

  /// The same attribute applied again takes its own former place, whatever its priority was.
  static func priorityDuel(_ scene: PriorityDuel, step: Int) {
    let wish = scene.handles as? Width ?? Width(300)
    switch step {
    case 0:
      scene.handles = wish
      scene.first.easy.layout(Leading(), Top(), Bottom(), wish.with(.custom(600)))
      scene.second.easy.layout(
        Leading().to(scene.first),
        Trailing(),
        Top(),
        Bottom(),
        Width(300).with(.medium)
      )
    case 1: scene.first.easy.layout(wish.with(.custom(400)))
    default: scene.first.easy.layout(wish.with(.required))
    }
  }
}
