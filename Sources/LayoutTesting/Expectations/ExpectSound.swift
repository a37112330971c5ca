#if canImport(Testing)
public import LayoutFormats
public import Testing

/// Expects that a hierarchy reports no issue, leaves no frame open, and breaks none of the rules of
/// `LayoutRule`.
///
/// - Parameters:
///   - root: The hierarchy; what is pending is laid out first.
///   - silences: What shall not be told, and why.
///   - tolerance: How many points do not count.
///   - location: Where failures are shown.
public func expectSound(
  _ root: any LayoutItem,
  silencing silences: [LayoutSilence] = [],
  tolerance: Double = 0.5,
  sourceLocation location: SourceLocation = #_sourceLocation
) {
  expectSound(root, at: nil, silences, tolerance, location)
}

/// Expects the same of a screen in every case of a matrix.
///
/// - Parameters:
///   - matrix: The cases.
///   - silences: What shall not be told, and why.
///   - tolerance: How many points do not count.
///   - location: Where failures are shown.
///   - make: Makes the screen of a case, not laid out yet.
public func expectSound(
  over matrix: LayoutMatrix,
  silencing silences: [LayoutSilence] = [],
  tolerance: Double = 0.5,
  sourceLocation location: SourceLocation = #_sourceLocation,
  of make: (LayoutCase) -> any LayoutItem
) {
  for layout in matrix { expectSound(make(layout), at: layout, silences, tolerance, location) }
}

private func expectSound(
  _ root: any LayoutItem,
  at layout: LayoutCase?,
  _ silences: [LayoutSilence],
  _ tolerance: Double,
  _ location: SourceLocation
) {
  var issues: [String] = []
  let handler = root.layoutNode.issueHandler
  root.layoutNode.issueHandler = LayoutIssueHandler { issue in
    // Conflicts are among the findings.
    if case .unsatisfiable = issue.kind { return }
    issues.append("issue: \(issue)")
  }
  layout?.layOut(root)
  let findings = root.layoutFindings(silencing: silences, tolerance: tolerance)
  root.layoutNode.issueHandler = handler
  let lines = issues + findings.flatMap { ["\($0)"] + $0.why.map { "  \($0)" } }
  guard !lines.isEmpty else { return }
  let place = layout.map { " at \($0)" } ?? ""
  let picture = Picture(of: root)
  let heading = "\(picture.items[0].name)\(place) is not sound"
  TestFailure.record(([heading] + lines + [picture.text()]).joined(separator: "\n"), location)
  TestFailure.attach(picture.svg(), named: "not sound\(place).svg", location)
}
#endif
