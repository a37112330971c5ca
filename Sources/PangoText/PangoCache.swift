#if Pango
import ConstraintKernel

/// The texts that were shaped last; used under the lock of their engine.
final class PangoCache: @unchecked Sendable {
  private struct Entry {
    let paragraph: PangoParagraph
    var lastUse: Int
  }

  private let capacity: Int
  private var entries: [TextRequest: Entry] = [:]
  private var uses = 0
  private(set) var shaped = 0
  private(set) var reused = 0

  init(capacity: Int) { self.capacity = max(capacity, 1) }

  func paragraph(for request: TextRequest) -> PangoParagraph? {
    guard let known = entries[request]?.paragraph else { return nil }
    uses += 1
    reused += 1
    entries[request]?.lastUse = uses
    return known
  }

  /// Keeps a paragraph; where there are too many, the half that was not used for longest goes.
  func keep(_ paragraph: PangoParagraph, for request: TextRequest) {
    uses += 1
    shaped += 1
    if entries.count >= capacity {
      let oldest = entries.values.map(\.lastUse).sorted()[entries.count / 2]
      entries = entries.filter { $0.value.lastUse > oldest }
    }
    entries[request] = Entry(paragraph: paragraph, lastUse: uses)
  }
}
#endif
