import ConstraintSolver

/// Puts reports of one cause together.
///
/// Two reports have one cause if sets that cannot hold share a row of the author's, or a row that gives
/// a view no size yet; or if their sets are the same but for the addresses, as for every cell of a
/// table. Reports without such sets have one cause if their lists are the same.
struct CauseGroups {
  private var parents: [Int]
  private var owners: [String: Int] = [:]

  /// The number of the group of each report, in the order of the reports.
  static func numbers(_ reports: [ReportExplanation]) -> [Int] {
    var groups = CauseGroups(parents: Array(reports.indices))
    for (index, report) in reports.enumerated() {
      for key in keys(report) { groups.join(index, key) }
    }
    var numbers: [Int: Int] = [:]
    return reports.indices.map { index in
      let root = groups.root(index)
      let number = numbers[root] ?? numbers.count
      numbers[root] = number
      return number
    }
  }

  private init(parents: [Int]) {
    self.parents = parents
  }

  private mutating func join(_ report: Int, _ key: String) {
    guard let owner = owners[key] else {
      owners[key] = report
      return
    }
    let (first, second) = (root(owner), root(report))
    parents[max(first, second)] = min(first, second)
  }

  private mutating func root(_ report: Int) -> Int {
    var root = report
    while parents[root] != root {
      parents[root] = parents[parents[root]]
      root = parents[root]
    }
    return root
  }

  /// The most sets of a report that are compared.
  private static let mostCores = 16

  private static func keys(_ report: ReportExplanation) -> [String] {
    let rows = report.report.rows
    guard report.verdict == .conflict else {
      let ids = rows.map { $0.id }.sorted().joined(separator: " ")
      return ["list \(ids)", "\(report.verdict) \(shape(Array(rows.indices), report))"]
    }
    var keys: [String] = []
    for core in report.all.prefix(mostCores) {
      for index in core {
        let role = report.roles[index]
        if role == nil || role?.transience != nil { keys.append("row \(rows[index].id)") }
      }
    }
    return keys + [shape(report.core, report)]
  }

  /// A set of rows without its addresses: items are numbered as they come.
  private static func shape(_ rows: [Int], _ report: ReportExplanation) -> String {
    var numbers: [LogItem.Identity: Int] = [:]
    func place(_ place: LogFormula.Place) -> String {
      let number = numbers[place.item.identity] ?? numbers.count
      numbers[place.item.identity] = number
      return "\(place.item.className)#\(number).\(place.attribute.rawValue)"
    }
    return rows.map { index in
      let row = report.report.rows[index]
      guard let formula = row.formula else { return row.text }
      let second = formula.second.map(place) ?? ""
      return "\(row.className) \(row.identifier ?? "") \(place(formula.first)) "
        + "\(formula.relation.rawValue) \(formula.multiplier) \(second) \(formula.constant)"
    }.joined(separator: "\n")
  }
}
