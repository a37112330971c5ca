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
  /// The last constraint that each variable of a function holds.
  private var named: [String: (place: String, index: Int)] = [:]
  /// Blocks with a priority, in order.
  private var blocks: [(words: Range<Int>, priority: String)] = []

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
        attributes(code.parts(index + 2..<code.partner(index + 1)), subject(index - 2), index)
      } else if word == "<-" {
        let end = statementEnd(index + 1)
        let start = code.start(before: index)
        attributes([index + 1..<end], code.text(start..<index), index)
      } else if word.hasPrefix("auto"), word.count > 4, code.text(index + 1) == "(",
        before != "func"
      {
        pinning(index)
      } else if word == "constraint", before == ".", code.text(index - 2).hasSuffix("Anchor"),
        code.text(index + 1) == "("
      {
        anchors(index)
      } else if word.hasSuffix("LayoutConstraint"), code.text(index + 1) == "(",
        code.text(index + 2) == "item"
      {
        initializer(index)
      } else if word == "withVisualFormat" {
        unread[code.place(index), default: []].append("format \(code.text(index + 2))")
      } else if word == "priority", before == ".", code.text(index + 1) == "=" {
        setPriority(index)
      } else if word == "constant", before == ".", code.text(index + 1) == "=" {
        let end = statementEnd(index + 2)
        changes[code.place(index), default: []].append(arithmetic.sum(index + 2..<end))
      }
    }
  }

  private var arithmetic: JudgedArithmetic { JudgedArithmetic(code: code) }

  private mutating func add(_ constraint: JudgedConstraint, at index: Int) {
    var constraint = constraint
    constraint.line = code.words[index].line
    let place = code.place(index)
    if !constraint.name.isEmpty {
      named["\(place.prefix { $0 != "/" }) \(constraint.name)"] =
        (place, constraints[place]?.count ?? 0)
    }
    constraints[place, default: []].append(constraint)
  }

  private mutating func miss(_ range: Range<Int>) {
    unread[code.place(range.lowerBound), default: []].append(code.text(range))
  }

  /// The item in front of a word such as `snp`.
  private func subject(_ word: Int) -> String {
    guard code.text(word - 1) == "." else { return "self" }
    let end = code.text(word - 2) == "?" || code.text(word - 2) == "!" ? word - 1 : word - 1
    return code.text(code.start(before: end)..<end)
  }

  /// Where a statement ends that goes on here.
  private func statementEnd(_ start: Int) -> Int {
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
  private func storage(before start: Int) -> String {
    guard code.text(start - 1) == "=" else { return "" }
    var index = start - 2
    // `let top: NSLayoutConstraint = …`
    if code.text(index - 1) == ":" { index -= 2 }
    return code.text(index)
  }

  private mutating func setPriority(_ index: Int) {
    var name = index - 2
    while ["?", "!"].contains(code.text(name)) { name -= 1 }
    let place = code.place(index)
    let level = JudgedPriority.text(index + 2..<statementEnd(index + 2), code)
    guard let held = named["\(place.prefix { $0 != "/" }) \(code.text(name))"] else { return }
    constraints[held.place]?[held.index].priority = level
  }

  // MARK: Words

  private static let compounds: [String: [String]] = [
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

  private static let single: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "firstBaseline", "lastBaseline", "baseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  private static func attributes(_ word: String) -> [String]? {
    compounds[word] ?? (single.contains(word) ? [word] : nil)
  }

  private static func isSize(_ attribute: String) -> Bool {
    attribute == "width" || attribute == "height"
  }

  private func item(_ name: String, _ attribute: String) -> JudgedSum {
    JudgedSum(atom: JudgedConstraint.atom(name, attribute))
  }

  /// The part of a size, a point or insets that an attribute takes; nil for a number.
  private func part(_ range: Range<Int>, _ attribute: String) -> JudgedSum? {
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
    let order =
      type.contains("Insets")
      ? ["top", "left", "bottom", "right"]
      : type.contains("Size") ? ["width", "height"] : ["x", "y"]
    for (index, argument) in arguments.enumerated() {
      let label = argument.label.isEmpty && index < order.count ? order[index] : argument.label
      if labels.contains(label) { return arithmetic.sum(argument.value) }
    }
    return JudgedSum()
  }

  /// A number, or the part of a path that is insets, a size or a point.
  private func amount(_ range: Range<Int>, _ attribute: String) -> [JudgedSum] {
    if let part = part(range, attribute) { return [part] }
    let plain = arithmetic.sum(range)
    guard facts.isNumber(range, code) != true, let path = plain.terms.first?.key,
      plain.terms.count == 1
    else { return [plain] }
    let edge = JudgedConstraint.edge(attribute)
    let word =
      ["leading": "left", "trailing": "right", "centerX": "x", "centerY": "y"][edge] ?? edge
    return [plain, JudgedSum(atom: "\(path).\(word)")]
  }

  // MARK: Chains

  private mutating func maker(_ verb: Int) {
    let start = code.text(verb - 2) == "snp" ? verb - 2 : verb
    var brace = verb + 1
    if code.text(brace) == "(" { brace += 1 }
    guard code.text(brace) == "{" else {
      if !code.text(verb).hasSuffix("removeConstraints") { miss(verb..<verb + 1) }
      return
    }
    let subject = subject(start)
    let closure = code.closure(at: brace)
    let name = closure.parameters.first ?? "$0"
    for index in closure.body where code.text(index) == name && code.text(index - 1) != "." {
      chain(index, closure.body.upperBound, subject)
    }
  }

  private mutating func chain(_ start: Int, _ limit: Int, _ subject: String) {
    let (links, end) = code.links(from: start + 1, to: limit)
    var attributes: [String] = []
    var index = 0
    while index < links.count, links[index].bracket == nil {
      if let words = Self.attributes(links[index].name) { attributes += words }
      index += 1
    }
    guard index < links.count, let bracket = links[index].bracket, !attributes.isEmpty else {
      miss(start..<max(end, start + 1))
      return
    }
    let verb = links[index].name
    var base = JudgedConstraint(
      relation: verb.hasPrefix("equal") ? 0 : verb.hasPrefix("less") ? -1 : 1
    )
    base.name = storage(before: start)
    var factor: JudgedSum?
    var divides = false
    var constant: (range: Range<Int>, isInset: Bool)?
    for link in links[(index + 1)...] {
      guard let bracket = link.bracket else { continue }
      let range = bracket + 1..<code.partner(bracket)
      switch link.name {
      case "offset": constant = (range, false)
      case "inset", "insets": constant = (range, true)
      case "multipliedBy": factor = arithmetic.sum(range)
      case "dividedBy": (factor, divides) = (arithmetic.sum(range), true)
      case "priority": base.priority = JudgedPriority.text(range, code)
      case "priorityHigh": base.priority = "750.0"
      case "priorityMedium": base.priority = "500.0"
      case "priorityLow": base.priority = "250.0"
      default: continue
      }
    }
    let order = ["left", "leading", "top", "right", "trailing", "bottom", "width", "height"]
    func place(_ word: String) -> Int {
      order.firstIndex(of: JudgedConstraint.edge(word)) ?? order.count
        + (word.hasPrefix("centerY") ? 1 : 0)
    }
    var unique: [String] = []
    for attribute in attributes where !unique.contains(attribute) { unique.append(attribute) }
    attributes = unique.sorted { place($0) < place($1) }
    let target = bracket + 1..<code.partner(bracket)
    let (items, amounts) = targets(target, verb, attributes, subject, place)
    for (position, attribute) in attributes.enumerated() {
      var constraint = base
      constraint.left = item(subject, attribute)
      var forms: [JudgedSum] = []
      if let items {
        let measured = items[position].attribute
        for extra in added(constant, measured) {
          var sum = item(items[position].item, measured)
          if let factor {
            sum = Self.scaled(sum, by: factor, divides)
          }
          sum.add(extra)
          forms.append(sum)
        }
      }
      if amounts {
        for amount in constant.map({ added($0, attribute) }) ?? amount(target, attribute) {
          var sum = JudgedSum()
          if attribute.hasPrefix("center") {
            sum = item(subject + ".superview", attribute.hasPrefix("centerX") ? "left" : "top")
          } else if !Self.isSize(attribute) {
            sum = item(subject + ".superview", attribute)
          }
          sum.add(amount)
          forms.append(sum)
        }
      }
      guard let first = forms.first else { continue }
      constraint.right = first
      constraint.others = Array(forms.dropFirst())
      add(constraint, at: start)
    }
  }

  private static func scaled(_ sum: JudgedSum, by factor: JudgedSum, _ divides: Bool) -> JudgedSum {
    if let number = factor.number { return sum.times(divides ? 1 / number : number) }
    if factor.terms.count == 1, let (atom, value) = factor.terms.first {
      let name = atom.first == "*" ? String(atom.dropFirst()) : "1.0·" + atom
      return sum.times(divides ? 1 / value : value).times(named: (divides ? "1/" : "") + name)
    }
    let name = factor.terms.sorted { $0.key < $1.key }.map { "\($0.value)·\($0.key)" }
    return sum.times(named: (divides ? "1/" : "") + name.joined(separator: "+"))
  }

  /// What an offset or an inset adds; both readings where its type is not seen.
  private func added(
    _ constant: (range: Range<Int>, isInset: Bool)?,
    _ attribute: String
  ) -> [JudgedSum] {
    guard let constant else { return [JudgedSum()] }
    let isStructure = part(constant.range, attribute) != nil
    return amount(constant.range, attribute).enumerated().map { index, amount in
      let edge = JudgedConstraint.edge(attribute)
      let isFar = JudgedConstraint.far.contains(edge)
      let name = code.text(constant.range.lowerBound)
      let isInsets = name.hasSuffix("Insets") || (index > 0 && !Self.isSize(attribute))
      guard constant.isInset || (isInsets && (isStructure || index > 0)) else { return amount }
      if Self.isSize(attribute) { return isStructure || index > 0 ? amount : amount.times(-2) }
      if edge.hasPrefix("center") { return isStructure || index > 0 ? amount : JudgedSum() }
      return isFar ? amount.times(-1) : amount
    }
  }

  /// The items a chain is related to, one for each attribute, and whether it may be a number.
  private func targets(
    _ range: Range<Int>,
    _ verb: String,
    _ attributes: [String],
    _ subject: String,
    _ place: (String) -> Int
  ) -> ([(item: String, attribute: String)]?, Bool) {
    if verb.hasSuffix("ToSuperview") {
      return (attributes.map { (subject + ".superview", $0) }, false)
    }
    if let word = range.last(where: { code.text($0) == "snp" || code.text($0).hasPrefix("snp_") }) {
      var names = code.links(from: word + 1, to: range.upperBound).links.map(\.name)
      if code.text(word) != "snp" { names.insert(String(code.text(word).dropFirst(4)), at: 0) }
      let found = names.flatMap { Self.attributes($0) ?? [] }.sorted { place($0) < place($1) }
      let name = word == range.lowerBound ? "self" : code.text(range.lowerBound..<word - 1)
      guard found.count == 1 || found.count == attributes.count else { return (nil, false) }
      return (
        attributes.indices.map { (name, found.count == 1 ? found[0] : found[$0]) }, false
      )
    }
    let isStructure = part(range, "width") != nil
    let isNumber = isStructure ? true : facts.isNumber(range, code)
    let name = code.text(range)
    return (isNumber == true ? nil : attributes.map { (name, $0) }, isNumber != false)
  }

  // MARK: Relations

  private mutating func operators(_ call: Int) {
    let close = code.partner(call + 1)
    guard code.text(close + 1) == "{" else { return miss(call..<call + 1) }
    let closure = code.closure(at: close + 1)
    var items: [String: String] = [:]
    let arguments = code.arguments(at: call + 1).filter { $0.label.isEmpty }
    for (index, argument) in arguments.enumerated() {
      let name = index < closure.parameters.count ? closure.parameters[index] : "$\(index)"
      items[name] = code.text(argument.value)
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
      default: continue
      }
    }
  }

  private func proxies(_ items: [String: String]) -> JudgedArithmetic {
    var arithmetic = arithmetic
    arithmetic.attribute = { range in
      guard let (item, attribute) = side(range, items), Self.single.contains(attribute) else {
        return nil
      }
      return self.item(item, attribute)
    }
    return arithmetic
  }

  /// The item and the word of a proxy's attribute.
  private func side(_ range: Range<Int>, _ items: [String: String]) -> (String, String)? {
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

  private mutating func relation(_ sign: Int, _ body: Range<Int>, _ items: [String: String]) {
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
    constraint.left = proxies(items).sum(left..<sign)
    constraint.right = proxies(items).sum(right)
    add(constraint, at: sign)
  }

  private static func leading(_ attributes: [String]) -> [String] {
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
    guard let (item, word) = side(range, items), let found = Self.compounds[word] else {
      return nil
    }
    let targets = word.hasPrefix("edges") ? Self.leading(found) : found
    guard targets.count == names.count else { return nil }
    return targets.map { target in
      var sum = self.item(item, target)
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

  // MARK: Attributes

  private mutating func attributes(_ parts: [Range<Int>], _ subject: String, _ at: Int) {
    var elements = parts
    if parts.count == 1, code.text(parts[0].lowerBound) == "[",
      code.after(parts[0].lowerBound) == parts[0].upperBound
    {
      elements = code.parts(parts[0].lowerBound + 1..<parts[0].upperBound - 1)
    }
    var made: [(key: String, constraint: JudgedConstraint)] = []
    for element in elements {
      guard let constraints = attribute(element, subject) else {
        miss(element)
        continue
      }
      for (key, constraint) in constraints {
        made.removeAll { $0.key == key }
        made.append((key, constraint))
      }
    }
    for (_, constraint) in made {
      var constraint = constraint
      constraint.name = storage(before: code.start(before: at))
      add(constraint, at: at)
    }
  }

  private func attribute(
    _ element: Range<Int>,
    _ subject: String
  ) -> [(String, JudgedConstraint)]? {
    var head = element.lowerBound
    if code.text(head) == "EasyPeasy" { head += 2 }
    let name = code.text(head)
    let word = name.prefix(1).lowercased() + name.dropFirst()
    guard code.text(head + 1) == "(", let attributes = Self.attributes(word) else { return nil }
    let value = head + 2..<code.partner(head + 1)
    let (links, end) = code.links(from: code.after(head + 1), to: element.upperBound)
    guard end == element.upperBound else { return nil }
    var (amountRange, factorRange) = split(value)
    var constraint = JudgedConstraint()
    switch code.text(value.lowerBound) {
    case "<=": constraint.relation = -1
    case ">=": constraint.relation = 1
    default: break
    }
    var target: String?
    var targetAttribute: String?
    for link in links {
      guard let bracket = link.bracket else { return nil }
      let arguments = code.arguments(at: bracket)
      switch link.name {
      case "with":
        constraint.priority = JudgedPriority.text(bracket + 1..<code.partner(bracket), code)
      case "to", "like":
        guard let first = arguments.first else { return nil }
        target = code.text(first.value)
        if arguments.count > 1 {
          let text = code.text(arguments[1].value).split(separator: ".").last.map(String.init) ?? ""
          targetAttribute = text.prefix(1).lowercased() + text.dropFirst()
        }
        if isOriginal, attributes.count > 1, link.name == "to" {
          (amountRange, factorRange) = (0..<0, 0..<0)
          (constraint.priority, constraint.relation) = ("", 0)
        }
      default: return nil
      }
    }
    return attributes.map { attribute in
      var constraint = constraint
      constraint.left = item(subject, attribute)
      var factor: JudgedSum? = factorRange.isEmpty ? nil : arithmetic.sum(factorRange)
      var amounts = amountRange.isEmpty ? [JudgedSum()] : amount(amountRange, attribute)
      if isOriginal, amountRange.isEmpty, let own = factor {
        amounts = [own]
        if target == nil, Self.isSize(attribute) { factor = nil }
      }
      let edge = JudgedConstraint.edge(attribute)
      if JudgedConstraint.far.contains(edge) { amounts = amounts.map { $0.times(-1) } }
      let forms = amounts.map { amount in
        var sum = reference(subject, attribute, target, targetAttribute, attributes.count > 1)
        if let factor { sum = Self.scaled(sum, by: factor, false) }
        sum.add(amount)
        return sum
      }
      constraint.right = forms[0]
      constraint.others = Array(forms.dropFirst())
      return ("\(attribute) \(constraint.relation) \(constraint.priority)", constraint)
    }
  }

  /// The number and the factor of `>=10 * 0.5`.
  private func split(_ value: Range<Int>) -> (Range<Int>, Range<Int>) {
    guard !value.isEmpty else { return (0..<0, 0..<0) }
    let first = code.text(value.lowerBound)
    if first == "*" { return (0..<0, value.lowerBound + 1..<value.upperBound) }
    guard ["==", "<=", ">="].contains(first) else { return (value, 0..<0) }
    let parts = code.parts(value.lowerBound + 1..<value.upperBound, by: ["*"])
    guard let number = parts.first else { return (0..<0, 0..<0) }
    return (number, parts.count > 1 ? number.upperBound + 1..<value.upperBound : 0..<0)
  }

  private static let opposite = [
    "left": "right", "right": "left", "leading": "trailing", "trailing": "leading",
    "top": "bottom", "bottom": "top", "leftMargin": "rightMargin", "rightMargin": "leftMargin",
    "leadingMargin": "trailingMargin", "trailingMargin": "leadingMargin",
    "topMargin": "bottomMargin", "bottomMargin": "topMargin",
  ]

  private func reference(
    _ subject: String,
    _ attribute: String,
    _ target: String?,
    _ named: String?,
    _ isCompound: Bool
  ) -> JudgedSum {
    guard let target else {
      return Self.isSize(attribute) ? JudgedSum() : item(subject + ".superview", attribute)
    }
    if let named { return item(target, named) }
    if isCompound { return item(target, attribute) }
    let own = JudgedConstraint.plain(subject)
    var plain = JudgedConstraint.plain(target)
    let isGuide = plain.contains(".safe") || plain.hasSuffix("Guide")
    if isGuide, !isOriginal { plain = String(plain.prefix { $0 != "." }) }
    let isSuperview = plain == own + "^" || facts.parents[own]?.contains(plain) ?? false
    return item(target, isSuperview ? attribute : Self.opposite[attribute] ?? attribute)
  }

  // MARK: Methods that pin

  private mutating func pinning(_ index: Int) {
    let method = code.text(index)
    let subject =
      code.text(index - 1) == "." ? code.text(code.start(before: index)..<index - 1) : "self"
    let start = code.start(before: index)
    if method == "autoSetPriority" { return priorityBlock(index) }
    if subject.hasSuffix("NSLayoutConstraint") { return }
    if subject.hasSuffix("]") || subject.hasSuffix("NSArray)") || method.contains("Views") {
      return miss(index..<code.after(index + 1))
    }
    var arguments: [String: Range<Int>] = [:]
    for argument in code.arguments(at: index + 1) {
      arguments[argument.label.isEmpty ? "_" : argument.label] = argument.value
    }
    func word(_ label: String) -> String? {
      guard let range = arguments[label], let last = range.last else { return nil }
      let word = code.text(last)
      switch word {
      case "vertical": return "centerX"
      case "horizontal": return "centerY"
      case "marginAxisVertical": return "centerXWithinMargins"
      case "marginAxisHorizontal": return "centerYWithinMargins"
      default:
        guard word.hasPrefix("margin"), word != "margins" else { return word }
        let edge = word.dropFirst(6)
        return edge.prefix(1).lowercased() + edge.dropFirst() + "Margin"
      }
    }
    func sum(_ label: String) -> JudgedSum { arguments[label].map(arithmetic.sum) ?? JudgedSum() }
    let relations = ["lessThanOrEqual": -1, "greaterThanOrEqual": 1]
    let relation = word("relation").flatMap { relations[$0] } ?? 0
    var made: [JudgedConstraint] = []
    func add(_ attribute: String, _ right: JudgedSum, _ relation: Int) {
      made.append(
        JudgedConstraint(relation: relation, left: item(subject, attribute), right: right)
      )
    }
    func edge(_ edge: String, _ item: String, _ target: String, _ inset: JudgedSum, _ relation: Int)
    {
      var right = self.item(item, target)
      let isFar = JudgedConstraint.far.contains(edge)
      right.add(inset, times: isFar ? -1 : 1)
      add(edge, right, isFar ? -relation : relation)
    }
    let parent = subject + ".superview"
    let other = ["of", "toSameAxisOf"].compactMap { arguments[$0] }.first.map { code.text($0) }
    switch method {
    case "autoPinEdge":
      if let name = word("toSuperviewEdge") {
        edge(name, parent, name, sum("withInset"), relation)
      } else if let name = word("toSuperviewSafeArea") {
        edge(name, parent + ".safeAreaLayoutGuide", name, sum("withInset"), relation)
      } else if let name = word("toSuperviewMargin") {
        edge(name, parent, name + "Margin", sum("withInset"), relation)
      } else if let name = word("_"), let target = word("to"), let other {
        var right = item(other, target)
        right.add(sum("withOffset"))
        add(name, right, relation)
      }
    case "autoPinEdgesToSuperviewEdges", "autoPinEdgesToSuperviewSafeArea",
      "autoPinEdgesToSuperviewMargins", "autoPinEdges":
      let isArea = method.hasSuffix("SafeArea")
      let isMargin =
        method.hasSuffix("Margins") || arguments["toSuperviewMarginsExcludingEdge"] != nil
      var excluded = word("excludingEdge") ?? word("toSuperviewMarginsExcludingEdge")
      var names = ["top", "leading", "bottom", "trailing"]
      if let side = excluded, side == "left" || side == "right" {
        if isArea, isOriginal {
          excluded = side == "left" ? "leading" : "trailing"
        } else {
          names = ["top", "left", "bottom", "right"]
        }
      }
      let target = arguments["toEdgesOf"].map { code.text($0) }
      let base = target ?? (isArea ? parent + ".safeAreaLayoutGuide" : parent)
      for name in names where name != excluded {
        let side = name == "leading" ? "left" : name == "trailing" ? "right" : name
        var inset = JudgedSum()
        if let range = arguments["with"] {
          let amounts = amount(range, side)
          inset = amounts.last ?? JudgedSum()
        }
        edge(name, base, isMargin ? name + "Margin" : name, inset, 0)
      }
    case "autoCenterInSuperview", "autoCenterInSuperviewMargins":
      let isMargin = method.hasSuffix("Margins")
      for name in ["centerX", "centerY"] {
        add(name, item(parent, isMargin ? name + "WithinMargins" : name), 0)
      }
    case "autoAlignAxis":
      if let axis = word("toSuperviewAxis") {
        add(axis, item(parent, axis), 0)
      } else if let axis = word("toSuperviewMarginAxis") {
        add(axis, item(parent, axis + "WithinMargins"), 0)
      } else if let axis = word("_"), let other {
        var right = item(other, axis)
        if let factor = arguments["withMultiplier"] {
          right = Self.scaled(right, by: arithmetic.sum(factor), false)
        }
        right.add(sum("withOffset"))
        right.add(sum("offset"))
        add(axis, right, relation)
      }
    case "autoMatch", "autoConstrainAttribute":
      guard let name = word("_"), let target = word("to"), let other else { break }
      var right = item(other, target)
      if let factor = arguments["withMultiplier"] {
        right = Self.scaled(right, by: arithmetic.sum(factor), false)
      }
      right.add(sum("withOffset"))
      right.add(sum("offset"))
      add(name, right, relation)
    case "autoSetDimension":
      if let name = word("_") { add(name, sum("toSize"), relation) }
    case "autoSetDimensions":
      guard let range = arguments["to"] else { break }
      for name in ["width", "height"] { add(name, amount(range, name).last ?? JudgedSum(), 0) }
    default: break
    }
    if made.isEmpty { return miss(start..<code.after(index + 1)) }
    let level = priorityAround(index)
    for var constraint in made {
      constraint.priority = level
      constraint.name = storage(before: start)
      self.add(constraint, at: index)
    }
  }

  /// The priority of the block around a call.
  private func priorityAround(_ index: Int) -> String {
    blocks.suffix(16).last { $0.words.contains(index) }?.priority ?? ""
  }

  private mutating func priorityBlock(_ index: Int) {
    let close = code.partner(index + 1)
    guard let first = code.arguments(at: index + 1).first else { return }
    let end = code.text(close + 1) == "{" ? code.partner(close + 1) : close
    blocks.append((index..<max(end, index), JudgedPriority.text(first.value, code)))
  }

  // MARK: Anchors

  private func anchor(_ end: Int) -> (item: String, attribute: String)? {
    let word = code.text(end - 1)
    guard word.hasSuffix("Anchor") else { return nil }
    let start = code.start(before: end)
    let attribute = String(word.dropLast(6))
    if start == end - 1 { return ("self", attribute) }
    return (code.text(start..<end - 2), attribute)
  }

  private mutating func anchors(_ call: Int) {
    let arguments = code.arguments(at: call + 1)
    guard let (subject, attribute) = anchor(call - 1), let first = arguments.first else { return }
    var constraint = JudgedConstraint(
      relation: first.label.hasPrefix("equal") ? 0 : first.label.hasPrefix("less") ? -1 : 1
    )
    constraint.left = item(subject, attribute)
    if first.label.hasSuffix("Constant") {
      constraint.right = arithmetic.sum(first.value)
    } else if let (target, other) = anchor(first.value.upperBound) {
      constraint.right = item(target, other)
      for argument in arguments.dropFirst() where argument.label == "multiplier" {
        constraint.right = Self.scaled(constraint.right, by: arithmetic.sum(argument.value), false)
      }
      for argument in arguments.dropFirst() where argument.label == "constant" {
        constraint.right.add(arithmetic.sum(argument.value))
      }
    } else {
      return miss(call..<code.after(call + 1))
    }
    let start = code.start(before: call - 1)
    constraint.name = storage(before: start)
    let links = code.links(from: code.after(call + 1), to: code.words.count).links
    setPriority(links, on: &constraint)
    add(constraint, at: call)
  }

  /// Takes the priority from what is called on a constraint: a method of the project's own.
  private func setPriority(
    _ links: [(name: String, bracket: Int?)],
    on constraint: inout JudgedConstraint
  ) {
    for link in links {
      guard let bracket = link.bracket, let only = code.arguments(at: bracket).first else {
        continue
      }
      if link.name.lowercased().contains("priority") || JudgedPriority.isLevel(only.value, code) {
        constraint.priority = JudgedPriority.text(only.value, code)
      }
    }
  }

  private mutating func initializer(_ index: Int) {
    let arguments = code.arguments(at: index + 1)
    guard arguments.count == 7 else { return miss(index..<code.after(index + 1)) }
    func word(_ position: Int) -> String { arguments[position].value.last.map(code.text) ?? "" }
    let relations = ["lessThanOrEqual": -1, "greaterThanOrEqual": 1]
    var constraint = JudgedConstraint(relation: relations[word(2)] ?? 0)
    constraint.left = item(code.text(arguments[0].value), word(1))
    if word(4) != "notAnAttribute", code.text(arguments[3].value) != "nil" {
      constraint.right = item(code.text(arguments[3].value), word(4))
      constraint.right = Self.scaled(
        constraint.right,
        by: arithmetic.sum(arguments[5].value),
        false
      )
    }
    constraint.right.add(arithmetic.sum(arguments[6].value))
    constraint.name = storage(before: index)
    let links = code.links(from: code.after(index + 1), to: code.words.count).links
    setPriority(links, on: &constraint)
    add(constraint, at: index)
  }
}
