import ConstraintKernel

extension CallingScene {
  /// Builds the hierarchy; with `isKept` items are held by the scene too.
  func build(isKept: Bool) {
    let root = LayoutView(frame: rect(0, 0, 400, 300))
    self.root = root
    for view in [root, other] {
      view.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in heard($0) }
    }
    root.addSubview(sibling)
    LayoutConstraint.activate([
      sibling.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      sibling.topAnchor.constraint(equalTo: root.topAnchor, constant: 9),
      sibling.widthAnchor.constraint(equalToConstant: 30),
      sibling.heightAnchor.constraint(equalToConstant: 20),
    ])
    let view = makeCallingView(in: root)
    let (stack, label) = makeStack(in: root, below: view)
    let scroll = makeScrollView(in: root)
    let box = makeBox(in: root, beside: view)
    (self.view, self.stack, self.label, self.scroll, self.box) = (view, stack, label, scroll, box)
    // Nobody else holds an item of another class.
    kept = isKept ? [view, stack, label, scroll, box] : [box]
    if isKept, let guide { kept.append(guide) }
    view.scene = self
    view.setNeedsUpdateConstraints()
    stack.scene = self
    label.scene = self
    label.measurer = CallingMeasurer(scene: self)
    scroll.scene = self
    box.scene = self
    guide?.scene = self
  }

  private func makeCallingView(in root: LayoutView) -> CallingView {
    let view = CallingView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let inner = makeView("inner", in: view)
    let guide = CallingGuide()
    view.addLayoutGuide(guide)
    self.guide = guide
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 40),
      inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      guide.leftAnchor.constraint(equalTo: inner.rightAnchor),
      guide.topAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    return view
  }

  private func makeStack(
    in root: LayoutView,
    below view: LayoutView
  ) -> (CallingStackView, CallingLabel) {
    let (stack, label) = (CallingStackView(), CallingLabel())
    label.text = "some words that wrap"
    label.numberOfLines = 0
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(LayoutLabel("more"))
    LayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      stack.topAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
      stack.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor, constant: 40),
    ])
    return (stack, label)
  }

  private func makeScrollView(in root: LayoutView) -> CallingScrollView {
    let scroll = CallingScrollView(frame: rect(200, 100, 100, 100))
    root.addSubview(scroll)
    let content = makeView("content", in: scroll)
    pin(content)
    content.widthAnchor.constraint(equalToConstant: 300).isActive = true
    content.heightAnchor.constraint(equalToConstant: 300).isActive = true
    return scroll
  }

  private func makeBox(in root: LayoutView, beside view: LayoutView) -> CallingBox {
    let box = CallingBox()
    box.parent = root
    box.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.rightAnchor),
      box.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
      box.lastBaselineAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
    panel.box = box
    _ = panel.safeAreaLayoutGuide
    return box
  }
}
