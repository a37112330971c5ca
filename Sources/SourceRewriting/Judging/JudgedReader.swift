/// Reads the constraints of all dialects in a file.
struct JudgedReader {
  let code: JudgedCode
  let facts: JudgedFacts
  let isOriginal: Bool
  /// The constraints by function and branch.
  private(set) var constraints: [String: [JudgedConstraint]] = [:]
  /// Constants that are set by function and branch.
  private(set) var changes: [String: [JudgedSum]] = [:]
  /// Calls that the judge cannot read, by function and branch.
  private(set) var unread: [String: [String]] = [:]
  /// Lines that clear an item's flag, by function and branch: the item, and the line.
  private(set) var flags: [String: [(item: String, line: Int)]] = [:]
  /// The items whose flags a dialect clears by itself, by function.
  private(set) var placed: [String: Set<String>] = [:]
  /// The items that anchors and initialisers lay out, which leave flags as they are, by function.
  private(set) var anchored: [String: Set<String>] = [:]
  /// Constraints and lists that PureLayout's words install or remove, by function and branch: a sign and the name.
  private(set) var installed: [String: [(text: String, line: Int)]] = [:]
  /// The same in all words, the platform's too.
  private(set) var switched: [String: [String]] = [:]
  /// The last constraint that each variable of a function holds.
  var named: [String: (place: String, index: Int)] = [:]
  /// Blocks with a priority, in order.
  var blocks: [(words: Range<Int>, priority: String)] = []

  init(_ code: JudgedCode, _ facts: JudgedFacts, isOriginal: Bool) {
    self.code = code
    self.facts = facts
    self.isOriginal = isOriginal
  }

  mutating func read() {
    for index in code.words.indices {
      let word = code.text(index)
      let before = code.text(index - 1)
      if word.hasSuffix("Constraints"), code.text(index - 2) == "snp" || word.hasPrefix("snp_") {
        maker(index)
      } else if word == "constrain", code.text(index + 1) == "(", before != "func" {
        operators(index)
      } else if word == "layout", code.text(index - 2) == "easy", code.text(index + 1) == "(" {
        let element = index + 2..<code.partner(index + 1)
        if code.text(index + 2) == "Chain", !isOriginal {
          let items = listedItems(code.start(before: index - 3)..<index - 3)
          for item in items ?? [] { place(item, at: index) }
          _ = attributeWord(element, of: items, at: index)
          continue
        }
        attributes(code.parts(index + 2..<code.partner(index + 1)), subject(index - 2), index)
        installs(before: code.start(before: index), at: index)
      } else if word == "<-" {
        let end = statementEnd(index + 1)
        let start = code.start(before: index)
        attributes([index + 1..<end], code.text(start..<index), index)
      } else if word.hasPrefix("auto"), word.count > 4, code.text(index + 1) == "(",
        before != "func"
      {
        pinning(index)
      } else if word == "autoCreateAndInstallConstraints" {
        installs(before: code.start(before: index), at: index, isInstalled: true)
      } else if anchoredWord(index) {
        continue
      } else if word == "chain", code.text(index - 2) == "snp", code.text(index + 1) == "(",
        !isOriginal
      {
        makerChain(index)
      } else if word == "constraint", before == ".", code.text(index - 2).hasSuffix("Anchor"),
        code.text(index + 1) == "("
      {
        anchors(index)
      } else if word == "constraint", code.text(index + 1) == "(",
        JudgedSites.relates(index, code)
      {
        miss(index..<code.after(index + 1))
      } else if word.hasSuffix("LayoutConstraint"), code.text(index + 1) == "(",
        code.text(index + 2) == "item"
      {
        initializer(index)
      } else if word == "withVisualFormat" {
        format(index)
      } else if word == "translatesAutoresizingMaskIntoConstraints" {
        flag(index)
      } else if word == "priority", before == ".", code.text(index + 1) == "=" {
        setPriority(index)
      } else if word == "activate" || word == "deactivate", code.text(index + 1) == "(",
        code.text(index - 2).hasSuffix("LayoutConstraint")
      {
        activates(code.text(index + 2..<code.partner(index + 1)), word == "activate", at: index)
      } else if word == "isActive", before == ".", code.text(index + 1) == "=" {
        let name = code.text(code.start(before: index)..<index - 1)
        activates(name, code.text(index + 2) == "true", at: index)
      } else if word == "constant", before == ".", code.text(index + 1) == "=" {
        let end = statementEnd(index + 2)
        changes[code.place(index), default: []].append(arithmetic.sum(index + 2..<end))
      }
    }
  }

  /// Notes a list or a constraint that becomes active, or no longer is.
  mutating func activates(
    _ name: String,
    _ isActive: Bool,
    at index: Int,
    isInstalled: Bool = false
  ) {
    var name = JudgedConstraint.plain(name)
    // What is not there is none: `compact ?? []`.
    if name.hasSuffix("[]") { name.removeLast(2) }
    if name.hasSuffix(" as NSArray") { name.removeLast(" as NSArray".count) }
    let text = (isActive ? "+" : "-") + name
    switched[code.place(index), default: []].append(text)
    guard isInstalled else { return }
    installed[code.place(index), default: []].append((text, code.words[index].line))
  }

  /// Notes the variable that takes constraints which are active as soon as they are made.
  private mutating func installs(before start: Int, at index: Int, isInstalled: Bool = false) {
    guard code.text(start - 1) == "=" else { return }
    var last = start - 2
    while ["?", "!"].contains(code.text(last)) { last -= 1 }
    // `let all: [NSLayoutConstraint] = …`
    if code.text(last) == "]" { last = code.partner(last) }
    let declares = code.text(last - 1) == ":" && ["let", "var"].contains(code.text(last - 3))
    let name = code.text(declares ? last - 2 : last)
    if name != "_" { activates(name, true, at: index, isInstalled: isInstalled) }
  }

  private mutating func flag(_ index: Int) {
    guard code.text(index + 1) == "=", code.text(index + 2) == "false" else { return }
    let name =
      code.text(index - 1) == "." ? code.text(code.start(before: index)..<index - 1) : "self"
    let line = code.words[index].line
    flags[code.place(index), default: []].append((JudgedConstraint.plain(name), line))
  }

  /// Notes an item that is laid out at a word without its flag being cleared.
  mutating func anchor(_ item: String, at index: Int) {
    let function = String(code.place(index).prefix { $0 != "/" })
    anchored[function, default: []].insert(JudgedConstraint.plain(item))
  }

  /// Notes an item whose flag the dialect at a word clears.
  mutating func place(_ item: String, at index: Int) {
    let function = String(code.place(index).prefix { $0 != "/" })
    placed[function, default: []].insert(JudgedConstraint.plain(item))
  }

  var arithmetic: JudgedArithmetic { JudgedArithmetic(code: code) }

  mutating func add(_ constraint: JudgedConstraint, at index: Int) {
    var constraint = constraint
    constraint.line = code.words[index].line
    let place = code.place(index)
    if !constraint.name.isEmpty {
      named["\(place.prefix { $0 != "/" }) \(constraint.name)"] =
        (place, constraints[place]?.count ?? 0)
    }
    constraints[place, default: []].append(constraint)
  }

  mutating func miss(_ range: Range<Int>) {
    unread[code.place(range.lowerBound), default: []].append(code.text(range))
  }

  /// The item in front of a word such as `snp`.
  func subject(_ word: Int) -> String {
    guard code.text(word - 1) == "." else { return "self" }
    let end = code.text(word - 2) == "?" || code.text(word - 2) == "!" ? word - 1 : word - 1
    return code.text(code.start(before: end)..<end)
  }

  /// Where a statement ends that goes on here.
  func statementEnd(_ start: Int) -> Int {
    var index = start
    while index < code.words.count {
      let word = code.text(index)
      if ["}", ")", "]", ";", ","].contains(word) { break }
      if index > start, code.startsLine(index),
        ![".", "+", "-", "*", "/", "~", "?", ":", "??"].contains(word),
        !["+", "-", "*", "/", "~", "==", "<=", ">=", "=", "?", ":", "??"]
          .contains(code.text(index - 1))
      {
        break
      }
      index = code.after(index)
    }
    return index
  }

  /// The variable that takes what is made here: the name in front of the equals sign.
  func storage(before start: Int) -> String {
    guard code.text(start - 1) == "=" else { return "" }
    var index = start - 2
    // `let top: NSLayoutConstraint = …`
    if code.text(index - 1) == ":" { index -= 2 }
    return code.text(index)
  }

  mutating func setPriority(_ index: Int) {
    var name = index - 2
    while ["?", "!"].contains(code.text(name)) { name -= 1 }
    let place = code.place(index)
    let level = JudgedPriority.text(index + 2..<statementEnd(index + 2), code)
    guard let held = named["\(place.prefix { $0 != "/" }) \(code.text(name))"] else { return }
    constraints[held.place]?[held.index].priority = level
  }

  // MARK: Words

  static let compounds: [String: [String]] = [
    "edges": ["left", "right", "top", "bottom"],
    "directionalEdges": ["leading", "trailing", "top", "bottom"],
    "horizontalEdges": ["left", "right"], "verticalEdges": ["top", "bottom"],
    "directionalHorizontalEdges": ["leading", "trailing"],
    "directionalVerticalEdges": ["top", "bottom"], "size": ["width", "height"],
    "center": ["centerX", "centerY"],
    "margins": ["leftMargin", "rightMargin", "topMargin", "bottomMargin"],
    "directionalMargins": ["leadingMargin", "trailingMargin", "topMargin", "bottomMargin"],
    "centerWithinMargins": ["centerXWithinMargins", "centerYWithinMargins"],
    "edgesWithinMargins": ["leadingMargin", "trailingMargin", "topMargin", "bottomMargin"],
  ]

  static let single: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "firstBaseline", "lastBaseline", "baseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  /// The labels of sizes, points and insets.
  private static let parts: Set<String> = [
    "width", "height", "x", "y", "top", "left", "bottom", "right", "leading", "trailing",
  ]

  static func attributes(_ word: String) -> [String]? {
    compounds[word] ?? (single.contains(word) ? [word] : nil)
  }

  static func isSize(_ attribute: String) -> Bool {
    attribute == "width" || attribute == "height"
  }

  func item(_ name: String, _ attribute: String) -> JudgedSum {
    JudgedSum(atom: JudgedConstraint.atom(name, attribute))
  }

  /// The part of a size, a point or insets that an attribute takes; nil for a number.
  func part(_ range: Range<Int>, _ attribute: String) -> JudgedSum? {
    if arithmetic.isChoice(range) { return nil }
    let edge = JudgedConstraint.edge(attribute)
    var head = range.lowerBound
    if code.text(head) == "." { head += 1 }
    let type = code.text(head)
    if code.text(range.upperBound - 1) == "zero" || type.hasSuffix("InsetsZero") {
      return JudgedSum()
    }
    let labels: [String]
    switch edge {
    case "width", "height": labels = [edge]
    case "centerX": labels = ["x", "left"]
    case "centerY": labels = ["y", "top"]
    case "left", "leading": labels = [edge, edge == "left" ? "leading" : "left", "x"]
    case "right", "trailing": labels = [edge, edge == "right" ? "trailing" : "right"]
    default: labels = [edge, "y"]
    }
    let open = code.text(head + 1) == "." ? head + 3 : head + 1
    guard code.text(open) == "(", type.first?.isUppercase == true,
      type.hasSuffix("Insets")
        || type.hasSuffix("Size") || type.hasSuffix("Point") || type.hasSuffix("Make")
    else { return nil }
    let arguments = code.arguments(at: open)
    let given = arguments.map { (label: $0.label, sum: arithmetic.sum($0.value)) }
    if let own = facts.structures.part(labels, of: type, given) { return own }
    let order =
      type.contains("Insets")
      ? ["top", "left", "bottom", "right"]
      : type.contains("Size") ? ["width", "height"] : ["x", "y"]
    for (index, argument) in arguments.enumerated() {
      let label = argument.label.isEmpty && index < order.count ? order[index] : argument.label
      if labels.contains(label) { return arithmetic.sum(argument.value) }
      // An initialiser of the project's own: only its body says what the parts are.
      if !Self.parts.contains(label) { return nil }
    }
    return JudgedSum()
  }

  /// A number, or the part of a path that is insets, a size or a point.
  func amount(_ range: Range<Int>, _ attribute: String) -> [JudgedSum] {
    if let part = part(range, attribute) { return [part] }
    let plain = arithmetic.sum(range)
    guard facts.isNumber(range, code) != true, let atom = plain.terms.first?.key,
      plain.terms.count == 1
    else { return [plain] }
    let path = arithmetic.isChoice(range) ? "(\(atom))" : atom
    let edge = JudgedConstraint.edge(attribute)
    let word =
      ["leading": "left", "trailing": "right", "centerX": "x", "centerY": "y"][edge] ?? edge
    let parts = edge == word ? [word] : [word, edge]
    return [plain] + parts.map { JudgedSum(atom: "\(path).\($0)") }
  }
}
