import AttributeLayout
import Testing

/// Who pushes whom out: every ordered pair of the 20 attributes, from the table people know.
@Suite("The matrix of slots")
struct SlotMatrixTests {
  /// The rows of the table: a newcomer and, in the order of `columns`, E for evicted.
  static let horizontal = """
    .                    left leading leftMargin leadingMargin right trailing rightMargin \
    trailingMargin centerX centerXWithinMargins width
    left                 E E E E . . . . E E .
    leading              E E E E . . . . E E .
    leftMargin           E E E E . . . . E E .
    leadingMargin        E E E E . . . . E E .
    right                . . . . E E E E E E .
    trailing             . . . . E E E E E E .
    rightMargin          . . . . E E E E E E .
    trailingMargin       . . . . E E E E E E .
    centerX              E E E E E E E E E E .
    centerXWithinMargins E E E E E E E E E E .
    width                . . . . . . . . . . E
    """

  static let vertical = """
    .                    top firstBaseline topMargin bottom lastBaseline bottomMargin \
    centerY centerYWithinMargins height
    top                  E E E . . . E E .
    firstBaseline        E E E . . . E E .
    topMargin            E E E . . . E E .
    bottom               . . . E E E E E .
    lastBaseline         . . . E E E E E .
    bottomMargin         . . . E E E E E .
    centerY              E E E E E E E E .
    centerYWithinMargins E E E E E E E E .
    height               . . . . . . . . E
    """

  /// The pairs marked E.
  static let evictions: Set<[Leaf]> = {
    var pairs: Set<[Leaf]> = []
    for table in [horizontal, vertical] {
      let lines = table.split(separator: "\n").map { $0.split(separator: " ") }
      let columns = lines[0].dropFirst().compactMap { Leaf(rawValue: String($0)) }
      for line in lines.dropFirst() {
        guard let newcomer = Leaf(rawValue: String(line[0])) else { continue }
        for (column, mark) in zip(columns, line.dropFirst()) where mark == "E" {
          pairs.insert([newcomer, column])
        }
      }
    }
    return pairs
  }()

  @Test("The tables were read whole: 69 and 47 evictions")
  func tablesAreWhole() {
    #expect(Self.evictions.count == 69 + 47)
  }

  @Test("A newcomer evicts what the table says", arguments: Leaf.allCases)
  func matrix(newcomer: Leaf) {
    for installed in Leaf.allCases {
      let bench = Bench()
      let old = bench.view.easy.layout(installed.attribute(==1))
      let new = bench.view.easy.layout(newcomer.attribute(==2))
      let evicts = Self.evictions.contains([newcomer, installed])
      #expect(
        Set(bench.root.constraints + bench.view.constraints) == Set(evicts ? new : old + new),
        "\(newcomer) over \(installed)"
      )
      #expect(new.map { abs($0.constant) } == [2])
    }
  }

  @Test("In one call only the very same attribute evicts", arguments: Leaf.allCases)
  func oneCall(newcomer: Leaf) {
    for installed in Leaf.allCases {
      let bench = Bench()
      let all = bench.view.easy.layout(installed.attribute(==1), newcomer.attribute(==2))
      #expect(all.count == (newcomer == installed ? 1 : 2), "\(newcomer) after \(installed)")
      #expect(all.last?.firstAttribute.description == newcomer.rawValue)
      #expect(Set(all) == Set(bench.root.constraints + bench.view.constraints))
    }
  }

  @Test("Another relation or priority is never evicted", arguments: Leaf.allCases)
  func otherSignature(newcomer: Leaf) {
    let bench = Bench()
    for installed in Leaf.allCases {
      bench.view.easy.clear()
      let kept = bench.view.easy.layout(
        installed.attribute(>=1),
        installed.attribute(<=1),
        installed.attribute(==1).with(.low)
      )
      bench.view.easy.layout(newcomer.attribute(==2))
      #expect(kept.count == 3 && kept.allSatisfy(\.isActive), "\(newcomer) over \(installed)")
    }
  }

  @Test("A level is a level, however it is written")
  func samePriority() {
    let bench = Bench()
    bench.view.easy.layout(Left(1).with(.custom(750)))
    bench.view.easy.layout(Left(2).with(.high))
    #expect(bench.formulas == ["view.left == root.left + 2 @750"])
  }

  @Test("Compounds evict as their parts do")
  func compounds() {
    let bench = Bench()
    bench.view.easy.layout(Center(), Size(5))
    bench.view.easy.layout(Edges(1))
    #expect(
      bench.formulas == [
        "view.bottom == root.bottom - 1", "view.height == 5", "view.left == root.left + 1",
        "view.right == root.right - 1", "view.top == root.top + 1", "view.width == 5",
      ]
    )
    bench.view.easy.layout(CenterWithinMargins())
    #expect(
      bench.formulas == [
        "view.centerXWithinMargins == root.centerXWithinMargins",
        "view.centerYWithinMargins == root.centerYWithinMargins", "view.height == 5",
        "view.width == 5",
      ]
    )
    bench.view.easy.layout(Margins())
    #expect(
      bench.formulas == [
        "view.bottomMargin == root.bottomMargin", "view.height == 5",
        "view.leftMargin == root.leftMargin", "view.rightMargin == root.rightMargin",
        "view.topMargin == root.topMargin", "view.width == 5",
      ]
    )
    bench.view.easy.layout(Size(6))
    #expect(bench.formulas.contains("view.width == 6") && bench.formulas.count == 6)
  }

  @Test("What another item says about this one is never considered")
  func otherItems() {
    let bench = Bench()
    let kept = bench.other.easy.layout(Left(3).to(bench.view, .left))
    bench.view.easy.layout(Left(5))
    #expect(kept.map(\.isActive) == [true])
  }
}
