import ConstraintSolver

/// A workload as linear constraints, with the rows that the operations change.
///
/// View 0 is the root, elements follow in order; the extra element has the numbers after the last.
struct LinearSystem {
  /// The number of views without the extra element.
  var views: Int
  /// The constraints of the layout right after the build.
  var rows: [LinearRow] = []
  /// The left-hand sides of ``rows`` one after another, in a new solver's own variables.
  ///
  /// A new solver numbers its variables as this layout numbers its unknowns.
  private(set) var terms: [Term] = []
  /// The row that gives the root its width.
  var rootWidth = 0
  /// The row with the height of the middle view, or of the middle cell's actions.
  var middleHeight = 0
  /// The two rows of the middle body's natural height: hugging and compression resistance.
  var middleBody = (0, 0)
  /// The row that ties the middle element to the one before.
  var link = 0
  /// The rows of the extra element.
  var extraRows: [LinearRow] = []
  /// What ties the middle element to the extra one.
  var extraLink: LinearRow?

  /// Views of the extra element.
  var extraViews: Int

  /// Describes a workload at a size.
  init(_ workload: Workload, _ size: Int) {
    views = workload.views(at: size)
    extraViews = workload.isFeed ? 8 : 1
    switch workload {
    case .chain: describeChain(size)
    case .nest: describeNest(size)
    case .feed: describeFeed(size, isRelative: false)
    case .relativeFeed: describeFeed(size, isRelative: true)
    case .shares: describeShares(size, hasLimit: true)
    case .bareShares: describeShares(size, hasLimit: false)
    }
    let first = Solver().addVariables(count: 1, nonnegative: 0)
    for row in rows {
      for index in 0..<row.count {
        let product = row.products[index]
        let variable = first.advanced(by: Int(product.unknown))
        terms.append(Term(variable, product.coefficient))
      }
    }
  }

  /// Pins the root to the origin at a width and, unless it follows from the content, a height.
  mutating func pinRoot(_ width: Double, _ height: Double?) {
    rows.append(LinearRow(0, .left, .equal, 0))
    rows.append(LinearRow(0, .top, .equal, 0))
    rootWidth = rows.count
    rows.append(LinearRow(0, .width, .equal, width))
    if let height { rows.append(LinearRow(0, .height, .equal, height)) }
  }
}
