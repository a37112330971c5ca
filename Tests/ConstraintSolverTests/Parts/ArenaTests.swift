import Testing

@testable import ConstraintSolver

@Suite("The arena of a solver")
struct ArenaTests {
  /// Three lists of elements of different sizes.
  private func lend(
    _ arena: inout Arena,
    _ bytes: inout List<UInt8>,
    _ numbers: inout List<Double>,
    _ words: inout List<Int32>
  ) {
    arena.lend(4, to: &bytes)
    arena.lend(6, to: &numbers)
    arena.lend(8, to: &words)
  }

  @Test("It is as large as what all lists ask for, each in whole words")
  func size() {
    var bytes = List<UInt8>()
    var numbers = List<Double>()
    var words = List<Int32>()
    var measure = Arena()
    lend(&measure, &bytes, &numbers, &words)
    // Capacities are odd: 5 bytes in one word, 7 numbers, 9 half words in five.
    expect(measure.byteCount == 8 + 7 * 8 + 5 * 8)
    expect(bytes.capacity == 0 && numbers.capacity == 0 && words.capacity == 0)
    var arena = Arena(byteCount: measure.byteCount)
    lend(&arena, &bytes, &numbers, &words)
    expect(arena.byteCount == measure.byteCount)
    for index in 0..<5 { bytes.append(UInt8(index)) }
    for index in 0..<7 { numbers.append(Double(index)) }
    for index in 0..<9 { words.append(Int32(index)) }
    expect(bytes.capacity == 5 && numbers.capacity == 7 && words.capacity == 9)
    expect(bytes.array == [0, 1, 2, 3, 4] && numbers.array == [0, 1, 2, 3, 4, 5, 6])
    expect(words.array == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    // What outgrows its share moves out, whole.
    words.append(9)
    expect(words.capacity > 9 && words.array == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(numbers.array == [0, 1, 2, 3, 4, 5, 6])
  }
}
