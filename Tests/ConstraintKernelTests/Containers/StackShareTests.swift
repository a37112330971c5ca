import ConstraintKernel
import Testing

@Suite("Shares of a stack that fills proportionally")
struct StackShareTests {
  @Test("They follow a text that changes, as in a new stack")
  func text() {
    let (root, log) = makeRoot(300, 20)
    let labels = [LayoutLabel("abcd"), LayoutLabel("abcd")]
    let stack = LayoutStackView(arrangedSubviews: labels)
    stack.distribution = .fillProportionally
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    pin(stack)
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [150, 150])
    // Four characters beside eight: a third, and two.
    labels[1].text = "abcdefgh"
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [100, 200])
    #expect(labels.map(\.frame.minX) == [0, 100])
    #expect(log.issues.isEmpty)
  }

  @Test("They follow a natural size that changes, in a column as well")
  func content() {
    let (root, _) = makeRoot(100, 300)
    let (first, second) = (ContentView(frame: .zero), ContentView(frame: .zero))
    first.content = LayoutSize(width: 10, height: 10)
    second.content = LayoutSize(width: 10, height: 10)
    let stack = LayoutStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    pin(stack)
    root.layoutIfNeeded()
    #expect([first, second].map(\.frame.height) == [150, 150])
    first.content.height = 20
    root.layoutIfNeeded()
    #expect([first, second].map(\.frame.height) == [200, 100])
  }

  @Test("They follow the text scale of the environment")
  func textScale() {
    let (root, _) = makeRoot(300, 40)
    let label = LayoutLabel("abcd")
    let view = ContentView(frame: .zero)
    view.content = LayoutSize(width: 32, height: 20)
    let stack = LayoutStackView(arrangedSubviews: [label, view])
    stack.distribution = .fillProportionally
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    pin(stack)
    root.layoutIfNeeded()
    #expect([label, view].map(\.frame.width) == [150, 150])
    root.layoutNode.environment = LayoutEnvironment(textScale: 2)
    root.layoutIfNeeded()
    #expect([label, view].map(\.frame.width) == [200, 100])
  }
}
