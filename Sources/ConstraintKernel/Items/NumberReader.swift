/// The one reader of numbers that come from outside: those that are set, those of constraints, those that items
/// answer, and those that the solver finds.
///
/// | number | refused | else |
/// |---|---|---|
/// | length: frames, sizes, offsets, insets, spacing, constants | not finite | counts as 2⁵³ points beyond that |
/// | multiplier | not finite, beyond 10¹², nearer to 0 than 10⁻¹² and not 0 | as it is |
/// | priority | outside (0, 1000] | as it is |
/// | scale of an environment | not finite | as it is |
///
/// A refused number is reported, with the names of the items and, of a constraint, the line; the former value
/// stands. Frames are lengths as well: where factors upon factors overflow, a frame is clamped.
enum NumberReader {
  /// Lengths beyond this many points count as this many, so that sums of them stay finite.
  ///
  /// From 2 to the power of 53 on doubles do not tell whole points apart.
  static let largestLength = 9_007_199_254_740_992.0

  /// Factors beyond this many are refused: a length times one of them is no length any more.
  static let largestMultiplier = 1e12
  /// Factors nearer to 0 are refused, but for 0 itself: `a == m · b` says that `b` is `1 / m` times `a`.
  static let smallestMultiplier = 1e-12

  /// A number no further from 0 than ``largestLength``.
  static func clamped(_ length: Double) -> Double {
    min(max(length, -largestLength), largestLength)
  }

  /// A length that the solver found: where factors upon factors overflowed, the largest there is, and 0 where
  /// they left no number.
  static func solved(_ length: Double) -> Double { length.isNaN ? 0 : clamped(length) }

  /// Whether a factor can be used.
  static func isUsable(multiplier: Double) -> Bool {
    let size = multiplier.magnitude
    return size == 0 || size >= smallestMultiplier && size <= largestMultiplier
  }

  /// What there is to report of a factor that cannot be used.
  static func issue(withMultiplier multiplier: Double) -> LayoutIssue.Kind {
    multiplier.isFinite ? .multiplierOutOfRange(multiplier) : .notFinite(multiplier)
  }
}

/// Numbers that come from outside.
///
/// Most can be used. That is found out before an issue is made, which costs ten times as much as the check.
protocol OutsideNumbers {
  /// The first that is not finite; nil if all are.
  var firstNonFinite: Double? { get }
}

/// Lengths that come from outside.
protocol OutsideLengths: OutsideNumbers {
  /// Whether all are finite, and none is further from 0 than ``NumberReader/largestLength``.
  var areWithinReach: Bool { get }
  /// The same, none of them further from 0 than ``NumberReader/largestLength``.
  var clamped: Self { get }
}

extension ItemRecord {
  /// Lengths that can be used, none too large; nil for others, which are reported.
  func usable<Lengths: OutsideLengths>(_ lengths: Lengths) -> Lengths? {
    if lengths.areWithinReach { return lengths }
    return isUsable(lengths) ? lengths.clamped : nil
  }

  /// Whether numbers can be used; what is wrong is reported.
  func isUsable(_ numbers: some OutsideNumbers) -> Bool {
    guard let number = numbers.firstNonFinite else { return true }
    report(.notFinite(number))
    return false
  }

  /// Whether a priority can be used; what is wrong is reported.
  func isUsable(_ priority: LayoutPriority) -> Bool {
    if !priority.isValid { report(.priorityOutOfRange(priority)) }
    return priority.isValid
  }
}

extension LayoutConstraint {
  /// Whether numbers can be used; what is wrong is reported, with the line that wrote the constraint.
  func isUsable(_ numbers: some OutsideNumbers) -> Bool {
    guard let number = numbers.firstNonFinite else { return true }
    refuse(.notFinite(number))
    return false
  }

  /// Whether a priority can be used; what is wrong is reported, with the line that wrote the constraint.
  func isUsable(_ priority: LayoutPriority) -> Bool {
    if !priority.isValid { refuse(.priorityOutOfRange(priority)) }
    return priority.isValid
  }
}

// MARK: What comes from outside

extension Double: OutsideLengths {
  var areWithinReach: Bool { magnitude <= NumberReader.largestLength }
  var firstNonFinite: Double? { isFinite ? nil : self }
  var clamped: Double { NumberReader.clamped(self) }
}

extension LayoutPoint: OutsideLengths {
  var areWithinReach: Bool { x.areWithinReach && y.areWithinReach }
  var firstNonFinite: Double? { x.firstNonFinite ?? y.firstNonFinite }
  var clamped: LayoutPoint { LayoutPoint(x: x.clamped, y: y.clamped) }
}

extension LayoutSize: OutsideLengths {
  var areWithinReach: Bool { width.areWithinReach && height.areWithinReach }
  var firstNonFinite: Double? { width.firstNonFinite ?? height.firstNonFinite }
  var clamped: LayoutSize { LayoutSize(width: width.clamped, height: height.clamped) }
}

extension LayoutRect: OutsideLengths {
  var areWithinReach: Bool { origin.areWithinReach && size.areWithinReach }
  package var firstNonFinite: Double? { origin.firstNonFinite ?? size.firstNonFinite }
  var clamped: LayoutRect { LayoutRect(origin: origin.clamped, size: size.clamped) }
  /// The same, each number as ``NumberReader/solved(_:)`` says.
  var solved: LayoutRect {
    LayoutRect(
      x: NumberReader.solved(minX),
      y: NumberReader.solved(minY),
      width: NumberReader.solved(width),
      height: NumberReader.solved(height)
    )
  }
}

extension LayoutInsets: OutsideLengths {
  var areWithinReach: Bool {
    top.areWithinReach && left.areWithinReach
      && bottom.areWithinReach && right.areWithinReach
  }
  var firstNonFinite: Double? {
    top.firstNonFinite ?? left.firstNonFinite ?? bottom.firstNonFinite ?? right.firstNonFinite
  }
  var clamped: LayoutInsets {
    LayoutInsets(top: top.clamped, left: left.clamped, bottom: bottom.clamped, right: right.clamped)
  }
}

extension LayoutDirectionalInsets: OutsideLengths {
  var areWithinReach: Bool {
    top.areWithinReach && leading.areWithinReach
      && bottom.areWithinReach && trailing.areWithinReach
  }
  var firstNonFinite: Double? {
    top.firstNonFinite ?? leading.firstNonFinite ?? bottom.firstNonFinite ?? trailing.firstNonFinite
  }
  var clamped: LayoutDirectionalInsets {
    LayoutDirectionalInsets(
      top: top.clamped,
      leading: leading.clamped,
      bottom: bottom.clamped,
      trailing: trailing.clamped
    )
  }
}

extension DirectedConstant: OutsideNumbers {
  package var firstNonFinite: Double? {
    leftToRight.firstNonFinite ?? rightToLeft.firstNonFinite ?? gaps.firstNonFinite
  }
}

extension LayoutEnvironment: OutsideNumbers {
  var firstNonFinite: Double? {
    displayScale.firstNonFinite ?? textScale.firstNonFinite ?? siblingGap.firstNonFinite
      ?? superviewGap.firstNonFinite
  }
}
