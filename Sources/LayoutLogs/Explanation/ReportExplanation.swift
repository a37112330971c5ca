import ConstraintSolver

/// What a report of constraints that cannot hold together comes down to.
///
/// Indices are those of ``rowTexts``, from 0: the rows of the report in its order.
public struct ReportExplanation: Sendable {
  /// The report as it was read.
  package let report: LogReport
  /// What can be said about it.
  public let verdict: Verdict
  /// The smallest set of rows that cannot hold together.
  ///
  /// Take any one away and the others can. Empty unless the verdict is a conflict.
  public let core: [Int]
  /// All such sets that were found, smallest first.
  public let all: [[Int]]
  /// Whether there are no other sets; false where looking for more would have taken too long.
  public let isComplete: Bool
  /// The sum that cannot hold, such as `16 + 300 + 16 = 332 ≠ 320`, with all its terms.
  public let arithmetic: String?
  /// The verdict in one sentence; of a sum of many terms the first and the last are written.
  public let sentence: String
  /// What the log does not print and the verdict depends on; empty unless it is undecided.
  public let missing: [MissingValue]
  /// What was taken for granted, in words.
  public let assumptions: [String]
  /// Whether taking away the row that the system broke can help: it lies in some set of ``all``.
  ///
  /// Nil where nothing was broken, or nothing is known.
  public let brokenHelps: Bool?
  /// The number of the report's cause, from 0: reports with the same number have the same one.
  public internal(set) var group = 0
  /// Why the conflict probably resolves itself a moment later; nil if it stays.
  ///
  /// A forgotten autoresizing mask stays, whatever size it has at first.
  public let transience: String?
  /// The rows of ``core`` that are of autoresizing masks, while rows of the author's place the same view.
  let forgottenMasks: [Int]
  /// The rows in the names of the explanation.
  public let rowTexts: [String]
  /// The part of the system that made a row, nil for rows of the author's.
  package let roles: [SystemRole?]

  /// Explains a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - readsRightToLeft: Whether leading is right; what rows say themselves goes before.
  /// - Complexity: One solve of all rows, and for a conflict one of what hangs together with it for
  ///   each way to leave out a row of each set; at most some 24,000 rows altogether.
  package init(_ report: LogReport, readsRightToLeft: Bool = false) {
    let system = ReportSystem(report)
    let judgement = Judge(system, readsRightToLeft: readsRightToLeft).judgement()
    let names = ItemNames(system.items)
    let isMasonry = report.rows.contains { $0.className.hasPrefix("MAS") }
    let core = judgement.cores.first ?? []
    let texts = FormulaText(items: system.items, names: names)
    var arithmetic: Arithmetic?
    var sentence = Self.sentence(judgement, report)
    if judgement.verdict == .conflict {
      let proof = system.problem(judgement.reading).proof(of: core)
      let sum = Arithmetic(proof)
      arithmetic = sum
      sentence = ConflictSentence(system: system, names: names, proof: proof, arithmetic: sum).text
    }
    self.report = report
    verdict = judgement.verdict
    self.core = core
    all = judgement.cores
    isComplete = judgement.isComplete
    self.arithmetic = arithmetic?.text(.whole)
    self.sentence = sentence
    missing = judgement.missing
    brokenHelps = Self.brokenHelps(report, judgement)
    roles = report.rows.map { SystemRole($0, isMasonry: isMasonry) }
    rowTexts = report.rows.map(texts.text)
    let forgotten = ForgottenMasks(report: report, roles: roles).rows(in: core)
    forgottenMasks = forgotten
    let decisive = core.lazy.filter { !forgotten.contains($0) }
      .compactMap { [roles] in roles[$0]?.transience }
    transience = decisive.first
    assumptions = Self.assumptions(judgement, system, names)
  }

  private static func sentence(_ judgement: Judgement, _ report: LogReport) -> String {
    if judgement.verdict == .undecided {
      let missing = ListEnds(judgement.missing, atMost: 12, shown: 5)
        .texts({ $0.description }) { "\($0.count) more" }.joined(separator: ", and ")
      return "This cannot be decided without \(missing)."
    }
    return report.isComplaint
      ? "As printed these agree; something finer than the print, or missing from it, decides."
      : "No conflict here: these constraints can hold together."
  }

  /// Whether the row that was broken lies in some set that cannot hold.
  private static func brokenHelps(_ report: LogReport, _ judgement: Judgement) -> Bool? {
    guard judgement.verdict == .conflict, let broken = report.broken else { return nil }
    // Another row may be the same constraint, listed before.
    let id = report.rows[broken].id
    let same = report.rows.indices.filter { report.rows[$0].id == id }
    if judgement.cores.contains(where: { core in same.contains { core.contains($0) } }) {
      return true
    }
    return judgement.isComplete ? false : nil
  }

  private static func assumptions(
    _ judgement: Judgement,
    _ system: ReportSystem,
    _ names: ItemNames
  ) -> [String] {
    var assumptions: [String] = []
    if judgement.assumesLeftToRight { assumptions.append("leading is left") }
    var counts: [Int: Int] = [:]
    for index in judgement.cores.first ?? [] {
      guard let formula = system.rows[index].formula else { continue }
      for item in [formula.first.item, formula.second?.item] {
        guard let item, item.isWeak, let known = system.items.known(item, partner: nil) else {
          continue
        }
        counts[known, default: 0] += 1
      }
    }
    for item in counts.keys.sorted() where counts[item] ?? 0 > 1 {
      assumptions.append("every '\(names[item])' is one view, since the log gives it no address")
    }
    return assumptions
  }
}
