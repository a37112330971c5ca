import LayoutMigration
package import LayoutStatements

/// Turns the layout statements of one dialect in a file into those of another.
///
/// Statement by statement, by text: names, comments and control flow stay, and everything else in
/// the file stays to the byte. Nothing is run. What cannot be shown to mean the same stays as it
/// was, with one comment that names the reason.
///
/// - Complexity: O(*n* log *n*) in the bytes of a file.
package struct SourceConversion: Sendable {
  /// What is read.
  package enum Origin: String, CaseIterable, Sendable {
    /// Blocks of relations.
    case operators = "operator"
    /// Blocks of chains.
    case maker
    /// Lists of attributes.
    case attribute
    /// Methods that pin.
    case autoPin = "autopin"
    /// Anchors and item initialisers.
    case anchors
    /// Item initialisers alone.
    case constraint
    /// Format strings.
    case visual

    /// The dialect that says the same; nil for format strings, which nothing prints.
    package var dialect: SourceDialect? {
      switch self {
      case .operators: .operators
      case .maker: .maker
      case .attribute: .attribute
      case .autoPin: .autoPin
      case .anchors: .anchors
      case .constraint: .constraint
      case .visual: nil
      }
    }

    /// Whether what a block or a list makes is active only when it ends.
    var activatesLater: Bool { self != .attribute && self != .autoPin }

    var reader: any DialectReader {
      switch self {
      case .operators: OperatorReader()
      case .maker: MakerReader()
      case .attribute: AttributeReader()
      case .autoPin: AutoPinReader()
      case .anchors: AnchorReader(forms: [.anchors, .initializer])
      case .constraint: AnchorReader(forms: [.initializer])
      case .visual: AnchorReader(forms: [.visualFormat])
      }
    }
  }

  /// Whose words are meant, where the two understand one in different ways.
  package enum Module: String, CaseIterable, Sendable {
    /// SnapKit, Cartography, EasyPeasy and PureLayout.
    case original
    /// This package's modules.
    case own
  }

  /// What is read.
  package let origin: Origin
  /// What is written.
  package let target: SourceDialect

  /// What the files declare that are converted together.
  package var world = SourceWorld()
  /// Whose words a file says and gets; nil for this package's in a file that imports one of its
  /// modules, and the originals' elsewhere.
  package var module: Module?

  /// Changes what readers understood, for tests that damage them on purpose.
  package var understanding: @Sendable (LayoutStatement) -> [LayoutStatement] = { [$0] }

  /// What is written, as something that is read.
  var written: Origin {
    switch target {
    case .operators: .operators
    case .maker: .maker
    case .attribute: .attribute
    case .autoPin: .autoPin
    case .constraint: .constraint
    default: .anchors
    }
  }

  /// What reads the statements that may change: what is in the target's form already may not.
  var reader: any DialectReader {
    origin == .anchors && target == .constraint ? AnchorReader(forms: [.anchors]) : origin.reader
  }

  /// Makes a conversion; nil where nothing could change, or no source code would come of it.
  package init?(from origin: Origin, to target: SourceDialect) {
    guard origin.dialect != target, target.printer != nil else { return nil }
    self.origin = origin
    self.target = target
  }

  /// Looks at what the calls of all files do to each other, once for all of these.
  ///
  /// Without it every file that is converted looks at the calls of all files again; the results are the same.
  package mutating func relate() {
    world.relate(origin, target: written)
  }

  /// Converts a file.
  ///
  /// - Throws: ``SourceProblem`` for input that is no Swift source.
  package func convert(_ bytes: [UInt8]) throws(SourceProblem) -> ConvertedSource {
    let source = try SwiftSource(bytes)
    var facts = SourceFacts(source)
    facts.join(world, source)
    let isOwn = facts.imports.contains { ImportSwap.ownModules.contains($0.module) }
    facts.module = module ?? (isOwn ? .own : .original)
    let reading = Reading(file: source, facts: facts)
    var doubts: [Int] = []
    var doubted = 0
    while true {
      let (result, held) = try convert(reading, leaving: Set(doubts))
      var judged = judged(result, bytes, isOriginal: facts.module == .original)
      // What was left for a doubt has to do away with it, or no part of the file may change.
      guard case .differs(let line) = judged.verdict, doubts.isEmpty || held > doubted else {
        judged.doubts = doubts.sorted()
        return judged
      }
      doubts.append(line)
      doubted = held
    }
  }

  /// The result without those functions in which a line is doubted, and how many units these have.
  private func convert(
    _ reading: Reading,
    leaving doubts: Set<Int>
  ) throws(SourceProblem) -> (ConvertedSource, doubted: Int) {
    var blocked = HandlePlan.shared(reading)
    while true {
      var converter = FileConverter(self, reading, blocked: blocked, doubts: doubts)
      let result = try converter.run()
      let broken = converter.brokenHandles.subtracting(blocked)
      if broken.isEmpty { return (result, converter.doubted) }
      blocked.formUnion(broken)
    }
  }
}

extension SourceConversion {
  /// The result, or the file as it was where the judge reads something else in the two.
  private func judged(
    _ result: ConvertedSource,
    _ bytes: [UInt8],
    isOriginal: Bool
  ) -> ConvertedSource {
    let judged = ConversionJudge.sites(bytes, self, isOriginal: isOriginal) ?? 0
    let counted = result.report.sites
    guard judged == counted else {
      let verdict = ConversionJudge.Verdict.countsDiffer(counted: counted, judged: judged)
      return result.left(as: bytes, line: 1, verdict)
    }
    guard result.bytes != bytes else { return result }
    let judge = ConversionJudge(isOriginal: isOriginal, world.structures)
    let verdict = judge.verdict(bytes, result.bytes)
    if case .differs(let line) = verdict { return result.left(as: bytes, line: line, verdict) }
    return ConvertedSource(bytes: result.bytes, report: result.report, verdict: verdict)
  }
}

extension ConvertedSource {
  /// The file as it was, with what had been converted left.
  fileprivate func left(
    as bytes: [UInt8],
    line: Int,
    _ verdict: ConversionJudge.Verdict
  ) -> ConvertedSource {
    var report = report
    let count = report.converted.values.reduce(0, +)
    if count > 0 { report.left[LeftReason.judgedOtherwise.kind, default: 0] += count }
    report.converted = [:]
    report.leftovers.append(.init(line: line, reason: .judgedOtherwise))
    return ConvertedSource(bytes: bytes, report: report, verdict: verdict)
  }
}

/// What became of a file.
package struct ConvertedSource: Sendable {
  /// The file as it is now.
  package let bytes: [UInt8]
  /// What was understood, converted and left.
  package let report: ConversionReport
  /// What an independent reader says of both states of the file.
  package var verdict = ConversionJudge.Verdict.agrees
  /// Lines of the file as it was in whose functions the reader found other constraints at first, so
  /// that these functions stay.
  package var doubts: [Int] = []
}

/// How many statements were understood, converted and left, by kind.
package struct ConversionReport: Equatable, Sendable {
  /// Statements that were read, by their construct.
  package var understood: [String: Int] = [:]
  /// Statements that were converted, by their construct.
  package var converted: [String: Int] = [:]
  /// Statements and blocks that stay, by the reason's kind.
  package var left: [String: Int] = [:]
  /// The construct of a block that only removes or clears what others made.
  static let block = "block"
  /// What stays: the line, counted from 1, and why.
  package var leftovers: [Leftover] = []

  /// How many statements stay that were understood, by the reason's kind.
  package var kept: [String: Int] { left.filter { !LeftReason.unreadKinds.contains($0.key) } }
  /// How many sites of layout could not be read, by the reason's kind.
  package var unread: [String: Int] { left.filter { LeftReason.unreadKinds.contains($0.key) } }

  /// How many sites of layout a file has: each is converted, kept or could not be read.
  package var sites: Int {
    converted.values.reduce(0, +) + left.values.reduce(0, +)
  }

  /// Something that stays as it was.
  package struct Leftover: Equatable, Sendable {
    /// The line in the file as it was, counted from 1.
    package let line: Int
    /// Why.
    package let reason: LeftReason
    /// The place of what the reason refers to, such as the block that replaces it; nil where there is none.
    package var other: SourcePlace?
  }

  /// Makes an empty report.
  package init() {}

  /// Adds another report's counts; its lines belong to another file and are left aside.
  package mutating func add(_ other: ConversionReport) {
    understood.merge(other.understood, uniquingKeysWith: +)
    converted.merge(other.converted, uniquingKeysWith: +)
    left.merge(other.left, uniquingKeysWith: +)
  }
}
