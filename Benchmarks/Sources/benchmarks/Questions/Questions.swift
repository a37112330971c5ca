import ConstraintKernel

/// What it costs to ask why: values among many constraints, and conflicts, beside a build of the same tree.
enum Questions {
  /// A line for each question, in microseconds and in builds.
  static func report(_ meter: Meter) -> String {
    let lines = values(meter) + conflicts(meter)
    let width = lines.map(\.name.count).max() ?? 0
    return lines.map { line in
      let gap = String(repeating: " ", count: width - line.name.count + 2)
      let time = LayoutRatio.text(line.nanoseconds / 1_000)
      let builds = LayoutRatio.text(line.nanoseconds / line.build)
      return "\(line.name)\(gap)\(time) µs  \(builds) builds\n"
    }.joined()
  }

  private struct Line {
    let name: String
    let nanoseconds: Double
    let build: Double
  }

  /// Values of a column of cards, four constraints each and a natural height: 10,000 constraints.
  private static func values(_ meter: Meter) -> [Line] {
    let build = meter.median { blackHole(QuestionTree(cards: 2_500).height) }
    let tree = QuestionTree(cards: 2_500)
    let middle = tree.cards[1_250]
    let questions: [(String, () -> LayoutExplanation)] = [
      ("a width among 10,000 constraints", { middle.explain(.width) }),
      ("a natural height among 10,000", { middle.explain(.height) }),
      ("a position under 1,250 cards", { middle.explain(.top) }),
    ]
    let all = questions.map { name, ask in
      Line(
        name: name,
        nanoseconds: meter.median { blackHole(ask().value) },
        build: build
      )
    }
    return [Line(name: "build of 10,000 constraints", nanoseconds: build, build: build)] + all
  }

  /// Trees of about 1,000 constraints with and without a conflict, told with arithmetic and advice; the goal
  /// is less than ten builds.
  private static func conflicts(_ meter: Meter) -> [Line] {
    let shapes: [(name: String, build: (_ isTorn: Bool) -> Double)] = [
      ("250 cards, four at odds", { QuestionTree(cards: 250, tooWide: $0).height }),
      ("500 end to end, 10 points each", { ConflictRow(views: 500, isTooLong: $0).width }),
      (
        "500 end to end, 10 points or more",
        { ConflictRow(views: 500, isTooLong: $0, isAtLeast: true).width }
      ),
      ("500 inside one another", { ConflictNest(views: 500, isTooWide: $0).width }),
      ("500 as wide as the one before", { ConflictOfEquals(views: 500, isTooWide: $0).width }),
      (
        "500 as wide as the first",
        { ConflictOfEquals(views: 500, isTooWide: $0, tiedToFirst: true).width }
      ),
    ]
    return shapes.flatMap { name, build in
      let alone = meter.median { blackHole(build(false)) }
      let torn = meter.median { blackHole(build(true)) }
      return [
        Line(name: "\(name), without a conflict", nanoseconds: alone, build: alone),
        Line(name: "\(name), with it", nanoseconds: torn, build: alone),
      ]
    }
  }
}

/// Numbers of a report.
private enum LayoutRatio {
  /// Three digits that count.
  static func text(_ value: Double) -> String {
    var unit = 1.0
    while value / unit >= 1_000 { unit *= 10 }
    while value > 0, value / unit < 100, unit > 1e-3 { unit /= 10 }
    let rounded = (value / unit).rounded() * unit
    let text = "\((rounded * 1_000).rounded() / 1_000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
