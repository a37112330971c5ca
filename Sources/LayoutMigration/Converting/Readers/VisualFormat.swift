import ConstraintKernel

/// A format string such as `V:|-8-[title]-(>=4)-[text(==title)]-|`, as constraints.
///
/// Source of the grammar: "Auto Layout Guide", Visual Format Language. The gap a lone hyphen leaves
/// to a superview depends on the system and its version, so that a format with one is not read.
struct VisualFormat {
  /// What a format's options ask for.
  struct Options {
    var alignments: [LayoutConstraint.Attribute] = []
    var isLeftToRight = false
  }

  /// A comparison with a number or with another view's size.
  private struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var amount = Amount.zero
    var view: String?
    var priority: Amount?
  }

  private var text: Substring
  private let views: [String: String]
  private let metrics: [String: Amount]
  private var near = LayoutConstraint.Attribute.leading
  private var far = LayoutConstraint.Attribute.trailing
  private var size = LayoutConstraint.Attribute.width
  private(set) var constraints: [LayoutStatement] = []

  /// Reads a format; fails for one that cannot be read as a whole.
  init?(_ format: String, views: [String: String], metrics: [String: Amount], options: Options) {
    text = format[...]
    self.views = views
    self.metrics = metrics
    if options.isLeftToRight { (near, far) = (.left, .right) }
    if take("V:") {
      (near, far, size) = (.top, .bottom, .height)
    } else {
      _ = take("H:")
    }
    guard let items = sequence() else { return nil }
    for alignment in options.alignments {
      for (one, other) in zip(items, items.dropFirst()) {
        constraints.append(
          LayoutStatement(one, alignment, .equal, .item(.named(other, for: one), alignment))
        )
      }
    }
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard text.hasPrefix(prefix) else { return false }
    text = text.dropFirst(prefix.count)
    return true
  }

  private mutating func name() -> String {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    text = text.dropFirst(name.count)
    return String(name)
  }

  /// Reads the whole format and answers with its views.
  private mutating func sequence() -> [String]? {
    var items: [String] = []
    var gaps: [Predicate]?
    if take("|") {
      guard let first = connection(toSuperview: true) else { return nil }
      gaps = first
    }
    while true {
      guard take("["), let item = views[name()], sizes(of: item), take("]") else { return nil }
      if let gaps {
        let isFirst = items.isEmpty
        let target = isFirst ? ItemReference.superview : .named(items[items.count - 1], for: item)
        for gap in gaps {
          constraints.append(statement(item, near, target, isFirst ? near : far, gap))
        }
      }
      items.append(item)
      if text.isEmpty { return items }
      guard let next = connection(toSuperview: text.hasSuffix("|") && !text.contains("[")) else {
        return nil
      }
      if take("|") {
        for gap in next {
          var inner = gap
          inner.relation = gap.relation.flipped
          inner.amount = gap.amount.negated
          constraints.append(statement(item, far, .superview, far, inner))
        }
        return text.isEmpty ? items : nil
      }
      gaps = next
    }
  }

  private func statement(
    _ subject: String,
    _ attribute: LayoutConstraint.Attribute,
    _ target: ItemReference,
    _ targetAttribute: LayoutConstraint.Attribute,
    _ gap: Predicate
  ) -> LayoutStatement {
    LayoutStatement(
      subject,
      attribute,
      gap.relation,
      .item(target, targetAttribute),
      constant: gap.amount,
      priority: gap.priority
    )
  }

  /// `-8-`, `-(>=8,<=20@750)-`, `-`, or nothing.
  private mutating func connection(toSuperview: Bool) -> [Predicate]? {
    guard take("-") else { return [Predicate()] }
    if text.hasPrefix("[") || text.hasPrefix("|") {
      return toSuperview ? nil : [Predicate(amount: .number(LayoutSpacing.system))]
    }
    let gaps: [Predicate]?
    if take("(") {
      gaps = predicates()
    } else {
      gaps = predicate().map { [$0] }
    }
    guard let gaps, gaps.allSatisfy({ $0.view == nil }), take("-") else { return nil }
    return gaps
  }

  /// `(>=50,<=100)` behind a view's name.
  private mutating func sizes(of item: String) -> Bool {
    guard take("(") else { return true }
    guard let sizes = predicates() else { return false }
    for wanted in sizes {
      let target = wanted.view.map { LayoutStatement.Target.item(.named($0, for: item), size) }
      constraints.append(
        LayoutStatement(
          item,
          size,
          wanted.relation,
          target ?? .nothing,
          constant: wanted.amount,
          priority: wanted.priority
        )
      )
    }
    return true
  }

  private mutating func predicates() -> [Predicate]? {
    var all: [Predicate] = []
    repeat {
      guard let one = predicate() else { return nil }
      all.append(one)
    } while take(",")
    return take(")") ? all : nil
  }

  private mutating func predicate() -> Predicate? {
    var predicate = Predicate()
    if take(">=") { predicate.relation = .greaterThanOrEqual }
    if take("<=") { predicate.relation = .lessThanOrEqual }
    _ = take("==")
    let isNegative = take("-")
    let word = name()
    if let number = Double(word) {
      predicate.amount = .number(isNegative ? -number : number)
    } else if let metric = metrics[word] {
      predicate.amount = isNegative ? metric.negated : metric
    } else if let view = views[word], !isNegative {
      predicate.view = view
    } else {
      return nil
    }
    if take("@") {
      let level = name()
      guard let priority = Double(level).map(Amount.number) ?? metrics[level] else { return nil }
      predicate.priority = priority.value == 1_000 ? nil : priority
    }
    return predicate
  }
}
