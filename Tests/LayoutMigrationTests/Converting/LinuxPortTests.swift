import LayoutMigration
import Testing

@Suite("Source for Linux")
struct LinuxPortTests {
  private func port(_ text: String) throws -> String {
    String(decoding: try LinuxPort().convert(Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test(
    "Attributes of another runtime are removed",
    arguments: [
      ("@objc func tap() {}", "func tap() {}"),
      ("@objc(tapped:)\n  func tap() {}", "func tap() {}"),
      ("@IBOutlet private weak var label: UILabel!", "private weak var label: UILabel!"),
      ("@objc dynamic var name = 1", "var name = 1"),
      ("@available(iOS 13, *) @objc func f() {}", "@available(iOS 13, *) func f() {}"),
      ("@MainActor class A {}", "@MainActor class A {}"), ("let dynamic = 1", "let dynamic = 1"),
      ("let s = \"@objc\" // @objc", "let s = \"@objc\" // @objc"),
    ]
  )
  func attributes(text: String, expected: String) throws {
    #expect(try port(text) == expected)
  }

  @Test("A call with a selector becomes a comment")
  func calls() throws {
    let text = """
      func f() {
          button.addTarget(self,
                           action: #selector(tap(_:)), for: .touchUpInside)
          next()
      }
      """
    let expected = """
      func f() {
          // layout convert: no selectors on Linux: button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
          next()
      }
      """
    #expect(try port(text) == expected)
  }

  @Test("A selector inside another expression stays under a comment, once")
  func expressions() throws {
    let text = "func f() {\n  let tap = Gesture(target: self, action: #selector(tap))\n}\n"
    let once = try port(text)
    #expect(
      once.contains("  // layout convert: left as it was, since Linux has no selectors\n  let tap")
    )
    #expect(try port(once) == once)
  }
}
