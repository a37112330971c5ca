#if canImport(Testing)
public import LayoutFormats
public import Testing

/// Expects that a hierarchy reports no issue, leaves no frame ambiguous, and breaks none of the rules of
/// `LayoutRule` that speak of one state: all but `jump`, which compares two widths, and `not-mirrored`,
/// which compares both directions.
///
/// - Parameters:
///   - root: The hierarchy; what is pending is laid out first.
///   - suppressions: What shall not be reported, and why.
///   - tolerance: How many points do not count.
///   - location: Where failures are shown.
public func expectSound(
  _ root: any LayoutItem,
  suppressing suppressions: [LayoutSuppression] = [],
  tolerance: Double = 0.5,
  sourceLocation location: SourceLocation = #_sourceLocation
) {
  let soundness = Soundness(suppressions: suppressions, tolerance: tolerance)
  let lines = soundness.lines(of: root) { root.layoutIfNeeded() }
  Soundness.expectNone(of: lines, root, "", location)
}

/// Expects the same of a screen in every case of a matrix, and compares the cases.
///
/// Where the matrix has a case in both directions, that from right to left has to be the mirror image
/// (`not-mirrored`). Where it has widths at most one point apart, such as those from 320 to 390, nothing may
/// jump from one to the next (`jump`); other widths are not compared, and only `LayoutCheck` looks at all
/// that lie between. Cases are compared if `make` makes hierarchies of the same shape for them.
///
/// - Parameters:
///   - matrix: The cases.
///   - suppressions: What shall not be reported, and why.
///   - tolerance: How many points do not count.
///   - location: Where failures are shown.
///   - make: Makes the screen of a case, not laid out yet.
public func expectSound(
  over matrix: LayoutMatrix,
  suppressing suppressions: [LayoutSuppression] = [],
  tolerance: Double = 0.5,
  sourceLocation location: SourceLocation = #_sourceLocation,
  of make: (LayoutCase) -> any LayoutItem
) {
  let soundness = Soundness(suppressions: suppressions, tolerance: tolerance)
  let shots = matrix.map { layout in
    let root = make(layout)
    return (
      layout: layout, root: root,
      lines: soundness.lines(of: root, in: layout) { layout.layOut(root) }
    )
  }
  var runs: [SoundnessRun] = []
  for shot in shots {
    var lines = shot.lines
    if let mirrored = shots.first(where: { shot.layout.isMirrorImage(of: $0.layout) }) {
      lines += soundness.lines(
        shot.root.layoutFindings(
          mirroring: mirrored.root,
          suppressing: suppressions,
          tolerance: tolerance
        )
      )
    }
    let narrower = shots.filter { shot.layout.isBarelyWider(than: $0.layout) }
      .max { $0.layout.size.width < $1.layout.size.width }
    if let narrower {
      lines += soundness.lines(
        shot.root.layoutFindings(
          widening: narrower.root,
          suppressing: suppressions,
          tolerance: tolerance
        )
      )
    }
    if lines.isEmpty { continue }
    let kinds = Soundness.kinds(of: lines)
    let former = runs.firstIndex { $0.kinds == kinds && shot.layout.isBarelyWider(than: $0.last) }
    if let former {
      runs[former].add(shot.layout)
    } else {
      runs.append(SoundnessRun(shot.root, at: shot.layout, lines, kinds))
    }
  }
  for run in runs { Soundness.expectNone(of: run.lines, run.root, " at \(run.place)", location) }
}

/// Cases of neighbouring widths in which the same is wrong, reported once.
private struct SoundnessRun {
  let root: any LayoutItem
  let lines: [String]
  let kinds: Set<String>
  private let first: LayoutCase
  private(set) var last: LayoutCase
  private var count = 1

  init(_ root: any LayoutItem, at first: LayoutCase, _ lines: [String], _ kinds: Set<String>) {
    (self.root, self.first, last, self.lines, self.kinds) = (root, first, first, lines, kinds)
  }

  mutating func add(_ layout: LayoutCase) {
    last = layout
    count += 1
  }

  /// The first case, and how far the others go.
  var place: String {
    count == 1 ? "\(first)" : "\(first) and \(count - 1) wider, up to \(last.size)"
  }
}

/// What keeps a hierarchy from being sound.
private struct Soundness {
  let suppressions: [LayoutSuppression]
  let tolerance: Double

  /// What is reported while a hierarchy is laid out, and what rules find then.
  func lines(
    of root: any LayoutItem,
    in layout: LayoutCase? = nil,
    _ layOut: () -> Void
  ) -> [String] {
    var issues: [String] = []
    let handler = root.layoutNode.issueHandler
    root.layoutNode.issueHandler = LayoutIssueHandler { issue in
      // Conflicts are among the findings.
      if case .unsatisfiable = issue.kind { return }
      issues.append("issue: \(issue)")
    }
    layOut()
    let findings = root.layoutFindings(suppressing: suppressions, tolerance: tolerance)
    root.layoutNode.issueHandler = handler
    return (layout.map { width(of: root, in: $0) } ?? []) + issues + lines(findings)
  }

  /// What is wrong without its numbers, by which cases are reported together.
  static func kinds(of lines: [String]) -> Set<String> {
    Set(lines.filter { !$0.hasPrefix(" ") }.map { $0.filter { !$0.isNumber && $0 != "." } })
  }

  /// That a root has a width of its own, so that a case is not what it says.
  private func width(of root: any LayoutItem, in layout: LayoutCase) -> [String] {
    let (own, asked) = (root.layoutFrame.width, layout.size.width)
    guard abs(own - asked) > tolerance else { return [] }
    let (name, number) = (Picture(of: root).items[0].name, LayoutText.number)
    return ["\(name) is \(number(own)) wide by its own constraints, not \(number(asked))"]
  }

  func lines(_ findings: [LayoutFinding]) -> [String] {
    findings.flatMap { ["\($0)"] + $0.why.map { "  \($0)" } }
  }

  static func expectNone(
    of lines: [String],
    _ root: any LayoutItem,
    _ place: String,
    _ location: SourceLocation
  ) {
    guard !lines.isEmpty else { return }
    let picture = Picture(of: root)
    let text = FailureText(
      "\(picture.items[0].name)\(place) is not sound",
      lines: lines,
      details: [("picture", picture.text())]
    )
    let name = "not sound\(place)"
    TestFailure.record(text, named: name, pictures: [(name, picture.svg())], location)
  }
}

extension LayoutCase {
  /// Whether this is the other case, read from right to left.
  fileprivate func isMirrorImage(of other: LayoutCase) -> Bool {
    guard environment.layoutDirection == .rightToLeft,
      other.environment.layoutDirection == .leftToRight
    else { return false }
    var mirrored = other
    mirrored.environment.layoutDirection = .rightToLeft
    return mirrored == self
  }

  /// Whether this is the other case, at most a point wider.
  fileprivate func isBarelyWider(than other: LayoutCase) -> Bool {
    guard size.width > other.size.width, size.width - other.size.width <= 1 else { return false }
    var wider = other
    wider.size.width = size.width
    return wider == self
  }
}
#endif
