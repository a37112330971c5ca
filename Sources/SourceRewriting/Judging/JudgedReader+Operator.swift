// What the judge reads of Cartography: relations between proxies.
extension JudgedReader {
  mutating func operators(_ call: Int) {
    let brace = Self.block(of: call, code)
    guard code.text(brace) == "{" else { return miss(call..<call + 1) }
    let closure = code.closure(at: brace)
    var items: [String: String] = [:]
    let arguments = code.arguments(at: call + 1).filter { $0.label.isEmpty }
    for (index, argument) in arguments.enumerated() {
      let name = index < closure.parameters.count ? closure.parameters[index] : "$\(index)"
      var item = code.text(argument.value)
      if let last = argument.value.last, Self.guides.contains(code.text(last)) {
        // The prefix is Cartography's.
        item = code.text(argument.value.dropLast()) + code.text(last).dropFirst(4)
      }
      items[name] = item
      place(code.text(argument.value), at: call)
    }
    for index in closure.body where code.text(index) == "let" && code.text(index + 2) == "=" {
      let value = index + 3
      guard let item = items[code.text(value)] else { continue }
      let links = code.links(from: value + 1, to: closure.body.upperBound).links
      guard links.count == 1, ["superview", "parent"].contains(links[0].name) else { continue }
      items[code.text(index + 1)] = item + ".superview"
    }
    for index in closure.body {
      switch code.text(index) {
      case "==", "<=", ">=": relation(index, closure.body, items)
      case "align", "distribute":
        if code.text(index + 1) == "(" { lists(index, items) }
      case "place", "barrier", "chain", "guideline": _ = operatorWord(index, items)
      default: continue
      }
    }
  }

  private static let guides: Set<String> = ["car_topLayoutGuide", "car_bottomLayoutGuide"]

  /// Where the relations of a call stand: behind its brackets, or in a last argument that is labelled so.
  static func block(of call: Int, _ code: JudgedCode) -> Int {
    let behind = code.partner(call + 1) + 1
    guard code.text(behind) != "{", let last = code.arguments(at: call + 1).last,
      last.label == "block"
    else { return behind }
    return last.value.lowerBound
  }

  func proxies(_ items: [String: String]) -> JudgedArithmetic {
    var arithmetic = arithmetic
    arithmetic.attribute = { range in
      if let gap = gap(range) { return gap }
      guard let (item, attribute) = side(range, items), Self.single.contains(attribute) else {
        return nil
      }
      return self.item(item, attribute)
    }
    return arithmetic
  }

  /// The item and the word of a proxy's attribute.
  func side(_ range: Range<Int>, _ items: [String: String]) -> (String, String)? {
    guard var item = items[code.text(range.lowerBound)] else { return nil }
    let (links, end) = code.links(from: range.lowerBound + 1, to: range.upperBound)
    guard end == range.upperBound, let last = links.last, last.bracket == nil else { return nil }
    for link in links.dropLast() {
      switch link.name {
      case "superview", "parent", "owningView": item += ".superview"
      case "safeArea", "safeAreaLayoutGuide": item += ".safeAreaLayoutGuide"
      default: item += ".\(link.name)"
      }
    }
    return (item, last.name)
  }

  mutating func relation(_ sign: Int, _ body: Range<Int>, _ items: [String: String]) {
    let start = code.start(before: sign)
    let end = min(statementEnd(sign + 1), body.upperBound)
    guard start < sign, end > sign + 1 else { return }
    var left = start
    // Arithmetic on the left goes back to the line's beginning.
    while left > body.lowerBound, !code.startsLine(left),
      ["*", "/", "+", "-"].contains(code.text(left - 1))
    {
      left = code.start(before: left - 1)
    }
    guard items[code.text(start)] != nil else { return }
    var right = sign + 1..<end
    var constraint = JudgedConstraint(
      relation: code.text(sign) == "==" ? 0 : code.text(sign) == "<=" ? -1 : 1
    )
    if let tilde = code.parts(right, by: ["~"]).dropFirst().first {
      constraint.priority = JudgedPriority.text(tilde, code)
      right = right.lowerBound..<tilde.lowerBound - 1
    }
    constraint.name = storage(before: left)
    // `(a.top == b.top) ~ 750`
    if code.text(end) == ")", code.partner(end) == left - 1 {
      constraint.name = storage(before: left - 1)
      if code.text(end + 1) == "~" {
        constraint.priority = JudgedPriority.text(end + 2..<statementEnd(end + 2), code)
      }
    }
    if let (item, word) = side(left..<sign, items), let attributes = Self.compounds[word] {
      let names = word.hasPrefix("edges") ? Self.leading(attributes) : attributes
      guard let sides = compound(right, names, items) else { return miss(left..<end) }
      for (name, side) in zip(names, sides) {
        constraint.left = self.item(item, name)
        constraint.right = side
        add(constraint, at: sign)
      }
      return
    }
    if let (item, word) = side(left..<sign, items), word == "ratio" {
      constraint.left = self.item(item, "width")
      constraint.right = Self.scaled(
        self.item(item, "height"),
        by: arithmetic.sum(right),
        false
      )
      return add(constraint, at: sign)
    }
    constraint.left = proxies(items).sum(left..<sign)
    constraint.right = proxies(items).sum(right)
    add(constraint, at: sign)
  }

  static func leading(_ attributes: [String]) -> [String] {
    attributes.map { $0 == "left" ? "leading" : $0 == "right" ? "trailing" : $0 }
  }

  private func compound(
    _ range: Range<Int>,
    _ names: [String],
    _ items: [String: String]
  ) -> [JudgedSum]? {
    var range = range
    var distances: [(label: String, value: Range<Int>)] = []
    if code.text(range.lowerBound) == "inset", code.text(range.lowerBound + 1) == "(" {
      distances = code.arguments(at: range.lowerBound + 1)
      guard !distances.isEmpty else { return nil }
      range = distances.removeFirst().value
    } else if let last = range.last, code.text(last) == ")" {
      let open = code.partner(last)
      guard code.text(open - 1) == "inseted", open - 2 > range.lowerBound else { return nil }
      distances = code.arguments(at: open)
      range = range.lowerBound..<open - 2
    }
    let product = code.parts(range, by: ["*", "/"])
    guard let base = product.firstIndex(where: { items[code.text($0.lowerBound)] != nil }),
      let (item, word) = side(product[base], items), let found = Self.compounds[word],
      base == 0 || code.text(product[base].lowerBound - 1) == "*",
      distances.isEmpty || product.count == 1
    else { return nil }
    let targets = word.hasPrefix("edges") ? Self.leading(found) : found
    guard targets.count == names.count else { return nil }
    return targets.map { target in
      var sum = self.item(item, target)
      for (index, factor) in product.enumerated() where index != base {
        let divides = index > 0 && code.text(factor.lowerBound - 1) == "/"
        sum = Self.scaled(sum, by: arithmetic.sum(factor), divides)
      }
      if let amount = distance(distances, target) { sum.add(amount) }
      return sum
    }
  }

  private func distance(
    _ distances: [(label: String, value: Range<Int>)],
    _ attribute: String
  ) -> JudgedSum? {
    guard !distances.isEmpty else { return nil }
    let edge = JudgedConstraint.edge(attribute)
    let isFar = JudgedConstraint.far.contains(edge)
    let index: Int
    switch distances.map(\.label) {
    case [""], ["by"]:
      let amounts = amount(
        distances[0].value,
        edge == "leading" ? "left" : edge == "trailing" ? "right" : edge
      )
      let isStructure = facts.isNumber(distances[0].value, code) == nil && amounts.count > 1
      let amount = isStructure ? amounts[1] : amounts[0]
      return isFar ? amount.times(-1) : amount
    case ["", ""], ["horizontally", "vertically"]:
      index = edge == "leading" || edge == "trailing" ? 0 : 1
    case ["horizontally"]:
      guard edge == "leading" || edge == "trailing" else { return nil }
      index = 0
    case ["vertically"]:
      guard edge == "top" || edge == "bottom" else { return nil }
      index = 0
    default: index = ["top", "leading", "bottom", "trailing"].firstIndex(of: edge) ?? 0
    }
    guard index < distances.count else { return nil }
    let sum = arithmetic.sum(distances[index].value)
    return isFar ? sum.times(-1) : sum
  }

  private mutating func lists(_ word: Int, _ items: [String: String]) {
    var arguments = code.arguments(at: word + 1)
    var amount = JudgedSum()
    if let first = arguments.first, first.label == "by" {
      amount = arithmetic.sum(first.value)
      arguments.removeFirst()
    }
    guard let kind = arguments.first?.label else { return miss(word..<word + 1) }
    let names = arguments.flatMap { argument -> [String] in
      var range = argument.value
      if code.text(range.lowerBound) == "[" { range = range.lowerBound + 1..<range.upperBound - 1 }
      return code.parts(range).map { items[code.text($0)] ?? code.text($0) }
    }
    let isAlignment = code.text(word) == "align"
    let pairs = [
      "horizontally": ("trailing", "leading"), "leftToRight": ("right", "left"),
      "vertically": ("bottom", "top"), "equalWidth": ("width", "width"),
      "equalHeight": ("height", "height"),
    ]
    for (index, name) in names.enumerated().dropFirst() {
      var constraint = JudgedConstraint()
      if isAlignment {
        constraint.left = item(names[0], kind)
        constraint.right = item(name, kind)
      } else {
        guard let pair = pairs[kind] else { return miss(word..<word + 1) }
        constraint.left = item(names[index - 1], pair.0)
        constraint.right = item(name, pair.1)
        constraint.right.add(amount, times: -1)
      }
      add(constraint, at: word)
    }
  }
}
