import ConstraintKernel

/// A format together with what its names stand for.
struct NamedFormat {
  let text: String
  let options: LayoutConstraint.FormatOptions
  let source: LayoutSource
  private(set) var items: [String: any LayoutItem] = [:]
  private var metrics: [String: Double] = [:]

  init(text: String, options: LayoutConstraint.FormatOptions, source: LayoutSource) {
    self.text = text
    self.options = options
    self.source = source
  }

  mutating func add(_ view: Any, named name: String) throws(LayoutIssue) {
    guard let item = view as? any LayoutItem else {
      throw problem("'\(name)' is not a view")
    }
    items[name] = item
  }

  mutating func add(number: Any, named name: String) throws(LayoutIssue) {
    guard let number = Self.number(number) else {
      throw problem("'\(name)' is not a number")
    }
    metrics[name] = number
  }

  /// The constraints of the format, and behind them those of its options.
  func constraints() throws(LayoutIssue) -> [LayoutConstraint] {
    guard let reading = options.reading else {
      throw problem("it cannot be read in both directions")
    }
    let format = try read()
    var constraints: [LayoutConstraint] = []
    for row in format.rows(reading: reading) {
      constraints.append(try constraint(baselines(row, format.axis), of: format))
    }
    for attribute in options.alignments {
      guard attribute.axis != format.axis else {
        throw problem("its views cannot be aligned along its own axis")
      }
      for row in format.rows(aligning: attribute) {
        constraints.append(try constraint(row, of: format))
      }
    }
    return constraints
  }

  private func read() throws(LayoutIssue) -> VisualFormat {
    do {
      return try VisualFormat(text, isView: { items[$0] != nil && metrics[$0] == nil })
    } catch {
      throw problem("\(error.expected) was expected after \(error.offset) characters")
    }
  }

  /// The row between baselines where the options ask for it.
  private func baselines(_ row: VisualFormat.Row, _ axis: LayoutAxis) -> VisualFormat.Row {
    guard options.contains(.spacingBaselineToBaseline), axis == .vertical,
      case .view = row.first, case .view? = row.second,
      row.firstAttribute == .top, row.secondAttribute == .bottom
    else { return row }
    var row = row
    (row.firstAttribute, row.secondAttribute) = (.firstBaseline, .lastBaseline)
    return row
  }

  private func constraint(
    _ row: VisualFormat.Row,
    of format: VisualFormat
  ) throws(LayoutIssue) -> LayoutConstraint {
    // The superview is that of the view on the other side.
    let first = try item(row.first, beside: row.second)
    var second: (any LayoutItem)?
    if let other = row.second { second = try item(other, beside: row.first) }
    let constraint = LayoutConstraint(
      first.record,
      row.firstAttribute,
      row.relation,
      second?.record,
      row.secondAttribute,
      constant: row.isUsualGap ? .siblingGaps(1) : DirectedConstant(try value(row.amount)),
      source: source
    )
    if let priority = row.priority {
      constraint.priority = LayoutPriority(Float(try value(priority)))
    }
    return constraint
  }

  private func item(
    _ item: VisualFormat.Row.Item,
    beside neighbour: VisualFormat.Row.Item?
  ) throws(LayoutIssue) -> any LayoutItem {
    switch item {
    case .view(let name):
      guard let item = items[name] else { throw problem("there is no view '\(name)'") }
      return item
    case .superview:
      guard case .view(let name)? = neighbour, let item = items[name] else {
        throw problem("there is no view beside the superview")
      }
      guard let superview = item.layoutParent else {
        throw LayoutIssue(.missingSuperview, source: source)
      }
      return superview
    }
  }

  private func value(_ amount: VisualFormat.Number) throws(LayoutIssue) -> Double {
    switch amount {
    case .number(let number): return number
    case .metric(let name, let isNegative):
      guard let number = metrics[name] else {
        throw problem("there is no metric '\(name)'")
      }
      return isNegative ? -number : number
    }
  }

  private func problem(_ text: String) -> LayoutIssue {
    let text = "the visual format '\(self.text)' makes no constraints: \(text)"
    return LayoutIssue(.invalidUse(text), source: source)
  }
}
