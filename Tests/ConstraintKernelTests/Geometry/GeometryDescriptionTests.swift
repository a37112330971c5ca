import ConstraintKernel
import Testing

@Suite("Geometry in words")
struct GeometryDescriptionTests {
  @Test("A point, a size and a rectangle read as people write them")
  func rectangle() {
    let frame = LayoutRect(x: 16, y: 16, width: 358, height: 812)
    #expect("\(frame)" == "x 16, y 16, 358 × 812")
    #expect("\(frame.origin)" == "x 16, y 16")
    #expect("\(frame.size)" == "358 × 812")
  }

  @Test("Numbers have at most four decimals, and no negative zero")
  func numbers() {
    #expect("\(LayoutPoint(x: -0.0, y: 1.0 / 3))" == "x 0, y 0.3333")
    #expect("\(LayoutSize(width: -1, height: .infinity))" == "-1 × inf")
  }

  @Test("Insets name their sides")
  func insets() {
    #expect(
      "\(LayoutInsets(top: 1, left: 2.5, bottom: 3, right: -4))"
        == "top 1, left 2.5, bottom 3, right -4"
    )
    #expect(
      "\(LayoutDirectionalInsets(top: 1, leading: 2.5, bottom: 3, trailing: -4))"
        == "top 1, leading 2.5, bottom 3, trailing -4"
    )
  }

  @Test("What pages print of frames is what is printed, and an ambiguity is one line")
  func views() {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))
    let card = LayoutView()
    card.layoutName = "card"
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      card.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    #expect(root.layoutAmbiguities.map { "\($0)" } == ["card: width"])
    card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
    root.layoutIfNeeded()
    #expect("\(card.frame)" == "x 16, y 16, 358 × 812")
    root.removeConstraints(root.constraints)
    #expect(root.layoutAmbiguities.map { "\($0)" } == ["card: x, y, width, height"])
  }
}
