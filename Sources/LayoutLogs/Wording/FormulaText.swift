import ConstraintSolver

/// What a row demands, in the names of an explanation.
///
/// The notation is that of the kernel's formulas; a row is no constraint of the kernel, as its items and its
/// constant may be unknown.
struct FormulaText {
  let items: ItemTable
  let names: ItemNames

  func text(_ row: LogRow) -> String {
    guard let formula = row.formula else { return row.text }
    let partner = formula.second?.item
    var text = place(formula.first, partner) + " \(sign(formula.relation)) "
    if let second = formula.second {
      if formula.multiplier != 1 { text += "\(LogNumber.text(formula.multiplier)) · " }
      text += place(second, formula.first.item)
      if formula.constant != 0 {
        text += formula.constant < 0 ? " - " : " + "
        text += LogNumber.text(abs(formula.constant))
      }
    } else {
      text += LogNumber.text(formula.constant)
    }
    if let spacing = formula.unsignedSpacing { text += " ± \(LogNumber.text(spacing))" }
    if !formula.isRequired { text += " at \(LogNumber.text(formula.priority))" }
    return text
  }

  private func place(_ place: LogFormula.Place, _ partner: LogItem?) -> String {
    let index = items.known(place.item, partner: partner)
    return "\(index.map { names[$0] } ?? place.item.name ?? "?").\(place.attribute.rawValue)"
  }

  private func sign(_ relation: Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
