import SourceRewriting
import Testing

@Suite("Tokens of Swift source")
struct TokenTests {
  private func words(_ text: String) throws -> [String] {
    let source = try SwiftSource(Array(text.utf8))
    return source.tokens.map { source.text($0.range) }
  }

  @Test(
    "A literal is one token, whatever it holds",
    arguments: [
      #""plain""#, #""a \"quoted\" word""#, #""sum: \(1 + two(") }")) done""#,
      ##"#"raw \(no) "quote" "#"##,
      ##"#"raw \#(yes("x")) "#"##, "\"\"\"\n  { unbalanced ( \\(a[\"b\"])\n  \"\"\"",
      #""\("\("deep")")""#, "##\"a\"#b\"##", #"/[a-z(]+}/"#, #"#/ { / /#"#, #""\(a /* ) */ + b)""#,
    ]
  )
  func literals(literal: String) throws {
    #expect(try words("let x = \(literal)\ny") == ["let", "x", "=", literal, "y"])
  }

  @Test("A slash between operands is an operator, not a regular expression")
  func division() throws {
    #expect(try words("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(try words("width/2 + height/3") == ["width", "/", "2", "+", "height", "/", "3"])
    #expect(try words("f(/ab/, x / 2)") == ["f", "(", "/ab/", ",", "x", "/", "2", ")"])
  }

  @Test("Comments nest, and hold no tokens")
  func comments() throws {
    let source = try SwiftSource(Array("a /* { /* ( */ } */ b // { \"\nc".utf8))
    #expect(source.tokens.map { source.text($0.range) } == ["a", "b", "c"])
    #expect(source.comments.map { source.text($0.range) } == ["/* { /* ( */ } */", "// { \""])
    #expect(source.comments.map(\.isLine) == [false, true])
  }

  @Test("Operators are taken apart where Swift takes them apart")
  func operators() throws {
    #expect(try words("a!.b?.c ?? d") == ["a", "!", ".", "b", "?", ".", "c", "??", "d"])
    #expect(try words("x != y") == ["x", "!=", "y"])
    #expect(try words("Left(>=8)") == ["Left", "(", ">=", "8", ")"])
    #expect(try words("0..<4 1.5e-3 0xFFp-2") == ["0", "..<", "4", "1.5e-3", "0xFFp-2"])
    #expect(try words("view <- Top()") == ["view", "<-", "Top", "(", ")"])
  }

  @Test("A statement ends with its line unless the next one goes on with it")
  func statements() throws {
    let text = """
      a.b(
        1)
        .c()
      let x = y
        + z; f()
      if a
      {
        b
      }
      else { c }
      -d
      switch e { case 1: g }
      #if DEBUG
      h
      #endif
      """
    let source = try SwiftSource(Array(text.utf8))
    let statements = source.statements(in: source.tokens.indices).map {
      source.text(ofTokens: $0).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(
      statements == [
        "a.b( 1) .c()", "let x = y + z", "f()", "if a { b } else { c }", "-d",
        "switch e { case 1: g }", "#if DEBUG", "h", "#endif",
      ]
    )
  }

  @Test("A chain keeps the text and the place of every argument")
  func chains() throws {
    let text = "self.rows[i].snp.make(a + b, of: \"x\") { make in f() }"
    let source = try SwiftSource(Array(text.utf8))
    let chain = try #require(source.chain(at: 0, limit: source.tokens.count))
    #expect(chain.links.map(\.name) == ["rows", "", "snp", "make"])
    #expect(source.text(of: chain, before: 2) == "self.rows[i]")
    let call = try #require(chain.links.last)
    let arguments = try #require(call.arguments)
    #expect(arguments.map(\.label) == [nil, "of"])
    #expect(arguments.map { source.text(ofTokens: $0.tokens) } == ["a + b", "\"x\""])
    let closure = try #require(source.closure(at: call.closures[0]))
    #expect(closure.parameters == ["make"])
    #expect(source.text(ofTokens: closure.body) == "f()")
  }

  @Test(
    "A closure's parameters are read in every spelling",
    arguments: [
      ("{ a in x }", ["a"]), ("{ a, b in x }", ["a", "b"]), ("{ (a) in x }", ["a"]),
      ("{ (a: Maker, b: Int) -> Void in x }", ["a", "b"]), ("{ [weak self] a in x }", ["a"]),
      ("{ x }", []), ("{ [unowned self] in x }", []), ("{ (a) -> Void in\n x }", ["a"]),
    ]
  )
  func closures(text: String, parameters: [String]) throws {
    let source = try SwiftSource(Array(text.utf8))
    let closure = try #require(source.closure(at: 0))
    #expect(closure.parameters == parameters)
    #expect(source.text(ofTokens: closure.body) == "x")
  }
}
