/// Functions of a project's own that have the name of one which adds subviews.
enum AddingFunction {
  private static let choosing: Set<String> = ["if", "guard", "switch", "where", "while", "?"]

  /// Whether a declaration does not show that the views it is given are added to its own view.
  ///
  /// - Parameters:
  ///   - declaration: The tokens of the function.
  ///   - source: The file.
  /// - Returns: Whether they may be added to another one, or not at all.
  static func mayAddElsewhere(_ declaration: Range<Int>, _ source: SwiftSource) -> Bool {
    guard let brace = declaration.first(where: { source.isToken($0, "{") }) else { return false }
    var adds = false
    for index in brace..<declaration.upperBound {
      let text = source.text(at: index)
      if choosing.contains(text) { return true }
      guard SourceFacts.adding.contains(text) else { continue }
      adds = true
      if source.isToken(index - 1, "."), !source.isToken(index - 2, "self"),
        !source.isToken(index - 2, "super")
      {
        return true
      }
    }
    return !adds
  }
}

extension SourceFacts {
  /// What the platform has a method for, so that only those types differ which declare it anew.
  private static let ofPlatform: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addLayoutGuide",
  ]

  /// Whether the method that adds a subview may add it to another view than it is called on.
  func mayAddElsewhere(_ superview: Superview, at scope: Int) -> Bool {
    let types = world.typesAddingElsewhere(by: superview.method)
    if types.isEmpty { return false }
    if !Self.ofPlatform.contains(superview.method) { return true }
    let name = Self.key(superview.text)
    if ["view", "contentView"].contains(name), declaration(of: name, at: scope) == nil {
      return false
    }
    let type =
      name == "self" ? superview.item.type : meaning(of: superview.text, at: scope).type
    let own = SourceWorld.last(type)
    return own.isEmpty || types.contains(own) || types.contains("UIView")
      || !types.isDisjoint(with: world.superclasses(of: own).names)
  }
}
