/// Why a sum of variables has the value it has.
///
/// The value is `Σ rate · constant` over ``shares``: the rows of the basis that the sum is computed
/// from, each with the derivative of the value by the row's constant. Taking every row away that
/// is named in neither ``shares`` nor ``losses`` nor ``support`` leaves the value, if it is unique.
public struct Reason: Equatable, Sendable {
  /// Something that holds a variable in place.
  public enum Source: Hashable, Sendable {
    /// A row that holds with equality.
    case row(Row)
    /// A variable that is zero: at its bound, or because nothing asks for anything else.
    case zero(Variable)
  }

  /// One source's part in the value.
  public struct Share: Equatable, Sendable {
    /// What holds with equality.
    public let source: Source
    /// How much the value grows when the constant of the source grows by one.
    public let rate: Double
  }

  /// How far the value may go without any level of priority being worse.
  public enum Freedom: Equatable, Sendable {
    /// Every best solution has this value.
    case unique
    /// The value may lie anywhere in the range, which may be infinite, and nowhere else.
    case range(ClosedRange<Double>)
    /// Too much hangs together to prove either.
    case unproved
  }

  /// The value, by the last solution.
  public let value: Double
  /// What decides the value, the first causes before what follows from them; no rate is zero.
  public let shares: [Share]
  /// Optional rows that do not hold, and would move the value or lost to the shares alone,
  /// ascending by index.
  public let losses: [Row]
  /// What else keeps ``losses`` from holding or a share from moving, in the order it was met.
  public let support: [Source]
  /// Inequalities on the variables of the sum that hold without deciding it, ascending by index.
  public let bystanders: [Row]
  /// Whether the value is unique.
  public let freedom: Freedom
}
