import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("Checking documents built by code")
struct SceneValidationTests {
  private let size = LayoutSize(width: 10, height: 10)

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

  @Test("A number that sums and products would overflow with is refused where it stands")
  func tooLarge() {
    let range = "expected a number from -1000000000000000 to 1000000000000000"
    var document = SceneDocument(size: size, root: SceneItem(id: "r"))
    document.constraints = [SceneConstraint(SceneAnchor("r", .width), constant: -1.7e308)]
    expect(document, "constraints[0].constant: \(range), found -1.7e+308")
    document.constraints = [SceneConstraint(SceneAnchor("r", .width), multiplier: 1e16)]
    expect(document, "constraints[0].multiplier: \(range), found 1e+16")
    document.constraints = [SceneConstraint(SceneAnchor("r", .width), constant: 1e15)]
    #expect(throws: Never.self) { try document.validate() }
    document.size.height = 2e15
    expect(document, "root.size.height: \(range), found 2000000000000000")
    document.size.height = 1
    document.root.intrinsicContentSize.width = 1e300
    expect(document, "root.intrinsicContentSize.width: \(range), found 1e+300")
  }

  @Test("Two priorities that the engine would take for one are refused")
  func mergedPriorities() throws {
    let width = SceneAnchor("r", .width)
    func document(_ priorities: Double...) -> SceneDocument {
      SceneDocument(
        size: size,
        root: SceneItem(id: "r"),
        constraints: priorities.map { SceneConstraint(width, constant: 1, priority: $0) }
      )
    }
    let message = "expected a priority that single precision tells from"
    // Floats near 700 lie 2 to the -14 apart.
    expect(
      document(700, 500, 700.00001),
      "constraints[2].priority: \(message) 700, or the same, found 700.00001"
    )
    #expect(throws: Never.self) { try document(700, 700.0001, 700).validate() }
    expect(
      document(999.99999999, 999.999999999),
      "constraints[1].priority: \(message) 999.99999999, or the same, found 999.999999999"
    )
    #expect(throws: Never.self) { try document(1000, 999.99999999).validate() }
    // The levels of a natural size count where there is one.
    var natural = document(250.000001)
    #expect(throws: Never.self) { try natural.validate() }
    natural.root.intrinsicContentSize.height = 3
    expect(
      natural,
      "constraints[0].priority: \(message) 250, or the same, found 250.000001"
    )
  }

  @Test("An anchor needs an attribute")
  func noAttribute() {
    let root = SceneAnchor("r", .width)
    let none = SceneAnchor("r", .notAnAttribute)
    var document = SceneDocument(size: size, root: SceneItem(id: "r"))
    document.constraints = [SceneConstraint(none, .equal, root)]
    expect(document, "constraints[0].attribute: expected an attribute of an item, found none")
    document.constraints = [SceneConstraint(root, .equal, none)]
    expect(
      document,
      "constraints[0].secondAttribute: expected width or height to go with width, found "
        + #""notAnAttribute""#
    )
  }

  @Test("Writing refuses what reading would refuse")
  func writing() {
    let document = SceneDocument(size: size, root: SceneItem(id: ""))
    #expect(throws: SceneReadingError.self) { try document.encoded() }
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
    for first in SceneWords.attributes.values {
      #expect(first.canMeet(first))
      for second in LayoutConstraint.Attribute.allCases {
        #expect(first.canMeet(second) == second.canMeet(first), "\(first) \(second)")
      }
    }
    #expect(LayoutConstraint.Attribute.leading.canMeet(.trailingMargin))
    #expect(LayoutConstraint.Attribute.leading.canMeet(.centerX))
    #expect(LayoutConstraint.Attribute.left.canMeet(.centerXWithinMargins))
    #expect(!LayoutConstraint.Attribute.left.canMeet(.leadingMargin))
    #expect(!LayoutConstraint.Attribute.width.canMeet(.centerX))
    #expect(LayoutConstraint.Attribute.width.canMeet(.height))
    #expect(LayoutConstraint.Attribute.firstBaseline.canMeet(.bottomMargin))
  }

  private func expect(_ document: SceneDocument, _ message: String) {
    let error = #expect(throws: SceneReadingError.self) { try document.validate() }
    #expect(error?.description == message)
  }
}
