/// Finds the autoresizing masks in a set of rows that were probably not meant to stay on.
///
/// A mask is forgotten where a row of the author's places the same view: says how large it is, or ties it to
/// its superview. Rows that tie other views to it may take its frame as they find it.
struct ForgottenMasks {
  let report: LogReport
  let roles: [SystemRole?]

  /// The rows of forgotten masks among the rows of a set.
  func rows(in core: [Int]) -> [Int] {
    core.filter { index in
      guard report.rows[index].isOfAutoresizing, let mask = report.rows[index].formula
      else { return false }
      let superview = report.rows[index].superview?.identity ?? mask.second?.item.identity
      return core.contains { other in
        guard roles[other] == nil, let formula = report.rows[other].formula else { return false }
        return isPlaced(mask.first.item.identity, in: superview, by: formula, report.rows[other])
      }
    }
  }

  private func isPlaced(
    _ view: LogItem.Identity,
    in superview: LogItem.Identity?,
    by formula: LogFormula,
    _ row: LogRow
  ) -> Bool {
    guard let second = formula.second else {
      return formula.first.item.identity == view && formula.first.attribute.kind == .size
    }
    let items = [formula.first.item.identity, second.item.identity]
    guard items.contains(view), let other = items.first(where: { $0 != view }) else { return false }
    return other == .superview || other == superview || other == row.superview?.identity
  }
}

extension LogRow {
  /// Whether an autoresizing mask made the row.
  var isOfAutoresizing: Bool {
    className.hasSuffix("AutoresizingMaskLayoutConstraint") && identifier?.isEmpty ?? true
  }
}
