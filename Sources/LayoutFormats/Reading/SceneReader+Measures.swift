import ConstraintKernel

extension SceneReader {
  /// Reads the numbers that stand at a place; those left out stay as they are.
  mutating func read<Measures: SceneMeasures>(
    _ measures: inout Measures,
    at place: SceneCursor
  ) throws(SceneReadingError) {
    guard let place = place.present else { return }
    let members = try place.members(Measures.form)
    note(members, known: Set(Measures.numbers.map(\.key)))
    for (key, path) in Measures.numbers {
      guard let member = members[key].present else { continue }
      measures[keyPath: path] = try member.number(Measures.each)
    }
  }

  /// What every priority must be, in words for messages.
  static let priority = "a number in (0, 1000]"

  /// What every length must be, in words for messages.
  static let length = "a number of at least 0"

  /// What every natural length must be, in words for messages.
  static let naturalLength = "\(length) (leave it out for no natural size)"
}
