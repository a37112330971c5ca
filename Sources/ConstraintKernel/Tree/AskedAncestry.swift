/// Items that were asked for their parents, up to the root, in one batch or one round of a pass.
///
/// Many that lie in each other share it, so that each is asked once and not once for each below it. Only
/// items of classes that do not report moves by themselves are asked at all.
package final class AskedAncestry {
  private var records: Set<ItemRecord> = []

  package init() {}

  func contains(_ record: ItemRecord) -> Bool { records.contains(record) }

  func insert(_ record: ItemRecord) { records.insert(record) }
}
