public import LayoutFormats

/// The proof that two versions of screens are the same, or where they part.
///
/// Each version is built afresh for every state and every ordered pair of states, laid out in every
/// case of a matrix, and compared: what items say of themselves, constraints as multisets, frames,
/// what is reported.
///
/// ```swift
/// let report = LayoutComparison("card", old: { OldCard() }, new: { NewCard() }).report()
/// #expect(report.isClean, "\(report)")
/// ```
///
/// Register all screens, not those whose files changed: a constant that two screens share is found
/// only so.
public struct LayoutComparison {
  /// The screens.
  package var screens: [ComparedScreen]
  /// The cases each is laid out in.
  package var matrix: LayoutMatrix
  /// Differences that are accepted.
  package var allowed: [AllowedDifference]
  /// How far frames may differ, in points; half a pixel is 0.25 on a screen of scale 2.
  package var tolerance: Double
  /// Whether ambiguous frames are compared, in the first case of each scenario.
  ///
  /// It takes time as the cube of what hangs together.
  package var findsAmbiguities: Bool
  /// Whether `report` searches where versions would differ that are equal in every case.
  package var searchesSlack: Bool

  /// Compares any number of screens.
  public init(
    _ screens: [ComparedScreen],
    matrix: LayoutMatrix = .usual,
    allowed: [AllowedDifference] = [],
    tolerance: Double = 0,
    findsAmbiguities: Bool = false,
    searchesSlack: Bool = true
  ) {
    self.screens = screens
    self.matrix = matrix
    self.allowed = allowed
    self.tolerance = tolerance
    self.findsAmbiguities = findsAmbiguities
    self.searchesSlack = searchesSlack
  }

  /// Compares two builders of one screen.
  public init(
    _ name: String,
    old: @escaping () throws -> any LayoutItem,
    new: @escaping () throws -> any LayoutItem
  ) {
    self.init([ComparedScreen(name, old: old, new: new)])
  }

  /// Records the new versions, to be kept as goldens, by the names of their screens.
  ///
  /// - Throws: Whatever a builder throws.
  public func recordings() throws -> [String: LayoutRecording] {
    var recordings: [String: LayoutRecording] = [:]
    for screen in screens { recordings[screen.name] = try recording(screen.new, screen) }
    return recordings
  }

  /// Builds, lays out and compares.
  ///
  /// - Complexity: O(*s*² · *c* · *n*) in states, cases, and items with constraints, per screen.
  public func report() -> LayoutComparisonReport {
    var report = LayoutComparisonReport()
    var found: [LayoutDifference] = []
    for screen in screens {
      do {
        let old = try recording(screen.old, screen)
        let new = try recording(screen.new, screen)
        report.screens += 1
        report.cases += old.scenarios.reduce(0) { $0 + $1.frames.count }
        var finder = DifferenceFinder(screen: screen.name, tolerance: tolerance)
        finder.compare(old, new)
        found += try withSlack(finder.differences, screen)
        report.reports += finder.reports
        report.note(screen.name, old, new, finder.differences)
      } catch {
        report.failures.append("\(LayoutText.line([screen.name])): \(error)")
      }
    }
    for difference in found {
      let isAllowed = difference.kinds.allSatisfy { kind in
        allowed.contains { $0.covers(kind, of: difference) }
      }
      if isAllowed {
        report.allowed.append(difference)
      } else {
        report.differences.append(difference)
      }
    }
    report.stale = allowed.filter { entry in !found.contains { entry.covers($0) } }
    return report
  }

  private func recording(
    _ version: ComparedScreen.Version,
    _ screen: ComparedScreen
  ) throws -> LayoutRecording {
    switch version {
    case .recording(let recording): return recording
    case .builder(let build):
      let recorder = ScreenRecorder(
        cases: matrix.cheapestOrder,
        findsAmbiguities: findsAmbiguities
      )
      return try recorder.recording(of: build, states: screen.states)
    }
  }

  /// Says of differences without effect where they would have one.
  private func withSlack(
    _ differences: [LayoutDifference],
    _ screen: ComparedScreen
  ) throws -> [LayoutDifference] {
    guard searchesSlack, case .builder(let old) = screen.old, case .builder(let new) = screen.new,
      let base = matrix.first
    else { return differences }
    var differences = differences
    let silent = differences.indices.filter { differences[$0].effect == nil }
    for states in Set(silent.map { differences[$0].states }) {
      let search = SlackSearch(try old(), try new(), states: states, base: base)
      let places = silent.filter { differences[$0].states == states }
      let probes = search.probes(for: Set(places.map { differences[$0].item }))
      for place in places { differences[place].slack = probes[differences[place].item] }
    }
    return differences
  }
}
