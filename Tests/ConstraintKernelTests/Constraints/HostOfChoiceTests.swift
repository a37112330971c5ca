import ConstraintKernel
import Testing

/// As in UIKit, `addConstraint` installs on the view it is called on.
@Suite("A constraint is installed where somebody puts it")
struct HostOfChoiceTests {
  @Test("It stands in that view's list, and leaves it when it is removed there")
  func container() {
    let (root, log) = makeRoot()
    let container = makeView("container", in: root)
    let (first, second) = (makeView("a", in: container), makeView("b", in: container))
    let tie = first.leftAnchor.constraint(equalTo: second.rightAnchor)
    root.addConstraint(tie)
    #expect(tie.isActive)
    #expect(root.constraints == [tie])
    #expect(container.constraints.isEmpty)
    container.removeConstraint(tie)
    #expect(tie.isActive)
    root.removeConstraint(tie)
    #expect(!tie.isActive)
    #expect(root.constraints.isEmpty)
    #expect(log.issues.isEmpty)
  }

  @Test("The frames are the same wherever it stands")
  func frames() {
    func frame(of addsTo: (LayoutView, LayoutView) -> LayoutView) -> LayoutRect {
      let (root, _) = makeRoot()
      let container = LayoutView(frame: rect(50, 60, 200, 100))
      root.addSubview(container)
      let view = makeView("view", in: container)
      addsTo(root, container).addConstraints([
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: container.topAnchor, constant: 6),
        view.widthAnchor.constraint(equalToConstant: 7),
        view.heightAnchor.constraint(equalToConstant: 8),
      ])
      root.layoutIfNeeded()
      return view.frame
    }
    #expect(frame { root, _ in root } == rect(5, 6, 7, 8))
    #expect(frame { _, container in container } == rect(5, 6, 7, 8))
  }

  @Test("A constraint between items outside the view is reported and stays inactive")
  func outside() {
    let (root, log) = makeRoot()
    let aside = makeView("aside", in: root)
    let (first, second) = (makeView("a", in: root), makeView("b", in: root))
    let tie = first.leftAnchor.constraint(equalTo: second.rightAnchor)
    aside.addConstraint(tie)
    #expect(!tie.isActive)
    #expect(log.issues.count == 1)
    #expect(root.constraints.isEmpty)
    #expect(aside.constraints.isEmpty)
    let half = first.leftAnchor.constraint(equalTo: aside.leftAnchor)
    aside.addConstraints([half])
    #expect(!half.isActive)
    #expect(log.issues.count == 2)
  }

  @Test("A batch with one that lies outside changes nothing")
  func batch() {
    let (root, log) = makeRoot()
    let container = makeView("container", in: root)
    let (inner, outer) = (makeView("inner", in: container), makeView("outer", in: root))
    let good = inner.widthAnchor.constraint(equalToConstant: 10)
    let bad = outer.widthAnchor.constraint(equalToConstant: 10)
    container.addConstraints([good, bad])
    #expect(!good.isActive)
    #expect(!bad.isActive)
    #expect(log.issues.count == 1)
  }
}
