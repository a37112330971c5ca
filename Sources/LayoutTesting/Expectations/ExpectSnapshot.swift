#if canImport(Testing)
import Foundation
public import LayoutFormats
public import Testing

/// Expects that a screen has the frames that were recorded, in every case of a matrix.
///
/// Snapshots are trees of frames, one text file for each test beside its source file, in
/// `__Snapshots__`. A test without a snapshot, or run with `LAYOUT_RECORD=1` in the environment,
/// records one and fails, so that recording cannot pass silently. A failure says what moved by how
/// much and why it is where it is now, and attaches both trees and pictures of both. Cases that the
/// matrix does not have any more, and snapshots of tests and files that no longer exist, fail too.
///
///     @Test func card() {
///       expectSnapshot(over: LayoutMatrix(widths: [320, 390], directions: .both)) { _ in Card() }
///     }
///
/// - Parameters:
///   - matrix: The cases.
///   - name: Tells the snapshot from others of the same test.
///   - tolerance: How many points do not count.
///   - filePath: The test's source file.
///   - function: The test.
///   - location: Where failures are shown.
///   - make: Makes the screen of a case, not laid out yet.
public func expectSnapshot(
  over matrix: LayoutMatrix,
  named name: String = "",
  tolerance: Double = 0.001,
  filePath: String = #filePath,
  function: String = #function,
  sourceLocation location: SourceLocation = #_sourceLocation,
  of make: (LayoutCase) -> any LayoutItem
) {
  let shots = matrix.map { layout in
    let root = make(layout)
    layout.layOut(root)
    return Shot(name: layout.description, root: root)
  }
  let place = SnapshotPlace(filePath: filePath, function: function, name: name)
  expect(shots, at: place, tolerance: tolerance, location)
}

/// Expects that a hierarchy has the frames that were recorded, as it stands.
///
/// See ``expectSnapshot(over:named:tolerance:filePath:function:sourceLocation:of:)``.
///
/// - Parameters:
///   - root: The hierarchy; what is pending is laid out first.
///   - name: Tells the snapshot from others of the same test.
///   - tolerance: How many points do not count.
///   - filePath: The test's source file.
///   - function: The test.
///   - location: Where failures are shown.
public func expectSnapshot(
  of root: any LayoutItem,
  named name: String = "",
  tolerance: Double = 0.001,
  filePath: String = #filePath,
  function: String = #function,
  sourceLocation location: SourceLocation = #_sourceLocation
) {
  root.layoutIfNeeded()
  let shots = [Shot(name: "\(root.layoutFrame.size)", root: root)]
  let place = SnapshotPlace(filePath: filePath, function: function, name: name)
  expect(shots, at: place, tolerance: tolerance, location)
}

/// A hierarchy in one case.
private struct Shot {
  let name: String
  let root: any LayoutItem
  let picture: Picture

  init(name: String, root: any LayoutItem) {
    self.name = name
    self.root = root
    picture = Picture(of: root)
  }

  var section: SnapshotFile.Section { SnapshotFile.Section(name: name, tree: picture.tree()) }
}

private func expect(
  _ shots: [Shot],
  at place: SnapshotPlace,
  tolerance: Double,
  _ location: SourceLocation
) {
  let stale = place.stale()
  if !stale.isEmpty {
    let names = stale.joined(separator: ", ")
    TestFailure.record("stale snapshots, whose tests no longer exist: \(names)", location)
  }
  let isRecording = ProcessInfo.processInfo.environment["LAYOUT_RECORD"] == "1"
  guard !isRecording, let recorded = place.read() else {
    return record(shots, at: place, location)
  }
  for shot in shots {
    guard let old = recorded.sections.first(where: { $0.name == shot.name }) else {
      TestFailure.record("\(shot.name) is not in \(place.url.path); record it", location)
      continue
    }
    let difference = FrameDifference(old.tree, shot.section.tree, tolerance: tolerance)
    guard !difference.lines.isEmpty else { continue }
    let message = FrameReport.text(
      "\(shot.name) is not as recorded",
      difference,
      trees: [("recorded", old.tree), ("now", shot.section.tree)],
      shot.root
    )
    TestFailure.record(
      message,
      named: "\(shot.name) failure",
      pictures: [
        ("\(shot.name) recorded", Picture(tree: old.tree).svg()),
        ("\(shot.name) now", shot.picture.svg()),
      ],
      location
    )
  }
  let names = Set(shots.map(\.name))
  for section in recorded.sections where !names.contains(section.name) {
    TestFailure.record("\(section.name) is recorded, and no case any more", location)
  }
}

private func record(_ shots: [Shot], at place: SnapshotPlace, _ location: SourceLocation) {
  do {
    try place.write(SnapshotFile(shots.map(\.section)))
    TestFailure.record("recorded \(shots.count) cases in \(place.url.path)", location)
  } catch {
    TestFailure.record("\(place.url.path) cannot be written: \(error)", location)
  }
}
#endif
