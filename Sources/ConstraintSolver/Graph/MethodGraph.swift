/// The directed graph in which each row that determines a variable computes it from others.
///
/// It has no circles. Its edges stand with the records of rows and variables: `role` and
/// `determination`. Read as linear programming, the rows that determine variables and those that
/// simultaneous blocks hold are the basis, triangular but for the blocks.
struct MethodGraph: ~Copyable {
  /// Variables that are decided together because no single row decides one of them.
  var blocks = SimultaneousBlocks()
  /// False after programs took over: then the graph is built anew from the rows.
  var isValid = true
  /// Whether some free choice may be able to move at no cost.
  var hasMovableChoices = false
  /// What was last walked through upstream.
  var upstream = UpstreamWalk()
  /// What was last walked through downstream, until it is computed.
  var downstream = DownstreamWalk()
  /// How fast what was last walked through moves with something.
  var derivatives = Derivatives()

  /// Lets the lists that most solves need begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    upstream.begin(in: &arena)
    downstream.begin(in: &arena)
  }

  /// Forgets everything about the rows.
  mutating func removeAll() {
    blocks = SimultaneousBlocks()
    isValid = true
    hasMovableChoices = false
  }
}
