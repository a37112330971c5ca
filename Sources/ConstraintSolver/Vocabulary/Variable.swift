/// An unknown of the system, named by its place in the solver's value array.
///
/// A variable is a plain handle: it stays valid until its block is removed, after which a later
/// block may be given the same index.
public struct Variable: Hashable, BitwiseCopyable, Sendable {
  /// The position of the variable's value in ``Solver/values``.
  public let index: Int32

  /// Names the variable at `index`.
  @inlinable
  public init(index: Int32) {
    self.index = index
  }
}
