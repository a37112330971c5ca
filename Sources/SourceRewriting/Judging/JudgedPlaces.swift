/// Walks through a file, and names the place of each word: its function, the branches around it, and
/// how often its closure may have been left before.
struct JudgedPlaces {
  /// A pair of braces that is open.
  private struct Brace {
    /// The place of what stands in it.
    var place: String
    /// What opens it.
    let kind: Kind
    /// Whether a `return` of its own stands in it.
    var leaves = false
    /// How many cases of a choice have begun, and the place around them.
    var cases = 0
    var outside = ""
  }

  private enum Kind {
    case function
    case branch
    /// The cases of a `switch`, each of which is a branch.
    case choice
    /// The other way of a `guard`; whether it asks only for an item that is there.
    case exit(isHarmless: Bool)
    /// A closure, or what is read like one.
    case closure
  }

  private var stack = [Brace(place: "", kind: .function)]
  private var counts: [String: Int] = [:]
  private var functions = 0
  /// What the next brace opens.
  private var head: Kind?
  private var depth = 0
  private var headDepth = 0
  /// Where the condition of a `guard` begins.
  private var guardStart: Int?

  /// The place of each word.
  static func places(_ words: [JudgedCode.Word]) -> [String] {
    var walk = JudgedPlaces()
    return words.indices.map { index in
      walk.step(index, words)
      return walk.stack[walk.stack.count - 1].place
    }
  }

  private mutating func step(_ index: Int, _ words: [JudgedCode.Word]) {
    let previous = index > 0 ? words[index - 1].text : ""
    switch words[index].text {
    case "(", "[": depth += 1
    case ")", "]": depth -= 1
    case "func", "init", "deinit", "subscript", "didSet", "willSet":
      if previous != "." { (head, headDepth) = (.function, depth) }
    case "if", "for", "while", "repeat":
      if previous != "else", previous != "." { (head, headDepth) = (.branch, depth) }
    case "switch": if previous != "." { (head, headDepth) = (.choice, depth) }
    case "case", "default":
      if ![".", ",", "if", "guard", "while", "for"].contains(previous) { beginCase() }
    case "guard": guardStart = index + 1
    case "else":
      if let start = guardStart {
        guardStart = nil
        let isHarmless = Self.asksForItem(words[start..<index].map(\.text))
        (head, headDepth) = (.exit(isHarmless: isHarmless), depth)
      } else {
        (head, headDepth) = (.branch, depth)
      }
    case "return": stack[stack.count - 1].leaves = true
    case "{": open()
    case "}": close()
    default: break
    }
  }

  private mutating func open() {
    let current = stack[stack.count - 1].place
    guard let kind = head, headDepth == depth else {
      stack.append(Brace(place: current, kind: .closure))
      return
    }
    head = nil
    switch kind {
    case .function:
      functions += 1
      stack.append(Brace(place: "\(functions)", kind: kind))
    case .branch:
      counts[current, default: 0] += 1
      stack.append(Brace(place: "\(current)/\(counts[current] ?? 0)", kind: kind))
    case .choice:
      counts[current, default: 0] += 1
      let place = "\(current)/\(counts[current] ?? 0)"
      stack.append(Brace(place: place, kind: kind, outside: place))
    case .exit, .closure:
      stack.append(Brace(place: current, kind: kind))
    }
  }

  private mutating func beginCase() {
    let top = stack.count - 1
    guard case .choice = stack[top].kind else { return }
    stack[top].cases += 1
    stack[top].place = "\(stack[top].outside)/\(stack[top].cases)"
  }

  /// What follows a branch that leaves its closure is reached only where the branch is not.
  private mutating func close() {
    guard stack.count > 1, let closed = stack.popLast(), closed.leaves else { return }
    switch closed.kind {
    case .function, .closure, .exit(isHarmless: true): return
    case .branch, .choice, .exit(isHarmless: false): break
    }
    var index = stack.count - 1
    while index > 0 {
      if case .function = stack[index].kind { return }
      if case .closure = stack[index].kind { break }
      index -= 1
    }
    guard index > 0 else { return }
    for place in index..<stack.count { stack[place].place += "/!" }
  }

  /// Whether a condition is `let self`, `let strongSelf = self` or `let view = title.superview`, which
  /// holds wherever the code runs to any effect.
  private static func asksForItem(_ condition: [String]) -> Bool {
    guard condition.first == "let", !condition.contains(","), let last = condition.last else {
      return false
    }
    return condition == ["let", "self"] || condition.suffix(2) == ["=", "self"]
      || (condition.contains("=") && (last == "superview" || last == "parent"))
  }
}
