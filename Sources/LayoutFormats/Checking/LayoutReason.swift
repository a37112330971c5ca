/// Why a rule finds something: lines for people, and the lines of code they speak of.
struct LayoutReason: Equatable {
  var lines: [String] = []
  /// Where the constraints were written that are named, as `Module/File.swift:12` or as the document says
  /// it, the one to annotate first; each once.
  private(set) var sources: [String] = []

  static func + (lhs: LayoutReason, rhs: LayoutReason) -> LayoutReason {
    var sum = lhs
    sum.lines += rhs.lines
    sum.note(rhs.sources)
    return sum
  }

  /// Adds lines of code.
  mutating func note(_ more: [String]) {
    for source in more where !sources.contains(source) { sources.append(source) }
  }
}
