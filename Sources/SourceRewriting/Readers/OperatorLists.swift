import ConstraintKernel
import LayoutStatements

/// Reads what relates several proxies: `align(top: a, b, c)` and `distribute(by: 8, vertically: a, b)`.
struct OperatorLists {
  let lift: OperatorLift

  private var source: SwiftSource { lift.reading.source }

  /// What a statement says; nil for any other call.
  func row(_ statement: Range<Int>) -> LayoutRow.Content? {
    let isAlignment = source.isToken(statement.lowerBound, "align")
    guard isAlignment || source.isToken(statement.lowerBound, "distribute"),
      let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      chain.tokens == statement, chain.links.count == 1, let call = chain.links.first,
      call.name.isEmpty, call.closures.isEmpty, var arguments = call.arguments
    else { return nil }
    var amount = Amount.zero
    if !isAlignment, let first = arguments.first, first.label == "by" {
      amount = lift.reading.amount(first.tokens, at: lift.scope)
      arguments.removeFirst()
    }
    guard let word = arguments.first?.label, let items = items(arguments), items.count > 1 else {
      return .left(.notUnderstood)
    }
    let constraints =
      isAlignment ? aligned(items, word) : distributed(items, word, amount)
    guard let constraints else { return .left(.notUnderstood) }
    var read = ReadStatement(
      tokens: statement,
      construct: isAlignment ? "align" : "distribute \(word)",
      constraints: constraints
    )
    if lift.reading.facts.module == .own {
      read.placed = lift.reading.contents(of: items, at: lift.scope)
    }
    return .statement(read)
  }

  /// The items, which come one by one or in brackets; nil where one is no proxy.
  private func items(_ arguments: [CallChain.Argument]) -> [String]? {
    var items: [String] = []
    for argument in arguments {
      let isList = source.isToken(argument.tokens.lowerBound, "[")
      let elements =
        isList
        ? source.elements(in: argument.tokens.lowerBound + 1..<argument.tokens.upperBound - 1)
        : [argument.tokens]
      for element in elements {
        guard let item = lift.item(element) else { return nil }
        items.append(item)
      }
    }
    return items
  }

  /// Every other item against the first.
  private func aligned(_ items: [String], _ word: String) -> [LayoutStatement]? {
    guard let attribute = AttributeWords.single[word], attribute.kind != .size else { return nil }
    return items.dropFirst().map { other in
      LayoutStatement(
        items[0],
        attribute,
        .equal,
        .item(lift.reference(other, for: items[0]), attribute)
      )
    }
  }

  /// Every item against the next one.
  private func distributed(
    _ items: [String],
    _ word: String,
    _ amount: Amount
  ) -> [LayoutStatement]? {
    let pairs: [String: (LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
      "horizontally": (.trailing, .leading), "leftToRight": (.right, .left),
      "vertically": (.bottom, .top), "equalWidth": (.width, .width),
      "equalHeight": (.height, .height),
    ]
    guard let (attribute, target) = pairs[word] else { return nil }
    return zip(items, items.dropFirst()).map { item, next in
      LayoutStatement(
        item,
        attribute,
        .equal,
        .item(lift.reference(next, for: item), target),
        constant: amount.isZero ? .zero : amount.negated
      )
    }
  }
}

extension Reading {
  /// The items of a list that do not hold another one of it.
  func contents(of items: [String], at scope: Int) -> [String] {
    items.filter { item in
      !items.contains { other in
        facts.superview(of: other, at: scope).map(SourceFacts.key) == SourceFacts.key(item)
      }
    }
  }
}
