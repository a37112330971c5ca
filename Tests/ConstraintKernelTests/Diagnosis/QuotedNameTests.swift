import ConstraintKernel
import Testing

@Suite("Names in text that reads like code")
struct QuotedNameTests {
  @Test(
    "A path of identifiers stands as it is",
    arguments: [
      "card", "_card", "Größe", "名前", "v2", "Card.header", "Card.badges[1]", "Card.badges[1].icon",
      "LayoutView#3", "pair.0", "Card.pairs[12].1", "",
    ]
  )
  func path(name: String) {
    #expect(LayoutText.quoted(name) == name)
  }

  @Test(
    "Any other name stands in backquotes, on one line, and is read back",
    arguments: [
      ("Sign in", "`Sign in`"), ("gap 1", "`gap 1`"), ("nav-bar", "`nav-bar`"), ("2", "`2`"),
      ("2.width", "`2.width`"), ("end.", "`end.`"), (".start", "`.start`"), ("a..b", "`a..b`"),
      ("badges[]", "`badges[]`"), ("badges[1", "`badges[1`"), ("Cell<Int>#1", "`Cell<Int>#1`"),
      ("say \"hi\"", "`say \"hi\"`"), ("it's", "`it's`"), ("Ada …", "`Ada …`"), ("👍", "`👍`"),
      ("a`b", "`a\\`b`"), ("a\\b", "`a\\\\b`"), ("two\nlines", "`two\\nlines`"),
      ("two\r\nlines", "`two\\r\\nlines`"), ("\tx", "`\\tx`"), (" ", "` `"),
    ]
  )
  func quoted(name: String, text: String) {
    #expect(LayoutText.quoted(name) == text)
    #expect(LayoutText.unquoted(text) == name)
  }

  @Test("Text that is not quoted is read as it is", arguments: ["card", "`", "``", "`a", "a`"])
  func unquoted(text: String) {
    #expect(LayoutText.unquoted(text) == text)
  }

  @Test("What has gone needs no quotation: its name is the kernel's own")
  func gone() {
    let (root, _) = makeRoot()
    let constraint = root.topAnchor.constraint(equalTo: makeView("view").topAnchor)
    #expect("\(constraint)" == "root.top == (freed).top")
  }
}
