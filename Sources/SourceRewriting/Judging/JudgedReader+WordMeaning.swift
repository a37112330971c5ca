// What the judge makes of a word of several constraints, whichever dialect has it.
extension JudgedReader {
  /// Adds what a call says, or misses its words.
  mutating func note(_ made: JudgedConstraint?, at index: Int, or missed: Range<Int>) {
    if let made { add(made, at: index) } else { miss(missed) }
  }

  /// The items of a list, in brackets that say they are any items or not.
  func listedItems(_ range: Range<Int>) -> [String]? {
    var open = range.lowerBound
    if code.text(open) == "(" { open += 1 }
    guard code.text(open) == "[", range.contains(open) else { return nil }
    return code.parts(open + 1..<code.partner(open)).map { code.text($0) }
  }

  private func axis(_ range: Range<Int>) -> (near: String, far: String)? {
    switch code.text(range) {
    case ".horizontal", "LayoutAxis.horizontal": ("leading", "trailing")
    case ".vertical", "LayoutAxis.vertical": ("top", "bottom")
    default: nil
    }
  }

  /// What a call says; nil for what cannot be read.
  func said(
    _ name: String,
    of items: [String]?,
    _ arguments: [Argument],
    at index: Int,
    _ priority: String,
    item named: (String) -> String? = { $0 },
    position: (Range<Int>) -> (JudgedSum, JudgedSum)? = { _ in nil }
  ) -> JudgedConstraint? {
    guard let kind = Self.wordKinds[name], let items, let first = items.first else { return nil }
    var rest = arguments[...]
    func take(_ labels: String...) -> Range<Int>? {
      guard let next = rest.first, labels.contains(next.label) else { return nil }
      rest.removeFirst()
      return next.value
    }
    var right = JudgedSum()
    func note(_ role: String, _ sum: JudgedSum) {
      for (atom, factor) in sum.terms { right.add(factor, "§\(role)·\(atom)") }
    }
    func note(_ role: String, _ range: Range<Int>?) {
      if let range { note(role, arithmetic.sum(range)) }
    }
    /// An attribute of an item, in its two parts.
    func place(_ item: Range<Int>, _ attribute: Range<Int>) -> JudgedSum? {
      let word = code.text(attribute)
      guard let owner = named(code.text(item)),
        let edge = word.split(separator: ".").last.map(String.init), Self.single.contains(edge),
        word == ".\(edge)" || word == "ALEdge.\(edge)"
      else { return nil }
      return self.item(owner, edge)
    }
    func readRoom() -> Bool {
      if let along = take("along") {
        guard let (near, far) = axis(along) else { return false }
        let parent = first + ".superview"
        right.add(self.item(parent, near), times: 2)
        right.add(self.item(parent, far), times: 3)
        return true
      }
      var ends: [JudgedSum] = []
      if let edge = take("fromEdge") {
        guard let start = take("of"), let far = take("toEdge"), let end = take("of") else {
          return false
        }
        ends = [place(start, edge), place(end, far)].compactMap(\.self)
      } else if let start = take("from") {
        if let near = take("") {
          guard let end = take("to"), let far = take("") else { return false }
          ends = [place(start, near), place(end, far)].compactMap(\.self)
        } else {
          guard let end = take("to"), let one = position(start), let other = position(end) else {
            return false
          }
          ends = [one.0, other.0]
          note("lead", one.1)
          note("tail", other.1.times(-1))
        }
      }
      guard ends.count == 2 else { return false }
      right.add(ends[0], times: 2)
      right.add(ends[1], times: 3)
      return true
    }
    var attribute = kind
    switch kind {
    case "bias":
      guard let share = take("", "at", "atShare") else { return nil }
      note("share", share)
      guard readRoom() else { return nil }
    case "barrier":
      guard let edge = take("at", "atEdge", "asBarrierAt"),
        let others = take("of").flatMap(listedItems)
      else { return nil }
      attribute += " " + (code.text(edge).split(separator: ".").last.map(String.init) ?? "")
      for (place, other) in others.enumerated() {
        guard let name = named(other) else { return nil }
        right.add(self.item(name, "edge"), times: Double(place + 2))
      }
      note("margin", take("margin"))
      if let flag = take("includingGone") {
        guard ["true", "false"].contains(code.text(flag)) else { return nil }
        if code.text(flag) == "true" { right.add(1, "§gone") }
      }
    case "guideline":
      guard let (near, _) = take("along", "asGuidelineAlong").flatMap(axis),
        let value = take("at"), let open = value.first(where: { code.text($0) == "(" }),
        code.after(open) == value.upperBound
      else { return nil }
      attribute += " " + near
      note(code.text(open - 1), open + 1..<value.upperBound - 1)
    default:
      if let style = take("") {
        switch code.text(style.lowerBound..<min(style.lowerBound + 2, style.upperBound)) {
        case ".spread" where style.count == 2: break
        case ".spreadInside" where style.count == 2: right.add(1, "§inside")
        case ".packed" where code.text(style.lowerBound + 2) == "(":
          let bias = code.arguments(at: style.lowerBound + 2).first?.value
          note("packed", bias.map(arithmetic.sum) ?? JudgedSum(0.5))
          right.add(1, "§packed")
        default: return nil
        }
      }
      guard readRoom() else { return nil }
      note("spacing", take("spacing"))
      if let weights = take("weights") {
        guard code.text(weights.lowerBound) == "[" else { return nil }
        let list = code.parts(weights.lowerBound + 1..<weights.upperBound - 1)
        right.add(Double(list.count), "§weights")
        for (place, weight) in list.enumerated() { note("weight \(place)", weight) }
      }
      note("lead", take("lead"))
      note("tail", take("tail"))
    }
    guard rest.isEmpty else { return nil }
    var said = JudgedConstraint(right: right, priority: priority)
    for (place, item) in items.enumerated() {
      said.left.add(self.item(item, attribute), times: Double(place + 1))
    }
    said.name = kind == "bias" ? storage(before: code.start(before: index)) : ""
    return said
  }
}
