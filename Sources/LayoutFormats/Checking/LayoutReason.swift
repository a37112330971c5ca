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

  /// Puts the first line of code in front that is one of those wanted; says whether there is one.
  mutating func prefer(_ wanted: Set<String>) -> Bool {
    guard let place = sources.firstIndex(where: wanted.contains) else { return false }
    sources.insert(sources.remove(at: place), at: 0)
    return true
  }

  /// Adds lines of code.
  mutating func note(_ more: [String]) {
    for source in more where !sources.contains(source) { sources.append(source) }
  }
}
