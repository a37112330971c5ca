/// The directed graph in which each row that determines a variable computes it from others.
///
/// It has no circles. Its edges stand with the records of rows and variables: `role` and
/// `determination`. Read as linear programming, the rows that determine variables and those that
/// simultaneous blocks hold are the basis, triangular but for the blocks.
struct MethodGraph {
  /// Variables that are decided together because no single row decides one of them.
  var blocks: [SimultaneousBlock] = []
  /// Positions in `blocks` that are not in use.
  var vacantBlocks: [Int32] = []
  /// False after programs took over: then the graph is built anew from the rows.
  var isValid = true
  /// Optional rows beside the graph that are violated.
  var violationCount = 0
  /// Whether some free choice may be able to move at no cost.
  var hasMovableChoices = false

  var hasBlocks: Bool { blocks.count > vacantBlocks.count }
}

/// Variables that are decided together because no single row decides one of them.
struct SimultaneousBlock {
  /// The variables, which are sources of the method graph.
  var choices: [Int32] = []
  /// The rows that their values hold with equality.
  var rows: [Int32] = []
  /// Whether as many required equalities as there are variables decide them.
  var isSquare = false
}
