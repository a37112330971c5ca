// What the judge reads of SnapKit: chains on a maker.
extension JudgedReader {
  mutating func maker(_ verb: Int) {
    let start = code.text(verb - 2) == "snp" ? verb - 2 : verb
    var brace = verb + 1
    if code.text(brace) == "(" { brace += 1 }
    guard code.text(brace) == "{" else {
      if !code.text(verb).hasSuffix("removeConstraints") { miss(verb..<verb + 1) }
      return
    }
    // This package's module has a block for each item of a list.
    let first = code.start(before: start - 1)
    let isList =
      !isOriginal && code.text(start - 1) == "." && code.text(first) == "["
      && code.partner(first) == start - 2
    let subjects = (isList ? listedItems(first..<start - 1) : nil) ?? [subject(start)]
    for subject in subjects { place(subject, at: verb) }
    let closure = code.closure(at: brace)
    let name = closure.parameters.first ?? "$0"
    for index in closure.body where code.text(index) == name && code.text(index - 1) != "." {
      for subject in subjects { chain(index, closure.body.upperBound, subject) }
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
    if index == 0, !isOriginal, let first = links.first, let bracket = first.bracket,
      ["bias", "barrier", "guideline"].contains(first.name)
    {
      var priority = ""
      for link in links.dropFirst() {
        guard link.name == "priority", let bracket = link.bracket else {
          return miss(start..<max(end, start + 1))
        }
        priority = JudgedPriority.text(bracket + 1..<code.partner(bracket), code)
      }
      let arguments = code.arguments(at: bracket)
      let made = makerWord(first.name, of: [subject], arguments, at: start, priority)
      note(made, at: start, or: start..<max(end, start + 1))
      return
    }
    if index == 1, links[0].name == "ratio", index < links.count, let bracket = links[1].bracket {
      return ratio(start, links, bracket + 1..<code.partner(bracket), subject)
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
    var gap: Range<Int>?
    for link in links[(index + 1)...] {
      guard let bracket = link.bracket else { continue }
      let range = bracket + 1..<code.partner(bracket)
      switch link.name {
      case "offset": (constant, gap) = ((range, false), nil)
      case "inset", "insets": (constant, gap) = ((range, true), nil)
      case "systemSpacing": (constant, gap) = (nil, range)
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
          if let gap { sum.add(gaps(gap, inwardsFrom: attribute)) }
          forms.append(sum)
        }
      }
      if amounts {
        for amount in added(constant ?? (target, false), attribute) {
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

  /// The width is a multiple of the height.
  private mutating func ratio(
    _ start: Int,
    _ links: [(name: String, bracket: Int?)],
    _ number: Range<Int>,
    _ subject: String
  ) {
    let verb = links[1].name
    var constraint = JudgedConstraint(
      relation: verb.hasPrefix("equal") ? 0 : verb.hasPrefix("less") ? -1 : 1
    )
    constraint.name = storage(before: start)
    for link in links[2...] {
      guard let bracket = link.bracket else { continue }
      switch link.name {
      case "priority":
        let level = bracket + 1..<code.partner(bracket)
        constraint.priority = JudgedPriority.text(level, code)
      case "priorityHigh": constraint.priority = "750.0"
      case "priorityMedium": constraint.priority = "500.0"
      case "priorityLow": constraint.priority = "250.0"
      default: continue
      }
    }
    constraint.left = item(subject, "width")
    constraint.right = Self.scaled(item(subject, "height"), by: arithmetic.sum(number), false)
    add(constraint, at: start)
  }

  static func scaled(_ sum: JudgedSum, by factor: JudgedSum, _ divides: Bool) -> JudgedSum {
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
  func targets(
    _ range: Range<Int>,
    _ verb: String,
    _ attributes: [String],
    _ subject: String,
    _ place: (String) -> Int
  ) -> ([(item: String, attribute: String)]?, Bool) {
    if verb.hasSuffix("ToSuperview"), let area = area(range) {
      return (attributes.map { (subject + ".superview" + area, $0) }, false)
    }
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
}
