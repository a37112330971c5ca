import Dialects

@testable import ConstraintKernel

extension ItemRecord {
  /// What a dialect that keeps constraints by item holds here.
  var makerLedger: ConstraintLedger { ledger(of: .maker) }
  /// What a dialect with slots declares here.
  var slotLedger: SlotLedger { slotLedger(of: .attribute) }
  /// The same, if it ever did.
  var existingSlotLedger: SlotLedger? { existingSlotLedger(of: .attribute) }
}
