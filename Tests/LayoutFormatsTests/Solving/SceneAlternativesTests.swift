import ConstraintKernel
import LayoutFormats
import Testing

/// States and places of documents.
@Suite("Scene alternatives")
struct SceneAlternativesTests {
  /// A card of 100 × 40 that is at the leading edge in one state, at the trailing edge in another, and as wide as half
  /// the root in a third, which shares its end with the second.
  private static func card(_ current: String?) -> String {
    let current = current.map { name in #", "current": "\#(name)""# } ?? ""
    return """
      {"version": 1, "root": {
         "id": "root", "size": {"width": 400, "height": 300}, "children": [{"id": "card"}]},
       "states": [{"names": ["start", "end", "wide"]\(current)}],
       "constraints": [
         {"first": "card", "attribute": "top", "second": "root", "secondAttribute": "top"},
         {"first": "card", "attribute": "height", "constant": 40},
         {"first": "card", "attribute": "width", "constant": 100, "in": ["start", "end"]},
         {"first": "card", "attribute": "leading", "second": "root", "secondAttribute": "leading",
          "constant": 8, "in": ["start"]},
         {"first": "card", "attribute": "trailing", "second": "root", "secondAttribute": "trailing",
          "constant": -8, "in": ["end", "wide"]},
         {"first": "card", "attribute": "width", "second": "root", "secondAttribute": "width",
          "multiplier": 0.5, "in": ["wide"]}]}
      """
  }

  /// A menu of 100 × 80 below or above a button of 40 × 20 that is `top` below the root's top.
  private static func menu(top: Double, _ current: String? = nil, within area: Bool = false)
    -> String
  {
    let current = current.map { name in #", "current": "\#(name)""# } ?? ""
    let within = area ? #", "within": "area""# : ""
    return """
      {"version": 1, "root": {
         "id": "root", "size": {"width": 400, "height": 300},
         "children": [{"id": "button"}, {"id": "menu"},
                      {"id": "area", "frame": {"width": 400, "height": 140}}]},
       "places": [{"for": "menu", "names": ["below", "above"]\(within)\(current)}],
       "constraints": [
         {"first": "button", "attribute": "top", "second": "root", "secondAttribute": "top",
          "constant": \(top)},
         {"first": "button", "attribute": "leading", "second": "root", "secondAttribute": "leading"},
         {"first": "button", "attribute": "width", "constant": 40},
         {"first": "button", "attribute": "height", "constant": 20},
         {"first": "menu", "attribute": "width", "constant": 100},
         {"first": "menu", "attribute": "height", "constant": 80},
         {"first": "menu", "attribute": "leading", "second": "button", "secondAttribute": "leading"},
         {"first": "menu", "attribute": "top", "second": "button", "secondAttribute": "bottom",
          "in": ["below"]},
         {"first": "menu", "attribute": "bottom", "second": "button", "secondAttribute": "top",
          "in": ["above"]}]}
      """
  }

  private func frames(_ text: String) throws -> [String: LayoutRect] {
    let reading = try SceneReading(json: text)
    #expect(reading.ignoredKeys == [])
    let again = try SceneReading(json: reading.document.encoded()).document
    #expect(again == reading.document)
    return try again.solved().frames
  }

  @Test("The constraints of the current state count, and those of no state")
  func states() throws {
    let frames = try ["start", "end", "wide"].map { try self.frames(Self.card($0))["card"] }
    #expect(
      frames == [
        LayoutRect(x: 8, y: 0, width: 100, height: 40),
        LayoutRect(x: 292, y: 0, width: 100, height: 40),
        LayoutRect(x: 192, y: 0, width: 200, height: 40),
      ]
    )
    // Without a state nothing says where it is, and how wide.
    let open = try SceneReading(json: Self.card(nil)).document
    #expect(try open.solved(findingAmbiguities: true).diagnostics.map(\.kind) == [.ambiguous])
  }

  @Test("The first place that fits counts, or the current one as long as it fits")
  func places() throws {
    // 100 + 20 + 80 are within 300, 250 + 20 + 80 are not; above, 50 are too little for 80.
    #expect(try frames(Self.menu(top: 100))["menu"]?.minY == 120)
    #expect(try frames(Self.menu(top: 250))["menu"]?.minY == 170)
    #expect(try frames(Self.menu(top: 100, "above"))["menu"]?.minY == 20)
    #expect(try frames(Self.menu(top: 50, "above"))["menu"]?.minY == 70)
    #expect(try frames(Self.menu(top: 250, "below"))["menu"]?.minY == 170)
    // The area ends at 140.
    #expect(try frames(Self.menu(top: 30, within: true))["menu"]?.minY == 50)
    #expect(try frames(Self.menu(top: 90, within: true))["menu"]?.minY == 10)
  }

  @Test(
    "A conflict in a state names its constraints by their places in the document, and the state"
  )
  func conflict() throws {
    let text = Self.card("end").replacing(
      #""constant": 100, "in": ["start", "end"]"#,
      with: #""constant": 100, "in": ["start", "end", "wide"]"#
    )
    // In the third state the width is 100 and 200.
    let document = try SceneReading(
      json: text.replacing(#""current": "end""#, with: #""current": "wide""#)
    ).document
    let conflict = try #require(try document.solved().diagnostics.first)
    #expect(conflict.kind == .conflict)
    #expect(conflict.broken?.index == 5)
    // The third of them is the size of the root.
    #expect(conflict.statements.map(\.index) == [2, 5, nil])
    let notes = conflict.statements.map { $0.text.hasSuffix(#" in state "wide""#) }
    #expect(notes == [true, true, false])
    #expect(try SceneReading(json: text).document.solved().diagnostics == [])
  }

  @Test("In a conflict the oldest count, wherever their states were defined")
  func order() throws {
    for older in [true, false] {
      let (first, second) = older ? (#", "in": ["narrow"]"#, "") : ("", #", "in": ["narrow"]"#)
      let text = """
        {"version": 1, "root": {
           "id": "root", "size": {"width": 400, "height": 300}, "children": [{"id": "a"}]},
         "states": [{"names": ["narrow"], "current": "narrow"}],
         "constraints": [
           {"first": "a", "attribute": "width", "constant": 10\(first)},
           {"first": "a", "attribute": "width", "constant": 20\(second)}]}
        """
      #expect(try SceneReading(json: text).document.solved().frames["a"]?.width == 10)
    }
  }

  @Test(
    "Faults of states and places, with their paths",
    arguments: [
      (
        #""names": ["start", "end", "wide"]"#, #""names": []"#,
        "states[0].names: expected one name or more, found an array"
      ),
      (
        #""current": "end""#, #""current": "ends""#,
        #"states[0].current: expected one of the names, found "ends""#
      ),
      (
        #""names": ["start", "end", "wide"]"#, #""names": ["start", "end", "wide", "end"]"#,
        #"states[0].names[3]: expected a name of its own, found "end", which another state or place has already"#
      ),
      (
        #""in": ["end", "wide"]"#, #""in": ["end", "wode"]"#,
        #"constraints[4].in[1]: expected the name of a state or a place, found "wode", which the document does not have; did you mean "wide"?"#
      ),
      (
        #""in": ["end", "wide"]"#, #""in": []"#,
        "constraints[4].in: expected one name or more, found an array"
      ),
      (
        #""in": ["end", "wide"]"#, #""in": ["end", "end"]"#,
        #"constraints[4].in[1]: expected another name beside "end", found "end""#
      ),
      (
        #""constraints": ["#, #""places": [{"for": "crad", "names": ["x"]}], "constraints": ["#,
        #"places[0].for: expected the id of an item or a guide, found "crad", which the tree does not have; did you mean "card"?"#
      ),
    ]
  )
  func faults(part: String, damage: String, fault: String) throws {
    let text = Self.card("end").replacing(part, with: damage)
    let faults = SceneReading.faults(in: Array(text.utf8))
    #expect(faults.map(\.description) == [fault])
  }

  @Test("A constraint is in states of one list, or among the places of one item")
  func mixed() throws {
    let text = Self.menu(top: 100)
      .replacing(#""places": ["#, with: #""states": [{"names": ["dark"]}], "places": ["#)
      .replacing(#""in": ["above"]"#, with: #""in": ["above", "dark"]"#)
    let faults = SceneReading.faults(in: Array(text.utf8))
    #expect(
      faults.map(\.description) == [
        #"constraints[8].in[1]: expected another name beside "above", found "dark""#
      ]
    )
  }
}
