import LayoutStatements

/// Whether code that runs again may say something else of an item than it said before.
///
/// Most dialects add to what stands, while attributes take the place of what they said of an item before: what
/// becomes attributes has to say the same each time. Only what is listed here is known to: everything
/// else may change between two runs.
struct RepeatedRuns {
  private let reading: Reading
  private let members: TypeMembers
  private let helpers: HelperCalls
  /// Whether blocks name their items by arguments of their own, which statements do not say.
  private let hasProxies: Bool

  init(_ conversion: SourceConversion, _ reading: Reading) {
    self.reading = reading
    members = TypeMembers(reading)
    helpers = HelperCalls(reading, members)
    hasProxies = conversion.origin == .operators
  }

  private var scopes: [ScopeMap.Scope] { reading.facts.scopes.scopes }

  /// Whether a constraint may be another one of the same item when its statement runs again.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - statement: Its statement; code elsewhere may change what that stores.
  ///   - unit: The unit around.
  /// - Returns: Whether some region around it may make another one.
  func mayDiffer(
    _ constraint: LayoutStatement,
    of statement: ReadStatement,
    in unit: LayoutUnit
  ) -> Bool {
    let scope = reading.facts.scopes.scope(of: statement.tokens.lowerBound)
    let names = hasProxies ? unit.scope : scope
    let isStored = statement.storage != nil || !statement.holders.isEmpty || unit.keeps != nil
    let isShared = reading.isShared(constraint.subject, at: names)
    return regions(around: scope, unit, isShared: isShared).contains { region in
      !isAnotherItem(constraint.subject, names, eachRunOf: region)
        && (isStored
          || texts(of: constraint).contains {
            !isFixed($0, names, in: region) || isShared && isOwnMember($0, names)
          })
    }
  }

  /// Whether code may run again for the same item.
  ///
  /// - Parameters:
  ///   - scope: The scope of the code.
  ///   - item: The item.
  ///   - unit: The unit that says something of it.
  ///   - inner: The scope in which it is named.
  ///   - isRemade: Whether each run of the unit begins anew, so that only what runs again within it counts.
  /// - Returns: Whether some region around the code may run again, and has no item of its own each time.
  func mayRepeat(
    _ scope: Int,
    for item: String,
    in unit: LayoutUnit,
    at inner: Int,
    isRemade: Bool
  ) -> Bool {
    let names = hasProxies ? unit.scope : inner
    return regions(around: scope, unit).contains { region in
      let isInside =
        unit.tokens.contains(scopes[region].tokens.lowerBound)
        && unit.tokens.lowerBound < scopes[region].tokens.lowerBound
      return (!isRemade || isInside)
        && !isAnotherItem(item, names, eachRunOf: region) && !isElement(item, names, of: region)
    }
  }

  /// Whether an item is the element that each round of a loop has for itself.
  private func isElement(_ item: String, _ scope: Int, of loop: Int) -> Bool {
    let place = reading.facts.place(of: item, at: scope)
    guard place.scope == loop else { return false }
    return reading.facts.declaration(of: place.item, at: loop)?.isElement ?? false
  }

  /// The scopes around a statement that may run more often than what is around them.
  ///
  /// Each object runs for itself what runs once, so that an item which objects share is laid out again by each.
  private func regions(
    around scope: Int,
    _ unit: LayoutUnit? = nil,
    isShared: Bool = false
  ) -> [Int] {
    var regions: [Int] = []
    var current = scope
    while current != 0 {
      let around = scopes[current]
      switch around.kind {
      case .file, .type: return regions
      case .function:
        if isShared || !members.runsOnce(current) { regions.append(current) }
      case .block:
        if reading.isFirstValue(current) || isOneShot(current) { return regions }
        // The block of the unit itself is no other region.
        let isOwn =
          unit.map { around.parent == $0.scope && $0.tokens.contains(around.tokens.lowerBound) }
          ?? false
        if !isOwn, !reading.isBranch(current) { regions.append(current) }
      }
      current = around.parent
    }
    return regions
  }

  /// Whether a block runs once by a property that it sets: `if !isSetUp { …; isSetUp = true }`.
  private func isOneShot(_ block: Int) -> Bool {
    let source = reading.source
    let brace = scopes[block].tokens.lowerBound - 1
    guard source.isToken(brace - 3, "if"), source.isToken(brace - 2, "!") else { return false }
    let name = source.text(at: brace - 1)
    guard let declared = reading.facts.declaration(of: name, at: block),
      scopes[declared.scope].kind == .type,
      !reading.facts.world.mentions(name, besides: source)
    else { return false }
    let sets = reading.places(of: name).filter { place in
      !source.isToken(place - 1, "var") && place != brace - 1
    }
    guard sets.count == 1, let set = sets.first else { return false }
    return source.isToken(set + 1, "=") && source.isToken(set + 2, "true")
      && reading.facts.scopes.scope(of: set) == block
  }

  /// Whether each run of a region has an item of its own: what the region itself is given, or what is made in it.
  private func isAnotherItem(
    _ item: String,
    _ scope: Int,
    eachRunOf region: Int,
    depth: Int = 0
  ) -> Bool {
    let place = reading.facts.place(of: item, at: scope)
    if place.scope != 0, isInside(place.scope, region) {
      let declared = reading.facts.declaration(of: place.item, at: place.scope)
      let isMade = declared.map { $0.scope == place.scope && !$0.madeType.isEmpty } ?? false
      guard place.scope == region, declared?.value.isEmpty ?? true else { return isMade }
      if isMade { return true }
      return isHelper(region)
        ? isHandedOnce(place.item, to: region, depth) : !reading.mayGetOneAgain(region)
    }
    // An element by the number that a loop counts.
    let parts = item.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard parts.count == 2, item.hasSuffix("[\(parts[1])]") else { return false }
    let number = reading.facts.place(of: String(parts[1]), at: scope)
    return number.scope != 0 && isInside(number.scope, region)
  }

  private func isHelper(_ region: Int) -> Bool {
    scopes[region].kind == .function || helpers.closureName(region) != nil
  }

  /// Whether no item is handed to a parameter of a function or a named closure twice.
  private func isHandedOnce(_ parameter: String, to helper: Int, _ depth: Int) -> Bool {
    guard depth < 4, let calls = helpers.calls(of: helper, for: parameter) else { return false }
    let items = Set(calls.map { SourceFacts.key($0.argument) })
    return items.count == calls.count
      && calls.allSatisfy { call in
        // Of several calls each has to name its item, and in all of their runs.
        (calls.count == 1 || names(call.argument, call.scope))
          && regions(around: call.scope).allSatisfy {
            isAnotherItem(call.argument, call.scope, eachRunOf: $0, depth: depth + 1)
          }
      }
  }

  /// Whether a text is the one name of an item: of a property that is set once, or of what is made in a block.
  private func names(_ item: String, _ scope: Int) -> Bool {
    if members.isFixed(item, at: scope) { return true }
    guard let declared = reading.facts.declaration(of: SourceFacts.key(item), at: scope) else {
      return false
    }
    return declared.isConstant && !declared.madeType.isEmpty
  }

  private func isInside(_ scope: Int, _ region: Int) -> Bool {
    var current = scope
    while current != region {
      if current == 0 { return false }
      current = scopes[current].parent
    }
    return true
  }

  /// What a constraint says beside its subject.
  private func texts(of constraint: LayoutStatement) -> [String] {
    [
      constraint.targetItem?.expression, constraint.constant.source, constraint.factor.source,
      constraint.constantRightToLeft?.source, constraint.priority?.source,
    ].compactMap(\.self)
  }

  // MARK: What stays the same

  /// Names that mean the same all the time without a declaration in sight.
  private static let platform: Set<String> = [
    "self", "true", "false", "nil", "superview", "view", "contentView", "safeAreaLayoutGuide",
    "layoutMarginsGuide", "readableContentGuide", "contentLayoutGuide", "frameLayoutGuide",
  ]

  /// Whether an expression asks for something that each object has for itself.
  private func isOwnMember(_ text: String, _ scope: Int) -> Bool {
    guard let source = try? SwiftSource(Array(text.utf8)) else { return true }
    return source.tokens.indices.contains { index in
      guard source.tokens[index].kind == .word else { return false }
      if source.isToken(index - 1, ".") { return isOwn(source, index - 2) }
      let declared = reading.facts.declaration(of: source.text(at: index), at: scope)
      return declared.map { scopes[$0.scope].kind == .type } ?? false
    }
  }

  private func isFixed(_ text: String, _ scope: Int, in region: Int) -> Bool {
    if Effects.isPossible(in: text) { return false }
    guard let source = try? SwiftSource(Array(text.utf8)) else { return false }
    return source.tokens.indices.allSatisfy { index in
      guard source.tokens[index].kind == .word else { return true }
      if source.isToken(index - 1, "."), !isOwn(source, index - 2) {
        return isFixed(member: index, of: source)
      }
      return isFixed(name: source.text(at: index), scope, in: region)
    }
  }

  private func isOwn(_ source: SwiftSource, _ base: Int) -> Bool {
    source.isToken(base, "self") || source.isToken(base, "Self")
  }

  /// Whether a member means the same all the time: a guide or a view that another has for good, a case, and what a
  /// type has itself, unless the file declares a variable of that name.
  private func isFixed(member index: Int, of source: SwiftSource) -> Bool {
    let name = source.text(at: index)
    if Self.platform.contains(name) { return true }
    let base = index - 2
    let isCase = base < 0 || ["(", "[", ",", ":"].contains(source.text(at: base))
    let isOfType =
      base >= 0 && (source.text(at: base).first?.isUppercase ?? false)
      && !source.isToken(base - 1, ".")
    return (isCase || isOfType)
      && !reading.places(of: name).contains { reading.source.isToken($0 - 1, "var") }
  }

  private func isFixed(name: String, _ scope: Int, in region: Int) -> Bool {
    if name.first?.isUppercase ?? false { return true }
    guard let declared = reading.facts.declaration(of: name, at: scope) else {
      if name.hasPrefix("$") {
        let place = reading.facts.place(of: name, at: scope)
        return place.scope != 0 && !isInside(place.scope, region)
      }
      return Self.platform.contains(name)
    }
    switch scopes[declared.scope].kind {
    case .type, .file:
      return declared.isConstant
        || (members.isFixed(name, at: scope)
          && !reading.facts.world.mentions(name, besides: reading.source))
    case .function, .block: return declared.isConstant && !isInside(declared.scope, region)
    }
  }
}
