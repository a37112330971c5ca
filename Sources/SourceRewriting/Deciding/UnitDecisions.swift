import LayoutStatements

/// What becomes of each unit of a file, decided before a line is printed.
///
/// A unit stays as a whole where it has a reason, and a row where it is left; everything else is to be
/// printed. Each step takes the units as the step before gave them and gives new ones: what is decided
/// of one unit does not depend on when others are asked.
struct UnitDecisions {
  /// The units as they are to be printed, or with the reasons why they stay.
  let units: [LayoutUnit]
  /// What units become that replace, change or remove what others made.
  let plans: [any ReplacementPlan]
  /// What becomes of handles that units store.
  let handles: HandlePlan
  /// What other files, functions and lists do to the items.
  let rivalries: Rivalries
  /// The names that statements would have set which stay after all, so that others may not use them.
  let lost: Set<String>
  /// Items that some unit constrains, those whose handles have to stay among them.
  let subjects: Set<SourceFacts.Place>

  /// Decides.
  ///
  /// - Parameters:
  ///   - conversion: What is converted into what.
  ///   - reading: The file.
  ///   - read: The units as readers found them, those that only some words show among them.
  ///   - sites: The words of the file that lay out.
  ///   - blocked: Names of handles and lists that have to stay as they are.
  ///   - style: How the file is written.
  init(
    _ conversion: SourceConversion,
    _ reading: Reading,
    _ read: [LayoutUnit],
    _ sites: LayoutSites,
    _ blocked: Set<String>,
    style: SourceStyle
  ) {
    let names = OtherNames(reading)
    let rivalries = Rivalries(conversion, reading)
    let values = UsedValues(conversion, reading)
    let read = read.map { rivalries.decided(values.decided($0)) }
    let plans: [any ReplacementPlan] = [
      ItemPlan(conversion, reading, read, names, rivalries, blocked, style: style),
      GroupPlan(conversion, reading, read, blocked, style: style),
    ]
    let planned = read.map { unit in plans.reduce(unit) { $1.planned($0) } }
    let obstacles = Obstacles(conversion, reading, sites, planned, names)
    let competition = Competition(conversion, reading, names)
    let apart = competition.decided(planned.map(obstacles.decided))
    let handles = HandlePlan(conversion, reading, apart, blocked)
    self.rivalries = rivalries
    self.plans = plans
    self.handles = handles
    let units = apart.map(handles.decided)
    self.units = units
    lost = Set(
      zip(planned, units).flatMap { before, after in
        Set(before.dependencies).subtracting(after.dependencies)
      }
    )
    subjects = Set(
      apart.flatMap { unit in
        unit.statements.flatMap(\.constraints).map {
          reading.facts.place(of: $0.subject, at: unit.scope)
        }
      }
    )
  }
}
