// What the judge reads of usual gaps and of areas of a superview, in this package's words.
extension JudgedReader {
  /// The usual gap: an atom of its own, since no file says how wide it is.
  private static let gap = JudgedSum(atom: "§gap")

  /// `.system` and `.system(2)`, as so many gaps; nil for anything else.
  func gap(_ range: Range<Int>) -> JudgedSum? {
    guard !isOriginal, code.text(range.lowerBound) == ".",
      code.text(range.lowerBound + 1) == "system"
    else { return nil }
    let open = range.lowerBound + 2
    if open == range.upperBound { return Self.gap }
    guard code.text(open) == "(", code.after(open) == range.upperBound else { return nil }
    return gaps(open + 1..<range.upperBound - 1)
  }

  /// So many gaps as a number says; one without a number.
  func gaps(_ number: Range<Int>) -> JudgedSum {
    number.isEmpty ? Self.gap : Self.scaled(Self.gap, by: arithmetic.sum(number), false)
  }

  /// So many times the distance between siblings: usual gaps where the file adds both items to one superview.
  func siblingGaps(_ number: Range<Int>, _ item: String, _ other: String) -> JudgedSum {
    let hosts = facts.parents[JudgedConstraint.plain(item)]
    let areSiblings =
      hosts?.count == 1 && hosts == facts.parents[JudgedConstraint.plain(other)] && !isOriginal
    let gap = areSiblings ? Self.gap : JudgedSum(atom: "§gap between siblings")
    return Self.scaled(gap, by: arithmetic.sum(number), false)
  }

  /// So many gaps inwards from an edge.
  func gaps(_ number: Range<Int>, inwardsFrom attribute: String) -> JudgedSum {
    let isFar = JudgedConstraint.far.contains(JudgedConstraint.edge(attribute))
    return gaps(number).times(isFar ? -1 : 1)
  }

  /// What an area adds to the name of a superview: `.safeArea` its guide; nil for anything else.
  func area(_ range: Range<Int>) -> String? {
    guard !isOriginal, range.count == 2, code.text(range.lowerBound) == "." else { return nil }
    switch code.text(range.lowerBound + 1) {
    case "safeArea": return ".safeAreaLayoutGuide"
    case "margins": return ".layoutMarginsGuide"
    case "readableContent": return ".readableContentGuide"
    default: return nil
    }
  }
}
