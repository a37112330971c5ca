import LayoutFormats
import Testing

@Suite("Checking documents built by code")
struct SceneValidationTests {
  private let size = SceneSize(width: 10, height: 10)

  @Test("A number that is not finite is named by the path it would have in JSON")
  func nonFinite() {
    var document = SceneDocument(size: size, root: SceneItem(id: "r"))
    document.constraints = [SceneConstraint(SceneAnchor("r", .width), constant: .nan)]
    expect(document, "constraints[0].constant: expected a finite number, found nan")
    document.constraints = [SceneConstraint(SceneAnchor("r", .width), multiplier: .infinity)]
    expect(document, "constraints[0].multiplier: expected a finite number, found inf")
    document.constraints = [SceneConstraint(SceneAnchor("r", .width), priority: .nan)]
    expect(document, "constraints[0].priority: expected a number in (0, 1000], found nan")
    document.constraints = []
    document.root.layoutMargins.left = -.infinity
    expect(document, "root.layoutMargins.left: expected a finite number, found -inf")
  }

  @Test("Writing refuses what reading would refuse")
  func writing() {
    let document = SceneDocument(size: size, root: SceneItem(id: ""))
    #expect(throws: SceneReadingError.self) { try document.json() }
  }

  @Test("A tree deeper than the format allows is refused")
  func depth() {
    var item = SceneItem(id: "i251")
    for level in stride(from: 250, through: 0, by: -1) {
      item = SceneItem(id: "i\(level)", children: [item])
    }
    #expect(throws: SceneReadingError.self) {
      try SceneDocument(size: size, root: item).validate()
    }
    #expect(throws: Never.self) {
      try SceneDocument(size: size, root: item.children[0]).validate()
    }
  }

  @Test("Attributes pair with their own kind, either way round")
  func pairs() {
    for first in SceneAttribute.allCases {
      #expect(first.canMeet(first))
      for second in SceneAttribute.allCases {
        #expect(first.canMeet(second) == second.canMeet(first), "\(first) \(second)")
      }
    }
    #expect(SceneAttribute.leading.canMeet(.trailingMargin))
    #expect(SceneAttribute.leading.canMeet(.centerX))
    #expect(SceneAttribute.left.canMeet(.centerXWithinMargins))
    #expect(!SceneAttribute.left.canMeet(.leadingMargin))
    #expect(!SceneAttribute.width.canMeet(.centerX))
    #expect(SceneAttribute.width.canMeet(.height))
    #expect(SceneAttribute.firstBaseline.canMeet(.bottomMargin))
  }

  private func expect(_ document: SceneDocument, _ message: String) {
    let error = #expect(throws: SceneReadingError.self) { try document.validate() }
    #expect(error?.description == message)
  }
}
