/// A linear expression: attributes of items and other names, each with a factor, and a number.
struct JudgedSum: Equatable, Sendable {
  /// Factors by atom; the number itself stands under the empty one.
  var terms: [String: Double] = [:]

  init() {}
  init(_ number: Double) { add(number, "") }
  init(atom: String) { add(1, atom) }

  mutating func add(_ factor: Double, _ atom: String) {
    let sum = (terms[atom] ?? 0) + factor
    terms[atom] = sum == 0 ? nil : sum
  }

  mutating func add(_ other: JudgedSum, times factor: Double = 1) {
    for (atom, value) in other.terms { add(value * factor, atom) }
  }

  func times(_ factor: Double) -> JudgedSum {
    var sum = JudgedSum()
    sum.add(self, times: factor)
    return sum
  }

  /// The number, where it is nothing else.
  var number: Double? {
    if terms.isEmpty { return 0 }
    return terms.count == 1 ? terms[""] : nil
  }

  /// What an atom of an item begins with.
  static let item: Character = "|"

  var hasItem: Bool { terms.keys.contains { $0.first == Self.item } }

  /// The same with a factor that is a name on the item's side.
  func times(named name: String) -> JudgedSum {
    var sum = JudgedSum()
    for (atom, value) in terms {
      switch atom.first {
      case nil: sum.add(value, "*\(name)")
      case Self.item: sum.add(value, "\(atom)|*\(name)")
      default: sum.add(value, "(\(atom))*\(name)")
      }
    }
    return sum
  }
}

/// Reads arithmetic.
struct JudgedArithmetic {
  let code: JudgedCode
  /// What an operand gives beside numbers: an attribute of an item; nil for any other name.
  var attribute: (Range<Int>) -> JudgedSum? = { _ in nil }
  /// How many brackets are around.
  private var depth = 0

  init(code: JudgedCode) {
    self.code = code
  }

  private var inside: JudgedArithmetic {
    var inside = self
    inside.depth += 1
    return inside
  }

  func sum(_ range: Range<Int>) -> JudgedSum {
    guard !range.isEmpty else { return JudgedSum() }
    // Nothing that people write is nested so deeply.
    guard depth < 32 else { return JudgedSum(atom: name(range)) }
    if let outer = unwrapped(range) { return inside.sum(outer) }
    // A choice is a name of its own.
    if isChoice(range) { return JudgedSum(atom: name(range)) }
    var sum = JudgedSum()
    var sign = 1.0
    var start = range.lowerBound
    var index = start
    func finish(_ end: Int) {
      if start < end { sum.add(product(start..<end), times: sign) }
    }
    while index < range.upperBound {
      let word = code.text(index)
      if word == "+" || word == "-", index > start {
        let previous = code.text(index - 1)
        if !["*", "/", "+", "-"].contains(previous) {
          finish(index)
          (sign, start) = (word == "-" ? -1 : 1, index + 1)
        }
      } else if word == "-" || word == "+", index == start {
        if word == "-" { sign = -sign }
        start = index + 1
      }
      index = code.after(index)
    }
    finish(range.upperBound)
    return sum
  }

  private func product(_ range: Range<Int>) -> JudgedSum {
    var result: JudgedSum?
    var factor = 1.0
    var names: [String] = []
    var index = range.lowerBound
    var start = index
    var divides = false
    func finish(_ end: Int) {
      guard start < end else { return }
      let operand = self.operand(start..<end)
      if let number = operand.number {
        factor = divides ? factor / number : factor * number
      } else if operand.hasItem, result == nil, !divides {
        result = operand
      } else if result == nil, !divides, names.isEmpty, !operand.hasItem {
        result = operand
      } else if operand.terms.count == 1, let (atom, value) = operand.terms.first {
        factor = divides ? factor / value : factor * value
        let name = atom.first == "*" ? String(atom.dropFirst()) : "1.0·" + atom
        names.append((divides ? "1/" : "") + name)
      } else {
        names.append((divides ? "1/" : "") + key(operand))
      }
    }
    while index < range.upperBound {
      let word = code.text(index)
      if word == "*" || word == "/" {
        finish(index)
        (start, divides) = (index + 1, word == "/")
      }
      index = code.after(index)
    }
    finish(range.upperBound)
    var product = (result ?? JudgedSum(1)).times(factor)
    for name in names { product = product.times(named: name) }
    return product
  }

  private func key(_ sum: JudgedSum) -> String {
    sum.terms.sorted { $0.key < $1.key }.map { "\($0.value)·\($0.key)" }.joined(separator: "+")
  }

  private func operand(_ range: Range<Int>) -> JudgedSum {
    if code.text(range.lowerBound) == "-" {
      guard range.count > 1, depth < 32 else { return JudgedSum(atom: name(range)) }
      return inside.operand(range.lowerBound + 1..<range.upperBound).times(-1)
    }
    if let inner = unwrapped(range) { return inside.sum(inner) }
    if let attribute = attribute(range) { return attribute }
    if range.count == 1, let number = Double(code.text(range.lowerBound).filter { $0 != "_" }) {
      return JudgedSum(number)
    }
    return JudgedSum(atom: name(range))
  }

  /// A name without `self`, and without the type that a member has where it is named alone: both mean the same.
  private func name(_ range: Range<Int>) -> String {
    code.text(range).replacing("self?.", with: "").replacing("self.", with: "")
      .replacing("CGFloat.", with: ".")
  }

  /// What stands in brackets around everything, or in a conversion between numbers.
  private func unwrapped(_ range: Range<Int>) -> Range<Int>? {
    var open = range.lowerBound
    if ["CGFloat", "Double"].contains(code.text(open)) { open += 1 }
    guard range.contains(open), code.text(open) == "(", code.after(open) == range.upperBound,
      code.parts(open + 1..<range.upperBound - 1).count == 1
    else { return nil }
    return open + 1..<range.upperBound - 1
  }

  /// Whether an expression chooses between several at run time.
  func isChoice(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if code.text(index) == ":" || code.text(index) == "??" || code.text(index) == "?" {
        if code.text(index) != "?" || code.text(index + 1) != "." { return true }
      }
      index = code.after(index)
    }
    return false
  }
}
