/// Names that mean an item's superview.
extension Reading {
  /// Whether a name is an item's superview; nil where it may be another name of that.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - superview: The superview's name, where it is known.
  ///   - scope: The scope in which both are said.
  /// - Returns: Whether it is.
  func isSuperview(_ name: String, _ superview: String, at scope: Int) -> Bool? {
    let place = facts.place(of: superview, at: scope)
    let own = facts.place(of: name, at: scope)
    if own == place { return true }
    // No guide is a superview, and without the file's own tokens nothing is known of names.
    guard isFile, facts.kind(ofName: name, at: scope) != .guide else { return false }
    let (one, other) = (value(of: name, at: scope), value(of: superview, at: scope))
    if one == other, isLasting(one, at: scope) { return true }
    let origins = ItemOrigins(self, besides: place)
    let found = origins.origins(of: name, at: scope)
    // What is made for itself is no other item, wherever that comes from.
    let isOther =
      found.isComplete
      && found.origins.isDisjoint(with: origins.origins(of: superview, at: scope).origins)
      && !found.origins.contains(.named(place))
    return isOther ? false : nil
  }

  /// Whether a name was given an item's superview, which no code of the function has changed since:
  /// `guard let parent = title.superview`.
  func isGivenSuperview(_ name: String, of subject: String, at scope: Int) -> Bool {
    let item = facts.place(of: subject, at: scope)
    let own = SourceFacts.key(subject)
    guard isFile, !facts.moved.contains(item),
      let declared = facts.declaration(of: name, at: scope),
      isInClosure(scope) == isInClosure(declared.scope)
    else { return false }
    let path = value(of: name, at: scope)
    guard path.text == "\(own).superview" || own == "self" && path.text == "superview",
      path.place == item || own == "self"
    else { return false }
    let function = facts.scopes.function(of: scope)
    guard facts.scopes.function(of: declared.scope) == function else { return false }
    let isAdded = facts.superviews[item]?.contains { $0.function == function } ?? false
    return !isAdded && !mayMove(behind: declared.initial?.lowerBound ?? 0, in: function)
  }

  /// Whether the code of a function behind a token, or what that calls, may give items another superview.
  private func mayMove(behind token: Int, in function: Int) -> Bool {
    let moving = CodeReach(facts.world) { word in
      SourceFacts.adding.contains(word) || word == "removeFromSuperview"
    }
    let rest = token..<max(token, facts.scopes.scopes[function].tokens.upperBound)
    return rest.contains { index in
      source.isToken(index, "removeFromSuperview")
        || source.isToken(index + 1, "(") && source.tokens[index].kind == .word
          && moving.includes(.function(source.text(at: index)))
    }
  }

  /// A path of names, and the item that its first name means.
  private struct Path: Equatable {
    let text: String
    let place: SourceFacts.Place
  }

  /// Constants are not given to constants more often.
  private static let mostSteps = 6

  /// What a name stands for by constants: `scroll.content` of `content` behind `let content = scroll.content`.
  private func value(of name: String, at scope: Int) -> Path {
    var text = SourceFacts.unwrapped(SourceFacts.key(name))
    var scope = scope
    for _ in 0..<Self.mostSteps {
      let base = String(text.prefix { $0 != "." })
      guard base != "self", let declared = facts.declaration(of: base, at: scope),
        declared.isConstant, !declared.isElement, let initial = declared.initial,
        facts.scopes.scopes[declared.scope].kind != .type
      else { break }
      let value = SourceFacts.unwrapped(SourceFacts.key(source.text(ofTokens: initial)))
      guard Self.isPath(value), source.text(at: initial.lowerBound - 1) == "=" else { break }
      let isShadow = value.prefix { $0 != "." } == base
      text = value + text.dropFirst(base.count)
      scope = isShadow ? facts.scopes.scopes[declared.scope].parent : declared.scope
    }
    text = text.replacing("!", with: "").replacing("?", with: "")
    let base = String(text.prefix { $0 != "." })
    return Path(text: text, place: facts.place(of: base, at: scope))
  }

  private static func isPath(_ text: String) -> Bool {
    text.first?.isLowercase == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_.!?".contains($0) }
  }

  /// Members that the platform's views and controllers have for good.
  private static let lasting: Set<String> = ["contentView", "view"]

  /// Whether a path gives the same item each time: one that is set once, and what it has for good.
  private func isLasting(_ path: Path, at scope: Int) -> Bool {
    let names = path.text.split(separator: ".").map(String.init)
    guard let base = names.first, base == path.place.item else { return false }
    let isLocal = path.place.scope != 0 && facts.declaration(of: path.place)?.isConstant == true
    guard isLocal || TypeMembers(self).isFixed(base, at: scope) else { return false }
    return names.dropFirst().allSatisfy { name in
      if Self.lasting.contains(name) { return !facts.world.hasMember(name, of: [path.place.type]) }
      let members = (facts.declarations[name] ?? []).filter {
        facts.scopes.scopes[$0.scope].kind == .type
      }
      return !members.isEmpty && members.allSatisfy(\.isConstant)
    }
  }
}
