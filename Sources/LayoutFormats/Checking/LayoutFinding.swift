public import ConstraintKernel

/// Something that a rule has to say about the frames of a hierarchy as they stand.
public struct LayoutFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule.
  public let rule: LayoutRule
  /// The names of the items, as they stand in the tree.
  public let items: [String]
  /// By how many points, where the rule measures something.
  public let amount: Double
  /// The finding with its items and numbers, in words.
  public let message: String
  /// Why, line by line: the sum that gives the number at fault, and what decides it.
  ///
  /// Constraints stand with the lines that wrote them. Empty where nothing is known, or so much is found
  /// that reasons are not asked for any more.
  public let why: [String]
  /// The lines that wrote the constraints of ``why``, as `Module/File.swift:12` or as the document has them;
  /// first the one to annotate: of a conflict the broken constraint, else a constraint of the items at fault.
  public let sources: [String]

  /// The code and the words.
  public var description: String { "\(rule.rawValue): \(message)" }
}

extension LayoutItem {
  /// What the rules have to say about the item and all inside it, as frames stand.
  ///
  /// Solves what is pending first. ``LayoutRule/jump`` and ``LayoutRule/notMirrored`` speak of more
  /// than one state and find nothing here.
  ///
  /// - Parameters:
  ///   - suppressions: What shall not be reported.
  ///   - tolerance: How many points do not count.
  ///   - isTapTarget: Whether people tap an item; by default by its name.
  /// - Returns: The findings, rule by rule, in the order of the tree; of each rule no more than a hundred.
  /// - Complexity: that of `layoutAmbiguities`.
  public func layoutFindings(
    suppressing suppressions: [LayoutSuppression] = [],
    tolerance: Double = 0.5,
    isTapTarget: @escaping (any LayoutItem) -> Bool = LayoutCheck.isTapTarget
  ) -> [LayoutFinding] {
    layoutIfNeeded()
    let survey = LayoutSurvey(
      self,
      tolerance: tolerance,
      isTapTarget: isTapTarget,
      suppressions: suppressions
    )
    let boxes = survey.outline.boxes()
    let most = LayoutCheck.usualFindings
    var pairs = 0
    let found =
      survey.faults(in: boxes, atMost: most, pairs: &pairs) + survey.conflicts
      + survey.withoutRepeats(survey.ambiguities)
    var overflowing: Set<LayoutRule> = []
    let faults = survey.listed(
      found.filter { !survey.isSuppressed($0) },
      \.self,
      most,
      &overflowing
    ).map { survey.withAxis($0, in: boxes) }
    let conflicts = faults.contains { $0.rule == .conflict } ? survey.conflictReasons : [:]
    return faults.map { survey.finding($0, why: survey.reasons(for: $0, conflicts)) }.enumerated()
      .sorted {
        ($0.element.rule.order, $0.offset) < ($1.element.rule.order, $1.offset)
      }.map(\.element)
  }
}

extension LayoutRule {
  /// The rule's place among all.
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
