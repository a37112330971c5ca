import ConstraintKernel

extension CallingScene {
  /// Does everything that calls foreign code, while there is a root.
  func exercise() {
    let steps: [() -> Void] = [
      pass, resize, invalidate, surround, turn, ask, contradict, diagnose, scrollAbout, reorder,
      collapse, frameByHand, rearrange, roundToPixels, letGo,
    ]
    for step in steps where root != nil {
      step()
      sibling.layoutIfNeeded()
    }
  }

  private func pass() { sibling.layoutIfNeeded() }

  private func resize() {
    root?.frame.size = LayoutSize(width: 500, height: 350)
    sibling.layoutIfNeeded()
    root?.frame.size.width = 90
  }

  private func invalidate() {
    view?.wraps = true
    view?.invalidateIntrinsicContentSize()
    label?.text = "other words that wrap as well"
    box?.invalidateIntrinsicContentSize()
    view?.setNeedsUpdateConstraints()
    view?.setNeedsLayout()
    panel.setNeedsLayout()
  }

  private func surround() {
    view?.preservesSuperviewLayoutMargins = true
    root?.layoutMargins = LayoutInsets(top: 12, left: 13, bottom: 14, right: 15)
    root?.additionalSafeAreaInsets = LayoutInsets(top: 21, left: 5)
    sibling.layoutIfNeeded()
    view?.additionalSafeAreaInsets = LayoutInsets(left: 3)
  }

  private func turn() {
    root?.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft, textScale: 1.5)
  }

  private func ask() {
    _ = view?.systemLayoutSizeFitting(.compressed)
    _ = label?.fittingSize(width: 70)
    _ = stack?.systemLayoutSizeFitting(LayoutSize(width: 80, height: 0))
    _ = box?.systemLayoutSizeFitting(.expanded)
    _ = guide?.systemLayoutSizeFitting(.compressed)
    _ = sibling.systemLayoutSizeFitting(.compressed)
    view?.sizeToFit()
  }

  private func contradict() {
    let items: [(any LayoutItem)?] = [view, guide, label, box]
    let widths = items.compactMap(\.self).flatMap { item in
      [31.0, 32].map { item.widthAnchor.constraint(equalToConstant: $0) }
    }
    for width in widths { width.isActive = true }
    sibling.layoutIfNeeded()
    LayoutConstraint.deactivate(widths)
  }

  private func diagnose() {
    if Self.isSweep { _ = sibling.layoutAmbiguities.map(\.freeParts) }
    _ = sibling.layoutConflicts.flatMap(\.statements)
    _ = sibling.constraintsAffectingLayout(for: .horizontal).map(\.description)
    _ = root.map { sibling.convert(LayoutPoint.zero, to: $0) }
    _ = view?.convert(LayoutPoint.zero, to: nil)
  }

  private func scrollAbout() {
    scroll?.contentOffset = LayoutPoint(x: 3, y: 4)
    scroll?.contentInset = LayoutInsets(top: 5)
    sibling.layoutIfNeeded()
    scroll?.contentSize = LayoutSize(width: 10, height: 10)
    scroll?.bounds = rect(8, 9, 110, 120)
  }

  private func reorder() {
    guard let root, let view else { return }
    root.insertSubview(view, at: 0)
    view.addSubview(LayoutView(frame: rect(1, 1, 1, 1)))
    view.subviews.last?.removeFromSuperview()
    view.removeFromSuperview()
    self.root?.addSubview(view)
    sibling.layoutIfNeeded()
    if let box, let root = self.root {
      box.parent = nil
      box.parent = root
    }
  }

  private func collapse() {
    view?.isGone = true
    label?.isHidden = true
    sibling.layoutIfNeeded()
    view?.isGone = false
    label?.isHidden = false
  }

  private func frameByHand() {
    view?.translatesAutoresizingMaskIntoConstraints = true
    view?.frame = rect(1, 2, 60, 50)
    box?.translatesAutoresizingMaskIntoConstraints = true
    sibling.layoutIfNeeded()
    view?.translatesAutoresizingMaskIntoConstraints = false
    box?.translatesAutoresizingMaskIntoConstraints = false
  }

  private func rearrange() {
    guard let stack, let view else { return }
    stack.spacing = 3
    stack.addArrangedSubview(view)
    stack.distribution = .fillProportionally
    sibling.layoutIfNeeded()
    stack.axis = .vertical
    stack.removeArrangedSubview(view)
  }

  private func roundToPixels() {
    root?.layoutNode.environment = LayoutEnvironment(displayScale: 2)
  }

  /// Items that nobody holds any longer go away in the middle of the hierarchy.
  private func letGo() {
    guard site == .viewDeinit || site == .foreignDeinit else { return }
    kept = []
    view?.removeFromSuperview()
  }
}
