/// Types by numbers, with those that each inherits from.
struct TypeTree {
  private var numbers: [String: Int] = [:]
  private var ancestors: [Set<Int>] = []
  private var heirs: [[Int]] = []

  /// How many levels of inheritance are followed; written code has fewer.
  static let deepest = 8

  /// Numbers some types.
  ///
  /// - Parameters:
  ///   - names: Their names, without the types around.
  ///   - parents: What the files say that a type of a name inherits from.
  init(_ names: Set<String>, parents: (String) -> [String]) {
    for (number, name) in names.sorted().enumerated() { numbers[name] = number }
    ancestors = [Set<Int>](repeating: [], count: names.count)
    heirs = [[Int]](repeating: [], count: names.count)
    for (name, number) in numbers {
      var (level, seen): ([String], Set<String>) = ([name], [])
      for _ in 0..<Self.deepest {
        level = level.flatMap(parents).filter { seen.insert($0).inserted }
        if level.isEmpty { break }
      }
      ancestors[number] = Set(seen.compactMap { numbers[$0] })
    }
    for number in ancestors.indices {
      for ancestor in ancestors[number] { heirs[ancestor].append(number) }
    }
  }

  /// The number of a type.
  func number(of name: String) -> Int { numbers[name] ?? -1 }

  /// Whether a type is another one, or inherits from it.
  func inherits(_ type: Int, from parent: Int) -> Bool {
    type == parent || ancestors[type].contains(parent)
  }

  /// Whether one of two types is the other one, or inherits from it.
  func areNear(_ one: Int, _ other: Int) -> Bool {
    inherits(one, from: other) || inherits(other, from: one)
  }

  /// A type, those that it inherits from, and those that inherit from it.
  func near(_ type: Int) -> Set<Int> { ancestors[type].union(heirs[type]).union([type]) }
}
