/// A part of the system cut out around a few leaves, everything else held where it is.
struct Core {
  /// A row of the part, as the leaves see it.
  struct Row {
    /// A row of the solver, or the complement of a variable that must not be negative.
    var code: Int32
    var relation: Relation
    /// The place in the program.
    var place: Int
  }

  /// The leaves to settle, one column each.
  var leaves: [Int32]
  /// Everything that depends on them, outputs first, the leaves included.
  var downstream: [Int32] = []
  /// `sensitivity[i * leaves.count + j]`: how `downstream[i]` moves with leaf `j`.
  var sensitivity: [Double] = []
  /// Rows that depend on the leaves and determine nothing.
  var beside: [Int32] = []
  /// Rows of joint groups that were broken up to settle the leaves.
  ///
  /// They may depend on other leaves by now, with which nobody would look at them.
  var released: [Int32] = []
  var required: [Row] = []
  var optional: [Row] = []
  /// Whether these are all leaves of their part, so that nothing is left to be proved of it.
  var isWhole = false
  /// Whether the canonical choice decided among several optimal points.
  var isVague = false
  /// Whether its multipliers lean on optional rows that hold with nothing to spare beside the graph.
  var isTied = false
  /// The code behind each place of the program: rows, or complements of variables.
  var codes: [Int32] = []
}
