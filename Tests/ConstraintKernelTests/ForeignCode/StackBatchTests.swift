import ConstraintKernel
import Testing

@Suite("Stacks whose views answer and act")
struct StackBatchTests {
  private final class Asked: LayoutView {
    var deed: (delay: Int, body: () -> Void)?
    override var isHidden: Bool {
      get {
        if let deed {
          self.deed = deed.delay > 0 ? (deed.delay - 1, deed.body) : nil
          if deed.delay == 0 { deed.body() }
        }
        return super.isHidden
      }
      set { super.isHidden = newValue }
    }
  }

  @Test(
    "A view that leaves while another one is asked whether it shows is left out",
    arguments: 0..<2
  )
  func leaves(delay: Int) {
    let (root, log) = makeRoot()
    let stack = LayoutStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let first = ContentView("first", 10, 10, in: root)
    let asked = Asked()
    let last = ContentView("last", 30, 10, in: root)
    for view in [first, asked, last] { stack.addArrangedSubview(view) }
    pin(stack)
    asked.deed = (
      delay,
      {
        first.removeFromSuperview()
        last.removeFromSuperview()
      }
    )
    root.layoutIfNeeded()
    #expect(log.issues.isEmpty)
    // Asked once, it does not come to a second time.
    let isAlone = asked.deed == nil
    #expect(stack.arrangedSubviews == (isAlone ? [asked] : [first, asked, last]))
    #expect(asked.frame == (isAlone ? rect(0, 0, 400, 300) : rect(10, 0, 360, 300)))
  }
}
