/// What runs before a place of a type's code does: the code in front of it, and what that leads to.
///
/// Functions and properties are known by their names alone, so that those of two types with one name count
/// as the same.
struct EarlierCode {
  /// What some other code is part of: a function or a property of a type, by its name.
  struct Member {
    let name: String
    /// Whether it takes the place of what its type inherits.
    let isOverride: Bool
  }

  /// The type that the code stands in.
  let type: String
  /// The tokens in front, of the function that the system calls first and of those that lead on from there.
  private var regions: [Range<Int>]
  /// The names that these say, and those that the code of these says.
  private var names: Set<String> = []
  /// Whether something may call what a type overrides.
  private var callsOverrides = false
  /// Methods that other objects call, where these may do so before.
  private var isOpen = false
  private let world: SourceWorld
  /// The superclasses that the files declare.
  private let parents: Set<String>
  /// Whether superclasses that no file shows are taken to call nothing that a type overrides.
  private let trustsUnseen: Bool

  /// Follows what some code says.
  ///
  /// - Parameters:
  ///   - regions: The tokens in front of a place.
  ///   - type: The type that they stand in.
  ///   - isLoaded: Whether initialisers, observers and other objects come before them.
  ///   - properties: The code that properties of the file have, by their names.
  ///   - observed: The properties whose code runs when they are set.
  ///   - trustsUnseen: Whether superclasses that no file shows are taken to call nothing that the type overrides.
  ///   - reading: The file.
  init(
    _ regions: [Range<Int>],
    of type: String,
    isLoaded: Bool,
    _ properties: [String: Set<String>],
    _ observed: Set<String>,
    trustsUnseen: Bool,
    _ reading: Reading
  ) {
    self.regions = regions
    self.type = type
    self.trustsUnseen = trustsUnseen
    world = reading.facts.world
    isOpen = isLoaded
    let source = reading.source
    let own = SourceWorld.last(type)
    // What the platform's own types do when they are made or shown calls nothing that is listed here.
    let (parents, isInSight) = world.superclasses(of: own)
    self.parents = parents
    if isLoaded { names.formUnion(observed.union([own])) }
    for token in regions.joined() where source.tokens[token].kind == .word {
      let word = source.text(at: token)
      if source.isToken(token - 1, "."), source.isToken(token - 2, "super") {
        if !isInSight, !trustsUnseen { callsOverrides = true }
        names.formUnion(parents)
        if parents.isEmpty || word == "init" { continue }
      }
      names.insert(word)
    }
    if isLoaded {
      names.formUnion(parents)
      if !isInSight, !trustsUnseen { callsOverrides = true }
    }
    if !names.isDisjoint(with: Self.triggers) { callsOverrides = true }
    var waiting = names
    while let name = waiting.popFirst() {
      let next = world.words(ofFunction: name).union(properties[name] ?? [])
      for word in next where names.insert(word).inserted { waiting.insert(word) }
    }
  }

  /// Calls after which the system asks for what views and controllers override.
  private static let triggers: Set<String> = [
    "layoutIfNeeded", "updateConstraintsIfNeeded", "loadViewIfNeeded", "setSelected",
    "setHighlighted", "setEditing", "setCollapsed", "apply", "performBatchUpdates",
  ]

  /// What the system calls later than any code that makes a view or shows it.
  private static let later: Set<String> = [
    "layoutSubviews", "updateConstraints", "prepareForReuse", "viewWillAppear", "viewDidAppear",
    "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "updateViewConstraints", "viewWillTransition", "traitCollectionDidChange", "didMoveToWindow",
    "setSelected", "setHighlighted", "willTransition", "viewSafeAreaInsetsDidChange",
    "viewIsAppearing", "viewDidLoad",
  ]

  /// Whether other code may have run, at a token of a member.
  func includes(_ token: Int, in member: Member) -> Bool {
    if regions.contains(where: { $0.contains(token) }) || names.contains(member.name) {
      return true
    }
    if member.isOverride {
      let isTheirs = parents.contains { world.member(member.name, of: $0, isFunction: true) != nil }
      let isLater = isTheirs || trustsUnseen || Self.later.contains(member.name)
      if callsOverrides || !isLater { return true }
    }
    return isOpen && world.isCalledOnOthers(member.name)
  }
}
