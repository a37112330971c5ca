// What the judge reads of PureLayout: methods that pin.
extension JudgedReader {
  mutating func pinning(_ index: Int) {
    let method = code.text(index)
    let subject =
      code.text(index - 1) == "." ? code.text(code.start(before: index)..<index - 1) : "self"
    if pinnedWord(index, subject) { return }
    place(subject, at: index)
    let start = code.start(before: index)
    let switches = ["Install": true, "Remove": false]
    for (word, isActive) in switches
    where (method == "auto\(word)" || method == "auto\(word)Constraints")
      && code.partner(index + 1) == index + 2
    {
      return activates(subject, isActive, at: index, isInstalled: true)
    }
    if method == "autoSetPriority" { return priorityBlock(index) }
    if subject.hasSuffix("NSLayoutConstraint") { return }
    var arguments: [String: Range<Int>] = [:]
    for argument in code.arguments(at: index + 1) {
      arguments[argument.label.isEmpty ? "_" : argument.label] = argument.value
    }
    // `buttons[0]` is one item.
    let isLiteral = subject.hasPrefix("[") && subject.hasSuffix("]")
    if isLiteral || subject.hasSuffix("NSArray)") || method.contains("Views") {
      if !pinsList(index, arguments) { miss(index..<code.after(index + 1)) }
      return
    }
    func word(_ label: String) -> String? {
      guard let word = arguments[label].flatMap(code.caseName) else { return nil }
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
    let named = [
      "_", "to", "relation", "excludingEdge", "toSuperviewMarginsExcludingEdge", "toSuperviewEdge",
      "toSuperviewSafeArea", "toSuperviewMargin", "toSuperviewAxis", "toSuperviewMarginAxis",
    ]
    let takesOther =
      method.contains("LayoutGuide") || method == "autoSetDimensions" || method == "autoSetRatio"
    let area = arguments["toSuperviewArea"].flatMap(area)
    if arguments["toSuperviewArea"] != nil, area == nil {
      return miss(start..<code.after(index + 1))
    }
    if !takesOther, named.contains(where: { arguments[$0] != nil && word($0) == nil }) {
      return miss(start..<code.after(index + 1))
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
    /// An attribute of another item, multiplied, and moved.
    func related(_ other: String, _ attribute: String) -> JudgedSum {
      var right = item(other, attribute)
      if let factor = arguments["withMultiplier"] {
        right = Self.scaled(right, by: arithmetic.sum(factor), false)
      }
      right.add(sum("withOffset"))
      right.add(sum("offset"))
      return right
    }
    let parent = subject + ".superview"
    let other = ["of", "toSameAxisOf"].compactMap { arguments[$0] }.first.map { code.text($0) }
    switch method {
    case "autoPinEdge" where !isOriginal && arguments["withSystemSpacing"] != nil:
      guard let number = arguments["withSystemSpacing"],
        let own = word("toSuperviewEdge") ?? word("_")
      else { break }
      var right = JudgedSum()
      if word("toSuperviewEdge") != nil {
        right = item(parent, own)
      } else if let target = word("to"), let other {
        right = item(other, target)
      }
      let isFar = JudgedConstraint.far.contains(own)
      right.add(gaps(number, inwardsFrom: own))
      add(own, right, isFar ? -relation : relation)
    case "autoPinEdge" where area != nil:
      guard let area, let own = word("_") else { break }
      edge(own, parent + area, own, sum("withInset"), relation)
    case "autoPinEdge":
      if let name = word("toSuperviewEdge") {
        edge(name, parent, name, sum("withInset"), relation)
      } else if let name = word("toSuperviewSafeArea") {
        edge(name, parent + ".safeAreaLayoutGuide", name, sum("withInset"), relation)
      } else if let name = word("toSuperviewMargin") {
        edge(name, parent, name + "Margin", sum("withInset"), relation)
      } else if let name = word("_"), let target = word("to"), let other {
        add(name, related(other, target), relation)
      }
    case "autoPin", "autoPinToTopLayoutGuide", "autoPinToBottomLayoutGuide",
      "autoPinToTopLayoutGuideOfViewController", "autoPinToBottomLayoutGuideOfViewController":
      let owners = ["toTopLayoutGuideOf", "toBottomLayoutGuideOf", "of", "_"]
      guard let label = owners.first(where: { arguments[$0] != nil }),
        let owner = arguments[label].map({ code.text($0) })
      else { break }
      // Below the bars at the top, above those at the bottom.
      let isTop = (method + label).contains("Top")
      let (name, target) = isTop ? ("top", "bottom") : ("bottom", "top")
      let guide = "\(owner).\(name)LayoutGuide"
      edge(name, guide, target, sum("withInset"), relation)
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
      let base =
        target ?? area.map { parent + $0 } ?? (isArea ? parent + ".safeAreaLayoutGuide" : parent)
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
        add(axis, related(other, axis), relation)
      }
    case "autoMatch", "autoConstrainAttribute":
      guard let name = word("_"), let target = word("to"), let other else { break }
      add(name, related(other, target), relation)
    case "autoSetDimension":
      if let name = word("_") { add(name, sum("toSize"), relation) }
    case "autoSetRatio":
      guard let number = arguments["_"] else { break }
      let height = item(subject, "height")
      add("width", Self.scaled(height, by: arithmetic.sum(number), false), relation)
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
  func priorityAround(_ index: Int) -> String {
    blocks.suffix(16).last { $0.words.contains(index) }?.priority ?? ""
  }

  private mutating func priorityBlock(_ index: Int) {
    let close = code.partner(index + 1)
    guard let first = code.arguments(at: index + 1).first else { return }
    let end = code.text(close + 1) == "{" ? code.partner(close + 1) : close
    blocks.append((index..<max(end, index), JudgedPriority.text(first.value, code)))
  }
}
