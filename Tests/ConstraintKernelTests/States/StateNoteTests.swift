import ConstraintKernel
import Testing

/// Explanations, issues and dumps name the state that holds a constraint.
@Suite("States in diagnoses")
final class StateNoteTests {
  enum Size: Hashable { case small, large }

  private let (root, log) = makeRoot()
  private let view: LayoutView
  private let states = LayoutStates<Size>()

  init() {
    view = makeView("view", in: root)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }

  private func explanation(_ attribute: LayoutConstraint.Attribute) -> [String] {
    view.explain(attribute).readSteps.map(\.statement.text)
  }

  @Test("An explanation says in which state a constraint is, and of others nothing")
  func explained() {
    states.define(.small) { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }
    states.define(.large) { view.widthAnchor.constraint(equalToConstant: 90).isActive = true }
    states.switch(to: .small)
    #expect(explanation(.width) == [#"view.width == 40 in state "small""#])
    #expect(explanation(.height) == ["view.height == 20"])
    states.switch(to: .large)
    #expect(explanation(.width) == [#"view.width == 90 in state "large""#])
  }

  @Test("What two states share is named after the one that is in layout")
  func shared() {
    for name in [Size.small, .large] {
      states.define(name) { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }
    }
    states.switch(to: .large)
    #expect(explanation(.width) == [#"view.width == 40 in state "large""#])
    states.switch(to: .small)
    #expect(explanation(.width) == [#"view.width == 40 in state "small""#])
  }

  @Test("A conflict names the states of its constraints, and a refused switch the one it goes to")
  func issues() throws {
    states.define(.small) { view.heightAnchor.constraint(equalToConstant: 40).isActive = true }
    states.switch(to: .small)
    root.layoutIfNeeded()
    let conflict = try #require(root.layoutConflictIssues.first)
    #expect("\(conflict)".contains(#"view.height == 40 in state "small""#))
    #expect(!"\(conflict)".contains(#"view.height == 20 in state"#))
    let outside = LayoutView()
    states.define(.large) {
      view.leftAnchor.constraint(equalTo: outside.leftAnchor).isActive = true
    }
    let before = log.issues.count
    #expect(!states.switch(to: .large))
    let refusals = log.issues.dropFirst(before).map(\.constraint)
    #expect(refusals.count == 1)
    #expect(refusals.allSatisfy { $0.hasSuffix(#" in state "large""#) }, "\(refusals)")
  }

  @Test("A dump counts what each state has, and says in which a word is")
  func dumped() {
    states.define(.small) {
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      LayoutConstraint.activate(
        LayoutConstraint.constraints(
          chaining: [view],
          .packed(bias: 0.5),
          from: root.leadingAnchor,
          to: root.trailingAnchor
        )
      )
    }
    states.switch(to: .small)
    let lines = root.dump().split(separator: "\n").map { $0.trimmingCharacters(" ") }
    #expect(
      lines.contains { $0.hasPrefix("view") && $0.contains(#"in state "small""#) },
      "\(lines)"
    )
    #expect(lines.contains(#"bias 0.5 of view in state "small""#), "\(lines)")
  }

  @Test("A word of a state is one thing in an explanation, with the state behind it")
  func words() {
    let other = makeView("other", in: root)
    for view in [view, other] {
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    for constraint in root.constraints + view.constraints
    where constraint.firstAttribute == .leading { constraint.isActive = false }
    states.define(.large) {
      LayoutConstraint.activate(
        LayoutConstraint.constraints(
          chaining: [view, other],
          from: root.leadingAnchor,
          to: root.trailingAnchor
        )
      )
    }
    states.switch(to: .large)
    let steps = explanation(.leading).filter { $0.contains("chain") }
    #expect(steps == [#"chain of view and other in state "large""#])
  }

  @Test("A place to try is named by its number")
  func places() {
    let places = LayoutPlaces(for: view)
    places.add { view.widthAnchor.constraint(equalToConstant: 5000).isActive = true }
    places.add { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
    root.layoutIfNeeded()
    #expect(explanation(.width) == ["view.width == 50 in place 2"])
    withExtendedLifetime(places) {}
  }
}

extension Substring {
  fileprivate func trimmingCharacters(_ character: Character) -> String {
    String(drop { $0 == character })
  }
}
