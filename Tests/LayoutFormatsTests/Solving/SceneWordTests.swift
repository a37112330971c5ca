import ConstraintKernel
import LayoutFormats
import Testing

/// Words of several constraints as elements of a document.
@Suite("Words in scenes")
struct SceneWordTests {
  /// A root of 400 × 300 with views of 40, 100 and 60 points and a line, and what is said of them.
  private static func text(_ constraints: String, _ more: String = "") -> String {
    """
    {"version": 1, \(more) "root": {
       "id": "root", "size": {"width": 400, "height": 300},
       "children": [{"id": "back"}, {"id": "title"}, {"id": "more"}], "guides": [{"id": "line"}]},
     "constraints": [
       {"first": "back", "attribute": "width", "constant": 40},
       {"first": "title", "attribute": "width", "constant": 100},
       {"first": "more", "attribute": "width", "constant": 60},
       {"first": "back", "attribute": "height", "constant": 20},
       {"first": "title", "attribute": "height", "constant": 20},
       {"first": "more", "attribute": "height", "constant": 20},
       \(constraints)]}
    """
  }

  /// Something to be said, and where it begins along its axis.
  struct Saying: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let more: String
    let starts: [String: Double]

    init(_ text: String, _ starts: [String: Double], more: String = "") {
      (testDescription, self.text, self.more, self.starts) = (text, text, more, starts)
    }
  }

  private static let ends = """
    "from": "root", "fromAttribute": "leading", "to": "root", "toAttribute": "trailing"
    """

  /// All three begin at the start: their edges lie at 40, 100 and 60.
  private static let atStart = ["back", "title", "more"].map {
    #"{"first": "\#($0)", "attribute": "leading", "second": "root", "secondAttribute": "leading"}"#
  }.joined(separator: ", ")

  static let sayings = [
    // 200 are left: four gaps of 50, two of 100, or half and a quarter before all of them.
    Saying(
      #"{"chain": ["back", "title", "more"], \#(ends)}"#,
      ["back": 50, "title": 140, "more": 290]
    ),
    Saying(
      #"{"chain": ["back", "title", "more"], "style": "spreadInside", \#(ends)}"#,
      ["back": 0, "title": 140, "more": 340]
    ),
    Saying(
      #"{"chain": ["back", "title", "more"], "style": "packed", \#(ends)}"#,
      ["back": 100, "title": 140, "more": 240]
    ),
    Saying(
      #"{"chain": ["back", "title", "more"], "style": "packed", "share": 0.25, \#(ends)}"#,
      ["back": 50, "title": 90, "more": 190]
    ),
    // From 10 to 370, with 5 beside each gap: two gaps of 75.
    Saying(
      #"{"chain": ["back", "title", "more"], "style": "spreadInside", "spacing": 5, \#(ends), "lead": 10, "tail": 30}"#,
      ["back": 10, "title": 130, "more": 310]
    ),
    Saying(
      #"\#(atStart), {"barrier": "line", "edge": "trailing", "of": ["back", "title"], "margin": 8}"#,
      ["line": 108]
    ),
    Saying(#"{"guideline": "line", "along": "horizontal", "start": 30}"#, ["line": 30]),
    Saying(#"{"guideline": "line", "along": "horizontal", "end": 30}"#, ["line": 370]),
    Saying(#"{"guideline": "line", "along": "horizontal", "fraction": 0.3}"#, ["line": 120]),
    // 0.3 · (400 − 100), and 0.3 · (380 − 100) behind 20.
    Saying(#"{"bias": "title", "share": 0.3, \#(ends)}"#, ["title": 90]),
    Saying(#"{"bias": "title", "share": 0.3, \#(ends), "lead": 20}"#, ["title": 104]),
    // Two usual gaps of 8 behind 20 and 40; with others two of 3 behind 4 and 40.
    Saying(
      """
      {"first": "back", "attribute": "leading", "second": "root", "secondAttribute": "leading", "gaps": 1},
      {"first": "title", "attribute": "leading", "second": "back", "secondAttribute": "trailing", "gaps": 2}
      """,
      ["back": 20, "title": 76]
    ),
    Saying(
      """
      {"first": "back", "attribute": "leading", "second": "root", "secondAttribute": "leading", "gaps": 1},
      {"first": "title", "attribute": "leading", "second": "back", "secondAttribute": "trailing", "gaps": 2}
      """,
      ["back": 4, "title": 50],
      more: #""siblingGap": 3, "superviewGap": 4,"#
    ),
  ]

  @Test("Each places its items as the word says, in both directions", arguments: sayings)
  func solved(saying: Saying) throws {
    let reading = try SceneReading(json: Self.text(saying.text, saying.more))
    #expect(reading.ignoredKeys == [])
    let frames = try reading.document.solved().frames
    for (id, start) in saying.starts { #expect(frames[id]?.minX == start, "\(id)") }
    let mirrored = try SceneReading(
      json: Self.text(saying.text, saying.more + #""direction": "rtl","#)
    )
    for (id, frame) in try mirrored.document.solved().frames {
      guard let start = saying.starts[id] else { continue }
      #expect(abs(400 - frame.maxX - start) < 1e-6, "\(id)")
    }
  }

  @Test("Written and read again it is the same document, to the byte", arguments: sayings)
  func again(saying: Saying) throws {
    let document = try SceneReading(json: Self.text(saying.text, saying.more)).document
    let text = try document.encoded()
    let again = try SceneReading(json: text)
    #expect(again.ignoredKeys == [])
    #expect(again.document == document)
    #expect(try again.document.encoded() == text)
  }

  @Test("A ratio is a width and a height, with its relation")
  func ratio() throws {
    let text = """
      {"version": 1, "root": {"id": "root", "size": {"width": 400, "height": 300},
       "children": [{"id": "photo"}]},
       "constraints": [
         {"first": "photo", "attribute": "width", "constant": 100},
         {"ratio": "photo", "value": 2.5}, {"ratio": "photo", "relation": "lessThanOrEqual", "value": 3}]}
      """
    let document = try SceneReading(json: text).document
    #expect(try document.solved().frames["photo"]?.height == 40)
    #expect(document.constraints[1].description == "photo.width == 2.5 · photo.height")
    #expect(document.constraints[2].description == "photo.width <= 3 · photo.height")
  }

  @Test("What cannot be said is refused where it stands")
  func refused() {
    let cases = [
      (#"{"chain": [], \#(Self.ends)}"#, "chain"),
      (#"{"chain": ["back", "back"], \#(Self.ends)}"#, "chain[1]"),
      (#"{"chain": ["back", "nobody"], \#(Self.ends)}"#, "chain[1]"),
      (#"{"chain": ["back", "root"], \#(Self.ends)}"#, "from"),
      (#"{"chain": ["back"], "style": "loose", \#(Self.ends)}"#, "style"),
      (#"{"chain": ["back"], "style": "packed", "share": 2, \#(Self.ends)}"#, "share"),
      (#"{"chain": ["back"], "weights": [1, 2], \#(Self.ends)}"#, "weights"),
      (#"{"chain": ["back"], "weights": [-1], \#(Self.ends)}"#, "weights[0]"),
      (
        #"{"chain": ["back"], "from": "root", "fromAttribute": "leading", "to": "root"}"#,
        "toAttribute"
      ),
      (
        #"{"chain": ["back"], "from": "root", "fromAttribute": "top", "to": "root", "toAttribute": "right"}"#,
        "toAttribute"
      ),
      (#"{"barrier": "line", "edge": "centerX", "of": ["back"]}"#, "edge"),
      (#"{"barrier": "line", "edge": "top", "of": []}"#, "of"),
      (#"{"barrier": "line", "edge": "top", "of": ["line"]}"#, "of"),
      (#"{"barrier": "root", "edge": "top", "of": ["back"]}"#, "barrier"),
      (#"{"guideline": "line", "along": "horizontal"}"#, "start"),
      (#"{"guideline": "line", "along": "horizontal", "start": 1, "end": 1}"#, "end"),
      (#"{"guideline": "line", "along": "horizontal", "fraction": 1.5}"#, "fraction"),
      (#"{"guideline": "root", "along": "horizontal", "start": 1}"#, "guideline"),
      (#"{"bias": "title", "share": -0.1, \#(Self.ends)}"#, "share"),
      (#"{"bias": "root", "share": 0.1, \#(Self.ends)}"#, "from"),
      (#"{"bias": "title", "share": 0.1, "priority": 0, \#(Self.ends)}"#, "priority"),
      (#"{"ratio": "title", "value": 0}"#, "value"),
      (#"{"first": "title", "attribute": "width", "gaps": 1}"#, "gaps"),
    ]
    for (text, place) in cases {
      let faults = SceneReading.faults(in: Array(Self.text(text).utf8))
      #expect(faults.first?.path == "constraints[6].\(place)", "\(text): \(faults)")
    }
  }

  @Test("A conflict names the word by its place, and breaks it as one")
  func conflict() throws {
    let text = Self.text(
      #"{"chain": ["back", "title", "more"], \#(Self.ends), "source": "App/Bar.swift:7"}"#
    )
    .replacing("\"width\": 400", with: "\"width\": 100")
    let answer = try SceneReading(json: text).document.solved()
    #expect(!answer.isFeasible)
    let broken = try #require(answer.diagnostics.first?.broken)
    #expect(
      broken.description
        == "chain of back, title and more   (constraints[6], App/Bar.swift:7)"
    )
  }
}
