/// A linear constraint held by a solver.
///
/// A row is a plain handle: it stays valid until the row is removed, after which a later row may
/// be given the same index. Indices are consecutive but for rows that were removed.
public struct Row: Hashable, BitwiseCopyable, Sendable {
  /// The number of the row in its solver.
  public let index: Int32

  /// Names the row at `index`.
  package init(index: Int32) { self.index = index }
}
