import LayoutFormats

/// An option of the tool: one spelling for one idea, in every command that has it.
enum ToolOption: String, CaseIterable {
  case allow = "--allow"
  case ambiguity = "--ambiguity"
  case check = "--check"
  case dialect = "--dialect"
  case direction = "--direction"
  case dryRun = "--dry-run"
  case format = "--format"
  case from = "--from"
  case help = "--help"
  case idiomatic = "--idiomatic"
  case module = "--module"
  case output = "-o"
  case record = "--record"
  case report = "--report"
  case schema = "--schema"
  case size = "--size"
  case step = "--step"
  case strict = "--strict"
  case textScale = "--text-scale"
  case to = "--to"
  case tolerance = "--tolerance"
  case uiKit = "--uikit"
  case version = "--version"

  /// Whether a value follows the option.
  var takesValue: Bool {
    switch self {
    case .allow, .dialect, .direction, .format, .from, .module, .output, .size, .step, .textScale,
      .to, .tolerance:
      true
    case .ambiguity, .check, .dryRun, .help, .idiomatic, .record, .report, .schema, .strict,
      .uiKit, .version:
      false
    }
  }

  /// The option of a spelling, of today or of before.
  init?(reading spelling: String) {
    if let option = Self(rawValue: spelling) ?? Self.older[spelling] {
      self = option
    } else {
      return nil
    }
  }

  /// What is read as an option, and written no more.
  ///
  /// `--rtl` has no value, and `--heights` counts for each of the widths beside it.
  static let older: [String: ToolOption] = [
    "-h": .help,
    "--rtl": .direction, "--directions": .direction,
    "--sizes": .size, "--widths": .size, "--heights": .size, "--devices": .size,
  ]

  /// A question whether another option is meant; empty where none is spelled nearly so.
  static func question(for word: String) -> String {
    let known = (allCases.map(\.rawValue) + older.keys).sorted()
    let meant = NearestWord.nearest(to: word, among: known).flatMap { ToolOption(reading: $0) }
    return meant.map { " Did you mean '\($0.rawValue)'?" } ?? ""
  }
}
