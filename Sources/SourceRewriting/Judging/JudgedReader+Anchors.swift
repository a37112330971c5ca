// What the judge reads of anchors, and constraints by their initialiser.
extension JudgedReader {
  func anchor(_ end: Int) -> (item: String, attribute: String)? {
    let word = code.text(end - 1)
    guard word.hasSuffix("Anchor") else { return nil }
    let start = code.start(before: end)
    let attribute = String(word.dropLast(6))
    if start == end - 1 { return ("self", attribute) }
    return (code.text(start..<end - 2), attribute)
  }

  mutating func anchors(_ call: Int) {
    let arguments = code.arguments(at: call + 1)
    guard let (subject, attribute) = anchor(call - 1), let first = arguments.first else { return }
    anchor(subject, at: call)
    if attribute == "ratio" { return ratio(call, subject, first) }
    var constraint = JudgedConstraint(
      relation: first.label.hasPrefix("equal") ? 0 : first.label.hasPrefix("less") ? -1 : 1
    )
    constraint.left = item(subject, attribute)
    if first.label.hasSuffix("Constant") {
      constraint.right = arithmetic.sum(first.value)
    } else if let (target, other) = anchor(first.value.upperBound) {
      constraint.right = item(target, other)
      let isSpaced = first.label.contains("SystemSpacing")
      for argument in arguments.dropFirst() where isSpaced && argument.label == "multiplier" {
        constraint.right.add(siblingGaps(argument.value, subject, target))
      }
      for argument in arguments.dropFirst() where !isSpaced && argument.label == "multiplier" {
        constraint.right = Self.scaled(constraint.right, by: arithmetic.sum(argument.value), false)
      }
      for argument in arguments.dropFirst() where argument.label == "gap" {
        guard let gap = gap(argument.value) else { return miss(call..<code.after(call + 1)) }
        constraint.right.add(gap)
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

  /// The width is a multiple of the height.
  private mutating func ratio(
    _ call: Int,
    _ subject: String,
    _ number: (label: String, value: Range<Int>)
  ) {
    var constraint = JudgedConstraint(
      relation: number.label.hasPrefix("equal") ? 0 : number.label.hasPrefix("less") ? -1 : 1
    )
    constraint.left = item(subject, "width")
    let factor = arithmetic.sum(number.value)
    constraint.right = Self.scaled(item(subject, "height"), by: factor, false)
    constraint.name = storage(before: code.start(before: call - 1))
    add(constraint, at: call)
  }

  /// Takes the priority from what is called on a constraint: a method of the project's own.
  func setPriority(
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

  mutating func initializer(_ index: Int) {
    let arguments = code.arguments(at: index + 1)
    let cases = [1, 2, 4].compactMap { position in
      arguments.count == 7 ? code.caseName(arguments[position].value) : nil
    }
    guard cases.count == 3 else { return miss(index..<code.after(index + 1)) }
    anchor(code.text(arguments[0].value), at: index)
    let relations = ["lessThanOrEqual": -1, "greaterThanOrEqual": 1]
    var constraint = JudgedConstraint(relation: relations[cases[1]] ?? 0)
    constraint.left = item(code.text(arguments[0].value), cases[0])
    if cases[2] != "notAnAttribute", code.text(arguments[3].value) != "nil" {
      constraint.right = item(code.text(arguments[3].value), cases[2])
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
