/// The linear program around a few free choices, everything else held where it is: one column for each
/// choice, and a row for each row beside the graph and each bound that depends on one.
struct ReducedProgram {
  /// A row of the program.
  struct Row {
    /// A row of the solver, or the complement of a variable that must not be negative.
    var code: Int32
    var relation: Relation
    /// The number of the row in the dense program.
    var number: Int
  }

  /// The choices, one column each.
  var choices: [Int32]
  /// Everything that depends on them, outputs first, the choices included.
  var downstream: [Int32] = []
  /// `sensitivity[i * choices.count + j]`: how fast `downstream[i]` moves with choice `j`.
  var sensitivity: [Double] = []
  /// Rows that depend on the choices and determine nothing.
  var beside: [Int32] = []
  /// Rows of simultaneous blocks that were broken up for the choices.
  ///
  /// They may depend on other choices by now, with which nobody would look at them.
  var released: [Int32] = []
  var required: [Row] = []
  var optional: [Row] = []
  /// Whether these are all choices of their part, so that nothing is left to be proved of it.
  var isWhole = false
  /// Whether the canonical choice decided among several optimal points.
  var breaksTie = false
  /// Whether the multipliers lean on optional rows outside the basis that hold without slack.
  var isDegenerate = false
  /// The code behind each row of the dense program: a row, or the complement of a variable.
  var codes: [Int32] = []
}
