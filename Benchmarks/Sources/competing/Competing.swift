import CMeter
import ConstraintSolver

/// Builds and edits systems in which rows compete, and prints how long that takes beside the goals.
///
/// With `--systems` prints the systems and the violations found instead, for `Peers/highs.py`.
@main
enum Competing {
  static func main() throws {
    meter_keep_heap()
    let printsSystems = CommandLine.arguments.contains("--systems")
    for shape in Shape.all {
      for (size, goal) in shape.goals {
        let system = shape.pose(size)
        if printsSystems {
          print(try describe(system, "\(shape.name) \(size)"), terminator: "")
        } else {
          print("\(shape.name) \(size): \(try measure(system, goal: goal))")
        }
      }
    }
  }

  private static func describe(_ system: PosedSystem, _ name: String) throws -> String {
    let solver = Solver()
    let (variables, _) = try system.pose(to: solver)
    let start = meter_thread_nanoseconds()
    solver.solve()
    let time = meter_thread_nanoseconds() - start
    return system.lines(
      named: "\(milliseconds(time)) \(name)",
      at: variables.map(solver.value),
      conflicts: solver.conflicts.count
    )
  }

  /// The least of three builds, and of the edits after each.
  private static func measure(_ system: PosedSystem, goal: Double) throws -> String {
    var build = UInt64.max
    var edit = UInt64.max
    var counts = ""
    for _ in 0..<3 {
      let start = meter_thread_nanoseconds()
      let solver = Solver()
      let (_, rows) = try system.pose(to: solver)
      let report = solver.solve()
      build = min(build, meter_thread_nanoseconds() - start)
      counts = "\(report.pivots) exchanges"
      if !solver.conflicts.isEmpty { counts += ", \(solver.conflicts.count) conflicts" }
      if !report.isComplete { counts += ", incomplete" }
      for constant in system.constants {
        try solver.setConstant(rows[system.edited], constant)
        let start = meter_thread_nanoseconds()
        let report = solver.solve()
        edit = min(edit, meter_thread_nanoseconds() - start)
        if !report.isComplete { counts += ", edit incomplete" }
      }
    }
    return "build \(milliseconds(build)) ms of \(goal), edit \(milliseconds(edit)) ms, \(counts)"
  }

  private static func milliseconds(_ nanoseconds: UInt64) -> Double {
    Double(nanoseconds / 10_000) / 100
  }
}
