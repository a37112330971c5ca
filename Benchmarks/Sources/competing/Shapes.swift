import ConstraintSolver

/// Systems in which rows compete, by the number of views.
struct Shape: Sendable {
  let name: String
  /// The sizes that are measured, and how long a build may take at each, in milliseconds.
  let goals: [(size: Int, milliseconds: Double)]
  let pose: @Sendable (Int) -> PosedSystem

  static let all = [
    Shape(name: "labels, equal priorities", goals: [(400, 10), (1_000, 40), (2_000, 120)]) {
      labels($0) { _ in (250, 750) }
    },
    Shape(name: "labels, distinct priorities", goals: [(400, 10), (1_000, 40), (2_000, 120)]) {
      size in labels(size) { (250 + share($0, size), 750 + share($0, size)) }
    },
    Shape(name: "labels with limits", goals: [(200, 10), (400, 30)], pose: limitedLabels),
    Shape(name: "grid of equal widths", goals: [(10, 5), (20, 25), (32, 80)], pose: grid),
    Shape(name: "each as wide as the next", goals: [(100, 30), (200, 150)], pose: pairs),
    Shape(name: "circle of wishes", goals: [(200, 5), (400, 15), (1_000, 60)]) {
      circle($0, priority: 500)
    },
    Shape(name: "circle that contradicts itself", goals: [(100, 20), (200, 60)]) {
      circle($0, priority: 1000)
    },
  ]

  private static func share(_ index: Int, _ size: Int) -> Double {
    100 * Double(index) / Double(size)
  }

  /// Labels side by side in a root that has room for half of what they would like.
  private static func labels(_ size: Int, _ priorities: (Int) -> (Double, Double)) -> PosedSystem {
    var system = PosedSystem()
    let widths = addLine(of: size, to: &system, .lessThanOrEqual)
    var sum = 0.0
    for (index, width) in widths.enumerated() {
      let natural = 40 + Double(index * 37 % 50)
      let (hugging, resistance) = priorities(index)
      system.add([(width, 1)], .lessThanOrEqual, natural, hugging)
      system.add([(width, 1)], .greaterThanOrEqual, natural, resistance)
      sum += natural
    }
    setRoot(of: &system, to: Double(Int(sum / 2)))
    return system
  }

  private static func limitedLabels(_ size: Int) -> PosedSystem {
    var system = labels(size) { _ in (250, 750) }
    for index in 0..<size {
      system.add([(2 + 2 * index, 1)], .lessThanOrEqual, 60 + Double(index % 7))
    }
    return system
  }

  /// Lines that fill a root, in which each view is as wide as its neighbours by two inequalities.
  private static func grid(_ side: Int) -> PosedSystem {
    var system = PosedSystem()
    var lines = [addLine(of: side, to: &system, .equal)]
    for _ in 1..<side { lines.append(addLine(of: side, to: &system, .equal, root: 0)) }
    func equalize(_ one: Int, _ other: Int) {
      system.add([(one, 1), (other, -1)], .greaterThanOrEqual, 0)
      system.add([(other, 1), (one, -1)], .greaterThanOrEqual, 0)
    }
    for line in 0..<side {
      for column in 0..<side {
        if column + 1 < side { equalize(lines[line][column], lines[line][column + 1]) }
        if line + 1 < side { equalize(lines[line][column], lines[line + 1][column]) }
      }
    }
    setRoot(of: &system, to: 40 * Double(side))
    return system
  }

  /// A line that fills its root, in which no view may be narrower than a later one, nor the last than the
  /// first.
  private static func pairs(_ size: Int) -> PosedSystem {
    var system = PosedSystem()
    let widths = addLine(of: size, to: &system, .equal)
    for (index, width) in widths.enumerated() {
      for other in widths[(index + 1)...] {
        system.add([(width, 1), (other, -1)], .greaterThanOrEqual, 0)
      }
    }
    system.add([(widths[size - 1], 1), (widths[0], -1)], .greaterThanOrEqual, 0)
    setRoot(of: &system, to: 40 * Double(size))
    return system
  }

  /// Each a point more than the next, and the last than the first.
  private static func circle(_ size: Int, priority: Double) -> PosedSystem {
    var system = PosedSystem()
    for _ in 0..<size { _ = system.addVariable(nonnegative: false) }
    for index in 0..<size {
      system.add([(index, 1), ((index + 1) % size, -1)], .equal, 1, priority)
    }
    system.edited = size / 2
    system.constants = [2, 3]
    return system
  }

  /// Adds views side by side whose right edge compares with a root's width; returns their widths.
  private static func addLine(
    of size: Int,
    to system: inout PosedSystem,
    _ relation: Relation,
    root known: Int? = nil
  ) -> [Int] {
    let root = known ?? system.addVariable()
    if known == nil { system.add([(root, 1)], .equal, 0) }
    var widths: [Int] = []
    var last = 0
    for index in 0..<size {
      let left = system.addVariable(nonnegative: false)
      if index == 0 {
        system.add([(left, 1)], .equal, 0)
      } else {
        system.add([(left, 1), (last, -1), (widths[index - 1], -1)], .equal, 0)
      }
      widths.append(system.addVariable())
      last = left
    }
    system.add([(last, 1), (widths[size - 1], 1), (root, -1)], relation, 0)
    return widths
  }

  private static func setRoot(of system: inout PosedSystem, to width: Double) {
    system.setConstant(0, width)
    system.constants = [width + 7, width - 20]
  }
}
