/// What a file shows of the names in it: what they are, where they stand, whose flag is cleared.
struct SourceFacts: Sendable {
  /// A declaration of a name.
  struct Declaration: Sendable {
    /// The scope it belongs to.
    let scope: Int
    /// What it declares.
    let kind: ValueKind
    /// Its type as it is written; empty where none is.
    let type: String
    /// The tokens of the type.
    let typeTokens: Range<Int>
    /// Whether it is `let`.
    let isConstant: Bool
    /// What its elements are, for a list.
    var element = ValueKind.unknown
    /// The tokens of the literal it begins with, for a list.
    var list: Range<Int>?
    /// The type that its first value is made of, where no type is written.
    var madeType = ""
    /// The text of its first value, where only other declarations say what that is.
    var value = ""
    /// The number that a constant is declared with.
    var literal: Double?
    /// Whether it is an element of what `value` says.
    var isElement = false
    /// Whether it keeps nothing alive.
    var isWeak = false
    /// Whether code of its own runs when it is set.
    var isObserved = false
    /// The tokens of its first value; of an element those of the list that a loop goes through.
    var initial: Range<Int>?
    /// The braces behind its name and type: what gives its value each time, or observes it.
    var code: Range<Int>?
    /// Whether its first value is none.
    var isNil = false
    /// The property wrapper that gives and takes its value; empty without one.
    var wrapper = ""
  }

  /// The scopes of the file.
  let scopes: ScopeMap
  /// What the compiler may leave out of its functions.
  let conditional: ConditionalCode
  private(set) var declarations: [String: [Declaration]] = [:]
  /// For each name and scope the last declaration, by its place among those of the name: blocks may
  /// all have parameters of one name.
  private var lastDeclarations: [String: [Int: Int]] = [:]
  /// For each name and type the first declaration in a part of the type.
  private var memberDeclarations: [String: [String: Int]] = [:]
  /// For a type and an item in it the superviews it is added to.
  private(set) var superviews: [Place: [Superview]] = [:]
  /// Items that are given to functions, or that methods and properties are asked of.
  private var handed: [(item: Place, mover: ItemMovers.Mover)] = []
  /// Items that a function of the files adds to a view which only its own code names.
  private(set) var moved: Set<Place> = []
  /// What code gives a name behind its declaration.
  private(set) var changes = NameChanges()
  /// Items whose autoresizing flag is visibly cleared, with the scopes that clear it.
  private(set) var cleared: [Place: Set<Int>] = [:]
  /// How many statements clear the flag of an item.
  private var clearings: [Place: Int] = [:]
  /// Items whose flag some statement sets to something else.
  private(set) var flagged: Set<Place> = []
  /// Items that a call makes, by the function that is called.
  private var factories: [(function: String, item: String, scope: Int)] = []
  /// Items that a property wrapper gets.
  private var wrapped: [(item: String, wrapper: String, scope: Int)] = []
  /// What is seen to be put into a list: the expression, and the scope it stands in.
  private var elements: [Place: [(item: String, scope: Int)]] = [:]
  /// Methods that set a property of a constraint, of this file and of those beside it.
  var helpers: ConstraintHelpers
  /// The modules the file imports, with the tokens of each statement.
  private(set) var imports: [(module: String, tokens: Range<Int>)] = []

  /// Whose words the file says.
  var module = SourceConversion.Module.own
  /// What the files declare that are read together.
  private(set) var world = SourceWorld()

  /// An item: a path of names, and the scope that declares the first of them.
  struct Place: Hashable, Sendable {
    /// The type that has it; empty for what a function declares.
    let type: String
    /// The path.
    let item: String
    /// The function or block that declares it; 0 for what belongs to a type.
    var scope = 0
  }

  /// A superview: what it is, by which name, and the function in which it gets its subview.
  struct Superview: Equatable, Sendable {
    let text: String
    let item: Place
    let function: Int
    /// The method that adds, and the type it is called on where that is known.
    let method: String
  }

  /// Collects what a file shows.
  ///
  /// - Complexity: O(*n*) in the tokens.
  init(_ source: SwiftSource) {
    scopes = ScopeMap(source)
    conditional = ConditionalCode(source, scopes)
    helpers = ConstraintHelpers(source, scopes)
    changes.lists = NameChanges.shortened(source)
    for (index, scope) in scopes.scopes.enumerated() {
      for parameter in scope.parameters { declare(parameter: parameter, in: index, source) }
      declareArguments(of: scope, in: index, source)
      for statement in scope.statements { read(statement, in: index, source) }
    }
    handed = handed(source)
    world.add(source, self, isOwn: true, isAlone: true)
    clearMade()
    moved = movedItems
  }

  /// Joins what other files declare.
  mutating func join(_ other: SourceWorld, _ source: SwiftSource) {
    world = other
    world.add(source, self, isOwn: true)
    helpers = world.helpers
    clearMade()
    moved = movedItems
  }

  private var movedItems: Set<Place> {
    Set(handed.lazy.filter { world.movers.moves($0.mover) }.map(\.item))
  }

  /// Items are cleared that are made by a function which clears the flag of what it returns.
  private mutating func clearMade() {
    for made in factories where world.clearsWhatItMakes(made.function) {
      clear(made.item, in: made.scope)
    }
    for (item, wrapper, scope) in wrapped where world.wrappers[wrapper]?.clearsFlag ?? false {
      clear(item, in: scope)
    }
  }

  /// The expression without `self.` in front, and without the backticks of names.
  static func key(_ expression: String) -> String {
    let key = expression.hasPrefix("self.") ? String(expression.dropFirst(5)) : expression
    guard key.utf8.contains(.backtick), key != "`self`" else { return key }
    return key.replacing("`", with: "")
  }

  /// The expression without what unwraps it or names its type again: `photo` of `photo!` and of
  /// `photo as UIView`.
  static func unwrapped(_ expression: String) -> String {
    var text = expression[...]
    // Most expressions are names, in which nothing has to be looked for.
    if text.utf8.contains(UInt8(ascii: " ")), let cast = text.firstRange(of: " as ") {
      let type = text[cast.upperBound...]
      if type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }) {
        text = text[..<cast.lowerBound]
      }
    }
    while let last = text.last, last == "!" || last == "?" { text.removeLast() }
    return String(text)
  }

  // MARK: Questions

  /// The declaration of a name that holds at a scope; the innermost one.
  ///
  /// - Complexity: O(*d*) in the depth of the scope.
  func declaration(of name: String, at scope: Int) -> Declaration? {
    let name = SwiftSource.plain(name)
    guard let last = lastDeclarations[name] else { return nil }
    var current = scope
    while true {
      if let found = last[current] { return declarations[name]?[found] }
      if current == 0 { break }
      current = scopes.scopes[current].parent
    }
    // A property of the same type, declared in another part of it.
    let type = scopes.scopes[scope].typeName
    return memberDeclarations[name]?[type].flatMap { declarations[name]?[$0] }
  }

  /// The declaration of a member of a type, or of what belongs to none.
  func memberDeclaration(of name: String, in type: String) -> Declaration? {
    let name = SwiftSource.plain(name)
    let place = memberDeclarations[name]?[type] ?? lastDeclarations[name]?[0]
    return place.flatMap { declarations[name]?[$0] }
  }

  /// Whether a name means something of the files, a member of the types around or a variable.
  func means(_ name: String, at scope: Int) -> Bool {
    if declaration(of: name, at: scope) != nil || world.declaresFunction(name) { return true }
    let types = scopes.scopes[scope].typeName.split(separator: ".").map(String.init)
    return world.hasMember(name, of: types)
  }

  /// Whether a name is one of a function, a closure or a loop at a scope.
  func isLocal(_ name: String, at scope: Int) -> Bool {
    if name.utf8.first == .dollar { return true }
    guard let last = lastDeclarations[SwiftSource.plain(name)] else { return false }
    var current = scope
    while scopes.scopes[current].kind == .block || scopes.scopes[current].kind == .function {
      if last[current] != nil { return true }
      if current == 0 { break }
      current = scopes.scopes[current].parent
    }
    return false
  }

  /// The item that an expression means at a scope: two locals of one name are two items.
  func place(of item: String, at scope: Int) -> Place {
    let key = Self.unwrapped(Self.key(item))
    if !item.hasPrefix("self.") {
      let base = String(key.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
      var current = scope
      while scopes.scopes[current].kind == .block || scopes.scopes[current].kind == .function {
        // An argument without a name is another one in every closure, and the same in its branches.
        let isClosure = scopes.scopes[current].kind == .block && !scopes.scopes[current].isBody
        let isOwn =
          base.hasPrefix("$") && isClosure
          || lastDeclarations[base]?[current] != nil
        if isOwn {
          let local = Place(type: "", item: key, scope: current)
          return path(behindSelf: base, of: local).map {
            Place(type: scopes.scopes[scope].typeName, item: $0)
          } ?? local
        }
        if current == 0 { break }
        current = scopes.scopes[current].parent
      }
    }
    return Place(type: scopes.scopes[scope].typeName, item: key)
  }

  /// The member of the object itself that a path says, if its first name is another one for that, as in
  /// `guard let strongSelf = self`; nil if it is not.
  private func path(behindSelf base: String, of local: Place) -> String? {
    guard let last = lastDeclarations[base]?[local.scope], let declared = declarations[base]?[last],
      Self.unwrapped(declared.value) == "self",
      changes.values(of: Place(type: "", item: base, scope: local.scope)).isEmpty
    else { return nil }
    return local.item.hasPrefix("\(base).") ? String(local.item.dropFirst(base.count + 1)) : nil
  }

  /// The one superview an item is seen to have, by an expression that can be used at a scope.
  func superview(of item: String, at scope: Int) -> String? {
    let own = place(of: item, at: scope)
    guard let all = superviews[own], !moved.contains(own) else { return nil }
    let function = scopes.function(of: scope)
    let near = all.filter { $0.function == function }
    let candidates = near.isEmpty ? all : near
    guard let first = candidates.first, candidates.allSatisfy({ $0.item == first.item }) else {
      return nil
    }
    // A call may give another view the next time.
    if first.text.contains("(") { return nil }
    // What is given another view needs one that is added for each, and has no name that lasts.
    if isReassigned(own), candidates.count < valueCount(of: own) { return nil }
    if isReassigned(first.item), near.isEmpty || changes.isGiven(first.item, in: function) {
      return nil
    }
    if candidates.contains(where: { mayAddElsewhere($0, at: scope) }) { return nil }
    // A parameter, a loop or a closure may have given the name to something else.
    guard place(of: first.text, at: scope) == first.item else { return nil }
    let base = String(Self.key(first.text).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if near.isEmpty, let declared = declaration(of: base, at: function) {
      guard scopes.scopes[declared.scope].kind == .type else { return nil }
    } else if near.isEmpty, !["self", "view", "contentView"].contains(base) {
      return nil
    }
    return first.text
  }

  /// Whether the flag of an item is cleared where the file shows it, or the item has none.
  ///
  /// What only a branch clears counts inside of it.
  func isCleared(_ item: String, at scope: Int) -> Bool {
    if kind(ofName: item, at: scope) == .guide { return true }
    let own = place(of: item, at: scope)
    if flagged.contains(own) { return false }
    guard let clearing = cleared[own] else {
      return isElementCleared(item, at: scope)
    }
    if isReassigned(own), clearings[own, default: 0] < valueCount(of: own) { return false }
    var around: Set<Int> = [scope]
    var current = scope
    while current != 0 {
      current = scopes.scopes[current].parent
      around.insert(current)
    }
    if SourceFacts.key(item) == "self", isExtended(at: scope) {
      // What one method clears of itself says nothing of another one's item.
      return clearing.contains { around.contains($0) }
    }
    return clearing.contains { around.contains($0) || scopes.isUnconditional($0) }
  }

  /// Whether a scope stands in an extension of a type that the file does not declare: of any item
  /// of that type.
  private func isExtended(at scope: Int) -> Bool {
    let type = scopes.scopes[scope].typeName
    return !scopes.types.contains(type)
  }

  /// Whether an item is an element of a list of which every element's flag is cleared.
  private func isElementCleared(_ item: String, at scope: Int) -> Bool {
    guard let declaration = declaration(of: item, at: scope), declaration.isElement,
      let all = elements[place(of: declaration.value, at: declaration.scope)]
    else { return false }
    return all.allSatisfy { element in
      let place = place(of: element.item, at: element.scope)
      return cleared[place] != nil && !flagged.contains(place)
    }
  }

  // MARK: Reading

  mutating func add(element: String, of list: String, in scope: Int) {
    elements[place(of: list, at: scope), default: []].append((element, scope))
  }

  private mutating func read(_ statement: Range<Int>, in scope: Int, _ source: SwiftSource) {
    if source.isToken(statement.lowerBound, "import"), statement.count > 1 {
      let module = source.text(ofTokens: statement.lowerBound + 1..<statement.upperBound)
      imports.append((module, statement))
    }
    declare(statement, in: scope, source)
    declareBindings(statement, in: scope, source)
    readChanges(statement, in: scope, source)
    guard conditional.contains(statement.lowerBound) else {
      readHierarchy(statement, in: scope, source)
      return
    }
    // A flag that may not be cleared is not.
    let before = (cleared, clearings)
    readHierarchy(statement, in: scope, source)
    (cleared, clearings) = before
  }

  mutating func add(_ declaration: Declaration, named name: String) {
    let name = SwiftSource.plain(name)
    if !declaration.wrapper.isEmpty {
      wrapped.append((name, declaration.wrapper, declaration.scope))
    }
    let place = declarations[name]?.count ?? 0
    declarations[name, default: []].append(declaration)
    lastDeclarations[name, default: [:]][declaration.scope] = place
    let scope = scopes.scopes[declaration.scope]
    if scope.kind == .type, memberDeclarations[name]?[scope.typeName] == nil {
      memberDeclarations[name, default: [:]][scope.typeName] = place
    }
  }

  mutating func add(superview: String, of item: String, by method: String, in scope: Int) {
    // What a class inherits adds to the object itself.
    let superview = superview == "super" ? "self" : superview
    superviews[place(of: item, at: scope), default: []].append(
      Superview(
        text: superview,
        item: place(of: superview, at: scope),
        function: scopes.function(of: scope),
        method: method
      )
    )
  }

  mutating func add(factory: String, of item: String, in scope: Int) {
    factories.append((factory, item, scope))
  }

  mutating func clear(_ item: String, in scope: Int) {
    let place = place(of: item, at: scope)
    cleared[place, default: []].insert(scope)
    clearings[place, default: 0] += 1
  }

  /// Notes that an item's flag may be set.
  mutating func flag(_ item: String, in scope: Int) {
    flagged.insert(place(of: item, at: scope))
  }

  private mutating func readChanges(_ statement: Range<Int>, in scope: Int, _ source: SwiftSource) {
    for change in NameChanges.changes(in: statement, source) {
      changes.add(change, of: place(of: change.name, at: scope), scopes.function(of: scope))
    }
  }
}
