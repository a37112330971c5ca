import SourceRewriting

/// Composes programs that lay out a screen in one dialect, in the scopes and by the helpers that code has.
///
/// Every program is valid Swift of the dialect; what it means is told by running it.
struct ProgramGenerator {
  let dialect: SourceConversion.Origin
  private var state: UInt64
  /// The lines of the body that is written.
  var lines: [String] = []
  var indentation = 4
  /// The items that can be named where the next statement stands, of which some were renamed.
  var items: [String] = []
  /// Those that are optional never stand here; numbers that can be named.
  var numbers: [String] = []
  /// The handles that some statement has set before all that follow.
  var handles: [String] = []
  var locals = 0
  /// How many more statements the program may get.
  var budget = 0
  /// Where a name means the screen: not in closures or functions of the extension.
  var mayReturn = true
  var isInLoop = false
  /// Whether the property whose setting lays out may be set: not by its own code, nor by an initialiser's.
  var mayObserve = false

  init(_ dialect: SourceConversion.Origin, seed: UInt64) {
    self.dialect = dialect
    // A factor of its own, so that no sequence is a part of another seed's.
    state = (seed &+ 1) &* 0xD1B5_4A32_D192_ED03
    state = next()
  }

  // MARK: Choices

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func one(in chance: Int) -> Bool { below(chance) == 0 }

  mutating func any<T>(_ list: [T]) -> T { list[below(list.count)] }

  mutating func line(_ text: String) {
    lines.append(String(repeating: " ", count: indentation) + text)
  }

  mutating func name(_ stem: String) -> String {
    locals += 1
    return "\(stem)\(locals)"
  }

  mutating func number() -> String {
    switch below(8) {
    case 0: return "\(1 + below(40))"
    case 1: return "-\(1 + below(9))"
    case 2: return "gap"
    case 3: return "-gap"
    case 4: return any(["gap * 2", "Metrics.edge", "side", "gap + 1", "(isWide ? 8 : 4)"])
    case 5, 6: return numbers.isEmpty ? "12" : any(numbers)
    default: return "\(4 * (1 + below(8)))"
    }
  }

  /// A number that is positive and the same whenever it is asked for.
  mutating func plainNumber() -> String { any(["8", "12", "gap", "40", "Metrics.edge"]) }

  // MARK: Bodies

  /// Writes a body in braces, whose names are gone behind it.
  mutating func braces(
    _ opening: String,
    closing: String = "}",
    _ body: (inout ProgramGenerator) -> Void
  ) {
    line(opening)
    let kept = (items, numbers, handles, mayReturn, isInLoop)
    indentation += 2
    body(&self)
    indentation -= 2
    (items, numbers, handles, mayReturn, isInLoop) = kept
    line(closing)
  }

  mutating func statements(_ count: Int) {
    for _ in 0..<count where budget > 0 { statement() }
  }

  mutating func statement() {
    budget -= 1
    switch below(30) {
    case 0: flow()
    case 1: loop()
    case 2: binding()
    case 3: local()
    case 4: function()
    case 5: changeHandle()
    case 6: storeHandle()
    case 7: helper()
    case 8: list()
    case 9: selection()
    case 10: flow()
    case 26, 27: closure()
    case 28: choice()
    case 29: observed()
    default: layout(any(items))
    }
  }

  private mutating func flow() {
    switch below(6) {
    case 0:
      braces("if isWide {", closing: "} else {") { $0.statements(1 + $0.below(2)) }
      lines.removeLast()
      braces("} else {") { $0.statements(1) }
    case 1: braces("if gap > 4 {") { $0.statements(1 + $0.below(2)) }
    case 2: braces("do {") { $0.statements(1 + $0.below(3)) }
    case 3:
      braces("defer {") { inner in
        inner.mayReturn = false
        inner.layout(inner.any(inner.items))
      }
    case 4:
      guard mayReturn else { return layout(any(items)) }
      let condition = any(["isWide", "!isWide", "gap > 4"])
      line("guard \(condition) else { \(isInLoop ? "continue" : "return") }")
    default:
      guard mayReturn else { return layout(any(items)) }
      line("if \(any(["isWide", "gap < 4"])) { \(isInLoop ? "continue" : "return") }")
    }
  }

  /// Code that runs at once, after all other code, or when something else asks for it.
  private mutating func closure() {
    let opening = any([
      "UIView.animate(withDuration: 0.3) {", "DispatchQueue.main.async {", "onChange = {",
    ])
    let isHeldWeakly = one(in: 2)
    let target = any(["onChange?()", "onChange?()", "layoutIfNeeded()"])
    if target == "onChange?()", one(in: 2) { return line(target) }
    braces("\(opening) [\(isHeldWeakly ? "weak self" : "self")] in") { inner in
      (inner.isInLoop, inner.mayReturn, inner.handles) = (false, false, [])
      if isHeldWeakly { inner.line("guard let self else { return }") }
      inner.statements(1 + inner.below(2))
    }
  }

  /// An item that a condition chooses.
  private mutating func choice() {
    let (one, other) = (any(items), any(items))
    if self.one(in: 2) {
      let name = self.name("chosen")
      line("let \(name) = isWide ? \(one) : \(other)")
      items.append(name)
    } else {
      layout("(isWide ? \(one) : \(other))")
    }
  }

  /// Sets a property whose observer lays out.
  private mutating func observed() {
    if mayObserve { line("isReady = \(any(["true", "false"]))") } else { layout(any(items)) }
  }

  private mutating func loop() {
    let (one, other) = (any(items), any(items))
    let list = one == other ? "[\(one)]" : "[\(one), \(other)]"
    switch below(6) {
    case 0:
      let name = any(["view", "v", any(["a", "b"])])
      braces("for \(name) in \(list) {") { inner in
        (inner.isInLoop, inner.handles) = (true, [])
        inner.items.append(name)
        inner.items.append(name)
        inner.statements(1 + inner.below(2))
      }
    case 1:
      braces("for index in 0..<2 {") { inner in
        (inner.isInLoop, inner.handles) = (true, [])
        inner.numbers.append("CGFloat(index)")
        inner.numbers.append("CGFloat(index * 10)")
        inner.statements(1)
      }
    case 2:
      braces("for (index, view) in \(list).enumerated() {") { inner in
        (inner.isInLoop, inner.handles) = (true, [])
        inner.items += ["view", "view"]
        inner.numbers.append("CGFloat(index * 10)")
        inner.statements(1 + inner.below(2))
      }
    case 3:
      braces("\(list).forEach { view in") { inner in
        (inner.mayReturn, inner.handles) = (false, [])
        inner.items += ["view", "view"]
        inner.statements(1 + inner.below(2))
      }
    case 4:
      braces("for (one, other) in zip(\(list), views) {") { inner in
        (inner.isInLoop, inner.handles) = (true, [])
        inner.items += ["one", "other"]
        inner.statements(1)
      }
    default:
      braces("for view in views where isWide {") { inner in
        (inner.isInLoop, inner.handles) = (true, [])
        inner.items += ["view", "view"]
        inner.statements(1)
      }
    }
  }

  private func mentions(_ line: String, _ name: String) -> Bool {
    line.split { !$0.isLetter && !$0.isNumber }.contains { $0 == name }
  }

  private mutating func binding() {
    let item = any(["a", "b", "c"])
    let name = any(["parent", "box"])
    if mayReturn, one(in: 2) {
      line("guard let \(name) = \(item).superview else { \(isInLoop ? "continue" : "return") }")
      items.append(name)
    } else {
      braces("if let \(name) = \(item).superview {") { inner in
        inner.items.append(name)
        inner.statements(1 + inner.below(2))
      }
    }
  }

  private mutating func local() {
    switch below(5) {
    case 0:
      let name = any([self.name("same"), "c", "d"])
      // What a name meant before is not named again in its scope.
      guard name.count > 1 || !lines.contains(where: { mentions($0, name) }) else { return }
      let item = any(items.filter { $0 != name })
      guard !lines.contains(where: { $0.contains("let \(name) ") }) else { return }
      line("let \(name) = \(item)")
      items.append(name)
    case 1:
      let name = self.name("extra")
      line("let \(name) = UIView()")
      line("addSubview(\(name))")
      if dialect == .anchors { line("\(name).translatesAutoresizingMaskIntoConstraints = false") }
      items.append(name)
    case 2:
      let name = self.name("value")
      line("let \(name): CGFloat = \(number())")
      numbers.append(name)
    case 3:
      let name = self.name("value")
      line("var \(name): CGFloat = \(number())")
      numbers.append(name)
      layout(any(items))
      line("\(name) += 3")
    default:
      line("gap \(any(["+=", "="])) \(1 + below(6))")
    }
  }

  private mutating func function() {
    let name = self.name("pin")
    let parameter = any(["view", "item", "a"])
    if one(in: 2) {
      braces("func \(name)(_ \(parameter): UIView, _ size: CGFloat) {") { inner in
        (inner.isInLoop, inner.mayReturn, inner.handles) = (false, true, [])
        inner.items += [parameter, parameter]
        inner.numbers.append("size")
        inner.statements(1 + inner.below(2))
      }
    } else {
      braces("let \(name) = { (\(parameter): UIView, size: CGFloat) in") { inner in
        (inner.isInLoop, inner.mayReturn, inner.handles) = (false, false, [])
        inner.items += [parameter, parameter]
        inner.numbers.append("size")
        inner.statements(1 + inner.below(2))
      }
    }
    for _ in 0..<1 + below(2) { line("\(name)(\(any(items)), \(number()))") }
  }

  private mutating func helper() {
    switch below(4) {
    case 0: line("place(\(any(items)), \(number()))")
    case 1: line("\(any(items.filter { $0 != "self" })).settle(\(number()))")
    case 2: line("frame(of: \(any(items)), by: \(number()))")
    default: line("arrange(\(any(["views", "[a, c]", "[\(any(items))]"])))")
    }
  }

  private mutating func selection() {
    line("switch mode {")
    for arm in one(in: 2) ? ["case .one:", "case .two:", "default:"] : ["case .one:", "default:"] {
      line(arm)
      let kept = (items, numbers, handles)
      indentation += 2
      if arm == "default:", one(in: 2) { line("break") } else { layout(any(items)) }
      if one(in: 4) { statements(1) }
      indentation -= 2
      (items, numbers, handles) = kept
    }
    line("}")
  }
}
