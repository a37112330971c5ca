/// Which variables the rows do not decide, as far as that could be proved.
public struct Ambiguity: Equatable, Sendable {
  /// Variables that differ between two points which are equally good on every priority level,
  /// ascending by index.
  public let variables: [Variable]
  /// Variables in parts of the system of which ``Solver/workLimit`` let nothing be proved, ascending by
  /// index.
  ///
  /// Each may be ambiguous or not. Without a limit there are none.
  public let tooLarge: [Variable]

  /// Whether all variables were decided on: ``tooLarge`` is empty.
  ///
  /// - Complexity: O(1).
  public var isComplete: Bool { tooLarge.isEmpty }
}
