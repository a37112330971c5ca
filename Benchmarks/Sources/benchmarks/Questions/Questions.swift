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

  /// Trees of 1,000 constraints with and without a conflict, told with arithmetic and advice.
  private static func conflicts(_ meter: Meter) -> [Line] {
    let build = meter.median { blackHole(QuestionTree(cards: 250).height) }
    let small = meter.median { blackHole(QuestionTree(cards: 250, tooWide: true).height) }
    let row = meter.median { blackHole(ConflictRow(views: 500, isTooLong: false).width) }
    let large = meter.median { blackHole(ConflictRow(views: 500, isTooLong: true).width) }
    let nest = meter.median { blackHole(ConflictNest(views: 500, isTooWide: false).width) }
    let wide = meter.median { blackHole(ConflictNest(views: 500, isTooWide: true).width) }
    let equals = meter.median { blackHole(ConflictOfEquals(views: 500, isTooWide: false).width) }
    let unequal = meter.median { blackHole(ConflictOfEquals(views: 500, isTooWide: true).width) }
    return [
      Line(name: "build of 1,000 constraints", nanoseconds: build, build: build),
      Line(name: "the same with a conflict of four", nanoseconds: small, build: build),
      Line(name: "build of a row of 1,000 constraints", nanoseconds: row, build: row),
      Line(name: "the same with a conflict of all", nanoseconds: large, build: row),
      Line(name: "build of a nest of 500", nanoseconds: nest, build: nest),
      Line(name: "the same with a conflict of all", nanoseconds: wide, build: nest),
      Line(name: "build of 500 of one width", nanoseconds: equals, build: equals),
      Line(name: "the same with a conflict of most", nanoseconds: unequal, build: equals),
    ]
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
