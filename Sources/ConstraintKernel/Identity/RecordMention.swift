/// Keeps an item's record for as long as a front needs it, by counting a mention.
///
/// Mentions are counted without atomic instructions, as whoever mentions an item belongs to its
/// isolation domain; see ``ItemState/mentions``.
package struct RecordMention: ~Copyable {
  /// The record.
  package let reference: Unmanaged<ItemRecord>

  /// Mentions the item of a record that exists for as long as the call takes.
  package init(_ reference: Unmanaged<ItemRecord>) {
    self.reference = reference
    reference._withUnsafeGuaranteedRef { $0.pointer.retainMention() }
  }

  deinit {
    reference._withUnsafeGuaranteedRef { $0.pointer.releaseMention() }
  }

  /// The record, retained.
  package var record: ItemRecord { reference.takeUnretainedValue() }
}

extension Unmanaged where Instance == ItemRecord {
  /// The record of an item, which keeps it, without counting a reference where that can be.
  package static func record(of item: any LayoutItem) -> Unmanaged<ItemRecord> {
    if let view = item as? LayoutView {
      return .passUnretained(view.record)
    }
    return .passUnretained(item.record)
  }
}
