import ConstraintKernel
import Testing

/// A root whose own frame takes no part: its size follows from its constraints, as in UIKit.
@Suite("A root that is not placed by its frame")
struct FreeRootTests {
  private func makeFreeRoot(_ frame: LayoutRect) -> LayoutView {
    let root = LayoutView(frame: frame)
    root.layoutName = "root"
    root.translatesAutoresizingMaskIntoConstraints = false
    return root
  }

  @Test("It gets the size that its constraints say and keeps its origin")
  func sizeOfContent() {
    let root = makeFreeRoot(rect(7, 9, 400, 300))
    let view = ContentView("view", 30, 20, in: root)
    pin(view, LayoutInsets(top: 5, left: 5, bottom: 5, right: 5))
    root.layoutIfNeeded()
    #expect(root.frame == rect(7, 9, 40, 30))
    #expect(view.frame == rect(5, 5, 30, 20))
  }

  @Test("It gets no size where its constraints say so")
  func sizeOfNothing() {
    let root = makeFreeRoot(rect(7, 9, 400, 300))
    LayoutConstraint.activate([
      root.widthAnchor.constraint(equalToConstant: 0),
      root.heightAnchor.constraint(equalToConstant: 0),
    ])
    root.layoutIfNeeded()
    #expect(root.frame == rect(7, 9, 0, 0))
  }

  @Test("What is required to fill it does, also while its size is ambiguous")
  func required() {
    let root = makeFreeRoot(rect(0, 0, 400, 300))
    let view = LayoutView(frame: rect(1, 2, 100, 50))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    pin(view)
    root.layoutIfNeeded()
    #expect(view.frame == LayoutRect(origin: .zero, size: root.frame.size))
  }

  @Test("Freed after a pass it comes out as if it had been free from the start")
  func freedLater() {
    func frames(freedLater: Bool) -> [LayoutRect] {
      let root = LayoutView(frame: rect(0, 0, 400, 300))
      root.translatesAutoresizingMaskIntoConstraints = freedLater
      let view = LayoutView(frame: rect(1, 2, 100, 50))
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      pin(view)
      root.layoutIfNeeded()
      root.translatesAutoresizingMaskIntoConstraints = false
      root.layoutIfNeeded()
      return [root.frame, view.frame]
    }
    #expect(frames(freedLater: true) == frames(freedLater: false))
  }

  @Test("Placed by its frame again, it has the size that it was given")
  func placedAgain() {
    let root = makeFreeRoot(rect(7, 9, 400, 300))
    let view = LayoutView(frame: rect(1, 2, 100, 50))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    pin(view)
    root.layoutIfNeeded()
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = rect(7, 9, 60, 70)
    root.layoutIfNeeded()
    #expect(root.frame == rect(7, 9, 60, 70))
    #expect(view.frame == rect(0, 0, 60, 70))
  }
}
