/// What code gives the names of a file behind their declarations.
struct NameChanges: Sendable {
  /// A statement that may give a name something else.
  struct Change {
    /// The name, with `self.` where it stands there.
    let name: String
    /// The tokens of the new value; nil where they are not in sight.
    let value: Range<Int>?
  }

  /// The value that a name is given; nil tokens where they are not in sight.
  struct Value: Sendable {
    let tokens: Range<Int>?
    /// The function it stands in.
    let function: Int
  }

  /// By place all values but `nil`.
  private(set) var values: [SourceFacts.Place: [Value]] = [:]
  /// Lists that are given other elements, or less of them, by their names.
  var lists: Set<String> = []

  /// What a place is given behind its declaration.
  func values(of place: SourceFacts.Place) -> [Value] { values[place] ?? [] }

  /// Whether a place is given something in a function.
  func isGiven(_ place: SourceFacts.Place, in function: Int) -> Bool {
    values(of: place).contains { $0.function == function }
  }

  mutating func add(_ change: Change, of place: SourceFacts.Place, _ function: Int) {
    values[place, default: []].append(Value(tokens: change.value, function: function))
  }

  /// What a statement gives to names: `last = title`, `self.last = title`, `(a, b) = (b, a)`, `&a`.
  ///
  /// - Complexity: O(*n*) in the tokens of the statement outside of braces.
  static func changes(in statement: Range<Int>, _ source: SwiftSource) -> [Change] {
    var changes: [Change] = []
    let start = statement.lowerBound
    let isOwn = source.isToken(start, "self") && source.isToken(start + 1, ".")
    let name = isOwn ? start + 2 : start
    if source.isToken(name + 1, "="), source.tokens[name].kind == .word,
      name + 2 < statement.upperBound
    {
      let value = name + 2..<statement.upperBound
      if value.count > 1 || !source.isToken(value.lowerBound, "nil") {
        changes.append(Change(name: source.text(ofTokens: start..<name + 1), value: value))
      }
    } else if source.isToken(start, "("), source.isToken(source.after(start), "=") {
      for index in start..<source.after(start)
      where source.tokens[index].kind == .word && !source.isToken(index + 1, ".") {
        changes.append(Change(name: source.text(at: index), value: nil))
      }
    }
    var index = start
    while index < statement.upperBound {
      if source.isToken(index, "&"), ["(", ",", ":"].contains(source.text(at: index - 1)),
        source.tokens.indices.contains(index + 1)
      {
        let own = source.isToken(index + 1, "self") && source.isToken(index + 2, ".") ? 3 : 1
        changes.append(Change(name: source.text(at: index + own), value: nil))
      }
      index = source.isToken(index, "{") ? source.after(index) : index + 1
    }
    return changes
  }

  private static let shortening: Set<String> = [
    "dropFirst", "dropLast", "insert", "partition", "popLast", "remove", "removeAll", "removeFirst",
    "removeLast", "removeSubrange", "replaceSubrange", "reverse", "shuffle", "sort", "swapAt",
  ]

  /// The names of lists that code shortens, sorts or takes the place of.
  static func shortened(_ source: SwiftSource) -> Set<String> {
    var names: Set<String> = []
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      let isChanged =
        source.isToken(index + 1, ".") && source.tokens.indices.contains(index + 2)
        && shortening.contains(source.text(at: index + 2)) && source.isToken(index + 3, "(")
      let isGiven =
        source.isToken(index + 1, "=") && !source.isToken(index - 1, "let")
        && !source.isToken(index - 1, "var") && !source.isToken(index - 1, ":")
      let isReached = source.isToken(index - 1, "&")
      if isChanged || isGiven || isReached { names.insert(source.text(at: index)) }
    }
    return names
  }
}

extension SourceFacts {
  /// Whether a place is given more than one value, so that its name may mean another item by then.
  func isReassigned(_ place: Place) -> Bool {
    let base = String(place.item.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if base != place.item {
      // Another element may stand at the same place of a list.
      if place.item.dropFirst(base.count).hasPrefix("["), changes.lists.contains(base) {
        return true
      }
      return isReassigned(Place(type: place.type, item: base, scope: place.scope))
    }
    let values = changes.values(of: place)
    if values.isEmpty { return false }
    guard let declared = declaration(of: place) else { return values.count > 1 }
    return !declared.isConstant && valueCount(of: place) > 1
  }

  /// How many values a place is given, its first one included.
  func valueCount(of place: Place) -> Int {
    let hasFirst = declaration(of: place).map { $0.initial?.isEmpty == false && !$0.isNil } ?? false
    return changes.values(of: place).count + (hasFirst ? 1 : 0)
  }

  /// The declaration of the name of a place.
  func declaration(of place: Place) -> Declaration? {
    if place.scope != 0 { return declaration(of: place.item, at: place.scope) }
    return memberDeclaration(of: place.item, in: place.type)
  }
}
