import ConstraintKernel
import Testing

private final class Profile: LayoutView {
  let header = LayoutView()
  let badges = [LayoutView(), LayoutView()]
  lazy var footer = LayoutView()
  var maybe: LayoutView?
  let title = LayoutLabel("Ada Lovelace, who wrote the first program of all")
}

/// A property whose value stands in another one.
@propertyWrapper
private struct Kept<Value> {
  var wrappedValue: Value
}

/// A view that keeps others in values.
private final class Form: LayoutView {
  struct Fields {
    let name = LayoutView()
    let others = [LayoutView(), LayoutView()]
  }

  let fields = Fields()
  let pair = (first: LayoutView(), second: LayoutView())
  let plain = (LayoutView(), 2)
  @Kept var kept = LayoutView()
}

/// A view that counts how often its properties are looked at.
private final class CountingView: LayoutView, CustomReflectable {
  private(set) var count = 0
  private var items: [LayoutView] = []

  var customMirror: Mirror {
    count += 1
    return Mirror(self, children: ["items": items])
  }

  func fill(_ number: Int) {
    items = (0..<number).map { _ in LayoutView() }
    for item in items { addSubview(item) }
  }
}

/// A screen as people write it: it has a label that it calls `name`.
private final class ContactCard: LayoutView {
  let name = LayoutLabel("Ada Lovelace")
}

@Suite("Names of items")
struct ItemNameTests {
  @Test("A property called name is the screen's own, and layoutName what the kernel calls a view")
  func ownName() {
    let card = ContactCard()
    card.layoutName = "card"
    card.addSubview(card.name)
    #expect(card.name.layoutName == "Ada Lovelace")
    #expect(width(card) == "card.width == 1")
    #expect(width(card.name) == "ContactCard.name.width == 1")
    card.name.layoutName = "title"
    #expect(width(card.name) == "title.width == 1")
  }

  private func width(_ view: LayoutView) -> String {
    view.widthAnchor.constraint(equalToConstant: 1).description
  }

  @Test("A name that was set, else a property above, else text, else the class with a number")
  func order() {
    let profile = Profile()
    profile.layoutName = "profile"
    for view in [profile.header] + profile.badges + [profile.footer, profile.title] {
      profile.addSubview(view)
    }
    let maybe = LayoutView()
    profile.maybe = maybe
    profile.header.addSubview(maybe)
    let text = LayoutLabel("Ada Lovelace, who wrote the first program of all")
    let first = LayoutView()
    let second = LayoutView()
    for view in [text, first, second] { profile.header.addSubview(view) }
    #expect(width(profile) == "profile.width == 1")
    #expect(width(profile.header) == "Profile.header.width == 1")
    #expect(width(profile.badges[1]) == "Profile.badges[1].width == 1")
    #expect(width(profile.footer) == "Profile.footer.width == 1")
    #expect(width(maybe) == "Profile.maybe.width == 1")
    #expect(width(profile.title) == "Profile.title.width == 1")
    #expect(width(text) == "`Ada Lovelace, who wrote …`.width == 1")
    // Of its class, and in the order of the tree: header, maybe, first, second.
    #expect(width(first) == "LayoutView#3.width == 1")
    #expect(width(second) == "LayoutView#4.width == 1")
    profile.header.layoutName = "top"
    #expect(width(profile.header) == "top.width == 1")
  }

  @Test("A view that a value holds goes by the way that leads to it")
  func values() {
    let form = Form()
    let views = [
      form.fields.name, form.fields.others[1], form.pair.first, form.plain.0, form.kept,
    ]
    for view in views { form.addSubview(view) }
    #expect(
      views.map(width) == [
        "Form.fields.name.width == 1", "Form.fields.others[1].width == 1",
        "Form.pair.first.width == 1", "Form.plain.0.width == 1", "Form.kept.width == 1",
      ]
    )
  }

  @Test("A hierarchy is dumped with frames, counts, and what is wrong")
  func dump() {
    let (root, _) = makeRoot(100, 50)
    let card = makeView("card", in: root)
    pin(card, LayoutInsets(top: 5, left: 10, bottom: 5, right: 10))
    let open = makeView("open", in: card)
    LayoutConstraint.activate([
      open.topAnchor.constraint(equalTo: card.topAnchor),
      open.leftAnchor.constraint(equalTo: card.leftAnchor),
      open.widthAnchor.constraint(equalToConstant: 20),
      open.widthAnchor.constraint(equalToConstant: 30),
    ])
    let placed = LayoutView(frame: rect(1, 2, 3, 4))
    root.addSubview(placed)
    #expect(
      root.dump() == """
        root  0,0 100×50
          card  10,5 80×40  4 constraints
            open  0,0 20×0  4 constraints, conflict, ambiguous: height
          LayoutView#4  1,2 3×4
        """
    )
  }

  @Test("One question looks at the properties of an item once, however many items it names")
  func once() {
    let view = CountingView()
    view.frame = rect(0, 0, 100, 100)
    view.fill(20)
    let lines = view.dump().split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines[20].hasPrefix("  CountingView.items[19]  "))
    #expect(view.count == 1)
  }
}
