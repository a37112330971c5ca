/// How far a peer can go in bearable time and memory.
extension Contender {
  /// The largest size at which an operation is measured.
  ///
  /// kiwi's cost grows with the square to the fourth power of the size: a feed of 1,000 cells takes
  /// it two minutes and three gigabytes, 1,000 shares without limits seven minutes.
  func largestSize(_ workload: Workload, _ operation: Operation, isPatient: Bool) -> Int {
    switch (self, workload) {
    case (.kiwi, .chain), (.kiwi, .nest), (.kiwi, .shares): 1_000
    case (.kiwi, .feed): isPatient && operation != .insert ? 1_000 : 100
    case (.kiwi, .relativeFeed): 100
    case (.kiwi, .bareShares): isPatient ? 300 : 100
    case (.yoga, .nest): 1_000
    default: .max
    }
  }

  /// Whether the contender knows the operation.
  ///
  /// Only kiwi has to be told beforehand which number is about to change.
  func knows(_ operation: Operation) -> Bool {
    operation != .declared || self == .kiwi
  }
}
