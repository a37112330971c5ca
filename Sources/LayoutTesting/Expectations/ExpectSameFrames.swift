#if canImport(Testing)
public import LayoutFormats
public import Testing

/// Expects that two hierarchies have the same frames, in every case of a matrix.
///
/// A test while a screen is rewritten: the old one and the new one stand side by side until the new one
/// is right. Roots are paired whatever they are called, other items by the names that were set or the
/// properties that hold them, whatever the classes are called: `OldCard.title` and `NewCard.title` are
/// one. Items without a name, such as `OldRule#2` and `NewRule#2`, are paired by their place in their
/// parent.
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

/// Expects that two hierarchies have the same frames, as they stand.
///
/// Items are paired as by ``expectSameFrames(over:tolerance:sourceLocation:_:_:)``.
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
  let difference = FrameDifference(
    before.tree(),
    after.tree(),
    tolerance: tolerance,
    pairing: (PairingNames(old), PairingNames(new))
  )
  guard !difference.lines.isEmpty else { return }
  let trees = [("old", before.tree()), ("new", after.tree())]
  let message = FrameReport.text("frames differ\(place)", difference, trees: trees, new)
  TestFailure.record(
    message,
    named: "frames differ\(place)",
    pictures: [("old\(place)", before.svg()), ("new\(place)", after.svg())],
    location
  )
}
#endif
