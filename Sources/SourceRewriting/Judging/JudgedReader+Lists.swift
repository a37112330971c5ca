// What the judge reads of calls that pin several items at once.
extension JudgedReader {
  /// `[a, b].autoAlignViews(to: .top)`; false for what cannot be read.
  mutating func pinsList(_ index: Int, _ arguments: [String: Range<Int>]) -> Bool {
    guard code.text(index - 1) == ".",
      let items = listed(code.start(before: index)..<index - 1), items.count > 1
    else { return false }
    func attribute(_ label: String) -> String? {
      guard let last = arguments[label]?.last.map(code.text) else { return nil }
      return last == "vertical" ? "centerX" : last == "horizontal" ? "centerY" : last
    }
    for item in items { place(item, at: index) }
    var made: [JudgedConstraint] = []
    switch code.text(index) {
    case "autoAlignViews", "autoAlignViewsToEdge", "autoAlignViewsToAxis",
      "autoMatchViewsDimension":
      guard let attribute = attribute("to") ?? attribute("_"), arguments.count == 1,
        Self.single.contains(attribute)
      else { return false }
      for (before, item) in zip(items, items.dropFirst()) {
        made.append(
          JudgedConstraint(
            left: self.item(item, attribute),
            right: self.item(before, attribute)
          )
        )
      }
    case "autoSetViewsDimension":
      guard let attribute = attribute("_"), let size = arguments["toSize"], arguments.count == 2
      else { return false }
      for item in items {
        made.append(
          JudgedConstraint(left: self.item(item, attribute), right: arithmetic.sum(size))
        )
      }
    case "autoSetViewsDimensions":
      guard let size = arguments["to"], arguments.count == 1 else { return false }
      for attribute in ["width", "height"] {
        let amount = amount(size, attribute).last ?? JudgedSum()
        for item in items {
          made.append(JudgedConstraint(left: self.item(item, attribute), right: amount))
        }
      }
    default: return false
    }
    let level = priorityAround(index)
    for var constraint in made {
      constraint.priority = level
      add(constraint, at: index)
    }
    return true
  }

  /// Declarations are looked for among so many words in front.
  static let farthest = 5_000

  /// The items of a literal, in brackets as an `NSArray` or not, or of the constant of a name that was
  /// declared last.
  private func listed(_ range: Range<Int>) -> [String]? {
    var range = range
    if code.text(range.lowerBound) == "(", code.partner(range.lowerBound) == range.upperBound - 1 {
      range = range.lowerBound + 1..<range.upperBound - 1
      if let cast = range.first(where: { code.text($0) == "as" }), range.lowerBound < cast {
        range = range.lowerBound..<cast
      }
    }
    guard !range.isEmpty else { return nil }
    var open = range.lowerBound
    if code.text(open) != "[" {
      let name = code.text(open)
      let declared = (max(0, open - Self.farthest)..<open).last {
        code.text($0) == "let" && code.text($0 + 1) == name
          && code.place($0).prefix { $0 != "/" } == code.place(open).prefix { $0 != "/" }
      }
      guard range.count == 1, var sign = declared else { return nil }
      while sign < open, code.text(sign) != "=" { sign = code.after(sign) }
      open = sign + 1
    } else if code.partner(open) != range.upperBound - 1 {
      return nil
    }
    guard code.text(open) == "[", code.partner(open) > open else { return nil }
    return code.parts(open + 1..<code.partner(open)).map { code.text($0) }
  }
}
