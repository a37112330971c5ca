import Testing

@testable import ConstraintKernel

@Suite("Roots of many items")
struct RootTableTests {
  @Test("Each is the top of the item's own hierarchy, whichever is asked first")
  func roots() {
    let records = (0..<60).map { _ in ItemRecord() }
    // Two trees and single items: each record lies in the one of half its number, in one below 3 nobody.
    for place in 3..<50 { records[place].link(to: records[place / 2]) }
    for order in [Array(records), records.reversed()] {
      var table = RootTable()
      for record in order { #expect(table.root(of: record) === record.root) }
    }
    for record in records { record.unlink() }
  }
}
