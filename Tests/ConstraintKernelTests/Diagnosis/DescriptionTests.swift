import ConstraintKernel
import Testing

@Suite("What printing says")
struct DescriptionTests {
  @Test("A frame reads as its position and its size")
  func rectangle() {
    #expect("\(rect(16, 16, 358, 812))" == "x 16, y 16, 358 × 812")
    #expect("\(rect(0.5, -2, 0, 1.25))" == "x 0.5, y -2, 0 × 1.25")
  }

  @Test("An ambiguity is one line with the item's name and the open numbers")
  func ambiguity() throws {
    let (root, _) = makeRoot()
    let card = makeView("card", in: root)
    LayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 10),
    ])
    let found = try #require(root.layoutAmbiguities.first)
    let text = "\(found)"
    #expect(!text.contains("\n"))
    #expect(text.contains("card"))
    #expect(text.contains("width"))
    #expect(!text.contains("height"))
    #expect(!text.contains("LayoutAmbiguity"))
  }

  @Test("A guide of the system is called after the name that its view has now")
  func liveName() {
    let (root, _) = makeRoot()
    let view = makeView("before", in: root)
    let tie = view.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 10)
    view.layoutName = "card"
    #expect("\(tie)".contains("card"))
    #expect(!"\(tie)".contains("before"))
    #expect(view.layoutMarginsGuide.layoutName.contains("card"))
  }

  @Test("So are a view in a constraint, and a view in a conflict")
  func liveNameInConflict() {
    let (root, log) = makeRoot()
    let view = makeView("before", in: root)
    let widths = [10.0, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
    LayoutConstraint.activate(widths)
    view.layoutName = "card"
    root.layoutIfNeeded()
    #expect("\(widths[0])" == "card.width == 10")
    #expect(log.issues.map { $0.description.contains("card.width == 20") } == [true])
    #expect(
      root.layoutConflicts.first?.statements.map(\.text) == [
        "card.width == 10", "card.width == 20",
      ]
    )
  }
}
