import ConstraintKernel

extension LayoutSurvey {
  /// The most numbers of frames that are looked at, at one width; what is left is reported.
  private static let mostRepeats = 32

  /// ambiguous numbers of frames, without what only repeats that content is cut off: where there is no room for
  /// natural sizes that pull alike, it is ambiguous which of them is short, and the cut-off says so already.
  ///
  /// - Complexity: an explanation for each ambiguous number, of at most 32.
  func withoutRepeats(_ ambiguities: [LayoutFault]) -> [LayoutFault] {
    var looks = 0
    return ambiguities.compactMap { fault in
      if fault.detail.hasSuffix(LayoutRule.ofItsContent) { return fault }
      let parts = LayoutAmbiguity.Part.allCases.filter { fault.names($0) }
      let reported = parts.filter { part in
        looks += 1
        return looks > Self.mostRepeats
          || !outline.items[fault.places[0]].hangsOnShortContent(part.attribute)
      }
      if reported.isEmpty { return nil }
      var rest = fault
      rest.detail = reported.map { $0.rawValue }.joined(separator: ", ")
      return rest
    }
  }
}

extension LayoutFault {
  /// Whether the number of a frame is among the ambiguous ones.
  fileprivate func names(_ part: LayoutAmbiguity.Part) -> Bool {
    detail == part.rawValue || detail.hasPrefix("\(part.rawValue), ")
      || detail.hasSuffix(", \(part.rawValue)") || detail.contains(", \(part.rawValue), ")
  }
}
