// What the judge reads of words that stand for several constraints: biases, barriers, chains and lines.
//
// Such a word becomes one sum: the items it places on the first side, and on the second one the
// positions and the numbers it names, each under a name or a factor of its own.
extension JudgedReader {
  typealias Argument = (label: String, value: Range<Int>)

  /// The words of each dialect by the meaning they share.
  static let wordKinds: [String: String] = [
    "place": "bias", "bias": "bias", "Bias": "bias", "autoSetBias": "bias", "atShare": "bias",
    "barrier": "barrier", "Barrier": "barrier", "autoSetBarrier": "barrier",
    "asBarrierAt": "barrier", "guideline": "guideline", "Guideline": "guideline",
    "autoSetGuideline": "guideline", "asGuidelineAlong": "guideline", "chain": "chain",
    "Chain": "chain", "autoChain": "chain", "chaining": "chain",
  ]

  /// Words in a block of relations.
  static let operatorWords: Set<String> = ["place", "barrier", "chain", "guideline"]
  /// Words among attributes of one item.
  static let attributeWords: Set<String> = ["Bias", "Barrier", "Guideline"]

  // MARK: Dialects

  /// `place(a, at: 0.3, from: …, to: …) ~ 750`; false for what is no such call.
  mutating func operatorWord(_ index: Int, _ items: [String: String]) -> Bool {
    guard !isOriginal, Self.operatorWords.contains(code.text(index)),
      code.text(index + 1) == "(", code.text(index - 1) != "."
    else { return false }
    var arguments = code.arguments(at: index + 1)
    let end = code.after(index + 1)
    var priority = ""
    if code.text(end) == "~" {
      priority = JudgedPriority.text(end + 1..<statementEnd(end + 1), code)
    }
    let isChain = code.text(index) == "chain"
    let first = arguments.isEmpty ? 0..<0 : arguments.removeFirst().value
    let names = isChain ? listedItems(first) : [code.text(first)]
    let placed = names?.map { items[$0] }
    let numbers = proxies(items)
    let made = said(
      code.text(index),
      of: placed?.compactMap(\.self).count == placed?.count ? placed?.compactMap(\.self) : nil,
      arguments,
      at: index,
      priority,
      item: { items[$0] },
      position: { range in
        var position = JudgedSum()
        var distance = JudgedSum()
        for (atom, factor) in numbers.sum(range).terms {
          if atom.first == JudgedSum.item {
            position.add(factor, atom)
          } else {
            distance.add(factor, atom)
          }
        }
        return (position, distance)
      }
    )
    note(made, at: index, or: index..<end)
    return true
  }

  /// `bias(0.3, along: .horizontal)` on a maker, and chains of several items.
  func makerWord(
    _ name: String,
    of items: [String]?,
    _ arguments: [Argument],
    at index: Int,
    _ priority: String = ""
  ) -> JudgedConstraint? {
    said(
      name,
      of: items,
      arguments,
      at: index,
      priority,
      item: { $0 },
      position: { range in
        guard let word = range.last, word - 2 >= range.lowerBound, code.text(word - 1) == ".",
          code.text(word - 2) == "snp",
          Self.single.contains(code.text(word))
        else { return nil }
        let item = word - 2 == range.lowerBound ? "self" : code.text(range.lowerBound..<word - 3)
        return (self.item(item, code.text(word)), JudgedSum())
      }
    )
  }

  /// `[a, b].snp.chain(…)`.
  mutating func makerChain(_ index: Int) {
    let items = listedItems(code.start(before: index - 3)..<index - 3)
    for item in items ?? [] { place(item, at: index) }
    let made = makerWord("chain", of: items, code.arguments(at: index + 1), at: index)
    note(made, at: index, or: index..<code.after(index + 1))
  }

  /// `Bias(0.3, along: .horizontal).with(.high)`, and a `Chain` of several items; false for any other
  /// attribute.
  mutating func attributeWord(_ element: Range<Int>, of items: [String]?, at index: Int) -> Bool {
    let name = code.text(element.lowerBound)
    let open = element.lowerBound + 1
    guard !isOriginal, Self.attributeWords.contains(name) || name == "Chain",
      code.text(open) == "("
    else { return false }
    let (links, end) = code.links(from: code.after(open), to: element.upperBound)
    var priority = ""
    for link in links where link.name == "with" {
      guard let bracket = link.bracket else { continue }
      priority = JudgedPriority.text(bracket + 1..<code.partner(bracket), code)
    }
    let isPlain = end == element.upperBound && links.allSatisfy { $0.name == "with" }
    let arguments = code.arguments(at: open)
    let made = said(name, of: items, arguments, at: index, priority)
    note(isPlain ? made : nil, at: index, or: element)
    return true
  }

  /// `autoSetBias(0.3, along: .horizontal)`, and `autoChain` of several items; false for any other
  /// method.
  mutating func pinnedWord(_ index: Int, _ subject: String) -> Bool {
    let method = code.text(index)
    guard !isOriginal, method.hasPrefix("auto"), Self.wordKinds[method] != nil else { return false }
    var items: [String]? = [subject]
    if method == "autoChain" { items = listedItems(code.start(before: index)..<index - 1) }
    for item in items ?? [] { place(item, at: index) }
    let made = said(
      method,
      of: items,
      code.arguments(at: index + 1),
      at: index,
      priorityAround(index)
    )
    note(made, at: index, or: index..<code.after(index + 1))
    return true
  }

  /// `a.constraint(atShare: 0.3, …)`, `LayoutConstraint.constraints(chaining: …)` and the like; false
  /// for any other call.
  mutating func anchoredWord(_ index: Int) -> Bool {
    guard !isOriginal, code.text(index).hasPrefix("constraint"), code.text(index - 1) == ".",
      code.text(index + 1) == "("
    else { return false }
    var arguments = code.arguments(at: index + 1)
    let label = arguments.first?.label ?? ""
    guard ["atShare", "asBarrierAt", "asGuidelineAlong", "chaining"].contains(label) else {
      return false
    }
    let start = code.start(before: index)
    var items: [String]? = [code.text(start..<index - 1)]
    if label == "chaining" { items = listedItems(arguments.removeFirst().value) }
    for item in items ?? [] { anchor(item, at: index) }
    let made = said(
      label,
      of: items,
      arguments,
      at: index,
      "",
      item: { $0 },
      position: { range in
        anchor(range.upperBound).map { (self.item($0.item, $0.attribute), JudgedSum()) }
      }
    )
    note(made, at: index, or: index..<code.after(index + 1))
    return true
  }
}
