/// The variables and rows that hang together through shared terms.
struct Region: ~Copyable {
  /// Ascending, which is also the order of the canonical choice.
  var variables: [Int32] = []
  /// Required rows, oldest rank first.
  var required: [Int32] = []
  /// Optional rows, highest priority first.
  var optional: [Int32] = []
}
