// What the judge reads of EasyPeasy: lists of attributes.
extension JudgedReader {
  mutating func attributes(_ parts: [Range<Int>], _ subject: String, _ at: Int) {
    var elements = parts
    if parts.count == 1, code.text(parts[0].lowerBound) == "[",
      code.after(parts[0].lowerBound) == parts[0].upperBound
    {
      elements = code.parts(parts[0].lowerBound + 1..<parts[0].upperBound - 1)
    }
    place(subject, at: at)
    var made: [(key: String, constraint: JudgedConstraint)] = []
    var list = JudgedList()
    for element in elements {
      if attributeWord(element, of: [subject], at: at) { continue }
      guard let constraints = attribute(element, subject) else {
        miss(element)
        continue
      }
      if isOriginal {
        list.apply(constraints)
        continue
      }
      for (key, constraint) in constraints {
        made.removeAll { $0.key == key }
        made.append((key, constraint))
      }
    }
    if isOriginal { made = list.standing }
    for (_, constraint) in made {
      var constraint = constraint
      constraint.name = storage(before: code.start(before: at))
      add(constraint, at: at)
    }
  }

  func attribute(
    _ element: Range<Int>,
    _ subject: String
  ) -> [(String, JudgedConstraint)]? {
    var head = element.lowerBound
    if code.text(head) == "EasyPeasy" { head += 2 }
    let name = code.text(head)
    let word = name.prefix(1).lowercased() + name.dropFirst()
    let isRatio = !isOriginal && name == "Ratio"
    guard code.text(head + 1) == "(",
      let attributes = isRatio ? ["width"] : Self.attributes(word)
    else { return nil }
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
    var targetsArea = false
    for link in links {
      guard let bracket = link.bracket else { return nil }
      let arguments = code.arguments(at: bracket)
      switch link.name {
      case "with":
        constraint.priority = JudgedPriority.text(bracket + 1..<code.partner(bracket), code)
      case "to", "like":
        guard let first = arguments.first else { return nil }
        if let area = area(first.value) {
          (target, targetAttribute) = (subject + ".superview" + area, nil)
          targetsArea = true
          continue
        }
        targetsArea = false
        target = code.text(first.value)
        if arguments.count > 1 {
          guard let text = code.caseName(arguments[1].value) else { return nil }
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
      if isRatio {
        constraint.right = Self.scaled(
          item(subject, "height"),
          by: arithmetic.sum(amountRange),
          false
        )
        return ("ratio \(constraint.relation) \(constraint.priority)", constraint)
      }
      var factor: JudgedSum? = factorRange.isEmpty ? nil : arithmetic.sum(factorRange)
      var amounts = amountRange.isEmpty ? [JudgedSum()] : amount(amountRange, attribute)
      if isOriginal, amountRange.isEmpty, let own = factor {
        amounts = [own]
        if target == nil, Self.isSize(attribute) { factor = nil }
      }
      if let gap = gap(amountRange) { amounts = [gap] }
      let edge = JudgedConstraint.edge(attribute)
      if JudgedConstraint.far.contains(edge) { amounts = amounts.map { $0.times(-1) } }
      let forms = amounts.map { amount in
        let meetsSame = attributes.count > 1 || targetsArea
        let function = String(code.place(element.lowerBound).prefix { $0 != "/" })
        var sum = reference(subject, attribute, target, targetAttribute, meetsSame, function)
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
    _ isCompound: Bool,
    _ function: String
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
    let isSuperview = facts.isSuperview(plain, of: own, in: function)
    return item(target, isSuperview ? attribute : Self.opposite[attribute] ?? attribute)
  }
}
