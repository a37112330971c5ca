import GTKLayout
import GTKPeer

/// GTK's own constraint layout against ours, in one process and on the same widgets.
///
///     xvfb-run -a .build/release/gtk-comparison 3 10 100 1000
///     xvfb-run -a .build/release/gtk-comparison --quick
///
/// The first number says how often; the others are numbers of widgets. GTK's layout of 1,000 widgets takes
/// minutes, so that it is left out there. The status is 1 where GTK's takes less than ten times as long for a
/// resize or a change, or less than four times for the first layout; where both disagree about the least
/// size; where a page of 400 real labels takes 5 ms more to resize than GTK needs for its widgets; where a
/// label in Pango is asked twice at a width; or where containers that were destroyed leave anything.
///
/// Names of shapes, and `page`, restrict it to these; `--alone` leaves GTK's layout out, `--first` all but
/// our first layouts.
@main
@MainActor
struct Comparison {
  static func main() {
    guard gtk_init_check() != 0 else {
      print("skipped: no display; run under xvfb-run")
      return
    }
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.compactMap { Int($0) }
    let isQuick = words.contains("--quick")
    let rounds = isQuick ? 1 : numbers.first ?? 3
    let counts = isQuick ? [10] : numbers.count > 1 ? Array(numbers.dropFirst()) : [10, 100, 1_000]
    print("| shape | widgets | what | GTK µs | ours µs | floor µs | × | × less floor |")
    print("|---|---|---|---|---|---|---|---|")
    var isFine = true
    let named = Shape.allCases.filter { words.contains($0.rawValue) }
    let isPageAlone = words.contains("page")
    for shape in named.isEmpty && !isPageAlone ? Shape.allCases : named {
      for count in counts { isFine = compare(shape, count, rounds) && isFine }
    }
    if isFirstAlone { return }
    isFine = comparePage(rounds) && isFine
    if isAlone || isPageAlone { return }
    isFine = Leaks.areNone(rebuilds: isQuick ? 2_000 : 10_000) && isFine
    if !isFine { exit(1) }
  }

  /// Whether ours runs alone, to be profiled.
  private static let isAlone = CommandLine.arguments.contains("--alone")
  /// Whether nothing but our first layouts is done, so that a profile holds what these take.
  private static let isFirstAlone = CommandLine.arguments.contains("--first")

  /// Prints a shape's lines; says whether they are as they should be.
  private static func compare(_ shape: Shape, _ count: Int, _ rounds: Int) -> Bool {
    var (gtk, ours, floor) = (Times(), Times(), Times())
    if isFirstAlone {
      for _ in 0..<rounds {
        Race(shape: shape, count: count, contestant: .ours).run(into: &ours, isFirstAlone: true)
      }
      return true
    }
    for _ in 0..<max(rounds, 1) {
      if count < 1_000, !isAlone {
        Race(shape: shape, count: count, contestant: .gtk).run(into: &gtk)
      }
      Race(shape: shape, count: count, contestant: .ours).run(into: &ours)
      Race(shape: shape, count: count, contestant: .floor).run(into: &floor)
    }
    var isFine = gtk.first.isEmpty || gtk.least == ours.least
    if !isFine { print("least sizes differ: GTK \(gtk.least), ours \(ours.least)") }
    let lines = [
      ("first", gtk.first, ours.first, floor.first),
      ("resize", gtk.resize, ours.resize, floor.resize),
      ("change", gtk.change, ours.change, floor.change),
    ]
    for (name, gtk, ours, floor) in lines {
      let (our, least) = (median(ours), median(floor))
      let their = gtk.isEmpty ? nil : median(gtk)
      let ratio = their.map { $0 / our }
      let pure = their.map { max($0 - least, 0) / max(our - least, 0.01) }
      if let ratio, ratio < (name == "first" ? 4 : 10) { isFine = false }
      let cells = [
        shape.rawValue, "\(count)", name, text(their), text(our), text(least), text(ratio),
        text(pure),
      ]
      print("| " + cells.joined(separator: " | ") + " |")
    }
    return isFine
  }

  /// Prints what a page of real labels takes; says whether that is little beyond GTK's own share.
  private static func comparePage(_ rounds: Int) -> Bool {
    let times = Page.resizes(rounds: rounds)
    let (ours, floor) = (median(times.ours), median(times.floor))
    print("| page | \(Page.count) | resize | - | \(text(ours)) | \(text(floor)) | - | - |")
    let beyond = median(zip(times.ours, times.floor).map { $0 - $1 })
    print("400 real labels: \(text(beyond)) µs beyond what GTK takes")
    let labels = Labels.resizes(rounds: rounds)
    let time = text(labels.microseconds)
    print("100 labels in Pango, another width: \(time) µs, \(labels.shaped) texts shaped")
    return beyond <= Page.bound && labels.shaped == Labels.count
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  private static func text(_ value: Double?) -> String {
    guard let value else { return "-" }
    return value < 100 ? "\((value * 10).rounded() / 10)" : "\(Int(value.rounded()))"
  }
}
