/// Where a file clears the autoresizing flags of its items, as far as the judge sees it.
struct JudgedFlags {
  private let code: JudgedCode
  /// The places in which lines clear the flag of an item.
  private var places: [String: [String]] = [:]
  /// Items whose flag a line clears, or which are arranged by a stack.
  private var cleared: Set<String> = []
  /// Items that are declared with a value that may clear it.
  private var made: Set<String> = []
  /// Items that are declared at all, guides left aside.
  private var declared: Set<String> = []
  /// Items that a list names.
  private var listed: Set<String> = []
  /// Whether some loop or closure clears the flags of its own variable.
  private var hasLoops = false

  init(_ code: JudgedCode, _ flagsByPlace: [String: [String]]) {
    self.code = code
    for (place, items) in flagsByPlace {
      for item in items { places[item, default: []].append(place) }
    }
    cleared = Set(flagsByPlace.values.flatMap(\.self))
    for index in code.words.indices where Self.arranging.contains(code.text(index)) {
      // `views.forEach(stack.addArrangedSubview)` arranges its elements, too.
      if code.text(index + 1) == "(" { arrange(index + 1) } else { hasLoops = true }
    }
    let flags = cleared
    hasLoops = hasLoops || flags.contains { $0.hasPrefix("$") }
    for index in code.words.indices {
      switch code.text(index) {
      case "for" where code.text(index + 2) == "in":
        if flags.contains(code.text(index + 1)) { hasLoops = true }
      case "forEach":
        let brace = code.text(index + 1) == "(" ? index + 2 : index + 1
        if code.text(brace) == "{", let name = code.closure(at: brace).parameters.first {
          hasLoops = hasLoops || flags.contains(name)
        }
      case "arrangedSubviews" where code.text(index + 1) == ":" && code.text(index + 2) == "[":
        arrange(index + 2)
      case "[":
        for part in code.parts(index + 1..<max(index + 1, code.partner(index))) {
          listed.insert(JudgedConstraint.plain(code.text(part)))
        }
      case "let", "var": declare(index + 1)
      default: continue
      }
    }
  }

  /// Methods of a stack that clear the flags of what they get.
  private static let arranging: Set<String> = [
    "addArrangedSubview", "insertArrangedSubview", "addArrangedSubviews",
  ]

  /// Words that clear the flag of an item which is being made.
  private static let clearing: Set<String> = [
    "translatesAutoresizingMaskIntoConstraints", "newAutoLayout", "configureForAutoLayout",
    "forAutoLayout",
  ]

  private mutating func arrange(_ open: Int) {
    for part in code.parts(open + 1..<code.partner(open)) {
      cleared.insert(JudgedConstraint.plain(code.text(part)))
    }
  }

  /// Notes a declaration, and whether its value is made by anything but an initialiser.
  private mutating func declare(_ name: Int) {
    let text = code.text(name)
    guard code.text(name + 1) == ":" || code.text(name + 1) == "=" else { return }
    var value = name + 1
    while value < name + 12, code.text(value) != "=", !code.startsLine(value) { value += 1 }
    let isMade = code.text(value) == "="
    let type = code.text(code.text(name + 1) == ":" ? name + 2 : value + 1)
    if type.hasSuffix("Guide") { return }
    declared.insert(text)
    if isWrapped(name - 1) { made.insert(text) }
    guard isMade else { return }
    let first = code.text(value + 1)
    if first.first?.isUppercase == true, code.text(value + 2) == "(" {
      let end = code.after(value + 2)
      if code.text(end) == "." || Self.clearing.contains(code.text(value + 3)) {
        made.insert(text)
      }
    } else {
      // A closure says itself whether it does; anything else may.
      let brace = value + 1
      let body = first == "{" ? brace..<code.partner(brace) : 0..<0
      let says = body.contains { Self.clearing.contains(code.text($0)) }
      if first != "{" || says { made.insert(text) }
    }
  }

  /// Whether a type of its own stands behind the attribute of a declaration, which may clear the flag.
  private func isWrapped(_ keyword: Int) -> Bool {
    var index = keyword - 1
    while index >= 0, keyword - index < 12 {
      let text = code.text(index)
      if text.hasPrefix("@"), text.dropFirst().first?.isUppercase == true {
        return !text.hasPrefix("@IB")
      }
      guard text == ")" || text.hasPrefix("@") || text.first?.isLetter == true else { return false }
      index = (text == ")" ? code.partner(index) : index) - 1
    }
    return false
  }

  /// Whether the flag of an item may be cleared where it is laid out: false only for one that nothing
  /// here clears, or nothing but another branch of its function.
  func mayClear(_ item: String, at place: String) -> Bool {
    guard declared.contains(item) else { return true }
    let function = place.prefix { $0 != "/" }
    if let clearing = places[item], !made.contains(item), !(hasLoops && listed.contains(item)),
      clearing.allSatisfy({
        $0.prefix { $0 != "/" } == function && !"\(place)/".hasPrefix("\($0)/")
      })
    {
      return false
    }
    return cleared.contains(item) || made.contains(item) || (hasLoops && listed.contains(item))
  }
}
