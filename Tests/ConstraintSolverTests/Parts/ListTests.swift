import Testing

@testable import ConstraintSolver

@Suite("The lists of a solver")
struct ListTests {
  /// How elements stand before they are sorted.
  enum Arrangement: CaseIterable {
    case random, few, ascending, descending, pipe, saw
  }

  private func elements(_ arrangement: Arrangement, _ count: Int) -> [Int] {
    var numbers = SeededNumbers(seed: count)
    return (0..<count).map { index in
      switch arrangement {
      case .random: numbers.below(1 << 30)
      case .few: numbers.below(3)
      case .ascending: index
      case .descending: count - index
      case .pipe: min(index, count - index)
      case .saw: index % 7 * 100 + index / 7
      }
    }
  }

  @Test(
    "Sorted, they are as arrays are, however elements stood before",
    arguments: Arrangement.allCases
  )
  func sort(_ arrangement: Arrangement) {
    for count in [0, 1, 2, 3, 15, 16, 17, 18, 33, 100, 257, 1_000, 5_000] {
      let elements = elements(arrangement, count)
      var list = List<Int>()
      list.append(contentsOf: elements)
      var comparisons = 0
      list.sort {
        comparisons += 1
        return $0 < $1
      }
      expect(list.array == elements.sorted(), "\(count)")
      // Sorting by insertion alone would take a quarter of the square.
      let bound = 20 * count + 6 * count * (Int.bitWidth - count.leadingZeroBitCount)
      expect(comparisons <= bound, "\(count): \(comparisons)")
    }
  }

  @Test("Where one element stands far from its place, each is compared with its neighbours alone")
  func misplaced() {
    let count = 1_000
    for place in [0, 1, count / 2, count - 1] {
      var elements = Array(0..<count)
      elements.insert(elements.remove(at: count / 2), at: place)
      var list = List<Int>()
      list.append(contentsOf: elements)
      var comparisons = 0
      list.sort {
        comparisons += 1
        return $0 < $1
      }
      expect(list.array == Array(0..<count), "\(place)")
      expect(comparisons <= 3 * count, "\(place): \(comparisons)")
    }
  }

  @Test("A list that quicksort parts badly is sorted all the same, by a heap")
  func adversary() {
    // Who answers so that each pivot is among the least (M. D. McIlroy, "A killer adversary for quicksort", 1999).
    let count = 2_000
    var values = [Int](repeating: count, count: count)
    var solid = 0
    var candidate = 0
    func settle(_ index: Int) {
      values[index] = solid
      solid += 1
    }
    var list = List<Int>()
    list.append(contentsOf: Array(0..<count))
    var comparisons = 0
    list.sort { left, right in
      comparisons += 1
      if values[left] == count && values[right] == count {
        settle(left == candidate ? left : right)
      }
      if values[left] == count {
        candidate = left
      } else if values[right] == count {
        candidate = right
      }
      return values[left] < values[right]
    }
    for index in 1..<count { expect(values[list[index - 1]] <= values[list[index]]) }
    expect(comparisons < 40 * count * 11, "\(comparisons)")
  }
}
