import ConstraintKernel

extension KernelDialect {
  static func toast(_ scene: Toast, step: Int) {
    switch step {
    case 0:
      activate(
        scene.toast.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
        scene.toast.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -24),
        scene.toast.widthAnchor.constraint(
          lessThanOrEqualTo: scene.root.widthAnchor,
          constant: -32
        ),
        scene.message.topAnchor.constraint(equalTo: scene.toast.topAnchor, constant: 12),
        scene.message.leadingAnchor.constraint(equalTo: scene.toast.leadingAnchor, constant: 12),
        scene.message.bottomAnchor.constraint(equalTo: scene.toast.bottomAnchor, constant: -12),
        scene.message.trailingAnchor.constraint(equalTo: scene.toast.trailingAnchor, constant: -12)
      )
    case 1:
      deactivateConstraints(of: scene.toast, in: scene.root)
      activate(
        scene.toast.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 8),
        scene.toast.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.toast.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor)
      )
    default:
      deactivateConstraints(of: scene.message, in: scene.toast)
      activate(
        scene.message.centerXAnchor.constraint(equalTo: scene.toast.centerXAnchor),
        scene.message.centerYAnchor.constraint(equalTo: scene.toast.centerYAnchor),
        scene.message.widthAnchor.constraint(lessThanOrEqualTo: scene.toast.widthAnchor),
        scene.toast.heightAnchor.constraint(equalToConstant: 60)
      )
    }
  }

  static func tagRow(_ scene: TagRow, step: Int) {
    switch step {
    case 0:
      activate(
        scene.swift.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
        scene.swift.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 16),
        scene.linux.leadingAnchor.constraint(equalTo: scene.swift.trailingAnchor, constant: 8),
        scene.linux.topAnchor.constraint(equalTo: scene.swift.topAnchor),
        scene.layout.leadingAnchor.constraint(equalTo: scene.linux.trailingAnchor, constant: 8),
        scene.layout.topAnchor.constraint(equalTo: scene.swift.topAnchor),
        scene.solver.leadingAnchor.constraint(equalTo: scene.layout.trailingAnchor, constant: 8),
        scene.solver.topAnchor.constraint(equalTo: scene.swift.topAnchor)
      )
    case 1:
      activate(
        scene.layout.leadingAnchor.constraint(equalTo: scene.swift.trailingAnchor, constant: 8)
      )
    default:
      activate(
        scene.linux.leadingAnchor.constraint(equalTo: scene.solver.trailingAnchor, constant: 8),
        scene.linux.topAnchor.constraint(equalTo: scene.swift.topAnchor)
      )
    }
  }

  static func liveResize(_ scene: LiveResize, step: Int) {
    guard step == 0 else { return }
    activate(
      scene.caption.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
      scene.caption.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 16),
      scene.value.leadingAnchor.constraint(equalTo: scene.caption.trailingAnchor, constant: 8),
      scene.value.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
      scene.value.firstBaselineAnchor.constraint(equalTo: scene.caption.firstBaselineAnchor),
      scene.value.heightAnchor.constraint(equalToConstant: 24),
      scene.chart.leadingAnchor.constraint(equalTo: scene.caption.leadingAnchor),
      scene.chart.trailingAnchor.constraint(equalTo: scene.value.trailingAnchor),
      scene.chart.topAnchor.constraint(equalTo: scene.caption.bottomAnchor, constant: 12),
      scene.chart.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 1.0 / 3.0)
    )
  }

  static func priorityDuel(_ scene: PriorityDuel, step: Int) {
    switch step {
    case 0:
      replace(
        in: scene,
        with:
          scene.first.widthAnchor.constraint(equalToConstant: 300).at(600)
      )
      activate(
        scene.first.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.first.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.first.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.second.leadingAnchor.constraint(equalTo: scene.first.trailingAnchor),
        scene.second.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.second.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.second.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.second.widthAnchor.constraint(equalToConstant: 300).at(500)
      )
    case 1:
      kept(in: scene)[0].priority = 400
    default:
      kept(in: scene)[0].priority = .required
    }
  }
}
