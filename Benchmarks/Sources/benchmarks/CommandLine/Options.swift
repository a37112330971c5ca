/// What a run measures and how it tells.
struct Options {
  /// Layouts to measure.
  var workloads = Workload.allCases
  /// Operations to measure.
  var operations = Operation.allCases
  /// Who takes part.
  var contenders = Contender.allCases
  /// Sizes, ascending.
  var sizes = [1, 10, 100, 1_000, 10_000]
  /// Seconds of CPU time for each row and round.
  var budget = 0.05
  /// How often the contenders take turns.
  var rounds = 5
  /// Whether kiwi also runs what takes it minutes.
  var isPatient = false
  /// How the result is reported.
  var format = Format.table
  /// Where the chart goes; nothing means nowhere.
  var chart: String?
  /// Where the peers' programs are.
  var peers = "Peers/.build"
  /// How often each operation is performed without being measured; nothing means to measure it.
  var repetitions: Int?
  /// Whether to measure what explanations cost instead.
  var asksQuestions = false
  /// Whether to print how to use the program instead.
  var wantsHelp = false

  /// The two ways to tell a result.
  enum Format: String {
    /// Text for people.
    case table
    /// One array of rows.
    case json
  }
}
