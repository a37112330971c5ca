@testable import ConstraintSolver

/// The same rows twice: as a program has them, and as dense whole numbers.
struct DenseRows: ~Copyable {
  var rows: ProgramRows
  /// For each row of the program, columns first, the factors by columns.
  private(set) var dense: [[Int]]
  private(set) var constants: [Int]

  var columns: Int { rows.columns }

  init(columns: Int) {
    rows = ProgramRows(columns: columns)
    dense = (0..<columns).map { row in (0..<columns).map { $0 == row ? 1 : 0 } }
    constants = Array(repeating: 0, count: columns)
  }

  mutating func add(_ factors: [Int], _ sense: Int8 = 0, _ constant: Int = 0) {
    for (column, factor) in factors.enumerated() where factor != 0 {
      rows.append(Double(factor), at: Int32(column))
    }
    let size = Double(abs(constant))
    rows.addRow(sense, constant: Double(constant), magnitude: size, rank: 0)
    dense.append(factors)
    constants.append(constant)
  }

  /// Random rows of few small factors, as many as asked for.
  init(seed: Int, columns: Int, rows count: Int) {
    self.init(columns: columns)
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<count {
      var factors = [Int](repeating: 0, count: columns)
      for _ in 0..<(1 + numbers.below(3)) {
        factors[numbers.below(columns)] = [1, -1, 2, -2, 3][numbers.below(5)]
      }
      add(factors, Int8(numbers.below(3) - 1), numbers.below(41) - 10)
    }
    rows.close()
  }

  /// Where rows have no residual; nil where they do not meet in one point.
  func meeting(of numbers: [Int]) -> [Fraction]? {
    Fraction.solve(numbers.map { dense[$0].map { Fraction($0) } + [Fraction(constants[$0])] })
  }

  /// The factors by which rows, before scaling, add up to another one; nil where those are not unique.
  func combination(of row: Int, from numbers: [Int]) -> [Fraction]? {
    Fraction.solve(
      (0..<columns).map { column in
        numbers.map { Fraction(dense[$0][column]) } + [Fraction(dense[row][column])]
      }
    )
  }
}
