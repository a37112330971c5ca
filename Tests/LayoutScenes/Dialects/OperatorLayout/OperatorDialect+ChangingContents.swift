import OperatorLayout

extension OperatorDialect {
  /// Writes a step of ``Toast``.
  public static func toast(_ scene: Toast, step: Int) {
    let groups = scene.handles as? [ConstraintGroup] ?? [ConstraintGroup(), ConstraintGroup()]
    scene.handles = groups
    switch step {
    case 0:
      constrain(scene.root, scene.toast, replace: groups[0]) { root, toast in
        toast.centerX == root.centerX
        toast.bottom == root.bottom - 24
        toast.width <= root.width - 32
      }
      constrain(scene.toast, scene.message, replace: groups[1]) { toast, message in
        message.edges == toast.edges.inseted(by: 12)
      }
    case 1:
      constrain(clear: groups[0])
      constrain(scene.root, scene.toast) { root, toast in
        toast.top == root.top + 8
        toast.leading == root.leading
        toast.trailing == root.trailing
      }
    default:
      constrain(clear: groups[1])
      constrain(scene.toast, scene.message) { toast, message in
        message.center == toast.center
        message.width <= toast.width
        toast.height == 60
      }
    }
  }

  /// Writes a step of ``TagRow``.
  public static func tagRow(_ scene: TagRow, step: Int) {
    switch step {
    case 0:
      constrain(scene.swift, scene.linux, scene.layout, scene.solver) {
        swift,
        linux,
        layout,
        solver in
        swift.leading == swift.parent.leading + 16
        swift.top == swift.parent.top + 16
        linux.leading == swift.trailing + 8
        layout.leading == linux.trailing + 8
        solver.leading == layout.trailing + 8
        for tag in [linux, layout, solver] { tag.top == swift.top }
      }
    case 1:
      constrain(scene.swift, scene.layout) { swift, layout in
        layout.leading == swift.trailing + 8
      }
    default:
      constrain(scene.swift, scene.linux, scene.solver) { swift, linux, solver in
        linux.leading == solver.trailing + 8
        linux.top == swift.top
      }
    }
  }

  /// Writes a step of ``LiveResize``.
  public static func liveResize(_ scene: LiveResize, step: Int) {
    guard step == 0 else { return }
    constrain(scene.root, scene.caption, scene.value, scene.chart) { root, caption, value, chart in
      caption.leading == root.leading + 16
      caption.top == root.top + 16

      value.leading == caption.trailing + 8
      value.trailing == root.trailing - 16
      value.firstBaseline == caption.firstBaseline
      value.height == 24

      chart.leading == caption.leading
      chart.trailing == value.trailing
      chart.top == caption.bottom + 12
      chart.height == root.height / 3
    }
  }

  /// Writes a step of ``PriorityDuel``.
  public static func priorityDuel(_ scene: PriorityDuel, step: Int) {
    let width = scene.handles as? ConstraintGroup ?? ConstraintGroup()
    scene.handles = width
    if step == 0 {
      constrain(scene.root, scene.first, scene.second) { root, first, second in
        first.leading == root.leading
        second.leading == first.trailing
        second.trailing == root.trailing
        second.width == 300 ~ 500
        for column in [first, second] {
          column.top == root.top
          column.bottom == root.bottom
        }
      }
    }
    let priorities: [LayoutPriority] = [600, 400, .required]
    constrain(scene.first, replace: width) { $0.width == 300 ~ priorities[step] }
  }
}
