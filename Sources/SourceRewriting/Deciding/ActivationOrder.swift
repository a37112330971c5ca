import LayoutStatements

/// Code between statements for which it makes a difference whether these are active yet.
///
/// They are at the end of a block or of a list, and elsewhere as soon as they are made.
struct ActivationOrder {
  private let reading: Reading
  /// Words of the statements that were made so far.
  private var words: Set<String> = []
  private var isBehind = false

  init(_ reading: Reading) {
    self.reading = reading
  }

  private var source: SwiftSource { reading.source }

  /// The first token that may notice which statements in front of it are active; nil if none may.
  static func witness(in rows: [LayoutRow], _ reading: Reading) -> Int? {
    var order = ActivationOrder(reading)
    return order.witness(in: rows)
  }

  private mutating func witness(in rows: [LayoutRow]) -> Int? {
    for row in rows {
      switch row.content {
      case .statement(let statement): pass(statement)
      case .left: isBehind = true
      case .code:
        if let token = noticing(row.tokens) { return token }
      case .branch(let arms):
        for arm in arms {
          let isLoop = ["for", "while", "repeat"].contains(source.text(at: arm.opening.lowerBound))
          if isLoop { passLoop(arm.rows) }
          if let token = noticing(arm.opening) ?? witness(in: arm.rows) { return token }
        }
      }
    }
    return nil
  }

  private mutating func pass(_ statement: ReadStatement) {
    guard !statement.constraints.isEmpty else { return }
    isBehind = true
    words.formUnion(statement.tokens.map { source.text(at: $0) })
    for constraint in statement.constraints {
      words.insert(SourceFacts.key(constraint.subject))
      words.insert(SourceFacts.key(constraint.targetItem?.expression ?? ""))
    }
  }

  /// Each run of a loop but the first one stands behind all its statements; its items are its own.
  private mutating func passLoop(_ rows: [LayoutRow]) {
    let own = rows.compactMap { row in
      source.isToken(row.tokens.lowerBound, "let")
        ? source.text(at: row.tokens.lowerBound + 1) : nil
    }
    let before = words
    for statement in rows.flatMap(\.statements) { pass(statement) }
    words.subtract(Set(own).subtracting(before))
  }

  /// Functions of the platform that lay out, or that make constraints active or inactive.
  private static let functions: Set<String> = [
    "activate", "deactivate", "install", "uninstall", "layoutIfNeeded", "layoutSubviews",
    "layoutSubtreeIfNeeded", "removeConstraint", "removeConstraints", "removeFromSuperview",
    "systemLayoutSizeFitting", "updateConstraints", "updateConstraintsIfNeeded",
    "addConstraint", "addConstraints", "perform",
  ]
  /// Those that give an item its superview, which it has to have before its constraints are active.
  private static let additions: Set<String> = [
    "addArrangedSubview", "addSubview", "addLayoutGuide", "insertArrangedSubview", "insertSubview",
  ]
  /// Properties of constraints that make them active, or that may change before that alone.
  private static let properties: Set<String> = ["active", "isActive", "priority"]

  private func noticing(_ tokens: Range<Int>) -> Int? {
    guard isBehind else { return nil }
    return tokens.first { token in
      guard source.tokens[token].kind == .word else { return false }
      let name = source.text(at: token)
      if source.isToken(token - 1, "."), Self.properties.contains(name) { return true }
      guard source.isToken(token + 1, "(") || source.isToken(token + 1, "{") else { return false }
      if Self.additions.contains(name), source.isToken(token + 1, "(") {
        let item = SourceFacts.key(source.text(ofTokens: token + 2..<source.after(token + 1) - 1))
        return words.contains(String(item.prefix { $0 != "," }))
      }
      return Self.functions.contains(name) || reading.facts.world.declaresFunction(name)
        || isClosure(name, token)
    }
  }

  /// Whether a call runs a closure that the file names.
  private func isClosure(_ name: String, _ token: Int) -> Bool {
    guard source.isToken(token + 1, "("), !source.isToken(token - 1, ".") else { return false }
    let scope = reading.facts.scopes.scope(of: token)
    return reading.facts.declaration(of: name, at: scope) != nil
  }
}
