/// Variables that were decided together because no single row decides one of them.
struct JointGroup {
  /// The variables, which are sources of the method graph.
  var leaves: [Int32] = []
  /// The rows their values hold tight.
  var rows: [Int32] = []
  /// Variables held at their smallest absolute value for want of rows.
  var pinned: [Int32] = []
  /// Whether as many required equalities as there are leaves decide them.
  var isSquare = false
}
