/// An unknown of the system.
///
/// A variable is a plain handle: it stays valid until its block is removed, after which a later
/// block may be given the same index.
public struct Variable: Hashable, BitwiseCopyable, Sendable {
  /// The number of the variable in its solver; those of a block are consecutive.
  public let index: Int32

  /// Names the variable at `index`.
  package init(index: Int32) { self.index = index }

  /// The variable that many places further on in the same block.
  ///
  /// - Parameter offset: How many places; nothing checks that the block is that long.
  /// - Returns: The variable; what is no variable leads to none.
  /// - Complexity: O(1).
  @inlinable
  public func advanced(by offset: Int) -> Variable {
    index < 0 ? self : Variable(at: index &+ Int32(truncatingIfNeeded: offset))
  }

  @usableFromInline
  init(at index: Int32) { self.index = index }
}
