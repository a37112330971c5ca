import ConstraintKernel
import Testing

@Suite("Stacks that fill in proportion")
struct ProportionalStackTests {
  /// A row of 240 points, filled in proportion, in a root.
  private func row(_ views: [LayoutView]) -> (LayoutView, LayoutStackView, IssueLog) {
    let (root, log) = makeRoot()
    let stack = LayoutStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = .fillProportionally
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 240).isActive = true
    stack.heightAnchor.constraint(equalToConstant: 50).isActive = true
    return (root, stack, log)
  }

  private func content(_ width: Double) -> ContentView {
    let view = ContentView(frame: .zero)
    view.content = LayoutSize(width: width, height: 10)
    return view
  }

  @Test("Another natural length gives other shares in the next pass")
  func contentChanges() {
    let views = [content(40), content(60), content(20)]
    let (root, _, log) = row(views)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [80, 120, 40])
    views[1].content.width = 20
    root.layoutIfNeeded()
    // 240 points in the proportion 2 : 1 : 1.
    #expect(views.map(\.frame.width) == [120, 60, 60])
    #expect(log.issues.isEmpty)
  }

  @Test("Another text in a label gives other shares")
  func text() {
    let labels = [LayoutLabel("one"), LayoutLabel("two")]
    let (root, _, _) = row(labels)
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [120, 120])
    labels[0].text = "one or two"
    labels[1].text = "or"
    root.layoutIfNeeded()
    // Ten characters beside two.
    #expect(labels.map(\.frame.width) == [200, 40])
  }

  @Test("Another text scale gives other shares where not everything is text")
  func textScale() {
    final class Letters: LayoutView {
      override var intrinsicContentSize: LayoutSize {
        LayoutSize(width: 20 * effectiveEnvironment.textScale, height: 10)
      }
    }
    let letters = Letters(frame: .zero)
    let picture = content(60)
    let (root, _, _) = row([letters, picture])
    root.layoutIfNeeded()
    #expect([letters.frame.width, picture.frame.width] == [60, 180])
    root.layoutNode.environment = LayoutEnvironment(textScale: 3)
    root.layoutIfNeeded()
    #expect([letters.frame.width, picture.frame.width] == [120, 120])
  }

  @Test("A view whose natural length is 0 has no part in the proportion of the others")
  func nothing() {
    let views = [content(0), content(40), content(20)]
    let (root, _, log) = row(views)
    views[0].widthAnchor.constraint(equalToConstant: 60).isActive = true
    root.layoutIfNeeded()
    // 180 of 240 points are left, in the proportion 2 : 1.
    #expect(views.map(\.frame.width) == [60, 120, 60])
    #expect(log.issues.isEmpty)
  }

  @Test("A natural length that is no number is reported, and keeps the others' proportion")
  func notANumber() {
    let views = [content(40), content(.nan), content(20)]
    let (root, _, log) = row(views)
    views[1].setContentHuggingPriority(1, for: .horizontal)
    views[1].widthAnchor.constraint(equalToConstant: 60).isActive = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [120, 60, 60])
    #expect(!log.kinds.isEmpty)
    for case let kind in log.kinds {
      guard case .notFinite(let number) = kind else {
        Issue.record("\(kind)")
        continue
      }
      #expect(number.isNaN)
    }
  }

  /// Takes a view out of the row when it is asked for its natural size.
  private final class Thief: LayoutView {
    weak var victim: LayoutView?
    override var intrinsicContentSize: LayoutSize {
      if let victim, let stack = victim.superview as? LayoutStackView {
        self.victim = nil
        if stack.arrangedSubviews.contains(victim) { stack.removeArrangedSubview(victim) }
        victim.removeFromSuperview()
      }
      return LayoutSize(width: 20, height: 10)
    }
  }

  @Test("A view that takes another one out while it is asked leaves a row without it")
  func removal() {
    let thief = Thief(frame: .zero)
    let others = [content(20), content(60)]
    let (root, stack, log) = row([thief] + others)
    thief.victim = others[0]
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [thief, others[1]])
    #expect([thief.frame.width, others[1].frame.width] == [60, 180])
    #expect(log.issues.isEmpty)
    // Out of the row it takes part as any other view does.
    root.addSubview(others[0])
    others[0].leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    others[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(others[0].frame == rect(0, 0, 20, 10))
  }
}
