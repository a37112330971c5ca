import AutoPinLayout

extension AutoPinDialect {
  /// Writes a step of ``Toast``.
  public static func toast(_ scene: Toast, step: Int) {
    let (toast, message) = (scene.toast, scene.message)
    let kept = scene.handles as? [[LayoutConstraint]] ?? []
    switch step {
    case 0:
      let place = LayoutConstraint.autoCreateAndInstallConstraints {
        toast.autoAlignAxis(toSuperviewAxis: .vertical)
        toast.autoPinEdge(toSuperviewEdge: .bottom, withInset: 24)
        toast.autoMatch(
          .width,
          to: .width,
          of: scene.root,
          withOffset: -32,
          relation: .lessThanOrEqual
        )
      }
      let edges = message.autoPinEdgesToSuperviewEdges(
        with: LayoutInsets(top: 12, left: 12, bottom: 12, right: 12)
      )
      scene.handles = [place, edges]
    case 1:
      kept[0].autoRemoveConstraints()
      toast.autoPinEdgesToSuperviewEdges(with: LayoutInsets(top: 8), excludingEdge: .bottom)
    default:
      kept[1].autoRemoveConstraints()
      message.autoCenterInSuperview()
      message.autoMatch(.width, to: .width, of: toast, relation: .lessThanOrEqual)
      toast.autoSetDimension(.height, toSize: 60)
    }
  }

  /// Writes a step of ``TagRow``.
  public static func tagRow(_ scene: TagRow, step: Int) {
    let (swift, linux) = (scene.swift, scene.linux)
    let (layout, solver) = (scene.layout, scene.solver)
    switch step {
    case 0:
      swift.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
      swift.autoPinEdge(toSuperviewEdge: .top, withInset: 16)
      linux.autoPinEdge(.leading, to: .trailing, of: swift, withOffset: 8)
      layout.autoPinEdge(.leading, to: .trailing, of: linux, withOffset: 8)
      solver.autoPinEdge(.leading, to: .trailing, of: layout, withOffset: 8)
      for tag in [linux, layout, solver] { tag.autoPinEdge(.top, to: .top, of: swift) }
    case 1:
      layout.autoPinEdge(.leading, to: .trailing, of: swift, withOffset: 8)
    default:
      linux.autoPinEdge(.leading, to: .trailing, of: solver, withOffset: 8)
      linux.autoPinEdge(.top, to: .top, of: swift)
    }
  }

  /// Writes a step of ``LiveResize``.
  public static func liveResize(_ scene: LiveResize, step: Int) {
    guard step == 0 else { return }
    let (caption, value, chart) = (scene.caption, scene.value, scene.chart)
    caption.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    caption.autoPinEdge(toSuperviewEdge: .top, withInset: 16)
    value.autoPinEdge(.leading, to: .trailing, of: caption, withOffset: 8)
    value.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    value.autoAlignAxis(.firstBaseline, toSameAxisOf: caption)
    value.autoSetDimension(.height, toSize: 24)
    chart.autoPinEdge(.leading, to: .leading, of: caption)
    chart.autoPinEdge(.trailing, to: .trailing, of: value)
    chart.autoPinEdge(.top, to: .bottom, of: caption, withOffset: 12)
    chart.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 1.0 / 3.0)
  }

  /// Writes a step of ``PriorityDuel``.
  public static func priorityDuel(_ scene: PriorityDuel, step: Int) {
    let (first, second) = (scene.first, scene.second)
    if step == 0 {
      first.autoPinEdgesToSuperviewEdges(excludingEdge: .trailing)
      second.autoPinEdge(.leading, to: .trailing, of: first)
      second.autoPinEdgesToSuperviewEdges(excludingEdge: .leading)
      LayoutConstraint.autoSetPriority(500) {
        second.autoSetDimension(.width, toSize: 300)
      }
    }
    (scene.handles as? LayoutConstraint)?.autoRemove()
    let priorities: [LayoutPriority] = [600, 400, .required]
    scene.handles = LayoutConstraint.autoSetPriority(priorities[step]) {
      first.autoSetDimension(.width, toSize: 300)
    }
  }
}
