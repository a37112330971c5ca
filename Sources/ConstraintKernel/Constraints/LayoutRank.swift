import CLayoutRank

/// Numbers that grow and never come twice, across all hierarchies and threads.
///
/// They order activations and the making of items. Only comparisons within one hierarchy matter,
/// and a hierarchy lives in one isolation domain, so the result of a layout does not depend on what
/// other threads draw from the counter.
enum LayoutRank {
  /// The next number, or the first of several in a row.
  static func next(_ count: Int = 1) -> UInt64 {
    takeLayoutRanks(UInt64(count))
  }
}
