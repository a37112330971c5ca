import LayoutFormats
import Testing

@Suite("Did you mean")
struct NearestWordTests {
  @Test(
    "An edit for every three letters is near",
    arguments: [
      ("slove", "solve"), ("chek", "check"), ("Inspct", "inspect"), ("explian", "explain"),
      ("LINT", "lint"), ("xyz", nil), ("a", nil), ("", nil), ("solve", nil),
    ]
  )
  func commands(word: String, meant: String?) {
    let commands = ["solve", "check", "inspect", "explain", "lint"]
    #expect(NearestWord.nearest(to: word, among: commands) == meant)
  }

  @Test("A name without its beginning is near, whatever its length, and the first of equals counts")
  func names() {
    let names = ["Bar", "Bar.title", "Bar.heading", "Foot.heading"]
    #expect(NearestWord.nearest(to: "heading", among: names) == "Bar.heading")
    let question = NearestWord.question(for: "Bar.haeding", among: names)
    #expect(question == " Did you mean 'Bar.heading'?")
    #expect(NearestWord.question(for: "nothing like it", among: names).isEmpty)
    let long = String(repeating: "x", count: 10_000)
    #expect(NearestWord.nearest(to: long, among: [long + "y"]) == nil)
  }

  @Test("A fault of a document that names an item wrong names the one it means")
  func documents() {
    let text = """
      {"version": 1, "root": {"id": "root", "size": {"width": 80, "height": 50},
       "children": [{"id": "avatar"}]},
       "constraints": [{"first": "avtar", "attribute": "width", "constant": 30}]}
      """
    #expect {
      try SceneReading(json: text)
    } throws: { error in
      "\(error)".contains("which the tree does not have; did you mean \"avatar\"?")
    }
  }
}
