/// What the platform gives to functions of a file.
extension FlowReading {
  /// Types of which a value is no item, and has none.
  private static let values: Set<String> = [
    "IndexPath", "Int", "Bool", "CGFloat", "Double", "Float", "CGPoint", "CGSize", "CGRect",
    "CGVector", "UIEdgeInsets", "String", "NSRange", "TimeInterval", "Date", "URL", "Data",
    "UITraitCollection", "NSCoder", "UIColor", "UIImage", "UIFont", "Error", "NSLayoutConstraint",
  ]

  /// Members that give no item.
  private static let numbers: Set<String> = [
    "tag", "row", "section", "count", "isOn", "isSelected", "state", "text", "value", "frame",
    "bounds", "contentOffset", "contentSize", "selectedSegmentIndex", "currentPage",
  ]

  /// Whether a word names what the platform gives to a function of the file, which may be any item or have one.
  func isGivenByPlatform(_ token: Int) -> Bool {
    source.tokens[token].kind == .word && !source.isToken(token - 1, ".")
      && !Self.numbers.contains(member(behind: token)) && isPlatformParameter(token)
  }

  private func member(behind token: Int) -> String {
    var end = token + 1
    while source.isToken(end, "?") || source.isToken(end, "!") { end += 1 }
    return source.isToken(end, ".") ? source.text(at: end + 1) : ""
  }

  private func isPlatformParameter(_ token: Int) -> Bool {
    let name = source.text(at: token)
    let place = facts.place(of: name, at: facts.scopes.scope(of: token))
    guard place.scope != 0, declared[name]?[place.scope] == nil else { return false }
    if scopes[place.scope].kind == .block {
      let closure = self.name(ofAssigned: scopes[place.scope].tokens.lowerBound - 1)
      return closure.map(platformNames.contains) ?? false
    }
    guard let declaration = facts.declaration(of: name, at: place.scope) else { return false }
    let type = SourceWorld.last(SourceFacts.unwrapped(declaration.type))
    return !Self.values.contains(type)
      && (platformNames.contains(function(around: place.scope)) || isDelegate(place.scope))
  }

  /// Whether a function is named as those of the platform's protocols are, whose types another file may add:
  /// `scrollViewDidScroll(_ scrollView: UIScrollView)`.
  private func isDelegate(_ function: Int) -> Bool {
    guard let first = scopes[function].parameters.first, source.isToken(first.lowerBound, "_"),
      let colon = first.first(where: { source.isToken($0, ":") })
    else { return false }
    let type = source.text(at: colon + 1)
    let prefix = type.prefix { $0.isUppercase }
    guard prefix.count > 2 else { return false }
    let name = type.dropFirst(prefix.count - 1)
    return self.function(around: function).lowercased().hasPrefix(name.lowercased())
  }

  /// Members to which code gives what the platform gives to a function, subviews or a superview, or which a function is
  /// given to change.
  ///
  /// - Complexity: O(*n*) in the tokens, for each level at which statements stand in each other.
  func membersSetElsewhere() -> Set<SourceFacts.Place> {
    var found: Set<SourceFacts.Place> = []
    for token in source.tokens.indices where source.tokens[token].kind == .word {
      let isMember = source.isToken(token - 1, ".") && source.isToken(token - 2, "self")
      let first = isMember ? token - 2 : token
      guard isMember || !source.isToken(token - 1, ".") else { continue }
      // `fill(&kept)`, but not `yield &kept`.
      let isChanged =
        source.isToken(first - 1, "&") && ["(", ",", ":"].contains(source.text(at: first - 2))
      guard isChanged || source.isToken(token + 1, "=") else { continue }
      let scope = facts.scopes.scope(of: token)
      let place = facts.place(of: source.text(ofTokens: first..<token + 1), at: scope)
      guard place.scope == 0 else { continue }
      let end = isChanged ? token : facts.scopes.statement(of: token).upperBound
      let value = token + 2..<max(token + 2, end)
      let isOthers = value.contains {
        isGivenByPlatform($0) || Self.relatives.contains(source.text(at: $0))
      }
      if isChanged || isOthers { found.insert(place) }
    }
    return found
  }
}

extension Reading {
  /// Whether code of the file calls a function of a name.
  func callsOwn(_ name: String) -> Bool {
    places(of: name).contains { token in
      source.isToken(token + 1, "(") && !source.isToken(token - 1, "func")
        && !source.isToken(token - 2, "super")
    }
  }
}
