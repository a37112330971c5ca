import ConstraintKernel
import Testing

@Suite("A conflict ends with what it is about")
struct EndedConflictTests {
  /// A width that is four points more than itself.
  private func contradict(_ view: LayoutView) -> LayoutConstraint {
    let constraint = view.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 4)
    constraint.isActive = true
    return constraint
  }

  @Test("A view that leaves takes its contradiction along")
  func removal() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let constraint = contradict(view)
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.map(\.broken) == [constraint])
    #expect(log.issues.count == 1)
    view.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.isEmpty)
    #expect(log.issues.count == 1)
  }

  @Test("However often it comes and goes there is one conflict, with words")
  func returns() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let constraint = contradict(view)
    for _ in 0..<4 {
      root.layoutIfNeeded()
      #expect(root.layoutConflicts.map(\.broken) == [constraint])
      view.removeFromSuperview()
      root.layoutIfNeeded()
      #expect(root.layoutConflicts.isEmpty)
      root.addSubview(view)
    }
    for issue in log.issues {
      guard case .unsatisfiable(let conflict) = issue.kind else { continue }
      #expect(!conflict.broken.text.isEmpty)
      #expect(conflict.statements.allSatisfy { !$0.text.isEmpty })
    }
  }

  @Test("A view that dies takes its contradiction along too")
  func death() {
    let (root, log) = makeRoot()
    var view: LayoutView? = makeView("view", in: root)
    if let view { _ = contradict(view) }
    root.layoutIfNeeded()
    view?.removeFromSuperview()
    view = nil
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.isEmpty)
    #expect(log.issues.count == 1)
  }

  @Test("A conflict between passes has words for all that take part")
  func deactivatedMember() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    LayoutConstraint.activate([wide, narrow])
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.count == 1)
    wide.isActive = false
    for conflict in root.layoutConflicts {
      #expect(conflict.statements.allSatisfy { !$0.text.isEmpty })
    }
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.isEmpty)
    #expect(view.frame.width == 50)
  }
}
