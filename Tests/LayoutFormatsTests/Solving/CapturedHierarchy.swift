import ConstraintKernel
import LayoutFormats

/// A hierarchy of the kernel's own views, told to the oracle as the scene it is.
struct CapturedHierarchy: Sendable, CustomStringConvertible {
  let name: String
  /// Builds it at a size and in a direction; lays nothing out.
  let make: @Sendable (LayoutView) -> Void

  var description: String { name }

  /// Two sizes in both directions.
  static let surroundings = [(320.0, 480.0), (500.0, 300.0)].flatMap { width, height in
    LayoutReadingDirection.allCases.map { (width: width, height: height, direction: $0) }
  }

  func root(_ width: Double, _ height: Double, _ direction: LayoutReadingDirection) -> LayoutView {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: width, height: height))
    root.layoutName = "root"
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
    make(root)
    return root
  }

  /// One document for each size and direction, with the hierarchy it tells of.
  func documents() throws -> [(root: LayoutView, document: SceneDocument)] {
    try Self.surroundings.map { width, height, direction in
      let root = root(width, height, direction)
      let reading = direction == .rightToLeft ? "right to left" : "left to right"
      let name = "\(Int(width)) x \(Int(height)), \(reading)"
      return (root, try SceneDocument(capturing: root, name: name))
    }
  }

  static let all = [
    CapturedHierarchy(name: "captured-text", make: text),
    CapturedHierarchy(name: "captured-scrolling", make: scrolling),
    CapturedHierarchy(name: "captured-older-scrolling", make: olderScrolling),
    CapturedHierarchy(name: "captured-gone", make: gone),
    CapturedHierarchy(name: "captured-column", make: column),
    CapturedHierarchy(name: "captured-row", make: row),
    CapturedHierarchy(name: "captured-safe-area", make: safeArea),
    CapturedHierarchy(name: "captured-states", make: states),
    CapturedHierarchy(name: "captured-places", make: places),
  ]

  // MARK: Hierarchies

  /// Wrapped text below a title on its baseline, beside an icon.
  private static func text(_ root: LayoutView) {
    let icon = view("icon", in: root)
    let title = label("title", "Letters to a friend", in: root)
    let body = label("body", "It rained all week, and the river is higher than ever", in: root)
    body.numberOfLines = 0
    let note = label("note", "seven words that stand below the text", in: root)
    note.numberOfLines = 2
    LayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      icon.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor, constant: 12),
      icon.widthAnchor.constraint(equalToConstant: 60),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 1.5),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10),
      title.firstBaselineAnchor.constraint(equalTo: icon.topAnchor, constant: 30),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      body.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 24),
      note.leadingAnchor.constraint(equalTo: body.leadingAnchor),
      note.widthAnchor.constraint(equalTo: body.widthAnchor, multiplier: 0.5),
      note.topAnchor.constraint(greaterThanOrEqualTo: icon.bottomAnchor),
      note.topAnchor.constraint(greaterThanOrEqualTo: body.bottomAnchor, constant: 4),
      level(note.topAnchor.constraint(equalTo: body.bottomAnchor), 10),
    ])
  }

  /// A header that stays, over content of guides.
  private static func scrolling(_ root: LayoutView) {
    let scroll = scrollView(in: root)
    scroll.contentOffset = LayoutPoint(x: 0, y: 37)
    let header = view("header", in: scroll)
    let content = view("content", in: scroll)
    let guide = scroll.contentLayoutGuide
    let frame = scroll.frameLayoutGuide
    LayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: frame.topAnchor),
      header.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -11),
      header.heightAnchor.constraint(equalToConstant: 44),
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 44),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 6),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -3),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 1.25),
      content.heightAnchor.constraint(equalTo: content.widthAnchor, multiplier: 2),
    ])
  }

  /// Edges of the scroll view that mean its content, a middle that means its frame, and a wish.
  private static func olderScrolling(_ root: LayoutView) {
    let scroll = scrollView(in: root)
    let content = view("content", in: scroll)
    let outside = view("outside", in: root)
    scroll.contentSize = LayoutSize(width: 900, height: 700)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 7),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -9),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(lessThanOrEqualTo: scroll.bottomAnchor, constant: -1),
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 0.5),
      outside.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      outside.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 2),
      outside.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -30),
      outside.heightAnchor.constraint(equalToConstant: 5),
    ])
  }

  /// Four in a row of which the second is gone, with a panel inside it.
  private static func gone(_ root: LayoutView) {
    let views = ["first", "second", "third", "fourth"].map { view($0, in: root) }
    let panel = view("panel", in: views[1])
    let inner = view("inner", in: panel)
    for (index, item) in views.enumerated() {
      let before = index > 0 ? views[index - 1].trailingAnchor : root.leadingAnchor
      let gap = item.leadingAnchor.constraint(equalTo: before, constant: 10)
      if index == 2 { gap.goneConstant = 25 }
      LayoutConstraint.activate([
        gap,
        item.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        item.heightAnchor.constraint(equalToConstant: 40),
        item.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.125),
      ])
    }
    views[1].bottomAnchor.constraint(equalTo: views[0].bottomAnchor).isActive = true
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 3),
      inner.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
    ])
    views[1].isGone = true
  }

  /// A column of labels with a hidden one, distances of their own, and a line of baselines.
  private static func column(_ root: LayoutView) {
    let stack = stackView("stack", in: root, .vertical)
    stack.alignment = .trailing
    stack.spacing = 9
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
    let labels = ["one", "two three", "four five six", "seven"].map { label($0, $0, in: nil) }
    for label in labels { stack.addArrangedSubview(label) }
    labels[1].isHidden = true
    stack.setCustomSpacing(LayoutStackView.spacingUseSystem, after: labels[2])
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 13),
    ])
  }

  /// A row with equal gaps inside a row that is filled.
  private static func row(_ root: LayoutView) {
    let outer = stackView("outer", in: root, .horizontal)
    outer.alignment = .firstBaseline
    outer.distribution = .equalSpacing
    outer.spacing = 4
    for (index, word) in ["short", "a longer one", "mid size"].enumerated() {
      let item = label(word, word, in: nil)
      item.measurer = MonospacedTextMeasurer(pointSize: 12 + 4 * Double(index))
      outer.addArrangedSubview(item)
    }
    let inner = stackView("inner", in: root, .horizontal)
    inner.distribution = .fillEqually
    inner.spacing = 6
    for name in ["left", "middle", "right"] { inner.addArrangedSubview(view(name, in: nil)) }
    LayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -21),
      inner.topAnchor.constraint(equalTo: outer.bottomAnchor, constant: 8),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.75),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  /// Safe areas, margins and readable widths of nested views.
  private static func safeArea(_ root: LayoutView) {
    root.additionalSafeAreaInsets = LayoutInsets(top: 47, left: 20, bottom: 34, right: 0)
    let page = view("page", in: root)
    let panel = view("panel", in: page)
    let leaf = view("leaf", in: panel)
    panel.preservesSuperviewLayoutMargins = true
    page.layoutMargins = LayoutInsets(top: 0, left: 30, bottom: 0, right: 10)
    pin(page, to: root)
    LayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: page.topAnchor, constant: 17),
      panel.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 5),
      panel.rightAnchor.constraint(equalTo: page.readableContentGuide.rightAnchor),
      panel.bottomAnchor.constraint(equalTo: page.safeAreaLayoutGuide.bottomAnchor),
      leaf.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.topAnchor),
      leaf.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor),
      leaf.trailingAnchor.constraint(equalTo: panel.layoutMarginsGuide.trailingAnchor),
      leaf.bottomAnchor.constraint(equalTo: panel.layoutMarginsGuide.bottomAnchor),
    ])
  }

  /// A player in the larger of two states, which share a constraint; the other one has a chain.
  private static func states(_ root: LayoutView) {
    let player = add(KeepingView(), "player", to: root)
    pin(player, to: root)
    let artwork = view("artwork", in: player)
    let title = view("title", in: player)
    let states = LayoutStates<String>()
    states.define("small") {
      artwork.widthAnchor.constraint(equalTo: artwork.heightAnchor).isActive = true
      artwork.heightAnchor.constraint(equalToConstant: 48).isActive = true
      LayoutConstraint.activate(
        LayoutConstraint.constraints(
          chaining: [artwork, title],
          .packed(bias: 0.25),
          from: player.leadingAnchor,
          to: player.trailingAnchor,
          spacing: 12
        )
      )
    }
    states.define("large") {
      LayoutConstraint.activate([
        artwork.widthAnchor.constraint(equalTo: artwork.heightAnchor),
        artwork.constraint(atShare: 0.25, from: player.leadingAnchor, to: player.trailingAnchor),
        artwork.heightAnchor.constraint(equalTo: player.heightAnchor, multiplier: 0.5),
        title.leadingAnchor.constraint(equalTo: artwork.leadingAnchor, constant: 6),
      ])
    }
    LayoutConstraint.activate([
      artwork.topAnchor.constraint(equalTo: player.topAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 8),
      title.widthAnchor.constraint(equalToConstant: 130),
      title.heightAnchor.constraint(equalToConstant: 22),
    ])
    states.switch(to: "large")
    player.kept.append(states)
  }

  /// A menu of 120 below a button near the middle, or above it where there is no room.
  private static func places(_ root: LayoutView) {
    let page = add(KeepingView(), "page", to: root)
    pin(page, to: root)
    let button = view("button", in: page)
    let menu = view("menu", in: page)
    LayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: page.topAnchor, constant: 190),
      button.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      button.widthAnchor.constraint(equalToConstant: 80),
      button.heightAnchor.constraint(equalToConstant: 30),
      menu.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.25),
      menu.heightAnchor.constraint(equalToConstant: 120),
      menu.leadingAnchor.constraint(equalTo: button.leadingAnchor),
    ])
    let places = LayoutPlaces(for: menu, in: page)
    places.add { menu.topAnchor.constraint(equalTo: button.bottomAnchor).isActive = true }
    places.add { menu.bottomAnchor.constraint(equalTo: button.topAnchor).isActive = true }
    page.kept.append(places)
  }

  // MARK: Parts

  /// A view that keeps what chooses between states or places of what lies in it.
  private final class KeepingView: LayoutView {
    var kept: [AnyObject] = []
  }

  private static func view(_ name: String, in parent: LayoutView?) -> LayoutView {
    add(LayoutView(), name, to: parent)
  }

  private static func label(_ name: String, _ text: String, in parent: LayoutView?) -> LayoutLabel {
    add(LayoutLabel(text), name, to: parent)
  }

  private static func stackView(
    _ name: String,
    in parent: LayoutView,
    _ axis: LayoutAxis
  ) -> LayoutStackView {
    let stack = add(LayoutStackView(), name, to: parent)
    stack.axis = axis
    return stack
  }

  private static func scrollView(in root: LayoutView) -> LayoutScrollView {
    let scroll = add(LayoutScrollView(), "scroll", to: root)
    LayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15),
      scroll.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      scroll.heightAnchor.constraint(equalTo: root.heightAnchor, constant: -100),
    ])
    return scroll
  }

  private static func add<View: LayoutView>(
    _ view: View,
    _ name: String,
    to parent: LayoutView?
  ) -> View {
    view.layoutName = name
    view.translatesAutoresizingMaskIntoConstraints = false
    parent?.addSubview(view)
    return view
  }

  private static func pin(_ view: LayoutView, to parent: LayoutView) {
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ])
  }

  private static func level(
    _ constraint: LayoutConstraint,
    _ priority: LayoutPriority
  ) -> LayoutConstraint {
    constraint.priority = priority
    return constraint
  }
}
