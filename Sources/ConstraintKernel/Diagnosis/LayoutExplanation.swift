/// Why a number of a layout is what it is: the chain that decides it, and nothing else.
///
/// The value is the sum of what the ``steps`` contribute. Apart from them stand the wishes that
/// ``losses`` lost, the ``bystanders`` that could come to decide, and how free the value is.
///
/// ```swift
/// print(card.explain(.width))
/// // card.width = 358
/// // 390 − 16 − 16 = 358
/// //   root.width == 390 (its frame)
/// //   card.leading == root.leading + 16   (App/Card.swift:12)
/// //   card.trailing == root.trailing - 16   (App/Card.swift:13)
/// ```
public struct LayoutExplanation: Hashable, Sendable {
  /// One link of the chain.
  public struct Step: Hashable, Sendable {
    /// The constraint, or what an item requires by itself.
    public let statement: LayoutIssue.Statement
    /// The number it brings in, in points: its constant with margins, baselines and insets.
    public let constant: Double
    /// How many points the value grows when the constant grows by one.
    public let rate: Double
    /// Whether the statement says that number itself; else it lies in margins, baselines or insets, or an item
    /// is gone.
    package var saysConstant = true

    /// Its part in the value, in points.
    public var contribution: Double { rate * constant }
  }

  /// A wish that does not hold.
  public struct Loss: Hashable, Sendable {
    /// The constraint, or what an item wishes by itself.
    public let statement: LayoutIssue.Statement
    /// By how many points its first side misses what it should be: above 0 for too much.
    public let amount: Double
    /// Whether it was broken because of a conflict.
    public let isBroken: Bool
  }

  /// An inequality that holds without deciding the value.
  public struct Bystander: Hashable, Sendable {
    /// The constraint, or what an item wishes by itself.
    public let statement: LayoutIssue.Statement
    /// How many points it is away from being reached.
    public let slack: Double
  }

  /// Whether the value could be another one.
  public enum Freedom: Hashable, Sendable {
    /// No other value is as good.
    case unique
    /// Any value in the range is as good, and none outside of it. `remedy` would settle it: the end of
    /// scroll content, tied; the priority of one of several natural sizes that pull alike; else a
    /// constraint that holds it where it is.
    case range(ClosedRange<Double>, remedy: String)
    /// Too much hangs together to prove either.
    case unproved
    /// There is no value: the two anchors lie in hierarchies of their own.
    case unrelated
  }

  /// What is explained, as a formula: `card.width`, or `b.leading - a.trailing`.
  public let subject: String
  /// The value in points, by the last solution.
  public let value: Double
  /// The chain, first causes first but for what adds to the value, which begins it; empty where it is
  /// too large to be followed.
  public let steps: [Step]
  /// What lost against the chain, or pulls at it.
  public let losses: [Loss]
  /// What else holds ``losses`` back.
  public let support: [LayoutIssue.Statement]
  /// Inequalities beside the value, the nearest first.
  public let bystanders: [Bystander]
  /// Whether the value is decided.
  public let freedom: Freedom
  /// Where an item is short of its natural size, the required sizes to loosen so that it no longer is, those
  /// nearest to the first cause first; each was tried by solving.
  public internal(set) var suggestions: [LayoutIssue.Suggestion] = []

  /// Whether the remedy of ``freedom`` is one that a person would choose, and not the value as it is.
  package internal(set) var hasPlainRemedy = false

  /// Whether the chain was too large to be followed.
  public var isTooLarge: Bool { steps.isEmpty && freedom == .unproved }
}
