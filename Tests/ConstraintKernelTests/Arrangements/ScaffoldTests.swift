import Dialects
import Testing

@testable import ConstraintKernel

/// The rows that hold an arrangement, and their places in the order of activation.
@Suite("Rows of an arrangement")
struct ScaffoldTests {
  private let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  private let views = (0..<4).map { _ in LayoutView() }

  init() {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func chain(
    _ items: [LayoutView],
    _ style: LayoutChainStyle = .spread
  ) -> [LayoutConstraint] {
    let (start, end) = (root.leadingAnchor, root.trailingAnchor)
    return LayoutConstraint.constraints(chaining: items, style, from: start, to: end)
  }

  /// The words of all constraints in layout, in the order of activation; one that repeats the one before
  /// is left out.
  private var voices: [ObjectIdentifier?] {
    var voices: [ObjectIdentifier?] = []
    let all = ([root] + views).flatMap { $0.record.hostedConstraints }
    for constraint in all.sorted(by: { $0.rank < $1.rank }) {
      let voice = constraint.word.map { ObjectIdentifier($0) }
      if voices.isEmpty || voices[voices.count - 1] != voice { voices.append(voice) }
    }
    return voices
  }

  private func word(_ constraints: [LayoutConstraint]) -> ObjectIdentifier? {
    constraints[0].word.map { ObjectIdentifier($0) }
  }

  @Test("They stand right behind the last of its members, those of inner ones included")
  func order() {
    for style in [LayoutChainStyle.spread, .spreadInside, .packed(bias: 0.25)] {
      let (one, other) = (chain(Array(views[..<2]), style), chain(Array(views[2...]), style))
      let plain = views[0].widthAnchor.constraint(equalToConstant: 40)
      LayoutConstraint.activate(one + other + [plain])
      #expect(voices == [word(one), word(other), nil])
      let places = ([root] + views).flatMap { $0.record.hostedConstraints.map(\.rank) }
      #expect(Set(places).count == places.count)
      LayoutConstraint.deactivate(one + other + [plain])
      #expect(voices == [])
    }
  }

  @Test("A member that goes and comes back alone leaves them where they are")
  func alone() {
    let members = chain(views)
    LayoutConstraint.activate(members)
    let rows = { Set(root.record.hostedConstraints.filter(\.isScaffold).map(\.rank)) }
    let before = rows()
    members[2].isActive = false
    members[2].isActive = true
    #expect(rows() == before)
    #expect(before.isEmpty == false)
  }

  @Test("A question whether another state fits leaves their places alone")
  func asked() {
    let states = LayoutStates<Int>()
    let members = chain(views)
    LayoutConstraint.activate(members)
    states.define(1) { LayoutConstraint.activate(chain(views, .spreadInside)) }
    let before = root.record.hostedConstraints.map(\.rank)
    #expect(states.transition(from: nil, to: 1) != nil)
    #expect(root.record.hostedConstraints.map(\.rank) == before)
    // Of a state they have places of their own from the start.
    states.switch(to: 1)
    let inState = root.record.hostedConstraints.map(\.rank)
    states.switch(to: nil)
    #expect(root.record.hostedConstraints.map(\.rank) == before)
    states.switch(to: 1)
    #expect(root.record.hostedConstraints.map(\.rank) == inState)
  }

  @Test("A batch that fails puts them back where they were, also if they came back in it")
  func undone() {
    struct Failure: Error {}
    for comesBack in [false, true] {
      let members = chain(views)
      LayoutConstraint.activate(members)
      let before = root.record.hostedConstraints.map(\.rank)
      _ = try? views[0].adoptConstraints(by: .maker) {
        LayoutConstraint.deactivate(members)
        if comesBack { LayoutConstraint.activate(members) }
        throw Failure()
      }
      #expect(root.record.hostedConstraints.map(\.rank) == before)
      LayoutConstraint.deactivate(members)
      #expect(root.record.hostedConstraints.isEmpty)
    }
  }

  @Test("A guide is called after its item, by the name that this has by then")
  func names() {
    LayoutConstraint.activate(chain(views))
    for (place, view) in views.enumerated() { view.layoutName = "v\(place)" }
    #expect(
      root.layoutGuides.map(\.layoutName) == [
        "chain gap behind", "chain gap before v0", "chain gap before v1", "chain gap before v2",
        "chain gap before v3",
      ]
    )
  }
}
