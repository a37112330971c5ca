import ConstraintKernel
import Testing

@Suite("Every solved frame is delivered")
struct DeliveryTests {
  /// Constraints that put a view at the origin of its superview, of a size.
  private func place(_ view: LayoutView, width: Double, height: Double) {
    guard let parent = view.superview else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  @Test("A view that constraints put at the origin without any size gets that frame")
  func nothing() {
    let (root, _) = makeRoot()
    let view = LayoutView(frame: rect(5, 5, 10, 10))
    root.addSubview(view)
    place(view, width: 0, height: 0)
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
  }

  @Test("So does a guide")
  func guide() {
    let (root, _) = makeRoot()
    let guide = LayoutGuide()
    guide.layoutFrame = rect(5, 5, 10, 10)
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == .zero)
  }

  @Test("So does a label without text at the origin")
  func emptyLabel() {
    let (root, _) = makeRoot()
    let label = LayoutLabel(frame: rect(3, 4, 30, 20))
    label.text = ""
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == .zero)
  }

  @Test("So does a section that is gone from the start, and what lies in it")
  func goneSection() {
    let (root, _) = makeRoot()
    let section = LayoutView(frame: rect(5, 5, 10, 10))
    root.addSubview(section)
    place(section, width: 100, height: 50)
    let inner = LayoutView(frame: rect(1, 2, 3, 4))
    section.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    pin(inner)
    section.isGone = true
    root.layoutIfNeeded()
    #expect(section.frame == .zero)
    #expect(inner.frame == .zero)
  }

  @Test("So does what fills a root without any size")
  func emptyRoot() {
    let (root, _) = makeRoot(0, 0)
    let view = LayoutView(frame: rect(1, 2, 3, 4))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    pin(view)
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
  }

  @Test("So does a view that had another frame in the hierarchy it comes from")
  func nextHierarchy() {
    let (first, _) = makeRoot()
    let view = makeView("view", in: first)
    place(view, width: 10, height: 10)
    first.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 10, 10))
    view.removeFromSuperview()
    LayoutConstraint.deactivate(view.constraints)
    let (second, _) = makeRoot()
    second.addSubview(view)
    place(view, width: 0, height: 0)
    second.layoutIfNeeded()
    #expect(view.frame == .zero)
  }

  @Test("So does a view whose frames are rounded to pixels", arguments: [1.0, 2, 3])
  func pixels(scale: Double) {
    let (root, _) = makeRoot()
    root.layoutNode.environment = LayoutEnvironment(displayScale: scale)
    let view = LayoutView(frame: rect(5, 5, 10, 10))
    root.addSubview(view)
    place(view, width: 0, height: 0)
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
  }
}
