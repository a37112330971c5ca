extension LayoutExplanation: CustomStringConvertible {
  /// The chain as one line that can be checked by eye: `390 − 16 − 16 = 358`.
  public var arithmetic: String {
    Arithmetic.sum(of: steps.map { ($0.rate, $0.constant) }, is: value)
  }

  /// The ``arithmetic``, or the value alone where one link says it, so that there is nothing to add up.
  package var reckoning: String {
    Arithmetic.hasSum(steps.map { ($0.rate, $0.constant) }) ? arithmetic : Arithmetic.signed(value)
  }

  /// What moving the numbers of the chain would do, a sentence for each constraint.
  public var effects: [String] { effects { $0.text } }

  /// The same, with statements put into words by the caller.
  package func effects(_ words: (LayoutIssue.Statement) -> String) -> [String] {
    steps.filter { $0.statement.whole?.isScaffold != true }.map { step in
      let size = LayoutText.number(abs(step.rate))
      let (points, word) = (
        size == "1" ? "one point" : "\(size) points", step.rate < 0 ? "less" : "more"
      )
      return "one point more in \(words(step.statement)) makes it \(points) \(word)"
    }
  }

  /// The value, the arithmetic, the chain, and what stands beside it, a line each.
  public var description: String { text { $0.description } }

  /// The same, with statements put into words by the caller; of a long chain the ends.
  package func text(_ words: (LayoutIssue.Statement) -> String) -> String {
    if freedom == .unrelated { return "\(subject) is decided by nothing: \(Self.unrelated)" }
    var lines = ["\(subject) = \(LayoutText.number(value))"]
    if isTooLarge {
      return lines[0] + "\nwhat decides it is too large to be followed"
    }
    lines.append(arithmetic)
    lines += LayoutText.ends(of: readSteps) { step in
      let number = step.saysConstant ? "" : ", brings in \(Arithmetic.signed(step.constant))"
      return "  \(words(step.statement))\(number)"
    } skipping: {
      "  … and \($0) more"
    }
    return (lines + remarks(words)).joined(separator: "\n")
  }

  /// What stands beside the chain, a line each: what lost, what holds it back, and how free the value is.
  package func remarks(_ words: (LayoutIssue.Statement) -> String) -> [String] {
    if isTooLarge { return [] }
    var lines = LayoutText.ends(of: readLosses) { loss in
      let amount = LayoutText.number(abs(loss.amount))
      let word = loss.amount > 0 ? "much" : "little"
      let fate = loss.isBroken ? "broken because of a conflict" : "lost"
      return "\(fate), \(amount) too \(word): \(words(loss.statement))"
    } skipping: {
      "and \($0) more that lost"
    }
    if let suggestion = suggestions.first { lines.append("to give it room, \(suggestion)") }
    lines += LayoutText.ends(of: support.map(\.asRead).uniqued()) {
      "held by: \(words($0))"
    } skipping: {
      "held by \($0) more"
    }
    let bystanders = readBystanders
    lines += bystanders.prefix(Self.mostBystanders).map {
      "beside it, \(LayoutText.number($0.slack)) to spare: \(words($0.statement))"
    }
    if bystanders.count > Self.mostBystanders {
      lines.append("beside it, further away: \(bystanders.count - Self.mostBystanders) more")
    }
    switch freedom {
    case .unique: break
    case .range(let range, let remedy):
      lines.append("not decided: \(Self.text(of: range)) would do as well; \(remedy) settles it")
    case .unproved: lines.append("whether another value would do as well is too large to prove")
    case .unrelated: lines.append(Self.unrelated)
    }
    return lines
  }

  private static let unrelated = "the two lie in hierarchies of their own"

  private static let mostBystanders = 3

  private static func text(of range: ClosedRange<Double>) -> String {
    let (low, high) = (range.lowerBound, range.upperBound)
    switch (low.isFinite, high.isFinite) {
    case (true, true):
      return "anything from \(LayoutText.number(low)) to \(LayoutText.number(high))"
    case (true, false): return "anything from \(LayoutText.number(low)) on"
    case (false, true): return "anything up to \(LayoutText.number(high))"
    case (false, false): return "anything"
    }
  }
}
