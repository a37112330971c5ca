/// A linear constraint held by a solver.
///
/// A row is a plain handle: it stays valid until the row is removed, after which a later row may
/// be given the same index. Indices are not consecutive, because long rows take several places.
public struct Row: Hashable, BitwiseCopyable, Sendable {
  /// The place of the row in the solver's storage.
  public let index: Int32

  /// Names the row at `index`.
  @inlinable
  public init(index: Int32) {
    self.index = index
  }
}
