/// The items of a report, numbered, with what the rows tell of the tree they stand in.
struct ItemTable {
  /// An item as an explanation names it.
  struct Entry {
    var className = ""
    var text: String?
    var name: String?
    var address: String?
    /// What an item that no row names is to another, such as "superview of".
    var role: (word: String, of: Int)?
    var isWeak = false
  }

  private(set) var entries: [Entry] = []
  /// The superview of an item, as far as the rows say it.
  private(set) var parents: [Int: Int] = [:]
  /// The layout margins guide of an item.
  private(set) var marginsGuides: [Int: Int] = [:]
  private var indices: [String: Int] = [:]

  /// Numbers the items of all rows, in the order of the rows.
  init(_ rows: [LogRow]) {
    for row in rows {
      guard let formula = row.formula else { continue }
      let first = index(of: formula.first.item)
      let second = formula.second.flatMap { index(of: $0.item) }
      note(row, formula, first, second)
    }
    // Superviews without a name come last, so that a name anywhere is found.
    for row in rows {
      guard let formula = row.formula else { continue }
      for (item, child) in [
        (formula.first.item, formula.second?.item), (formula.second?.item, formula.first.item),
      ] {
        guard let item, item.identity == .superview, let child, let child = index(of: child)
        else { continue }
        parents[child] = superview(of: child)
      }
      guard formula.second == nil, formula.first.attribute.isLocation,
        let first = index(of: formula.first.item)
      else { continue }
      parents[first] = superview(of: first)
    }
  }

  /// The number of an item; nil for one that only another item can tell.
  mutating func index(of item: LogItem) -> Int? {
    switch item.identity {
    case .address(let address):
      let index = index("a" + address)
      entries[index].address = address
      if entries[index].className.isEmpty { entries[index].className = item.className }
      entries[index].text = entries[index].text ?? item.text
      entries[index].name = entries[index].name ?? item.name
      return index
    case .name(let name):
      let index = index("n" + name)
      entries[index].className = item.className
      entries[index].name = item.name
      entries[index].isWeak = item.isWeak
      return index
    case .superview, .ambiguous: return nil
    }
  }

  /// The number of an item that has been numbered; `partner` is the row's other item.
  func known(_ item: LogItem, partner: LogItem?) -> Int? {
    switch item.identity {
    case .address(let address): indices["a" + address]
    case .name(let name): indices["n" + name]
    case .superview: partner.flatMap { known($0, partner: nil) }.flatMap { parents[$0] }
    case .ambiguous: nil
    }
  }

  /// The superview of an item; a new item if no row says who that is.
  mutating func superview(of child: Int) -> Int {
    if let parent = parents[child] { return parent }
    return derived("superview of", child)
  }

  /// What a scroll view scrolls: its edges mean that where they meet its descendants.
  mutating func content(of scrollView: Int) -> Int { derived("content of", scrollView) }

  private mutating func derived(_ word: String, _ item: Int) -> Int {
    let index = index("\(word) \(item)")
    entries[index].role = (word, item)
    return index
  }

  private mutating func index(_ key: String) -> Int {
    if let index = indices[key] { return index }
    indices[key] = entries.count
    entries.append(Entry())
    return entries.count - 1
  }

  /// Learns from a row who lies in whom.
  private mutating func note(_ row: LogRow, _ formula: LogFormula, _ first: Int?, _ second: Int?) {
    guard let first else { return }
    if let superview = row.superview, let parent = index(of: superview) {
      if formula.isVisualFormat || formula.second == nil {
        if let second, second != parent, first == parent { parents[second] = parent }
        if first != parent { parents[first] = parent }
      }
    }
    if let second, formula.first.attribute.isAutoresizing, formula.first.attribute.isLocation {
      parents[first] = second
    }
    let guides = [first, second].compactMap { $0 }.filter {
      entries[$0].text == "UIViewLayoutMarginsGuide"
    }
    guard let guide = guides.first, let name = row.identifier,
      Bytes(name.utf8).contains(words: "argin-guide-constraint"),
      let owner = first == guide ? second : first
    else { return }
    marginsGuides[owner] = guide
  }

  /// Whether an item lies in another, at any depth, as far as the rows say it.
  func isDescendant(_ item: Int, of ancestor: Int) -> Bool {
    var next = parents[item]
    for _ in 0..<64 {
      guard let parent = next else { return false }
      if parent == ancestor { return true }
      next = parents[parent]
    }
    return false
  }

  /// The nearest item that both are in, or are.
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var chain: [Int] = []
    var next: Int? = first
    while let item = next, chain.count < 64 {
      chain.append(item)
      next = parents[item]
    }
    next = second
    for _ in 0..<64 {
      guard let item = next else { return nil }
      if chain.contains(item) { return item }
      next = parents[item]
    }
    return nil
  }
}

extension ItemTable.Entry {
  /// Whether an edge of the item means what it scrolls.
  ///
  /// AppKit's scroll views have edges like other views.
  var isScrollView: Bool {
    let kinds = ["ScrollView", "TableView", "CollectionView", "UITextView"]
    return !className.hasPrefix("NS") && kinds.contains { className.hasSuffix($0) }
  }

  var isAppKit: Bool { className.hasPrefix("NS") || className.hasPrefix("_NS") }
}
