import Testing

@testable import ConstraintSolver

@Suite("The finest blocks of a basis")
struct BlockTriangularFormTests {
  /// A matrix of full blocks, each of which needs some of those before it, with its rows and columns shuffled.
  private struct Shuffled {
    /// The block of each column, and of each row.
    var blocks: [Int] = []
    var owners: [Int] = []
    var rows: [[Int]] = []

    init(_ numbers: inout SeededNumbers) {
      var sorted: [Int] = []
      for block in 0..<1 + numbers.below(4) {
        sorted += Array(repeating: block, count: 1 + numbers.below(4))
      }
      let places = Self.shuffled(sorted.count, &numbers)
      blocks = places.map { sorted[$0] }
      owners = Self.shuffled(sorted.count, &numbers).map { sorted[$0] }
      rows = owners.map { owner in
        blocks.map { block in
          if block == owner { return 1 + numbers.below(9) }
          return block < owner && numbers.below(3) == 0 ? 1 : 0
        }
      }
    }

    private static func shuffled(_ count: Int, _ numbers: inout SeededNumbers) -> [Int] {
      var places = Array(0..<count)
      for place in places.indices.reversed() {
        places.swapAt(place, numbers.below(place + 1))
      }
      return places
    }
  }

  @Test("Blocks are found whatever the order of rows and columns, each after those that it needs")
  func blocks() {
    var numbers = SeededNumbers(seed: 11)
    for seed in 0..<300 {
      let matrix = Shuffled(&numbers)
      let count = matrix.blocks.count
      var program = DenseRows(columns: count)
      for row in matrix.rows { program.add(row, 0, 0) }
      program.rows.close()
      var basis = Basis(columns: count)
      for _ in 0..<count { basis.addRow() }
      basis.put(Array(count..<2 * count))
      let form = BlockTriangularForm(
        program.rows,
        basis,
        isOpen: { _ in true },
        Array(0..<count)
      )
      for column in 0..<count {
        for other in 0..<count {
          let (block, second) = (form.block(of: Int32(column)), form.block(of: Int32(other)))
          let isTogether = matrix.blocks[column] == matrix.blocks[other]
          #expect((block == second) == isTogether, "number \(seed)")
          for (row, owner) in zip(matrix.rows, matrix.owners)
          where owner == matrix.blocks[column] && row[other] != 0 && !isTogether {
            #expect(block > second, "number \(seed)")
          }
        }
      }
    }
  }

  @Test("Columns and rows that have a place join no block")
  func places() {
    var program = DenseRows(columns: 3)
    program.add([1, 0, 1])
    program.add([0, 1, 1])
    program.add([1, 1, 3])
    program.rows.close()
    var basis = Basis(columns: 3)
    for _ in 0..<3 { basis.addRow() }
    basis.put([3, 4, 5])
    let whole = BlockTriangularForm(program.rows, basis, isOpen: { _ in true }, [0, 1, 2])
    #expect(whole.block(of: 0) == whole.block(of: 1))
    // Once the third column has the third row, the other two have a row each.
    let rest = BlockTriangularForm(program.rows, basis, isOpen: { $0 < 2 }, [0, 1])
    #expect(rest.block(of: 0) != rest.block(of: 1))
  }
}
