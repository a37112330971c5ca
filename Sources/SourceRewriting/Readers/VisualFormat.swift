import ConstraintKernel
import LayoutStatements

/// A format string as statements; see ``ConstraintKernel/VisualFormat``.
///
/// A lone hyphen beside the superview is its layout margin, as UIKit has it. AppKit has a number of
/// its own there, so that a format with one is not converted in a file that imports it.
extension VisualFormat {
  /// What a format's options ask for.
  struct Options {
    var alignments: [LayoutConstraint.Attribute] = []
    var isLeftToRight = false
    /// Whether a lone hyphen beside the superview is its margin.
    var hasMargins = true
  }

  /// What the format says, from its beginning to its end; nil where a name stands for nothing.
  func statements(
    views expressions: [String: String],
    metrics: [String: Amount],
    options: Options
  ) -> [LayoutStatement]? {
    if !options.hasMargins, leading == .standard || trailing == .standard { return nil }
    let names = FormatNames(views: expressions, metrics: metrics)
    var statements: [LayoutStatement] = []
    for row in rows(reading: options.isLeftToRight ? .leftToRight : .leadingToTrailing) {
      guard let statement = names.statement(row) else { return nil }
      statements.append(statement)
    }
    let items = views.compactMap { expressions[$0.name] }
    guard items.count == views.count else { return nil }
    for alignment in options.alignments {
      for (one, other) in zip(items, items.dropFirst()) {
        statements.append(
          LayoutStatement(one, alignment, .equal, .item(.named(other, for: one), alignment))
        )
      }
    }
    return statements
  }
}

/// What the names of a format stand for.
private struct FormatNames {
  let views: [String: String]
  let metrics: [String: Amount]

  /// The row with the view as its subject, which the superview never is.
  func statement(_ row: VisualFormat.Row) -> LayoutStatement? {
    guard let amount = amount(row.amount) else { return nil }
    var priority: Amount?
    if let level = row.priority {
      guard let known = self.amount(level) else { return nil }
      priority = known.value == 1_000 ? nil : known
    }
    guard case .view(let name) = row.first else {
      guard case .view(let name)? = row.second, let item = views[name] else { return nil }
      return LayoutStatement(
        item,
        row.secondAttribute,
        row.relation.flipped,
        superview(row.firstAttribute),
        constant: amount.negated,
        priority: priority
      )
    }
    guard let item = views[name] else { return nil }
    var target = LayoutStatement.Target.nothing
    switch row.second {
    case nil: break
    case .superview: target = superview(row.secondAttribute)
    case .view(let other):
      guard let other = views[other] else { return nil }
      target = .item(.named(other, for: item), row.secondAttribute)
    }
    return LayoutStatement(
      item,
      row.firstAttribute,
      row.relation,
      target,
      constant: amount,
      priority: priority
    )
  }

  /// An attribute of the superview; a margin is an edge of the guide inside all of them.
  private func superview(_ attribute: LayoutConstraint.Attribute) -> LayoutStatement.Target {
    let edge = attribute.edge
    return .item(ItemReference(.superview, edge == attribute ? nil : .layoutMargins), edge)
  }

  private func amount(_ amount: VisualFormat.Number) -> Amount? {
    switch amount {
    case .number(let number): .number(number)
    case .metric(let name, let isNegative):
      metrics[name].map { isNegative ? $0.negated : $0 }
    }
  }
}
