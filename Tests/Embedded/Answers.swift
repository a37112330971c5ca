import ConstraintSolver
import LayoutLogs

@_extern(c, "readBytes")
func readBytes(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int

@_extern(c, "writeBytes")
func writeBytes(_ bytes: UnsafeRawPointer, _ count: Int) -> Int

/// Answers what depends on arithmetic, in text that is the same on every machine.
///
/// Standard input holds logs, with a form feed between them; standard output has the bits of the values that
/// rows of views have at many widths, and the explanation of every log.
@_cdecl("answer")
public func answer() {
  for views in [1, 2, 7, 20, 60] { say("\(views) views: \(rowOfViews(views, widths: 200))\n") }
  var log: [UInt8] = []
  for byte in input() {
    if byte == 0x0C {
      say(LogExplanation(log: log).text() + "\u{0C}\n")
      log = []
    } else {
      log.append(byte)
    }
  }
}

/// A hash (Fowler, Noll and Vo's, FNV-1a) over the bits of all values of a row of views, in a window that grows:
/// with gaps, least widths, equal widths and widths of their own that compete, and too narrow at first.
private func rowOfViews(_ views: Int, widths: Int) -> UInt64 {
  let solver = Solver()
  let window = solver.addVariables(count: 1, nonnegative: 1)
  // Of the two variables of a view the second cannot be negative.
  let starts = (0..<views).map { _ in solver.addVariables(count: 2, nonnegative: 2) }
  func start(_ view: Int) -> Variable { starts[view] }
  func width(_ view: Int) -> Variable { starts[view].advanced(by: 1) }
  var hash: UInt64 = 14_695_981_039_346_656_037
  func include(_ bits: UInt64) { hash = (hash ^ bits) &* 1_099_511_628_211 }
  do throws(SolverError) {
    let size = try solver.addRow([Term(window, 1)], .equal, 320)
    _ = try solver.addRow([Term(start(0), 1)], .equal, 8)
    for view in 0..<views {
      let least = Double(view % 7) * 3 + 0.1
      _ = try solver.addRow([Term(width(view), 1)], .greaterThanOrEqual, least, rank: UInt64(view))
      _ = try solver.addRow([Term(width(view), 1)], .equal, Double(20 + view), priority: 250)
      if view == 0 { continue }
      let gap = [Term(start(view), 1), Term(start(view - 1), -1), Term(width(view - 1), -1)]
      _ = try solver.addRow(gap, .equal, 8.3)
      let same = [Term(width(view), 1), Term(width(0), -1.1)]
      _ = try solver.addRow(same, .equal, 0, priority: 750)
    }
    let end = [Term(window, 1), Term(start(views - 1), -1), Term(width(views - 1), -1)]
    _ = try solver.addRow(end, .equal, 8)
    for step in 0..<widths {
      try solver.setConstant(size, 20.25 + Double(step) * 7.37)
      include(UInt64(solver.solve().pivots))
      for view in 0..<views {
        include(solver.value(of: start(view)).bitPattern)
        include(solver.value(of: width(view)).bitPattern)
      }
      for conflict in solver.conflicts { include(UInt64(conflict.rows.count)) }
    }
  } catch {
    say("\(views) views: a row was refused\n")
  }
  return hash
}

private func input() -> [UInt8] {
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = part.withUnsafeMutableBytes { part in
      part.baseAddress.map { readBytes($0, part.count) } ?? 0
    }
    if count <= 0 { return bytes }
    bytes += part.prefix(count)
  }
}

private func say(_ text: String) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { rest in
      rest.baseAddress.map { writeBytes($0, rest.count) } ?? 0
    }
    if count <= 0 { return }
    rest = rest.dropFirst(count)
  }
}
