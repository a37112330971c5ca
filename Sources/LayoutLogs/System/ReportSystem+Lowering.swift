import ConstraintSolver

// From a formula to a row of the linear system, under one reading of the report.
extension ReportSystem {
  /// The usable row at an index as a row of the system.
  func lowered(_ index: Int, _ reading: Reading) -> LinearRow? {
    let row = rows[index]
    guard let formula = row.formula else { return nil }
    let partner = formula.second?.item
    guard let first = items.known(formula.first.item, partner: partner) else { return nil }
    let second = partner.flatMap { items.known($0, partner: formula.first.item) }
    let isMirrored = isMirrored(formula, first, second, reading)
    let (firstPlace, secondPlace) = standIns(formula, first, second, reading)
    var form = form(formula.first.attribute, firstPlace, isMirrored)
    var constant = formula.constant
    if let place = formula.second, let secondPlace {
      form.add(self.form(place.attribute, secondPlace, isMirrored), -formula.multiplier)
      if needsOrigin(formula), let origin = origin(first, second) {
        let corner = corner(origin, formula.first.attribute.isVertical, isMirrored)
        let share =
          (formula.first.attribute.isLocation ? 1 : 0)
          - (place.attribute.isLocation ? formula.multiplier : 0)
        form.add(corner, -share)
      }
    } else if formula.first.attribute.isLocation, let superview = items.parents[first] {
      // A lone constant is measured from the superview's minimum.
      form.add(corner(superview, formula.first.attribute.isVertical, isMirrored), -1)
    }
    if let spacing = formula.unsignedSpacing {
      constant += takes(.spacingSign(row: index), in: reading) ? -spacing : spacing
    }
    return LinearRow(
      terms: Self.summed(form.terms),
      relation: formula.relation,
      constant: constant
    )
  }

  /// Whether a row's places run against the axis.
  private func isMirrored(
    _ formula: LogFormula,
    _ first: Int,
    _ second: Int?,
    _ reading: Reading
  ) -> Bool {
    if isAppKit, let superview = flippable(formula, first, second) {
      // Coordinates of AppKit run upwards unless a view says otherwise.
      return !takes(.flippedness(item: superview), in: reading)
    }
    let places = [formula.first, formula.second].compactMap { $0?.attribute }
    let isHorizontal = !formula.first.attribute.isVertical
    return reading.isRightToLeft && isHorizontal && !places.contains { $0.isReading }
  }

  /// The items whose frames a row means: for an edge of a scroll view, its content's.
  private func standIns(
    _ formula: LogFormula,
    _ first: Int,
    _ second: Int?,
    _ reading: Reading
  ) -> (Int, Int?) {
    guard let second, let scrolled = scrolled(formula, first, second),
      let content = content(of: scrolled.scrollView)
    else { return (first, second) }
    let choice = Choice.containment(item: scrolled.other, scrollView: scrolled.scrollView)
    // The first reading tried is the one where the view does not lie inside.
    guard scrolled.isSure || takes(choice, in: reading) else { return (first, second) }
    return scrolled.scrollView == first ? (content, second) : (first, content)
  }

  /// A place of an item as a sum of variables.
  private func form(_ attribute: LogAttribute, _ item: Int, _ isMirrored: Bool) -> LinearForm {
    var item = item
    var isMargin = attribute.isMargin
    if isMargin, let guide = items.marginsGuides[item] { (item, isMargin) = (guide, false) }
    let isVertical = attribute.isVertical
    let start = item * 4 + (isVertical ? 2 : 0)
    if attribute.kind == .size { return LinearForm(terms: [(start + 1, 1)]) }
    var kind = attribute.kind
    if isMirrored && kind == .start {
      kind = .end
    } else if isMirrored && kind == .end {
      kind = .start
    }
    var form = LinearForm(terms: [(start, 1)])
    func inset(_ isEnd: Bool, _ factor: Double) {
      guard isMargin,
        let number = number(of: .margin(item: item, isVertical: isVertical, isEnd: isEnd))
      else { return }
      form.terms.append((variable(ofUnknown: number), factor))
    }
    switch kind {
    case .start: inset(false, 1)
    case .end:
      form.terms.append((start + 1, 1))
      inset(true, -1)
    case .center:
      form.terms.append((start + 1, 0.5))
      inset(false, 0.5)
      inset(true, -0.5)
    case .firstBaseline, .lastBaseline:
      if let number = number(of: .baseline(item: item, isLast: kind == .lastBaseline)) {
        form.terms.append((variable(ofUnknown: number), 1))
      }
    case .size: break
    }
    return isMirrored ? form.mirrored : form
  }

  /// The minimum of an item on an axis.
  private func corner(_ item: Int, _ isVertical: Bool, _ isMirrored: Bool) -> LinearForm {
    form(isVertical ? .minY : .minX, item, isMirrored)
  }

  /// The terms with one coefficient for each variable, in order.
  private static func summed(
    _ terms: [(variable: Int, coefficient: Double)]
  ) -> [(variable: Int, coefficient: Double)] {
    var sums: [(variable: Int, coefficient: Double)] = []
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if sums.last?.variable == term.variable {
        sums[sums.count - 1].coefficient += term.coefficient
      } else {
        sums.append(term)
      }
    }
    return sums.filter { abs($0.coefficient) > cancelled }
  }

  /// A coefficient below this is the rounding of factors that cancel: they are below 10⁹, so a
  /// difference of two carries at most `2 · 2⁻⁵³ · 10⁹ < 10⁻⁶`.
  private static let cancelled = 1e-6
}
