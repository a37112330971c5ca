import Testing

@testable import LayoutFormats

@Suite("Reading JSON")
struct SceneParserTests {
  @Test("Containers are read 512 deep, and no deeper")
  func depth() throws {
    func nest(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try SceneParser.value(nest(512))
    #expect(throws: SceneReadingError.self) { try SceneParser.value(nest(513)) }
  }

  @Test(
    "Text that is no JSON says where it stops being JSON",
    arguments: [
      ("{\"version\": 1,\n \"root\" 3}", "root: expected \":\", found \"3\" in line 2, column 9"),
      ("{\"é\": 1,}", "document: expected a key in quotes, found \"}\" in line 1, column 9"),
      ("[1,\n\n]", "[1]: expected a value, found \"]\" in line 3, column 1"),
      ("[1 2]", "document: expected \",\" or \"]\", found \"2\" in line 1, column 4"),
      ("{\"a\": 1", "document: expected \",\" or \"}\", found the end in line 1, column 8"),
      ("{} x", "document: expected the end of the document, found \"x\" in line 1, column 4"),
      ("nul", "document: expected JSON, found \"n\" in line 1, column 1"),
      ("[01]", "[0]: expected a number in digits, found \"1\" in line 1, column 3"),
      ("[1.]", "[0]: expected a number in digits, found \"]\" in line 1, column 4"),
      ("[-]", "[0]: expected a number in digits, found \"]\" in line 1, column 3"),
      ("[1e+]", "[0]: expected a number in digits, found \"]\" in line 1, column 5"),
      (
        "[\"a", "[0]: expected a closing quote, found the end in line 1, column 4"
      ),
      (
        "[\"\u{1}\"]",
        "[0]: expected a closing quote, or the character as an escape, "
          + "found \"\\u0001\" in line 1, column 3"
      ),
      (
        #"["\x"]"#,
        #"[0]: expected one of the escapes \" \\ \/ \b \f \n \r \t \u1234, "#
          + #"found "x" in line 1, column 4"#
      ),
      (
        #"["\ud83d!"]"#,
        #"[0]: expected both halves of a surrogate pair, found "!" in line 1, column 9"#
      ),
      (
        #"{"a": {"b": 1, "b": 2}}"#,
        "a.b: expected one member of this name, found another in line 1, column 16"
      ),
    ]
  )
  func fault(json: String, message: String) {
    let error = #expect(throws: SceneReadingError.self) { try SceneParser.value(Array(json.utf8)) }
    #expect(error?.description == message)
  }

  @Test(
    "Numbers are read as Swift reads them",
    arguments: ["0", "-0", "12", "-3.25", "1e3", "1E+3", "2.5e-3", "0.1", "9007199254740993"]
  )
  func number(text: String) throws {
    guard case .number(let number) = try SceneParser.value(Array(text.utf8)) else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(number == Double(text))
  }

  @Test("Escapes stand for the characters RFC 8259 gives them")
  func escapes() throws {
    let json = #"  "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é"  "#
    guard case .text(let text) = try SceneParser.value(Array(json.utf8)) else {
      Issue.record("no text")
      return
    }
    #expect(Array(text.unicodeScalars) == Array("\"\\/\u{8}\u{C}\n\r\té😀é".unicodeScalars))
  }

  @Test("A byte order mark and any white space around values is skipped")
  func space() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("\r\n\t [ 1 ,\n2 ] ".utf8)
    guard case .list(let list) = try SceneParser.value(bytes) else {
      Issue.record("no list")
      return
    }
    #expect(list.count == 2)
  }
}
