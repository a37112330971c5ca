import Testing

@testable import ConstraintSolver

@Suite("The book of conflicts")
struct ConflictBookTests {
  private func conflict(_ rows: Int32...) -> Conflict {
    let handles = rows.map { Row(index: $0) }
    return Conflict(rows: handles, bounds: [], rejected: handles[handles.count - 1])
  }

  @Test("A conflict is found by any of its rows, and is found once")
  func rows() {
    var book = ConflictBook()
    book.add(conflict(1, 2, 3))
    book.add(conflict(2, 4))
    book.add(conflict(5, 6))
    #expect(book.removeAll(naming: 7).isEmpty)
    #expect(book.removeAll(naming: 2) == [conflict(2, 4), conflict(1, 2, 3)])
    #expect(book.removeAll(naming: 1).isEmpty && book.removeAll(naming: 4).isEmpty)
    #expect(book.all == [conflict(5, 6)])
    book.remove(rejecting: 6)
    #expect(book.isEmpty && book.removeAll(naming: 5).isEmpty)
  }

  @Test("It tells whether a conflict came or went")
  func changes() {
    var book = ConflictBook()
    #expect(!book.isChanged)
    book.add(conflict(1, 2))
    #expect(book.isChanged)
    book.isChanged = false
    _ = book.removeAll(naming: 3)
    book.remove(rejecting: 1)
    #expect(!book.isChanged)
    book.remove(rejecting: 2)
    #expect(book.isChanged && book.isEmpty)
  }

  @Test("Conflicts that come and go leave nothing behind")
  func turnover() {
    var book = ConflictBook()
    book.add(conflict(1, 2))
    for row in 0..<10_000 as Range<Int32> {
      book.add(conflict(1, 3, 4 + row))
      book.remove(rejecting: RowID(4 + row))
    }
    #expect(book.mentionCount < 100)
    #expect(book.removeAll(naming: 1) == [conflict(1, 2)])
    #expect(book.visits <= 20_000)
  }
}
