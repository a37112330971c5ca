// What the judge reads of calls that pin several items at once.
extension JudgedReader {
  /// `[a, b].autoAlignViews(to: .top)`; false for what cannot be read.
  mutating func pinsList(_ index: Int, _ arguments: [String: Range<Int>]) -> Bool {
    guard code.text(index - 1) == ".",
      let items = listed(code.start(before: index)..<index - 1), items.count > 1
    else { return false }
    func attribute(_ label: String) -> String? {
      guard let last = arguments[label].flatMap(code.caseName) else { return nil }
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
    case "autoDistributeViews":
      guard let distribution = distributed(items, arguments) else { return false }
      made = distribution
    default: return false
    }
    let level = priorityAround(index)
    for var constraint in made {
      constraint.priority = level
      add(constraint, at: index)
    }
    return true
  }

  /// Items along an axis, with one space between neighbours or with one size; nil for what cannot be
  /// read.
  private func distributed(
    _ items: [String],
    _ arguments: [String: Range<Int>]
  ) -> [JudgedConstraint]? {
    func word(_ label: String) -> String? {
      arguments[label].map { code.caseName($0) ?? code.text($0) }
    }
    let known: Set<String> = [
      "along", "alignedTo", "withFixedSpacing", "withFixedSize", "insetSpacing", "firstInset",
      "lastInset", "matchedSizes",
    ]
    let axes = [
      "horizontal": ("leading", "trailing", "width", "centerX"),
      "vertical": ("top", "bottom", "height", "centerY"),
    ]
    guard known.isSuperset(of: arguments.keys), let along = word("along"),
      let (near, far, size, center) = axes[along], var alignment = word("alignedTo")
    else { return nil }
    if let (_, _, _, middle) = axes[alignment == "horizontal" ? "vertical" : "horizontal"],
      alignment == "horizontal" || alignment == "vertical"
    {
      alignment = middle
    }
    let (hasEnds, matches) = (word("insetSpacing") ?? "true", word("matchedSizes") ?? "true")
    guard Self.single.contains(alignment),
      Set(["true", "false"]).isSuperset(of: [hasEnds, matches])
    else { return nil }
    func equal(_ item: String, _ attribute: String, _ right: JudgedSum) -> JudgedConstraint {
      JudgedConstraint(left: self.item(item, attribute), right: right)
    }
    func end(_ label: String, _ space: JudgedSum) -> JudgedSum {
      arguments[label].map(arithmetic.sum) ?? (hasEnds == "true" ? space : JudgedSum())
    }
    var made: [JudgedConstraint] = []
    if let space = arguments["withFixedSpacing"].map(arithmetic.sum) {
      for (before, item) in zip(items, items.dropFirst()) {
        var edge = self.item(before, far)
        edge.add(space)
        made.append(equal(item, near, edge))
        if matches == "true" { made.append(equal(item, size, self.item(before, size))) }
      }
      var (first, last) = (
        self.item(items[0] + ".superview", near),
        self.item(items[items.count - 1] + ".superview", far)
      )
      first.add(end("firstInset", space))
      last.add(end("lastInset", space), times: -1)
      made.append(equal(items[0], near, first))
      made.append(equal(items[items.count - 1], far, last))
    } else if let length = arguments["withFixedSize"].map(arithmetic.sum) {
      for (index, item) in items.enumerated() {
        // PureLayout multiplies the superview's middle: by 2 for its far edge, by 0 for its near one.
        let multiplier =
          hasEnds == "true"
          ? Double(2 * index + 2) / Double(items.count + 1)
          : Double(2 * index) / Double(items.count - 1)
        let shift = hasEnds == "true" ? (multiplier - 1) / 2 : (1 - multiplier) / 2
        let parent = item + ".superview"
        // From the left the middle is half of the trailing edge, which mirrors; from the top it stays.
        var middle =
          multiplier == 0
          ? self.item(parent, near)
          : along == "horizontal"
            ? self.item(parent, far).times(multiplier / 2)
            : self.item(parent, center).times(multiplier)
        middle.add(length, times: shift)
        made.append(equal(item, size, length))
        made.append(equal(item, center, middle))
      }
    } else {
      return nil
    }
    for (before, item) in zip(items, items.dropFirst()) {
      made.append(equal(item, alignment, self.item(before, alignment)))
    }
    return made
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
