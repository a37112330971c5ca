import ConstraintKernel
import LayoutStatements

/// Makes constraints of calls that pin.
struct AutoPinLift {
  let reading: Reading
  let scope: Int
  /// The priority of the block around.
  let priority: Amount?

  private var source: SwiftSource { reading.source }

  /// What a statement says; nil for code that does not pin.
  func row(_ statement: Range<Int>) -> LayoutRow.Content? {
    var value = statement
    var storage: String?
    if let assignment = reading.assignment(statement) {
      (storage, value) = (assignment.storage, assignment.value)
    }
    guard let chain = source.chain(at: value.lowerBound, limit: value.upperBound) else {
      return nil
    }
    guard chain.tokens == value else { return .left(.notUnderstood) }
    var subject = "self"
    var name = source.text(ofTokens: chain.head)
    guard let call = chain.links.last, let arguments = call.arguments, call.closures.isEmpty else {
      return .left(.notUnderstood)
    }
    if !call.name.isEmpty {
      subject = source.text(of: chain, before: chain.links.count - 1)
      name = call.name
    }
    if let reason = LeftReason.unnamed(subject) { return .left(reason) }
    if FlowReading.onConstraints.contains(name), storage == nil, arguments.isEmpty {
      return .left(.unknownKind(subject))
    }
    if name.hasPrefix("autoSetContent") { return .left(.contentPriority) }
    let labels = arguments.map { $0.label ?? "_" }
    if reading.facts.world.declaresFunction(name, labels: labels) { return .left(.ownWord(name)) }
    if name == "autoChain" {
      return storage == nil ? chained(chain, call) : .left(.handedOn)
    }
    if let word = word(name, arguments, subject, value) {
      return storage == nil ? word : .left(.handedOn)
    }
    if storage == nil, let list = PinningList(chain, self) {
      guard let constraints = list.constraints() else { return .left(list.reason) }
      var statement = made(value, list.call.selector, constraints)
      statement.placed = list.placed
      statement.lists = list.declaration.map { [$0] } ?? []
      return .statement(statement)
    }
    if subject.contains(".auto") || subject.contains("NSArray") || subject.hasPrefix("[") {
      return .left(.handedOn)
    }
    let parts = PinningCall(name, arguments, subject, self)
    guard let constraints = parts.constraints() else { return .left(.notUnderstood) }
    if storage != nil, constraints.count != 1 { return .left(.handedOn) }
    return .statement(made(value, parts.selector, constraints, storage))
  }

  private static let words: [String: WordText.Kind] = [
    "autoSetBias": .bias, "autoSetBarrier": .barrier, "autoSetGuideline": .guideline,
  ]

  /// `a.autoSetBias(0.3, along: .horizontal)`; nil for any other call.
  private func word(
    _ name: String,
    _ arguments: [CallChain.Argument],
    _ subject: String,
    _ tokens: Range<Int>
  ) -> LayoutRow.Content? {
    guard let kind = Self.words[name] else { return nil }
    guard reading.facts.module == .own,
      let word = WordText(reading, scope, .edgesFirst).word(kind, arguments, of: subject)
    else { return .left(.notUnderstood) }
    return said(word, name, tokens)
  }

  /// `[a, b].autoChain(along: .horizontal)`.
  private func chained(_ chain: CallChain, _ call: CallChain.Link) -> LayoutRow.Content {
    let text = WordText(reading, scope, .edgesFirst)
    guard reading.facts.module == .own, let arguments = call.arguments,
      let items = text.items(chain.tokens.lowerBound..<call.tokens.lowerBound),
      let first = items.first,
      let word = text.word(.chain, arguments, of: first, chained: items)
    else { return .left(.notUnderstood) }
    return said(word, "autoChain", chain.tokens)
  }

  private func said(
    _ word: StatedWord,
    _ name: String,
    _ tokens: Range<Int>
  ) -> LayoutRow.Content {
    var word = word
    word.priority = priority?.value == 1_000 ? nil : priority
    return .statement(ReadStatement(tokens: tokens, construct: name, word: word))
  }

  private func made(
    _ tokens: Range<Int>,
    _ construct: String,
    _ constraints: [LayoutStatement],
    _ storage: String? = nil
  ) -> ReadStatement {
    var constraints = constraints
    for index in constraints.indices {
      constraints[index].priority = priority?.value == 1_000 ? nil : priority
    }
    return ReadStatement(
      tokens: tokens,
      construct: construct,
      constraints: constraints,
      storage: storage
    )
  }
}
