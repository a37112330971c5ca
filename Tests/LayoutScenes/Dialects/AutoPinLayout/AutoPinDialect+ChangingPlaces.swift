import AutoPinLayout

extension AutoPinDialect {
  /// Writes a step of ``ReplaceableHeader``.
  public static func replaceableHeader(_ scene: ReplaceableHeader, step: Int) {
    let (banner, header, body) = (scene.banner, scene.header, scene.body)
    (scene.handles as? LayoutConstraint)?.autoRemove()
    switch step {
    case 0:
      banner.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
      banner.autoSetDimension(.height, toSize: 44)
      scene.handles = header.autoPinEdge(toSuperviewEdge: .top, withInset: 64)
      header.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
      header.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
      header.autoSetDimension(.height, toSize: 80)
      body.autoPinEdge(.top, to: .bottom, of: header, withOffset: 8)
      [header, body].autoAlignViews(to: ALEdge.leading)
      [header, body].autoAlignViews(to: ALEdge.trailing)
      body.autoPinEdge(toSuperviewEdge: .bottom, withInset: 20)
    case 1:
      scene.handles = header.autoPinEdge(.top, to: .bottom, of: banner, withOffset: 40)
    default:
      scene.handles = header.autoAlignAxis(
        .horizontal,
        toSameAxisOf: scene.root,
        withMultiplier: 0.5
      )
    }
  }

  /// Writes a step of ``ExpandingPanel``.
  public static func expandingPanel(_ scene: ExpandingPanel, step: Int) {
    let (content, panel, grip) = (scene.content, scene.panel, scene.grip)
    guard step > 0, let kept = scene.handles as? ExpandingConstraints else {
      panel.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
      content.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
      grip.autoAlignAxis(toSuperviewAxis: .vertical)
      grip.autoMatch(.width, to: .width, of: panel, withMultiplier: 0.2)
      grip.autoSetDimension(.height, toSize: 5)
      scene.handles = ExpandingConstraints(
        panelHeight: panel.autoSetDimension(.height, toSize: 120),
        contentBottom: content.autoPinEdge(.bottom, to: .top, of: panel, withOffset: -8),
        gripTop: grip.autoPinEdge(toSuperviewEdge: .top, withInset: 6)
      )
      return
    }
    if step == 1 {
      kept.panelHeight.constant = 200
      kept.gripTop.constant = 12
    } else {
      kept.panelHeight.constant = 72.5
      kept.contentBottom.constant = -3
    }
  }

  /// Writes a step of ``FloatingButton``.
  public static func floatingButton(_ scene: FloatingButton, step: Int) {
    let (button, hint) = (scene.button, scene.hint)
    if step == 0 {
      hint.autoAlignAxis(.vertical, toSameAxisOf: button)
      hint.autoPinEdge(.top, to: .bottom, of: button, withOffset: 4)
    }
    (scene.handles as? [LayoutConstraint])?.autoRemoveConstraints()
    scene.handles = LayoutConstraint.autoCreateAndInstallConstraints {
      switch step {
      case 0:
        button.autoSetDimensions(to: LayoutSize(width: 56, height: 56))
        button.autoPinEdge(toSuperviewEdge: .top, withInset: 10)
        button.autoPinEdge(toSuperviewEdge: .leading, withInset: 10)
      case 1:
        button.autoSetDimensions(to: LayoutSize(width: 64, height: 64))
        button.autoPinEdge(toSuperviewEdge: .bottom, withInset: 10)
        button.autoPinEdge(toSuperviewEdge: .trailing, withInset: 10)
      default:
        button.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 1.0 / 3.0)
        button.autoMatch(.height, to: .width, of: button)
        button.autoCenterInSuperview()
      }
    }
  }

  /// Writes a step of ``AdaptiveSplit``.
  public static func adaptiveSplit(_ scene: AdaptiveSplit, step: Int) {
    let (list, detail) = (scene.list, scene.detail)
    if step == 0 {
      list.autoPinEdge(toSuperviewEdge: .leading)
      list.autoPinEdge(toSuperviewEdge: .top)
      detail.autoPinEdge(toSuperviewEdge: .bottom)
      detail.autoPinEdge(toSuperviewEdge: .trailing)
      scene.handles = Alternatives(
        first: LayoutConstraint.autoCreateConstraintsWithoutInstalling {
          list.autoPinEdge(toSuperviewEdge: .bottom)
          list.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 0.35)
          detail.autoPinEdge(.leading, to: .trailing, of: list)
          detail.autoPinEdge(toSuperviewEdge: .top)
        },
        second: LayoutConstraint.autoCreateConstraintsWithoutInstalling {
          list.autoPinEdge(toSuperviewEdge: .trailing)
          list.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.4)
          detail.autoPinEdge(toSuperviewEdge: .leading)
          detail.autoPinEdge(.top, to: .bottom, of: list)
        }
      )
    }
    (scene.handles as? Alternatives)?.install(second: scene.isCompact)
  }

  /// Writes a step of ``KeyboardAvoidance``.
  public static func keyboardAvoidance(_ scene: KeyboardAvoidance, step: Int) {
    let (form, keyboard) = (scene.form, scene.keyboard)
    if step == 0 {
      keyboard.autoPinEdge(toSuperviewEdge: .leading)
      keyboard.autoPinEdge(toSuperviewEdge: .trailing)
      keyboard.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.45)
      form.autoAlignAxis(toSuperviewAxis: .vertical)
      form.autoMatch(.width, to: .width, of: scene.root, withOffset: -40)
      form.autoSetDimension(.height, toSize: 120)
      scene.handles = Alternatives(
        first: LayoutConstraint.autoCreateConstraintsWithoutInstalling {
          keyboard.autoPinEdge(.top, to: .bottom, of: scene.root)
          form.autoAlignAxis(toSuperviewAxis: .horizontal)
        },
        second: LayoutConstraint.autoCreateConstraintsWithoutInstalling {
          keyboard.autoPinEdge(toSuperviewEdge: .bottom)
          form.autoPinEdge(.bottom, to: .top, of: keyboard, withOffset: -16)
        }
      )
    }
    (scene.handles as? Alternatives)?.install(second: scene.isKeyboardShown)
  }
}

/// What ``ExpandingPanel`` changes.
private struct ExpandingConstraints {
  let panelHeight: LayoutConstraint
  let contentBottom: LayoutConstraint
  let gripTop: LayoutConstraint
}

/// Two batches of which one is installed at a time.
private struct Alternatives {
  let first: [LayoutConstraint]
  let second: [LayoutConstraint]

  func install(second isSecond: Bool) {
    (isSecond ? first : second).autoRemoveConstraints()
    (isSecond ? second : first).autoInstallConstraints()
  }
}
