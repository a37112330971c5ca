import ConstraintKernel
import Testing

@Suite("What reports call a label")
struct LabelNameTests {
  @Test(
    "A label without a name goes by the beginning of its text",
    arguments: [
      ("Save", "Save"),
      ("exactly twenty-four here", "exactly twenty-four here"),
      ("exactly twenty-four here!", "exactly twenty-four here…"),
      ("two\nlines", "two…"),
      ("two\r\nlines", "two…"),
    ]
  )
  func beginning(text: String, name: String) {
    #expect(LayoutLabel(text).layoutName == name)
  }

  @Test("A name of its own goes before the text")
  func named() {
    let label = LayoutLabel("Save")
    label.layoutName = "button"
    #expect(label.layoutName == "button")
  }
}
