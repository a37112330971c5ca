/// The cases in which the frames of two versions of a scenario differ.
struct FrameDifferences {
  typealias Scenario = LayoutRecording.Scenario

  private let old: Scenario
  private let new: Scenario
  private let cases: [String]
  /// By item, where it stands in both versions and in which cases it differs.
  private var differing: [String: (oldPlace: Int, newPlace: Int, cases: [Int])] = [:]
  /// The items that differ, in the order of the old version.
  private(set) var items: [String] = []

  /// Compares frames bit for bit, or as far as a tolerance allows.
  ///
  /// - Complexity: O(*n*) in items and cases.
  init(_ old: Scenario, _ new: Scenario, cases: [String], tolerance: Double) {
    self.old = old
    self.new = new
    self.cases = cases
    let newPlaces = Dictionary(
      new.items.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let pairs = old.items.enumerated().compactMap { place, item in
      newPlaces[item.name].map { (item.name, place, $0) }
    }
    let isSameOrder = pairs.count == old.items.count && pairs.allSatisfy { $0.1 == $0.2 }
    for index in 0..<min(old.frames.count, new.frames.count) {
      let (one, other) = (old.frames[index], new.frames[index])
      // Equal numbers may still be zeros of different signs, which no picture shows.
      if isSameOrder, one == other { continue }
      for (name, oldPlace, newPlace) in pairs
      where !Self.agree(one, oldPlace, other, newPlace, tolerance) {
        differing[name, default: (oldPlace, newPlace, [])].cases.append(index)
      }
    }
    items = pairs.map(\.0).filter { differing[$0] != nil }
  }

  var isEmpty: Bool { items.isEmpty }

  /// What parts: the first item of those named that differs, else any if that is wanted.
  func effect(on wanted: [String], orAny: Bool = true) -> LayoutDifference.Effect? {
    let name = wanted.first { differing[$0] != nil } ?? (orAny ? items.first : nil)
    guard let name, let found = differing[name], let first = found.cases.first else { return nil }
    return LayoutDifference.Effect(
      states: old.states,
      layoutCase: cases[first],
      item: name,
      old: Self.frame(old.frames[first], found.oldPlace),
      new: Self.frame(new.frames[first], found.newPlace),
      furtherCases: found.cases.count - 1
    )
  }

  private static func frame(_ frames: [Double], _ place: Int) -> [Double] {
    Array(frames[(place * 4)..<(place * 4 + 4)])
  }

  private static func agree(
    _ one: [Double],
    _ onePlace: Int,
    _ other: [Double],
    _ otherPlace: Int,
    _ tolerance: Double
  ) -> Bool {
    (0..<4).allSatisfy {
      let (left, right) = (one[onePlace * 4 + $0], other[otherPlace * 4 + $0])
      return left == right || abs(left - right) <= tolerance
    }
  }
}
