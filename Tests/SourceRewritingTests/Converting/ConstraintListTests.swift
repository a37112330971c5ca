import LayoutStatements
import SourceRewriting
import Testing

/// What collects constraints before all of them are activated.
@Suite("Lists of constraints")
struct ConstraintListTests {
  private let flags = """
    title.translatesAutoresizingMaskIntoConstraints = false
    text.translatesAutoresizingMaskIntoConstraints = false

    """

  private func lines(
    _ code: String,
    _ from: SourceConversion.Origin,
    _ to: SourceDialect
  ) throws -> [String] {
    let (text, report) = try converted(view("", flags + code), from, to)
    #expect(report.left.isEmpty, "\(report.leftovers)")
    return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test("A list that grows by elements, lists and format strings is gone, and so are its views")
  func grows() throws {
    let code = """
      let views = ["a": title, "b": text]
      var all = [NSLayoutConstraint]()
      all += NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]", options: [], metrics: nil, views: views)
      all.append(text.topAnchor.constraint(equalTo: title.bottomAnchor))
      all.append(contentsOf: NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]", options: [], metrics: nil, views: views))
      NSLayoutConstraint.activate(all)
      """
    let lines = try lines(code, .visual, .anchors)
    #expect(
      lines.filter { $0.contains(".constraint(") } == [
        "title.leadingAnchor.constraint(equalTo: self.leadingAnchor),",
        "text.topAnchor.constraint(equalTo: title.bottomAnchor),",
        "title.topAnchor.constraint(equalTo: self.topAnchor),",
      ]
    )
    #expect(!lines.contains { $0.contains("views") || $0.contains("all") }, "\(lines)")
  }

  @Test("Lists that are activated as a sum, or one by one, are read too")
  func sums() throws {
    let code = """
      let across = [title.leftAnchor.constraint(equalTo: leftAnchor)]
      let down = [title.topAnchor.constraint(equalTo: topAnchor)]
      NSLayoutConstraint.activate(across + down)
      [title.widthAnchor.constraint(equalToConstant: 4)].forEach { $0.isActive = true }
      """
    let lines = try lines(code, .anchors, .maker)
    #expect(lines.contains("make.top.left.equalToSuperview()"), "\(lines)")
    #expect(lines.contains("make.width.equalTo(4)"))
    #expect(!lines.contains { $0.contains("across") || $0.contains("Anchor") }, "\(lines)")
  }

  @Test("Code and branches between keep their places and their names")
  func branches() throws {
    let code = """
      var all: [NSLayoutConstraint] = []
      let side = gap * 2
      if count > 2 {
        all += [title.leftAnchor.constraint(equalTo: leftAnchor, constant: side)]
      } else {
        all.append(title.rightAnchor.constraint(equalTo: rightAnchor))
      }
      NSLayoutConstraint.activate(all)
      print(side)
      """
    let lines = try lines(code, .anchors, .autoPin)
    let start = try #require(lines.firstIndex(of: "let side = gap * 2"))
    #expect(
      lines[start..<start + 7] == [
        "let side = gap * 2", "if count > 2 {",
        "title.autoPinEdge(toSuperviewEdge: .left, withInset: side)", "} else {",
        "title.autoPinEdge(toSuperviewEdge: .right)", "}", "print(side)",
      ]
    )
  }

  @Test("A property that a variable is handed to keeps the constraint itself")
  func names() throws {
    let code = """
      let height = title.heightAnchor.constraint(equalToConstant: 4)
      height.priority = .defaultLow
      height.isActive = true
      stored = height
      """
    let file = view("", flags + code).replacing(
      "let count = 3",
      with: "let count = 3\n  var stored: NSLayoutConstraint?"
    )
    let (text, report) = try converted(file, .anchors, .autoPin)
    #expect(report.left.isEmpty, "\(report.leftovers)")
    #expect(text.contains("NSLayoutConstraint.autoSetPriority(.defaultLow) {\n"), "\(text)")
    #expect(text.contains("stored = title.autoSetDimension(.height, toSize: 4)\n"), "\(text)")
    #expect(!text.contains("= NSLayoutConstraint"), "\(text)")
    #expect(!text.contains("let height"), "\(text)")
  }

  @Test(
    "A list that other code gets stays, under one comment",
    arguments: [
      "var list = [title.topAnchor.constraint(equalTo: topAnchor)]\nchange(&list)",
      "store([title.topAnchor.constraint(equalTo: topAnchor)])",
      "kept = [other, title.topAnchor.constraint(equalTo: topAnchor)]",
      "var list = other()\nlist += [title.topAnchor.constraint(equalTo: topAnchor)]\nNSLayoutConstraint.activate(list)",
    ]
  )
  func handedOn(code: String) throws {
    let (text, report) = try converted(view("", flags + code), .anchors, .maker)
    #expect(report.left == ["handed on": 1], "\(report)")
    #expect(report.converted.isEmpty)
    #expect(text.ranges(of: "// layout convert:").count == 1, "\(text)")
    #expect(try converted(text, .anchors, .maker).text == text)
  }

  @Test("Lists that are activated too far away are no part of what activates them")
  func farAway() throws {
    let names = (0..<400).map { "list\($0)" }
    let code =
      names.map { "let \($0) = [title.topAnchor.constraint(equalTo: topAnchor)]\n" }.joined()
      + "NSLayoutConstraint.activate(\(names.joined(separator: " + ")))"
    let (text, report) = try converted(view("", flags + code), .anchors, .maker)
    #expect(Array(report.left.keys) == ["handed on"])
    #expect(report.sites == 400)
    // Those that are farthest stand for themselves.
    let prepared = text.ranges(of: "title.snp.prepareConstraints { make in").count
    #expect(report.converted == ["equalTo": prepared])
    #expect(text.ranges(of: "= [title.topAnchor").count + prepared == 400)
    #expect(text.contains("let list399 = [title.topAnchor"))
  }
}
