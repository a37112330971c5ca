import ConstraintKernel
import Testing

/// What a stack leaves out of its row takes room again as soon as it is no stack's.
@Suite("Hidden views that leave a stack")
final class HiddenInStackTests {
  private let root = LayoutView(frame: rect(0, 0, 400, 300))
  private let view = makeView("view")

  private func makeStack(in root: LayoutView) -> LayoutStackView {
    let stack = LayoutStackView(arrangedSubviews: [view])
    root.addSubview(stack)
    return stack
  }

  private func hide() {
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    view.isHidden = true
    root.layoutIfNeeded()
    #expect(view.frame.size == .zero)
  }

  private func expectRoom(sourceLocation: SourceLocation = #_sourceLocation) {
    if view.superview == nil { root.addSubview(view) }
    root.layoutIfNeeded()
    #expect(view.isHidden)
    let size = LayoutSize(width: 20, height: 10)
    #expect(view.frame.size == size, sourceLocation: sourceLocation)
  }

  @Test("A stack that dies lets go of it")
  func dyingStack() {
    inScope {
      let stack = makeStack(in: root)
      hide()
      stack.removeFromSuperview()
    }
    #expect(view.superview == nil)
    expectRoom()
  }

  @Test("A hierarchy that dies with its stack lets go of it")
  func dyingRoot() {
    inScope {
      let other = LayoutView(frame: rect(0, 0, 100, 100))
      _ = makeStack(in: other)
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.isHidden = true
      other.layoutIfNeeded()
    }
    #expect(view.superview == nil)
    expectRoom()
  }

  @Test("Moved, taken out of the row, or taken out by who is asked whether it is hidden")
  func leaving() {
    let stack = makeStack(in: root)
    hide()
    root.addSubview(view)
    expectRoom()
    stack.addArrangedSubview(view)
    root.layoutIfNeeded()
    stack.removeArrangedSubview(view)
    expectRoom()
    let rogue = Rogue()
    stack.addArrangedSubview(rogue)
    stack.addArrangedSubview(view)
    rogue.act = { [unowned self] in stack.removeArrangedSubview(view) }
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [rogue])
    expectRoom()
  }

  /// Everything made in `body` and not kept has gone when this returns.
  private func inScope(_ body: () -> Void) { body() }

  private final class Rogue: LayoutView {
    var act: () -> Void = {}
    override var isHidden: Bool {
      get {
        act()
        return super.isHidden
      }
      set { super.isHidden = newValue }
    }
  }
}
