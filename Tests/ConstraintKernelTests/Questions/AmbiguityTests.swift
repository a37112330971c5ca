import ConstraintKernel
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
  private func parts(_ root: LayoutView) -> [String] {
    root.layoutAmbiguities.map { ambiguity in
      let names = ambiguity.freeParts.map(\.rawValue).joined(separator: ",")
      return "\(ambiguity.item.layoutName): \(names)"
    }
  }

  @Test("A missing position and a missing size are named")
  func missing() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    #expect(parts(root) == ["view: height"])
    #expect(view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    view.heightAnchor.constraint(equalTo: root.heightAnchor).isActive = true
    #expect(parts(root) == [])
  }

  @Test("A view without any constraint is free in all four numbers")
  func untouched() {
    let (root, _) = makeRoot()
    _ = makeView("view", in: root)
    #expect(parts(root) == ["view: x,y,width,height"])
  }

  @Test("Two wishes of one priority that cannot both come true are ambiguous")
  func tie() {
    let (root, _) = makeRoot(150, 100)
    let first = ContentView("first", 100, 20, in: root)
    let second = ContentView("second", 100, 20, in: root)
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    // Either may lose the missing 50 points, or both a part of them.
    #expect(parts(root) == ["first: width", "second: x,width"])
    second.setContentCompressionResistancePriority(740, for: .horizontal)
    #expect(parts(root) == [])
  }
}
