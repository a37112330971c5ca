import LayoutStatements

/// The items that a name may mean as well: the elements of the list that a loop or a closure goes
/// through, what a variable is made of, what a property is given, what a function of the file is given.
final class OtherNames {
  private let reading: Reading
  private let accessors: AccessorValues
  /// What was found, by the name that was looked for.
  private var known: [SourceFacts.Place: Set<SourceFacts.Place>] = [:]
  /// What the code names that gives a place its item.
  private var named: [SourceFacts.Place: Set<SourceFacts.Place>] = [:]
  /// The elements of lists that code names by their places.
  private var numbered: [SourceFacts.Place: Set<SourceFacts.Place>] = [:]

  /// Looks in a file.
  init(_ reading: Reading) {
    self.reading = reading
    accessors = AccessorValues(reading.source, reading.facts.scopes)
  }

  private var source: SwiftSource { reading.source }
  private var scopes: [ScopeMap.Scope] { reading.facts.scopes.scopes }

  /// The place of an item, and those of all items that it may be.
  ///
  /// Where a header names no list whose elements the file shows, they are not known.
  func places(of item: String, at scope: Int) -> Set<SourceFacts.Place> {
    let own = reading.facts.place(of: item, at: scope)
    if let words = Self.words(ofComposite: item) {
      return words.reduce(into: [own]) { $0.formUnion(elements(named: $1, at: scope)) }
    }
    return places(of: own)
  }

  /// What a place and the objects of all members on the way may be, until nothing more is found: what an object may
  /// be decides what its members may be, and `set.first` is among what `set` may be.
  private func places(of own: SourceFacts.Place) -> Set<SourceFacts.Place> {
    if let found = known[own] { return found }
    var reached: [SourceFacts.Place: Set<SourceFacts.Place>] = [own: [own]]
    var order = [own]
    var grows = true
    while grows {
      grows = false
      var position = 0
      while position < order.count {
        let place = order[position]
        position += 1
        let former = reached[place] ?? [place]
        let found = spread(former, &reached, &order)
        reached[place] = found
        grows = grows || found.count > former.count
      }
      // Where no member was met, nothing can have changed since it was looked at.
      if order.count == 1 { break }
    }
    known.merge(reached) { _, found in found }
    return reached[own] ?? [own]
  }

  /// Some places and what these may be, by what is known of the objects of members so far; other objects are noted, to
  /// be looked at as well.
  private func spread(
    _ places: Set<SourceFacts.Place>,
    _ reached: inout [SourceFacts.Place: Set<SourceFacts.Place>],
    _ order: inout [SourceFacts.Place]
  ) -> Set<SourceFacts.Place> {
    var found = places
    var next = Array(places)
    while let place = next.popLast() {
      var others = meanings(of: place)
      if let (object, member) = Self.parts(of: place) {
        if reached[object] == nil {
          reached[object] = known[object] ?? [object]
          order.append(object)
        }
        others.formUnion(Self.members(member, of: object, as: reached[object] ?? []))
      }
      for other in others where found.insert(other).inserted { next.append(other) }
    }
    return found
  }

  /// What the code that gives a place its item names.
  private func meanings(of own: SourceFacts.Place) -> Set<SourceFacts.Place> {
    if let found = named[own] { return found }
    var found: Set<SourceFacts.Place> = []
    let isMember = !own.type.isEmpty || own.scope == 0
    for tokens in isMember ? assignments(of: own) : origins(of: own) + later(of: own) {
      let around = reading.facts.scopes.scope(of: tokens.lowerBound)
      for token in tokens where source.tokens[token].kind == .word { add(token, around, &found) }
    }
    named[own] = found
    return found
  }

  /// People do not write longer paths.
  private static let deepest = 4

  /// The object that the first name of a path stands for, and the rest of the path; nil of anything else.
  private static func parts(
    of place: SourceFacts.Place
  ) -> (object: SourceFacts.Place, member: String)? {
    let path = place.item
    guard let dot = path.firstIndex(of: "."), dot != path.startIndex,
      path.allSatisfy({ $0.isLetter || $0.isNumber || "_$.".contains($0) })
    else { return nil }
    let object = SourceFacts.Place(
      type: place.type,
      item: String(path[..<dot]),
      scope: place.scope
    )
    return (object, String(path[path.index(after: dot)...]))
  }

  /// The same member of all that an object may be: of `peer.card` those of what code gives `peer`.
  private static func members(
    _ member: String,
    of object: SourceFacts.Place,
    as others: Set<SourceFacts.Place>
  ) -> Set<SourceFacts.Place> {
    var members: Set<SourceFacts.Place> = []
    // What is an element or a member of the object is not the object.
    for other in others where other != object {
      let isPart = [".", "["].contains { other.item.hasPrefix(object.item + $0) }
      if isPart || other.item.count(where: { $0 == "." }) >= deepest { continue }
      members.insert(
        SourceFacts.Place(
          type: other.type,
          item: other.item == "self" ? member : "\(other.item).\(member)",
          scope: other.scope
        )
      )
    }
    return members
  }

  /// The values that code assigns to a property, as far as they make no new item: `kept = title`,
  /// `kept = isWide ? title : text`.
  private func assignments(of own: SourceFacts.Place) -> [Range<Int>] {
    guard own.item != "self" else { return [] }
    return reading.places(of: own.item).compactMap { token in
      if case .property(let name)? = accessors.owner(yielding: token) { return name..<name + 1 }
      guard source.isToken(token + 1, "="),
        !source.isToken(token - 1, ".") || source.isToken(token - 2, "self"),
        reading.facts.place(of: own.item, at: reading.facts.scopes.scope(of: token)) == own
      else { return nil }
      let statement = reading.facts.scopes.statement(of: token)
      guard token + 2 < statement.upperBound else { return nil }
      let value = token + 2..<statement.upperBound
      return makes(value) ? nil : value
    }
  }

  /// What a variable of a function is given behind its declaration, as far as it makes no new item.
  private func later(of own: SourceFacts.Place) -> [Range<Int>] {
    reading.facts.changes.values(of: own).compactMap(\.tokens).filter { !makes($0) }
  }

  private func makes(_ value: Range<Int>) -> Bool {
    value.contains { index in
      source.isToken(index, "{")
        || source.isToken(index, "(") && source.tokens[index - 1].kind == .word
          && !source.tokens[index].followsSpace
    }
  }

  /// The names in an expression that is no path, such as `(isWide ? title : text)`; nil for a path.
  private static func words(ofComposite item: String) -> [String]? {
    guard item.contains(where: { "([ ".contains($0) }) else { return nil }
    return item.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// What a name of an expression may mean: an item, or one of a list.
  private func elements(named name: String, at scope: Int) -> Set<SourceFacts.Place> {
    guard name != "self" else { return [reading.facts.place(of: name, at: scope)] }
    guard let declared = reading.facts.declaration(of: name, at: scope) else { return [] }
    let lists = self.lists(of: name, declared)
    var found = lists.isEmpty ? places(of: name, at: scope) : []
    // Two elements of a list are two items, of which each may be any that the list is made of.
    if declared.type.hasPrefix("[") { found.remove(reading.facts.place(of: name, at: scope)) }
    for token in lists.joined() where source.tokens[token].kind == .word {
      let own = reading.facts.scopes.scope(of: token)
      if let word = self.item(token, own) { found.insert(reading.facts.place(of: word, at: own)) }
    }
    return found
  }

  /// Adds what a word means, and the elements of the list that it names.
  private func add(_ token: Int, _ scope: Int, _ found: inout Set<SourceFacts.Place>) {
    let name = source.text(at: token)
    if !source.isToken(token - 1, "."), let owner = accessors.owner(ofValue: name, at: scope) {
      for value in values(setTo: owner) {
        let around = reading.facts.scopes.scope(of: value)
        if let word = item(value, around) {
          found.insert(reading.facts.place(of: word, at: around))
        }
      }
      return
    }
    guard let word = item(token, scope) else { return }
    let place = reading.facts.place(of: word, at: scope)
    found.insert(place)
    found.formUnion(namedElements(of: word, place))
    guard let declared = reading.facts.declaration(of: word, at: scope) else { return }
    for element in lists(of: word, declared).joined() where source.tokens[element].kind == .word {
      let own = reading.facts.scopes.scope(of: element)
      if let word = item(element, own) { found.insert(reading.facts.place(of: word, at: own)) }
    }
  }

  /// The tokens that say what a property of the type is set to, itself among them, or its subscripts.
  private func values(setTo owner: AccessorValues.Owner) -> [Int] {
    switch owner {
    case .property(let token): return [token]
    case .subscripts:
      return reading.places(of: "self").flatMap { token -> [Int] in
        let sign = source.after(token + 1)
        guard source.isToken(token + 1, "["), source.isToken(sign, "=") else { return [] }
        let end = reading.facts.scopes.statement(of: token).upperBound
        return (sign + 1..<max(sign + 1, end)).filter { source.tokens[$0].kind == .word }
      }
    }
  }

  /// The elements of a list that code names by their places in it, of which any element may be one: `list[0]`,
  /// `list.first!`.
  private func namedElements(
    of list: String,
    _ place: SourceFacts.Place
  ) -> Set<SourceFacts.Place> {
    if let found = numbered[place] { return found }
    var found: Set<SourceFacts.Place> = []
    let range = place.scope == 0 ? source.tokens.indices : scopes[place.scope].tokens
    for token in reading.places(of: list, in: range) {
      var end = token + 1
      if source.isToken(end, "["), !source.tokens[end].startsLine {
        end = source.after(end)
      } else if source.isToken(end, "."), ["first", "last"].contains(source.text(at: end + 1)) {
        end += 2
      } else {
        continue
      }
      let element = reading.facts.place(
        of: source.text(ofTokens: token..<end),
        at: reading.facts.scopes.scope(of: token)
      )
      if element.scope == place.scope, element.type == place.type { found.insert(element) }
    }
    numbered[place] = found
    return found
  }

  /// What names the elements of a list, or the item of a property that code gives: of several statements those that
  /// give it back.
  private func lists(of name: String, _ declared: SourceFacts.Declaration) -> [Range<Int>] {
    if let list = declared.list { return [list] }
    guard let body = body(of: name, declared) else { return [] }
    let returns = reading.places(of: "return", in: body)
    let isItem = !declared.type.isEmpty && !declared.type.hasPrefix("[")
    let brace = source.isToken(body.lowerBound, "=") ? body.lowerBound + 1 : body.lowerBound
    guard isItem, !returns.isEmpty, source.isToken(brace, "{"), source.after(brace) > brace + 2,
      !["get", "set"].contains(source.text(at: brace + 1)),
      scopes[reading.facts.scopes.scope(of: brace + 1)].statements.count > 1
    else { return [body] }
    return returns.map(reading.facts.scopes.statement)
  }

  /// The code in which a property gives its value each time: `var all: [UIView] { [title, text] }`.
  private func body(of name: String, _ declared: SourceFacts.Declaration) -> Range<Int>? {
    guard scopes[declared.scope].kind == .type else { return nil }
    for token in reading.places(of: name) where source.isToken(token - 1, "var") {
      let statement = reading.facts.scopes.statement(of: token)
      guard reading.facts.scopes.scope(of: token) == declared.scope,
        let code = PropertyCode(of: token, in: statement, source)
      else { continue }
      return code.tokens
    }
    return nil
  }

  /// The word at a token, where it may name an item: one that the file declares, an argument without a name, or a
  /// root view.
  private func item(_ token: Int, _ scope: Int) -> String? {
    if source.isToken(token - 1, "."), !source.isToken(token - 2, "self") { return nil }
    if source.isToken(token + 1, "(") { return nil }
    let word = source.text(at: token)
    if word == "self" { return source.isToken(token + 1, ".") ? nil : word }
    let isKnown = word.hasPrefix("$") || reading.facts.declaration(of: word, at: scope) != nil
    return isKnown || word == "view" || word == "contentView" ? word : nil
  }

  /// The code that gives a name its item, or its item another name: a header, a declaration, the
  /// arguments of calls, what takes their result.
  private func origins(of own: SourceFacts.Place) -> [Range<Int>] {
    let scope = scopes[own.scope]
    let brace = scope.tokens.lowerBound - 1
    guard brace >= 0 else { return [] }
    let name = String(
      own.item.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    )
    let declarations = reading.places(of: name, in: scope.tokens).filter { token in
      source.isDeclared(at: token, in: reading.facts.scopes.statement(of: token))
        && reading.facts.scopes.scope(of: token) == own.scope
    }
    var statements: [Range<Int>] = []
    for token in declarations {
      let statement = reading.facts.scopes.statement(of: token)
      if statements.last != statement { statements.append(statement) }
    }
    var origins = statements.map { statement in
      // What a condition binds is made of the condition alone.
      guard ["if", "guard", "while"].contains(source.text(at: statement.lowerBound)),
        let brace = statement.first(where: { source.isToken($0, "{") })
      else { return statement }
      return statement.lowerBound..<brace
    }
    let isParameter = origins.isEmpty
    let isResult =
      scope.statements.last.map { last in
        last.count == 2 && source.isToken(last.lowerBound, "return")
          && source.isToken(last.lowerBound + 1, name)
      } ?? false
    guard isParameter || isResult else { return origins }
    if scope.kind != .function {
      origins += source.captures(by: brace).filter { source.isToken($0.name, name) }.map(\.value)
      let header = reading.facts.scopes.statement(of: brace).lowerBound
      // What code assigns gets what its callers hand to it.
      let isCalled = source.isToken(source.after(brace), "(")
      if header < brace, isCalled || !source.isToken(brace - 1, "=") {
        origins.append(header..<brace)
      }
      // What a case gives a name is part of what its switch asks.
      if let subject = reading.subject(ofCase: reading.facts.scopes.statement(of: brace)) {
        origins.append(subject)
      }
      // `let pin = { … }` is given its arguments where it is called.
      if source.isToken(brace - 1, "="), source.isToken(brace - 3, "let") {
        let outer = scopes[scope.parent]
        let isLocal = outer.kind == .function || outer.kind == .block
        let around = isLocal ? outer.tokens : source.tokens.indices
        for call in reading.places(of: source.text(at: brace - 2), in: around)
        where source.isToken(call + 1, "(") && call + 2 < source.after(call + 1) - 1 {
          origins.append(call + 2..<source.after(call + 1) - 1)
        }
      }
    } else if source.isToken(scope.keyword, "func") {
      for call in reading.places(of: source.text(at: scope.keyword + 1))
      where !source.isToken(call - 1, "func") && source.isToken(call + 1, "(") {
        let end = source.after(call + 1) - 1
        if isParameter, call + 2 < end { origins.append(call + 2..<end) }
        let start = reading.facts.scopes.statement(of: call).lowerBound
        if isResult, start < call { origins.append(start..<call) }
      }
    }
    return origins
  }
}
