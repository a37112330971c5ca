#if canImport(Testing)
public import LayoutFormats
public import Testing

/// Expects that two hierarchies of the same names have the same frames, in every case of a matrix.
///
/// For whoever rewrites a screen: the old one and the new one stand side by side until the new one
/// is right.
///
/// - Parameters:
///   - matrix: The cases.
///   - tolerance: How many points do not count.
///   - location: Where failures are shown.
///   - old: Makes the old screen of a case, not laid out yet.
///   - new: Makes the new one.
public func expectSameFrames(
  over matrix: LayoutMatrix,
  tolerance: Double = 0.001,
  sourceLocation location: SourceLocation = #_sourceLocation,
  _ old: (LayoutCase) -> any LayoutItem,
  _ new: (LayoutCase) -> any LayoutItem
) {
  for layout in matrix {
    let (before, after) = (old(layout), new(layout))
    layout.layOut(before)
    layout.layOut(after)
    expectSame(before, after, " at \(layout)", tolerance, location)
  }
}

/// Expects that two hierarchies of the same names have the same frames, as they stand.
///
/// - Parameters:
///   - old: The one that is right.
///   - new: The other.
///   - tolerance: How many points do not count.
///   - location: Where failures are shown.
public func expectSameFrames(
  _ old: any LayoutItem,
  _ new: any LayoutItem,
  tolerance: Double = 0.001,
  sourceLocation location: SourceLocation = #_sourceLocation
) {
  old.layoutIfNeeded()
  new.layoutIfNeeded()
  expectSame(old, new, "", tolerance, location)
}

private func expectSame(
  _ old: any LayoutItem,
  _ new: any LayoutItem,
  _ place: String,
  _ tolerance: Double,
  _ location: SourceLocation
) {
  let (before, after) = (Picture(of: old), Picture(of: new))
  let difference = FrameDifference(before.tree(), after.tree(), tolerance: tolerance)
  guard !difference.lines.isEmpty else { return }
  let trees = [("old", before.tree()), ("new", after.tree())]
  let message = FrameReport.text("frames differ\(place)", difference, trees: trees, new)
  TestFailure.record(message, location)
  TestFailure.attach(before.svg(), named: "old\(place).svg", location)
  TestFailure.attach(after.svg(), named: "new\(place).svg", location)
}
#endif
