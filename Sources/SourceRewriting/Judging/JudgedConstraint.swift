/// A constraint in the one form that every dialect has: a sum that is, at most or at least, zero.
struct JudgedConstraint {
  /// -1 for at most, 0 for equal, 1 for at least.
  var relation = 0
  /// The first side.
  var left = JudgedSum()
  /// The second side.
  var right = JudgedSum()
  /// Empty for required.
  var priority = ""
  /// The variable that holds it; empty without one.
  var name = ""
  var line = 0
  /// The second side read in other ways, where only a type would decide.
  var others: [JudgedSum] = []

  /// The atom of an item's attribute.
  static func atom(_ item: String, _ attribute: String) -> String {
    var (item, attribute) = (plain(item), attribute)
    if attribute.hasSuffix("WithinMargins") || attribute.hasSuffix("Margin") {
      attribute = attribute.replacing("WithinMargins", with: "").replacing("Margin", with: "")
      item += ".layoutMarginsGuide"
    }
    return "|\(item)|\(attribute == "baseline" ? "lastBaseline" : attribute)"
  }

  /// An item's name without what says nothing of which it is.
  static func plain(_ item: String) -> String {
    var text = item.replacing("!", with: "").replacing("?", with: "")
    while text.hasPrefix("(") && text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    if text.hasPrefix("self."), text.count > 5 { text = String(text.dropFirst(5)) }
    if text == "superview" { return "self^" }
    let guides = ["safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "safeArea"]
    if guides.contains(where: { text == $0 || text.hasPrefix($0 + ".") }) { text = "self." + text }
    return text.replacing(".superview", with: "^").replacing(".safeAreaLayoutGuide", with: ".safe")
      .replacing(".safeArea", with: ".safe")
  }

  /// The sums in one form, whichever side and sign they were written with.
  func forms(_ facts: JudgedFacts) -> [String] {
    ([right] + others).map { right in
      var sum = left
      sum.add(right, times: -1)
      return form(facts.named(sum))
    }
  }

  private func form(_ sum: JudgedSum) -> String {
    var relation = relation
    let items = sum.terms.keys.filter { $0.first == JudgedSum.item }.sorted()
    let factor = items.first.flatMap { sum.terms[$0] } ?? 1
    if factor < 0 { relation = -relation }
    let terms = sum.terms.mapValues { ($0 / factor * 1e6).rounded() / 1e6 }.filter { $0.value != 0 }
    let text = terms.sorted { $0.key < $1.key }.map { "\($0.value)·\($0.key)" }
    return "\(text.joined(separator: " + ")) \(relation) @\(priority)"
  }

  /// What is counted inwards from a far edge.
  static let far: Set<String> = ["right", "trailing", "bottom", "lastBaseline", "baseline"]

  /// The attribute without the word for a margin.
  static func edge(_ attribute: String) -> String {
    attribute.replacing("WithinMargins", with: "").replacing("Margin", with: "")
  }
}

/// Who is whose superview and what names are, as far as the judge sees it.
struct JudgedFacts {
  private(set) var parents: [String: Set<String>] = [:]
  private(set) var numbers: Set<String> = []
  private(set) var items: Set<String> = []
  /// What subviews are added to.
  private(set) var hosts: Set<String> = []
  /// Variables that a conversion adds for what gives an item.
  private var aliases: [String: String] = [:]
  /// The paths that constants stand for, by their functions and names.
  private var values: [String: Set<String>] = [:]
  /// Where the literals begin that lists are declared with.
  private var lists: [String: Int] = [:]
  /// What initialisers of the project's own make of their parameters, by type and labels.
  var structures: JudgedStructures

  /// Knows only initialisers.
  init(_ structures: JudgedStructures) { self.structures = structures }

  mutating func read(_ code: JudgedCode) {
    structures.read(code)
    for index in code.words.indices {
      switch code.text(index) {
      case "addSubview", "addArrangedSubview", "insertSubview", "addSubviews",
        "addArrangedSubviews",
        "addLayoutGuide":
        let start = code.start(before: index)
        let named =
          code.text(index - 1) == "." && start < index - 1 ? code.text(start..<index - 1) : "self"
        let host = named == "super" ? "self" : named
        hosts.insert(JudgedConstraint.plain(host))
        guard code.text(index + 1) == "(" else { continue }
        for argument in code.arguments(at: index + 1)
        where argument.label.isEmpty || argument.label == "view" {
          for name in names(of: argument.value, at: index, code) {
            parents[JudgedConstraint.plain(name), default: []].insert(JudgedConstraint.plain(host))
          }
        }
      case "let", "var":
        declare(index + 1, code)
        list(index + 1, code)
        value(index + 1, code)
      case ":" where isParameter(index - 1, code): declare(index - 1, code)
      default: continue
      }
    }
  }

  /// The items that an argument may mean: those of the list that a loop goes through.
  private func names(of range: Range<Int>, at index: Int, _ code: JudgedCode) -> [String] {
    let name = code.text(range)
    var word = index
    while word > 0, index - word < 400 {
      word -= 1
      if code.text(word) == "for", code.text(word + 1) == name, code.text(word + 2) == "in" {
        return elements(word + 3, code) ?? [name]
      }
      if code.text(word) == "{", code.partner(word) > index, code.text(word - 1) == "forEach" {
        let parameter = code.closure(at: word).parameters.first ?? "$0"
        guard parameter == name else { continue }
        let end = word - 2
        if code.text(end - 1) == "]" { return elements(code.partner(end - 1), code) ?? [name] }
        return elements(end - 1, code) ?? [name]
      }
    }
    if code.text(range.lowerBound) == "[" { return elements(range.lowerBound, code) ?? [name] }
    return [name]
  }

  /// The elements of a literal, or of the one that a name is declared with.
  private func elements(_ index: Int, _ code: JudgedCode) -> [String]? {
    if code.text(index) == "[" {
      return code.parts(index + 1..<code.partner(index)).map { code.text($0) }
    }
    let name = code.text(index)
    guard let open = lists[name] else { return nil }
    return code.parts(open + 1..<code.partner(open)).map { code.text($0) }
  }

  /// Notes the literal that a list is declared with.
  private mutating func list(_ name: Int, _ code: JudgedCode) {
    var value = name + 1
    while value < name + 8, code.text(value) != "=" { value += 1 }
    if code.text(value) == "=", code.text(value + 1) == "[" { lists[code.text(name)] = value + 1 }
  }

  /// Notes what a constant of a function stands for: a path, or something that is none.
  private mutating func value(_ name: Int, _ code: JudgedCode) {
    var sign = name + 1
    if code.text(sign) == ":" {
      while sign < name + 8, code.text(sign) != "=", !code.startsLine(sign) { sign += 1 }
    }
    guard code.text(sign) == "=" else { return }
    var end = sign + 1
    while code.text(end).first?.isPartOfName == true || [".", "!", "?"].contains(code.text(end)),
      end == sign + 1 || !code.startsLine(end), code.text(end) != "else"
    {
      end += 1
    }
    let isPath = ["else", "{", ",", "}", ""].contains(code.text(end)) || code.startsLine(end)
    let isConstant = code.text(name - 1) == "let"
    let text = isPath && isConstant ? JudgedConstraint.plain(code.text(sign + 1..<end)) : "?"
    values[Self.key(code.text(name), String(code.place(name))), default: []].insert(text)
  }

  private static func key(_ name: String, _ place: String) -> String {
    "\(place.prefix { $0 != "/" })|\(name)"
  }

  /// Whether a name means an item's superview in a function, by itself or by what constants stand for.
  func isSuperview(_ name: String, of item: String, in function: String) -> Bool {
    func names(_ name: String) -> [String] {
      var names = [name]
      for _ in 0..<4 {
        let last = names[names.count - 1]
        let base = String(last.prefix { $0 != "." && $0 != "^" })
        guard let all = values[Self.key(base, function)], all.count == 1, let value = all.first,
          value != "?", !names.contains(value)
        else { break }
        names.append(value + last.dropFirst(base.count))
      }
      return names
    }
    let own = names(name)
    if own.contains(item + "^") { return true }
    return parents[item]?.contains { parent in names(parent).contains(where: own.contains) }
      ?? false
  }

  /// Notes the variables that only a converted file has: `let item = addRow()`.
  mutating func readAliases(_ code: JudgedCode) {
    for index in code.words.indices
    where code.text(index) == "let" && code.text(index + 1).hasPrefix("item")
      && code.text(index + 2) == "="
    {
      let (_, end) = code.links(from: index + 4, to: code.words.count)
      let value = code.text(index + 4) == "(" ? code.after(index + 4) : end
      let last = code.links(from: value, to: code.words.count).end
      aliases[code.text(index + 1)] = JudgedConstraint.plain(code.text(index + 3..<last))
    }
  }

  private static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Int", "Float", "UInt", "TimeInterval",
  ]
  private static let others: Set<String> = [
    "CGSize", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets", "String", "Bool", "LayoutSize",
    "LayoutInsets", "LayoutPoint",
  ]

  /// Whether a name in front of a colon is a parameter's, with or without a label: `(gap:`, `(_ gap:`.
  private func isParameter(_ name: Int, _ code: JudgedCode) -> Bool {
    let opening: Set<String> = ["(", ","]
    if opening.contains(code.text(name - 1)) { return true }
    return code.text(name - 1).first?.isPartOfName == true && opening.contains(code.text(name - 2))
  }

  private mutating func declare(_ name: Int, _ code: JudgedCode) {
    let text = code.text(name)
    let sign = code.text(name + 1)
    let value = code.text(name + 2)
    guard sign == ":" || sign == "=" else { return }
    if Self.numberTypes.contains(value) || (sign == "=" && Double(value) != nil) {
      numbers.insert(text)
    } else if let first = value.first, first.isUppercase, !Self.others.contains(value),
      sign == ":" || code.text(name + 3) == "("
    {
      items.insert(text)
    }
  }

  /// Whether an expression is a number; nil where it may be an item as well.
  func isNumber(_ range: Range<Int>, _ code: JudgedCode) -> Bool? {
    let first = code.text(range.lowerBound)
    if first == "-" || Double(first) != nil || Self.numberTypes.contains(first) { return true }
    var index = range.lowerBound
    while index < range.upperBound {
      if ["+", "-", "*", "/"].contains(code.text(index)) { return true }
      index = code.after(index)
    }
    let last = code.text(range.upperBound - 1)
    let isNumber = numbers.contains(last)
    let isItem =
      items.contains(last) || ["self", "superview", "view", "contentView"].contains(last)
      || last.hasSuffix("Guide")
    return isNumber == isItem ? nil : isNumber
  }

  /// A sum with superviews named by one of their names.
  func named(_ sum: JudgedSum) -> JudgedSum {
    var named = JudgedSum()
    for (atom, factor) in sum.terms {
      guard atom.first == JudgedSum.item else {
        named.add(factor, atom)
        continue
      }
      let base = Self.base(atom)
      named.add(factor, "|\(absolute(base))" + atom.dropFirst(base.count + 1))
    }
    let atoms = named.terms.keys.filter { $0.first == JudgedSum.item }
    let names = Array(Set(atoms.map(Self.base))).sorted {
      ($0 == "self" ? 1 : 0, $0) < ($1 == "self" ? 1 : 0, $1)
    }
    guard names.count == 2 else { return named }
    for (child, parent) in [(names[0], names[1]), (names[1], names[0])] {
      guard parent != child + "^", isHost(parent, of: child) else { continue }
      var renamed = JudgedSum()
      for (atom, factor) in named.terms {
        let isParent = atom.first == JudgedSum.item && Self.base(atom) == parent
        renamed.add(factor, isParent ? "|\(child)^" + atom.dropFirst(parent.count + 1) : atom)
      }
      return renamed
    }
    return named
  }

  /// The expression that gives an item which a conversion gave a name, or the item's own one.
  func name(of item: String) -> String { aliases[item] ?? item }

  /// The name of a superview, where the file shows one.
  private func absolute(_ name: String) -> String {
    if let value = aliases[name] { return value }
    guard name.hasSuffix("^") else { return name }
    let child = absolute(String(name.dropLast()))
    if let known = parents[child], known.count == 1, let only = known.first { return only }
    return child + "^"
  }

  /// Whether an item is the superview of another one: one of several, or one of unknown ones.
  private func isHost(_ parent: String, of child: String) -> Bool {
    if let known = parents[child] { return known.count > 1 && known.contains(parent) }
    return !parent.hasSuffix("^") && hosts.contains(parent) && child != "self"
      && !child.hasSuffix("^")
      && parents[parent]?.contains(child) != true
  }

  /// The item of an atom without a guide.
  private static func base(_ atom: String) -> String {
    var name = atom.dropFirst().prefix { $0 != "|" }
    for guide in [".safe", ".layoutMarginsGuide", ".readableContentGuide"]
    where name.hasSuffix(guide) {
      name = name.dropLast(guide.count)
    }
    return String(name)
  }
}

/// A priority as one text, whatever it is spelled like.
enum JudgedPriority {
  private static let levels: [String: Double] = [
    "required": 1_000, "high": 750, "defaultHigh": 750, "medium": 500, "low": 250,
    "defaultLow": 250, "fittingSizeLevel": 50, "fittingSizeCompression": 50,
  ]
  private static let wrappers: Set<String> = [
    "UILayoutPriority", "LayoutPriority", "ConstraintPriority", "Priority", ".", "init", "rawValue",
    ":", "custom", "(", ")", "EasyPeasy",
  ]

  /// Whether an expression is a level, whatever it is spelled like.
  static func isLevel(_ range: Range<Int>, _ code: JudgedCode) -> Bool {
    range.contains { levels[code.text($0)] != nil || Double(code.text($0)) != nil }
      && range.allSatisfy { index in
        let word = code.text(index)
        return levels[word] != nil || wrappers.contains(word) || Double(word) != nil
          || ["-", "+", "advanced", "by"].contains(word)
      }
  }

  static func text(_ range: Range<Int>, _ code: JudgedCode) -> String {
    var level = 0.0
    var sign = 1.0
    for index in range {
      let word = code.text(index)
      if word == "-" || word == "+" {
        sign = word == "-" ? -1 : 1
      } else if word == "advanced" || word == "by" {
        continue
      } else if let known = levels[word] ?? Double(word.filter { $0 != "_" }) {
        level += sign * known
      } else if !wrappers.contains(word) {
        return code.text(range)
      }
    }
    return level == 1_000 ? "" : "\(level)"
  }
}
