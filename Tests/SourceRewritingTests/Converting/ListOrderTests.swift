import LayoutStatements
import SourceRewriting
import Testing

/// A list whose constraints code asks for by their places keeps them where they are.
@Suite("The order of constraints in lists")
struct ListOrderTests {
  private static let list = """
    list = [
        title.widthAnchor.constraint(equalToConstant: 12),
        text.topAnchor.constraint(equalTo: topAnchor),
        title.leftAnchor.constraint(equalTo: leftAnchor),
    ]
    """

  private func file(_ use: String, _ list: String = Self.list, module: String = "") -> String {
    let cleared = """
      title.translatesAutoresizingMaskIntoConstraints = false
      text.translatesAutoresizingMaskIntoConstraints = false

      """
    return view(module, (module.isEmpty ? cleared : "") + list + "\n" + use).replacing(
      "  let count = 3\n",
      with: "  var list: [NSLayoutConstraint] = []\n"
    )
  }

  @Test(
    "Blocks of items would change it where they are interleaved",
    arguments: [
      "list[1].constant = 4", "self.list[1].constant = 4", "list.first?.isActive = true",
      "let second = list.dropFirst().first", "let other = list\nother[1].constant = 4",
      "if let other = self.list {\n  change(other)\n}", "card.list = list", "let other = list + []",
      "let other = list\n  .dropLast()", "let other = list ?? []", "change(list)",
      "for (index, one) in list.enumerated() { one.constant = CGFloat(index) }",
      "let all = zip(list, [1, 2]).map { $0.0 }",
      "let handle = list[0]\nhandle.priority = .defaultLow",
    ]
  )
  func asked(_ use: String) throws {
    let result = try converted(file(use), .anchors, .maker)
    #expect(result.report.left == ["no words": 3], "\(result.text)")
    #expect(result.text.contains("title.widthAnchor.constraint(equalToConstant: 12),"))
    // One call after the other is the order that was written.
    let pinned = try converted(file(use), .anchors, .autoPin)
    #expect(pinned.report.left.isEmpty, "\(pinned.text)")
  }

  @Test(
    "Where each use is of all constraints it makes no difference",
    arguments: [
      "", "NSLayoutConstraint.activate(list)", "NSLayoutConstraint.deactivate(self.list)",
      "addConstraints(list)", "list.forEach { $0.isActive = true }",
      "for one in list { one.isActive = true }", "list += []", "if list.isEmpty { return }",
      "NSLayoutConstraint.activate(count > 2 ? list : [])",
      "let other = list\nNSLayoutConstraint.activate(other)\nlist = other",
      "if let old = list {\n  NSLayoutConstraint.deactivate(old)\n}",
    ]
  )
  func whole(_ use: String) throws {
    let result = try converted(file(use), .anchors, .maker)
    #expect(result.report.left.isEmpty, "\(result.text)")
  }

  @Test("A local of one name with a member of other files is asked in its function alone")
  func local() throws {
    let use = "let local = list\nNSLayoutConstraint.activate(local)"
    let text = file(
      use.replacing("list", with: "parts"),
      Self.list.replacing("list =", with: "let parts =")
    )
    let other = "func f(_ card: Card) { card.parts[1].constant = 4; card.local[1].constant = 4 }"
    let result = try converted(text, .anchors, .maker, besides: [other])
    #expect(result.report.left.isEmpty, "\(result.text)")
    // A member is asked from everywhere.
    let kept = text.replacing("let local = parts", with: "NSLayoutConstraint.activate(parts)")
      .replacing("NSLayoutConstraint.activate(local)", with: "self.list = parts")
    let whole = try converted(kept, .anchors, .maker, besides: [other])
    #expect(whole.report.left.isEmpty, "\(whole.text)")
    let asked = other.replacing("card.local", with: "card.list")
    let left = try converted(kept, .anchors, .maker, besides: [asked])
    #expect(left.report.left == ["no words": 3], "\(left.text)")
  }

  @Test("An order that a dialect keeps may be asked for")
  func kept() throws {
    let sorted = Self.list.replacing(
      "text.topAnchor.constraint(equalTo: topAnchor)",
      with: "title.topAnchor.constraint(equalTo: topAnchor, constant: 2)"
    )
    let result = try converted(file("list[1].constant = 4", sorted), .anchors, .maker)
    #expect(result.report.left.isEmpty, "\(result.text)")
    #expect(result.text.contains("list[1].constant = 4"))
    // One chain for two attributes makes that of the left edge first.
    let joined = Self.list.replacing("text.topAnchor", with: "title.topAnchor")
    let other = try converted(file("list[1].constant = 4", joined), .anchors, .maker)
    #expect(other.report.left == ["no words": 3], "\(other.text)")
  }

  @Test("PureLayout centres vertically first, and SnapKit horizontally")
  func centers() throws {
    let list =
      "list = NSLayoutConstraint.autoCreateAndInstallConstraints {\n    "
      + "title.autoCenterInSuperview()\n}"
    let before = file("list[0].constant = 4", list, module: "PureLayout")
    let chains = try converted(before, .autoPin, .maker)
    #expect(chains.report.left == ["no words": 1], "\(chains.text)")
    let anchors = try converted(before, .autoPin, .anchors)
    #expect(anchors.report.left.isEmpty)
    let first = try #require(anchors.text.firstRange(of: "title.centerYAnchor"))
    let second = try #require(anchors.text.firstRange(of: "title.centerXAnchor"))
    #expect(first.lowerBound < second.lowerBound, "\(anchors.text)")
  }
}
