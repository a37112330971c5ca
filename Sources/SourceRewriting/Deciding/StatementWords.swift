import LayoutStatements

/// A name that a statement's items and numbers ask for.
struct StatementWord: Hashable {
  let name: String
  let isCall: Bool
  /// Whether it is a member of something else than `self`.
  let isForeign: Bool

  /// The code that it may run.
  var code: [NamedCode] { isCall ? [.function(name)] : [.getter(name), .first(name)] }
}

extension Reading {
  /// The names in a statement's items and numbers, those of variables left aside.
  func words(of statement: ReadStatement, in scope: Int) -> [StatementWord] {
    var texts = statement.word?.placedItems ?? []
    for constraint in statement.constraints {
      texts += [
        constraint.subject, constraint.targetItem?.expression, constraint.constant.source,
        constraint.factor.source, constraint.constantRightToLeft?.source,
      ].compactMap(\.self)
    }
    return Set(texts).sorted().flatMap { words(in: $0, at: scope) }
  }

  private func words(in text: String, at scope: Int) -> [StatementWord] {
    guard let source = try? SwiftSource(Array(text.utf8)) else { return [] }
    return source.tokens.indices.compactMap { index in
      guard source.tokens[index].kind == .word else { return nil }
      let name = source.text(at: index)
      let isMember = source.isToken(index - 1, ".")
      let isCall = source.isToken(index + 1, "(") || source.isToken(index + 1, "{")
      guard isMember || isCall || facts.place(of: name, at: scope).scope == 0 else { return nil }
      let isForeign = isMember && !source.isToken(index - 2, "self")
      return StatementWord(name: name, isCall: isCall, isForeign: isForeign)
    }
  }
}

/// Whether code leads to words of some kind: by what it names, and what that does.
final class CodeReach {
  private let world: SourceWorld
  private let isWanted: (String) -> Bool
  private var known: [NamedCode: Bool] = [:]

  /// Looks for words in the code of all files.
  init(_ world: SourceWorld, for isWanted: @escaping (String) -> Bool) {
    self.world = world
    self.isWanted = isWanted
  }

  /// Whether some code says one of the words, or runs code that does.
  ///
  /// - Complexity: O(*n*) in the words of the files for each code that is asked about for the first time.
  func includes(_ code: NamedCode) -> Bool {
    if let known = known[code] { return known }
    var seen: Set<NamedCode> = [code]
    var open = [code]
    var isFound = false
    while !isFound, let one = open.popLast() {
      for next in world.code(runBy: one) ?? [] where seen.insert(next).inserted {
        isFound = isFound || isWanted(next.name)
        open.append(next)
      }
    }
    known[code] = isFound
    return isFound
  }
}
