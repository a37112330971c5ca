import ConstraintSolver
import Testing

@testable import ConstraintKernel

@Suite("Row book")
struct RowBookTests {
  private static func book() -> RowBook { RowBook(blocks: 2, rows: 4, workLimit: nil) }

  private func require(
    _ variable: Variable,
    _ value: Double,
    in book: RowBook,
    _ priority: LayoutPriority = .required
  ) throws -> Int32 {
    try book.add(.equal, value, priority: priority, rank: .first, yields: false) {
      $0.append(Term(variable, 1))
    }
  }

  @Test("has something to solve after an edit, and nothing after a solution")
  func edits() throws {
    let book = Self.book()
    #expect(book.solve() == nil)
    let block = try #require(book.addBlock(order: 1))
    #expect(book.isEdited)
    let row = try require(block.width, 30, in: book)
    #expect(book.solve() != nil)
    #expect(!book.isEdited && book.solve() == nil)
    #expect(book.value(of: block.width) == 30)
    book.setConstant(40, of: row)
    #expect(book.isEdited && book.solve() != nil)
    #expect(Set(book.changedVariables) == [block.width])
    #expect(book.value(of: block.width) == 40)
    book.remove(row)
    #expect(book.isEdited && !book.isInUse(Row(index: row)))
  }

  @Test("the higher priority wins, also after it was changed")
  func priorities() throws {
    let book = Self.book()
    let block = try #require(book.addBlock(order: 1))
    let wide = try require(block.width, 30, in: book, 700)
    _ = try require(block.width, 10, in: book, 500)
    _ = book.solve()
    #expect(book.value(of: block.width) == 30)
    book.setPriority(300, of: wide)
    _ = book.solve()
    #expect(book.value(of: block.width) == 10)
  }

  @Test("variables go with the rows that mention them, or not while a row does")
  func blocks() throws {
    let book = Self.book()
    let (one, two) = (try #require(book.addBlock(order: 1)), try #require(book.addBlock(order: 2)))
    let both = try book.add(.equal, 5, priority: .required, rank: .first, yields: false) {
      $0 += [Term(two.x, 1), Term(one.x, -1)]
    }
    let own = try require(two.width, 7, in: book)
    #expect(throws: SolverError.self) { try book.removeBlock(two) }
    book.removeBlocksAndRows([one])
    #expect(!book.isInUse(Row(index: both)) && book.isInUse(Row(index: own)))
    book.remove(own)
    try book.removeBlock(two)
    // Room that became free is given out again.
    let next = try #require(book.addBlock(order: 3))
    #expect([one.x, two.x].contains(next.x))
  }

  @Test("a row that the solver refuses leaves no terms behind for the next one")
  func refusal() throws {
    let book = Self.book()
    let block = try #require(book.addBlock(order: 1))
    #expect(throws: SolverError.self) {
      _ = try book.add(.equal, 1, priority: .required, rank: .first, yields: false) {
        $0.append(Term(block.width, .nan))
      }
    }
    let row = try require(block.height, 3, in: book)
    #expect(book.terms(of: Row(index: row)).map(\.variable) == [block.height])
  }

  @Test("once closed it takes no edit")
  func closed() throws {
    let book = Self.book()
    let block = try #require(book.addBlock(order: 1))
    let row = try require(block.width, 30, in: book)
    _ = book.solve()
    book.close()
    book.setConstant(40, of: row)
    book.remove(row)
    book.removeBlocksAndRows([block])
    #expect(try require(block.width, 1, in: book) == RowBook.noRow)
    #expect(book.addBlock(order: 2) == nil && book.solve() == nil)
    #expect(book.value(of: block.width) == 30 && book.isInUse(Row(index: row)))
  }
}
