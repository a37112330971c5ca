import Testing

@testable import ConstraintSolver

@Suite("The table of levels")
struct LevelTableTests {
  @Test("Any number of new levels waits where each came, and is put in order once")
  func manyAtOnce() {
    var arena = Arena(byteCount: 512)
    var table = LevelTable()
    table.begin(in: &arena)
    let count = 160_000
    // Ascending: the worst case for keeping the highest first at each step.
    var numbers: [LevelID] = []
    for place in 1...count { numbers.append(table.retain(Double(place) / 256)) }
    let waiting = table.sorted.array
    #expect(waiting == numbers)
    table.putInOrder()
    let ordered = table.sorted.array
    #expect(ordered == numbers.reversed())
    let ranks = numbers.map { Int(table.rank(of: $0)) }
    #expect(ranks == Array((0..<count).reversed()))
  }

  @Test("Levels that come, go and come back are those of a set", arguments: [3, 16, 17, 18, 60])
  func comingAndGoing(variety: Int) {
    var random = SeededNumbers(seed: variety)
    var arena = Arena(byteCount: 512)
    var table = LevelTable()
    table.begin(in: &arena)
    var uses: [Double: (number: LevelID, count: Int)] = [:]
    for _ in 0..<4_000 {
      let priority = Double(1 + random.below(variety)) * 16
      if let known = uses[priority], random.below(2) == 0 {
        table.release(known.number)
        uses[priority] = known.count > 1 ? (known.number, known.count - 1) : nil
      } else {
        let number = table.retain(priority)
        let known = uses[priority]
        #expect(known == nil || known?.number == number)
        uses[priority] = (number, (known?.count ?? 0) + 1)
      }
      guard random.below(9) == 0 else { continue }
      table.putInOrder()
      let expected = uses.keys.sorted(by: >)
      let ordered = table.sorted.array.map { table.priority(of: $0) }
      #expect(ordered == expected)
      for (position, priority) in expected.enumerated() {
        guard let known = uses[priority] else { continue }
        let (rank, count) = (table.rank(of: known.number), table.uses(of: known.number))
        #expect(Int(rank) == position && Int(count) == known.count)
      }
    }
  }
}
