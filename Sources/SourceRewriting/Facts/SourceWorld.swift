/// What the files that are named together declare: types, members, functions.
///
/// A file is read in the light of all of them, so that a name means what its declaration says,
/// wherever that stands.
package struct SourceWorld: Sendable {
  /// What a name of a type means.
  enum TypeKind: Equatable, Sendable {
    /// A class, with what it inherits from.
    case reference([String])
    /// A structure or an enumeration.
    case value
    /// A protocol.
    case requirement
    /// Another name for a type.
    case alias(String)
  }

  /// What a member of a type or a global name gives.
  struct Member: Equatable, Sendable {
    /// What it is.
    let kind: ValueKind
    /// What its elements are, for a list.
    let element: ValueKind
    /// Its type as it is written; empty where none is.
    let type: String
    /// Whether it is a function.
    let isFunction: Bool
    /// The number that a constant is declared with.
    var literal: Double?
  }

  /// By name, without the types around; two declarations of one name are both here.
  var types: [String: [TypeKind]] = [:]
  /// The types that a type of a name is declared in, by their own names; empty for what stands in none.
  var homes: [String: Set<String>] = [:]
  /// By the name of the type, which is empty for what belongs to none, and by their own.
  var members: [String: [String: [Member]]] = [:]
  /// The functions by name, each as the labels of its parameters.
  var functions: [String: Set<[String]>] = [:]
  /// Where functions are called.
  private var calls = CalledFunctions()
  /// Functions that add items to views which their callers do not name.
  private(set) var movers = ItemMovers()
  /// Functions by name, with whether all of them clear the flag of the item that they return.
  var clearing: [String: Bool] = [:]
  /// Functions that have the name of one which adds subviews, and may add them elsewhere, by name: the
  /// types that have them.
  var diverting: [String: Set<String>] = [:]
  /// Blocks that act on all calls in them.
  private var stacks = PinningStacks()
  /// What such blocks run.
  private(set) var reach = PinningReach()
  /// Which code runs when properties are asked for or set, and when objects are made.
  private var properties = PropertyRuns()
  /// Methods that set a property of a constraint.
  private(set) var helpers = ConstraintHelpers()
  /// Which calls may lay out one item.
  private var flow = LayoutFlow()
  /// What calls of all files do to each other, for the conversions that were asked about.
  private var relations: [Relation: [UInt64: [Int: LayoutFlow.Rivalry]]] = [:]
  /// The paths of the files that were read, by their digests.
  private var paths: [UInt64: String] = [:]
  /// Where types, functions and names of no type are declared.
  private var declared = DeclaredNames()
  /// The files that have a name which may be a member of what other files declare.
  private var mentions: [String: FewFiles] = [:]
  /// The files that take an item of a name out of its superview.
  private var taken: [String: FewFiles] = [:]
  /// Operators and initialisers that take words of a dialect.
  var overloads = OwnOverloads()
  /// Initialisers of insets, sizes and points by the name of the type.
  var initializers: [String: [StructureInitializer]] = [:]
  /// The files that declare some, for a judge who reads them himself.
  package private(set) var filesWithInitializers: [[UInt8]] = []
  /// What asking for a property may do, by its name: of several the most.
  var effects: [String: PropertyCode.Effect] = [:]
  /// Property wrappers that the files declare, by their names; of several with one name none.
  var wrappers: [String: PropertyWrapper] = [:]
  /// The wrappers of properties, by the names of these.
  var wrapped: [String: Set<String>] = [:]
  /// The files that were read, by a digest of their bytes.
  private var digests: Set<UInt64> = []

  /// The protocols of structures, enumerations and protocols, and those that extensions add to types, by the names of these.
  var conformances: [String: Set<String>] = [:]
  /// The direct heirs of types, by the names of these.
  var heirs: [String: Set<String>] = [:]
  /// What the judge reads of the files with initialisers.
  private(set) var structures = JudgedStructures()

  /// What a question for rivalries depends on.
  private struct Relation: Hashable, Sendable {
    let dialect: SourceConversion.Origin
    let target: SourceConversion.Origin
  }

  /// Knows nothing.
  package init() {}

  /// Adds what a file declares; one that cannot be read adds nothing.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Where it stands, for reasons that refer to it.
  /// - Complexity: O(*n*) in the bytes.
  package mutating func read(_ bytes: [UInt8], path: String? = nil) {
    guard let source = try? SwiftSource(bytes) else { return }
    if let path { paths[source.digest] = path }
    add(source, SourceFacts(source), isOwn: false)
  }

  /// Adds what a file declares.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - facts: What it shows.
  ///   - isOwn: Whether it is the file that is converted, whose private declarations count.
  ///   - isAlone: Whether it is not going to be asked which calls may lay out one item, which takes half of all time.
  mutating func add(
    _ source: SwiftSource,
    _ facts: SourceFacts,
    isOwn: Bool,
    isAlone: Bool = false
  ) {
    var own = facts.helpers
    if !isOwn { own.removePrivate() }
    helpers.add(own)
    let digest = source.digest
    guard digests.insert(digest).inserted else {
      if isOwn, !isAlone, reach.isEmpty { reach = stacks.reach(code(runBy:)) }
      return
    }
    relations = [:]
    if !isAlone {
      flow.read(source, facts, file: digest)
      stacks.read(source, facts)
      properties.read(source, facts)
    }
    for name in Self.foreignNames(source, facts) {
      mentions[name, default: FewFiles()].insert(digest)
    }
    for token in source.tokens.indices where source.isToken(token, "removeFromSuperview") {
      var name = token - 2
      while source.isToken(name, "?") || source.isToken(name, "!") { name -= 1 }
      taken[SwiftSource.plain(source.text(at: name)), default: FewFiles()].insert(digest)
    }
    declared.read(source, facts)
    calls.read(source, facts, file: digest)
    movers.read(source, facts)
    for (name, declarations) in facts.declarations {
      for declaration in declarations {
        let scope = facts.scopes.scopes[declaration.scope]
        guard scope.kind == .type || scope.kind == .file else { continue }
        let member = Member(
          kind: facts.kind(of: declaration, named: name),
          element: declaration.element,
          type: declaration.type.isEmpty ? declaration.madeType : declaration.type,
          isFunction: false,
          literal: declaration.literal
        )
        members[Self.last(scope.typeName), default: [:]][name, default: []].append(member)
      }
    }
    let known = initializers.values.reduce(0) { $0 + $1.count }
    for scope in facts.scopes.scopes where scope.kind == .type || scope.kind == .file {
      for statement in scope.statements { add(statement, of: Self.last(scope.typeName), source) }
    }
    if initializers.values.reduce(0, { $0 + $1.count }) > known {
      filesWithInitializers.append(source.bytes)
      if let code = JudgedCode(source.bytes) { structures.read(code) }
    }
    // What the file itself declares counts.
    if isOwn, !isAlone { reach = stacks.reach(code(runBy:)) }
  }

  /// The names that stand behind something else than `self`, and those that the file does not declare.
  private static func foreignNames(_ source: SwiftSource, _ facts: SourceFacts) -> Set<String> {
    var names: Set<String> = []
    for token in source.tokens.indices where source.tokens[token].kind == .word {
      let name = source.text(at: token)
      guard source.isToken(token - 1, ".") else {
        if facts.declarations[name] == nil { names.insert(name) }
        continue
      }
      var owner = token - 2
      while source.isToken(owner, "?") || source.isToken(owner, "!") { owner -= 1 }
      if !source.isToken(owner, "self") { names.insert(name) }
    }
    return names
  }

  // MARK: Questions

  /// What asking for a property of a name may do, whatever type has it.
  func effect(ofProperty name: String) -> PropertyCode.Effect {
    let effect = effects[name] ?? .none
    let isKept = wrapped[name]?.allSatisfy(keepsItem) ?? true
    return isKept ? effect : max(effect, .makes)
  }

  /// Whether a property with a wrapper gives what it was set to, as far as the files show it.
  func keepsItem(_ wrapper: String) -> Bool {
    wrapper.isEmpty || wrappers[wrapper]?.keepsItem ?? false
  }

  /// The one initialiser of a type with some labels that the files declare; nil without one, and where several are.
  func initializer(of type: String, labels: [String]) -> StructureInitializer? {
    let found = (initializers[type] ?? []).filter { $0.labels == labels }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether some file declares a variable of a name in no type.
  func isGlobal(_ name: String) -> Bool { members[""]?[name]?.contains { !$0.isFunction } ?? false }

  /// The types with a method of a name that adds subviews, and may add them to another view than its own.
  func typesAddingElsewhere(by method: String) -> Set<String> { diverting[method] ?? [] }

  /// Whether a member of a name gives an item that other code has, in some type of the files.
  func isAlias(_ name: String) -> Bool { flow.aliases.contains(name) }

  /// Whether code of some file calls a function that the system calls on what may be an object of a type.
  func isCalledAgain(_ name: String, of type: String) -> Bool {
    let own = Self.last(type)
    return calls.receivers(ofRecalled: name).contains { other in
      guard other != own else { return true }
      // What no file declares as a class may have objects of any type.
      guard types[other]?.count == 1, case .reference? = types[other]?.first else { return true }
      return superclasses(of: own).names.contains(other)
        || superclasses(of: other).names.contains(own)
    }
  }

  /// Whether every function of a name that some file declares clears the flag of what it returns.
  func clearsWhatItMakes(_ name: String) -> Bool { clearing[name] ?? false }

  /// Whether some file declares a function that a call may mean: one with its labels, in order,
  /// and perhaps more that have values.
  func declaresFunction(_ name: String, labels: [String]) -> Bool {
    functions[name]?.contains { declared in
      var rest = declared[...]
      return labels.allSatisfy { label in
        guard let index = rest.firstIndex(of: label) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
    } ?? false
  }

  /// The calls of a file that take the place of what others make of one item, or whose own is
  /// replaced, where the items have other names, by the tokens of their verbs.
  ///
  /// - Parameters:
  ///   - source: The file, which was added.
  ///   - dialect: The dialect of the calls.
  ///   - target: The dialect they become: attributes push each other out.
  /// - Returns: What stands against each call.
  func rivalries(
    in source: SwiftSource,
    _ dialect: SourceConversion.Origin,
    target: SourceConversion.Origin
  ) -> [Int: LayoutFlow.Rivalry] {
    if let all = relations[Relation(dialect: dialect, target: target)] {
      return all[source.digest] ?? [:]
    }
    return rivalries(dialect, target: target, in: source.digest)[source.digest] ?? [:]
  }

  /// Looks once what calls of all files do to each other, for a conversion that will ask about each file.
  mutating func relate(_ dialect: SourceConversion.Origin, target: SourceConversion.Origin) {
    reach = stacks.reach(code(runBy:))
    relations[Relation(dialect: dialect, target: target)] =
      rivalries(dialect, target: target, in: nil)
  }

  private func rivalries(
    _ dialect: SourceConversion.Origin,
    target: SourceConversion.Origin,
    in file: UInt64?
  ) -> [UInt64: [Int: LayoutFlow.Rivalry]] {
    // What no file makes is no item of theirs.
    flow.rivalries(
      dialect,
      competes: target == .attribute,
      in: file,
      target: target,
      isMade: calls.isCalled,
      isGlobal: isGlobal,
      isOneType: isOneType,
      keepsItem: keepsItem,
      parents: { name in
        let added = conformances[name]?.sorted() ?? []
        guard case .reference(let parents)? = types[name]?.first else { return added }
        return parents.map(Self.last) + added
      },
      chain: chain(ofClass:)
    )
  }

  /// The place of a call that stands against one of a file.
  func place(of rivalry: LayoutFlow.Rivalry, from source: SwiftSource) -> SourcePlace {
    let isHere = rivalry.file == source.digest
    return SourcePlace(file: isHere ? nil : paths[rivalry.file], line: rivalry.line)
  }

  /// Whether another file may use a member of a name that a file declares.
  func mentions(_ name: String, besides source: SwiftSource) -> Bool {
    mentions[name]?.hasAny(but: source.digest) ?? false
  }

  /// Whether another file takes an item of a name out of its superview.
  func isTakenOut(_ item: String, besides source: SwiftSource) -> Bool {
    let name = item.split(separator: ".").last.map(String.init) ?? item
    return taken[SourceFacts.unwrapped(name)]?.hasAny(but: source.digest) ?? false
  }

  /// Where a name is declared that a file uses: in the file itself before others.
  func declaration(of name: String, from source: SwiftSource) -> SourcePlace? {
    guard let found = declared.place(of: name, from: source.digest) else { return nil }
    return SourcePlace(file: found.file.flatMap { paths[$0] }, line: found.line)
  }

  /// Whether some file declares a function of a name.
  func declaresFunction(_ name: String) -> Bool { functions[name] != nil }

  /// Whether another file than this one may call a method of a type: on another object, or in an
  /// extension of the type or a class that inherits from it.
  func mayCall(_ name: String, of type: String, besides source: SwiftSource) -> Bool {
    var (level, seen): ([String], Set<String>) = ([Self.last(type)], [])
    for _ in 0..<TypeTree.deepest {
      level = level.flatMap { heirs[$0] ?? [] }.filter { seen.insert($0).inserted }
      if level.isEmpty { break }
    }
    return calls.mayCall(name, of: type, seen, besides: source.digest)
  }

  /// The words of all functions of a name, initialisers by that of their type.
  func words(ofFunction name: String) -> Set<String> { flow.words(ofFunction: name) ?? [] }

  /// What some code of the files runs; nil for what they do not have.
  func code(runBy code: NamedCode) -> Set<NamedCode>? {
    guard case .function(let name) = code else { return properties.code[code] }
    var found = (properties.code[code] ?? []).union(properties.besides[name] ?? [])
    let words = flow.words(ofFunction: name)
    for word in words ?? [] {
      found.insert(.function(word))
      for property in [NamedCode.getter(word), .first(word)] where properties.code[property] != nil
      {
        found.insert(property)
      }
    }
    // A class without an initialiser has those that it inherits.
    guard case .reference(let parents)? = types[name]?.first else {
      return words == nil && found.isEmpty ? nil : found
    }
    return found.union(parents.map { .function(Self.last($0)) })
  }

  /// Whether some file calls a function on another object.
  func isCalledOnOthers(_ name: String) -> Bool { calls.isCalledOnOthers(name) }
}
