import ConstraintKernel

/// Finds in layout code what compiles and is almost never meant, without running anything.
///
/// - Complexity: O(*n* log *n*) in the bytes of a file.
package struct SourceLint: Sendable {
  /// What is looked for.
  package enum Rule: String, CaseIterable, Sendable {
    /// A constant that moves a far edge outwards, past that of the superview or of a guide.
    case farEdge = "far-edge"
    /// An inset between attributes of different edges, where the target's decides the sign.
    case insetAcross = "inset-across"
    /// An inset on a size, which counts twice.
    case insetOnSize = "inset-on-size"
    /// Left or right beside leading or trailing.
    case mixedHands = "mixed-hands"
    /// A side and a centre of one axis in one call, of which versions keep different ones.
    case sideAndCentre = "side-and-centre"
    /// An item whose autoresizing flag stays set, so that its frame constrains it too.
    case flagStays = "flag-stays"
  }

  /// Something that was found.
  package struct Finding: Equatable, Sendable {
    /// What it is.
    package let rule: Rule
    /// The line, counted from 1.
    package let line: Int
    /// The column in bytes, counted from 1.
    package let column: Int
    /// What is wrong, in words.
    package let message: String
  }

  /// What the files declare that are looked through together.
  package var world = SourceWorld()

  /// Makes a lint.
  package init() {}

  /// Looks through a file.
  ///
  /// - Throws: ``SourceProblem`` for input that is no Swift source.
  /// - Returns: The findings in the order of the file.
  package func findings(in bytes: [UInt8]) throws(SourceProblem) -> [Finding] {
    let source = try SwiftSource(bytes)
    var facts = SourceFacts(source)
    facts.join(world, source)
    let reading = Reading(file: source, facts: facts)
    var findings: [Finding] = []
    let origins: [SourceConversion.Origin] = [
      .operators, .maker, .attribute, .autoPin, .anchors, .visual,
    ]
    var judges: [LintJudge] = []
    for origin in origins {
      judges += origin.reader.units(reading).map {
        LintJudge(reading: reading, origin: origin, unit: $0)
      }
    }
    let insets = Set(judges.flatMap(\.farInsets))
    for var judge in judges {
      judge.insets = insets
      findings += judge.findings()
    }
    return findings.sorted { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
  }
}
