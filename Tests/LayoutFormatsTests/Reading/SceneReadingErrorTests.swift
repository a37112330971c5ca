import LayoutFormats
import Testing

@Suite("Errors of reading scene documents")
struct SceneReadingErrorTests {
  /// A document with one member of it replaced, and the whole line its error must be.
  struct Fault: Sendable, CustomTestStringConvertible {
    let json: String
    let message: String

    var testDescription: String { message }
  }

  @Test("A fault is named by its path, what was expected and what was found", arguments: faults)
  func fault(_ fault: Fault) {
    let error = #expect(throws: SceneReadingError.self) { try SceneReading(json: fault.json) }
    #expect(error?.description == fault.message)
  }

  @Test("Bytes that are no UTF-8 are an error")
  func encoding() {
    #expect(throws: SceneReadingError.self) {
      try SceneReading(json: [0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x7D])
    }
  }

  static let faults: [Fault] = documentFaults + itemFaults + constraintFaults

  private static let documentFaults = [
    Fault(json: "", message: "document: expected JSON, found the end in line 1, column 1"),
    Fault(
      json: "[]",
      message: "document: expected a scene, an object with a version and a root, found an array"
    ),
    Fault(json: "{}", message: "version: expected version 1, found nothing"),
    Fault(json: #"{"version": 2}"#, message: "version: expected version 1, found 2"),
    Fault(json: #"{"version": "1"}"#, message: #"version: expected version 1, found "1""#),
    Fault(json: #"{"version": true}"#, message: "version: expected version 1, found true"),
    Fault(
      json: #"{"version": 1, "name": 7}"#,
      message: "name: expected a name in quotes, found 7"
    ),
    Fault(
      json: #"{"version": 1, "direction": "up"}"#,
      message: #"direction: expected "ltr" or "rtl", found "up""#
    ),
    Fault(
      json: #"{"version": 1}"#,
      message: "root: expected the root item, an object with an id and a size, found nothing"
    ),
    Fault(
      json: #"{"version": 1, "root": {"id": "r"}}"#,
      message:
        "root.size: expected the root's size, an object with width and height, found nothing"
    ),
    Fault(
      json: #"{"version": 1, "root": {"id": "r", "size": {"width": 1}}}"#,
      message: "root.size.height: expected the root's height, a number of at least 0, found nothing"
    ),
    Fault(
      json: #"{"version": 1, "root": {"id": "r", "size": {"width": -1, "height": 1}}}"#,
      message: "root.size.width: expected the root's width, a number of at least 0, found -1"
    ),
    Fault(
      json: #"{"version": 1, "root": {"id": "r", "size": {"width": 1e999, "height": 1}}}"#,
      message:
        "root.size.width: expected a number of less than 309 digits, "
        + "found a larger one in line 1, column 54"
    ),
    Fault(
      json:
        #"{"version": 1, "root": {"id": "r", "size": {"width": 1, "height": 1}}, "constraints": {}}"#,
      message: "constraints: expected an array of constraints, found an object"
    ),
  ]

  private static let itemFaults = [
    item(#""children": {}"#, "children: expected an array of items, found an object"),
    item(
      #""children": [{"id": "a"}, 5]"#,
      "children[1]: expected an item, an object with an id, found 5"
    ),
    item(#""children": [{}]"#, "children[0].id: expected an id in quotes, found nothing"),
    item(
      #""children": [{"id": ""}]"#,
      #"children[0].id: expected an id that is not empty, found """#
    ),
    item(
      #""children": [{"id": "a"}, {"id": "b", "children": [{"id": "a"}]}]"#,
      #"children[1].children[0].id: expected an id of its own, "#
        + #"found "a", which root.children[0].id is already"#
    ),
    item(
      #""guides": [{"id": "r"}]"#,
      #"guides[0].id: expected an id of its own, found "r", which root.id is already"#
    ),
    item(
      #""guides": [{"id": "g", "children": []}]"#,
      "guides[0].children: expected no children, as a guide has nothing but an id, found an array"
    ),
    item(
      #""guides": [{"id": "g", "layoutMargins": {"top": 1}}]"#,
      "guides[0].layoutMargins: expected no layoutMargins, as a guide has nothing but an id, "
        + "found an object"
    ),
    item(
      #""children": [{"id": "a", "size": {"width": 1, "height": 1}}]"#,
      "children[0].size: expected no size, which only the root has (constrain width and height), "
        + "found an object"
    ),
    item(#""layoutMargins": {"top": "4"}"#, #"layoutMargins.top: expected a number, found "4""#),
    item(
      #""layoutMargins": 4"#,
      "layoutMargins: expected an object with top, left, bottom and right, found 4"
    ),
    item(
      #""intrinsicContentSize": {"width": -1}"#,
      "intrinsicContentSize.width: expected a number of at least 0 "
        + "(leave it out for no natural size), found -1"
    ),
    item(
      #""contentHugging": {"vertical": 0}"#,
      "contentHugging.vertical: expected a number in (0, 1000], found 0"
    ),
    item(
      #""compressionResistance": {"horizontal": 1000.5}"#,
      "compressionResistance.horizontal: expected a number in (0, 1000], found 1000.5"
    ),
    item(
      #""baselineOffsets": {"first": []}"#,
      "baselineOffsets.first: expected a number, found an array"
    ),
  ]

  private static let constraintFaults = [
    constraint(
      #""attribute": "top""#,
      ".first: expected the id of an item or a guide, found nothing"
    ),
    constraint(
      #""first": "z", "attribute": "width""#,
      #".first: expected the id of an item or a guide, found "z", which the tree does not have"#
    ),
    constraint(
      #""first": "a", "attribute": "widht""#,
      #".attribute: expected an attribute, one of left right top bottom leading trailing width "#
        + "height centerX centerY lastBaseline firstBaseline leftMargin rightMargin topMargin "
        + "bottomMargin leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins, "
        + #"found "widht""#
    ),
    constraint(
      #""first": "a", "attribute": "width", "relation": "==""#,
      #".relation: expected "equal", "lessThanOrEqual" or "greaterThanOrEqual", found "==""#
    ),
    constraint(
      #""first": "a", "attribute": "width", "second": "r""#,
      ".secondAttribute: expected the attribute of second, such as width or top, found nothing"
    ),
    constraint(
      #""first": "a", "attribute": "width", "secondAttribute": "width""#,
      ".second: expected the id of the item secondAttribute belongs to, found nothing"
    ),
    constraint(
      #""first": "a", "attribute": "width", "second": "z", "secondAttribute": "width""#,
      #".second: expected the id of an item or a guide, found "z", which the tree does not have"#
    ),
    constraint(
      #""first": "a", "attribute": "lastBaseline", "constant": 4"#,
      ".second: expected an item, as lastBaseline is a position, found nothing"
    ),
    pair("width", "left", "width or height to go with width"),
    pair("centerY", "height", "a vertical position to go with centerY"),
    pair("top", "centerX", "a vertical position to go with top"),
    pair("centerX", "bottom", "a horizontal position to go with centerX"),
    pair(
      "leading",
      "left",
      "leading, trailing, centerX or a leading or trailing margin to go with leading"
    ),
    pair(
      "rightMargin",
      "trailing",
      "left, right, centerX or a left or right margin to go with rightMargin"
    ),
    constraint(
      #""first": "a", "attribute": "width", "constant": "8""#,
      #".constant: expected a number, found "8""#
    ),
    constraint(
      #""first": "a", "attribute": "left", "second": "r", "secondAttribute": "left", "multiplier": 0"#,
      ".multiplier: expected a number other than 0 for a position, found 0"
    ),
    constraint(
      #""first": "a", "attribute": "width", "priority": "high""#,
      #".priority: expected a number in (0, 1000], found "high""#
    ),
    constraint(
      #""first": "a", "attribute": "width", "priority": 1001"#,
      ".priority: expected a number in (0, 1000], found 1001"
    ),
    constraint(
      #""first": "a", "attribute": "width", "identifier": 3"#,
      ".identifier: expected an identifier in quotes, found 3"
    ),
  ]

  private static func item(_ members: String, _ message: String) -> Fault {
    Fault(
      json:
        #"{"version": 1, "root": {"id": "r", "size": {"width": 9, "height": 9}, \#(members)}}"#,
      message: "root.\(message)"
    )
  }

  private static func constraint(_ members: String, _ message: String) -> Fault {
    Fault(
      json: """
        {"version": 1, "root": {"id": "r", "size": {"width": 9, "height": 9},
          "children": [{"id": "a"}]},
         "constraints": [{"first": "a", "attribute": "width"}, {\(members)}]}
        """,
      message: "constraints[1]\(message)"
    )
  }

  private static func pair(_ first: String, _ second: String, _ expected: String) -> Fault {
    constraint(
      """
      "first": "a", "attribute": "\(first)", "second": "r", "secondAttribute": "\(second)"
      """,
      #".secondAttribute: expected \#(expected), found "\#(second)""#
    )
  }
}
