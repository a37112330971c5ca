package import ConstraintKernel
internal import Dialects

extension ItemRecord {
  /// What the maker's blocks hold on the item.
  package var makerLedger: ConstraintLedger { ledger(of: .maker) }
}
