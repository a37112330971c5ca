import ConstraintKernel

extension SceneReader {
  /// Reads the numbers that stand at a place; those left out are as usual.
  func readAll<Measures: SceneMeasures>(
    _ standard: Measures,
    at place: SceneCursor
  ) throws(SceneReadingError) -> Measures {
    guard let place = place.present else { return standard }
    var measures = standard
    let members = try place.members(Measures.form)
    note(members, known: Set(Measures.numbers.map(\.key)))
    for (key, path) in Measures.numbers {
      guard let member = members[key].present else { continue }
      measures[keyPath: path] = try member.number(Measures.each)
    }
    return measures
  }

  /// Reads the natural heights by width.
  func heights(_ place: SceneCursor) throws(SceneReadingError) -> [SceneItem.HeightStep] {
    var steps: [SceneItem.HeightStep] = []
    for place in try place.elements("an array of objects with a width and a height") {
      let members = try place.members("an object with a width and a height")
      note(members, known: ["width", "height", "wholeHeight"])
      steps.append(
        SceneItem.HeightStep(
          width: try members["width"].number(Self.length),
          height: try members["height"].number(Self.length),
          wholeHeight: try members["wholeHeight"].present?.number(Self.length)
        )
      )
    }
    return steps
  }

  /// What every priority must be, in words for messages.
  static let priority = "a number in (0, 1000]"

  /// What every length must be, in words for messages.
  static let length = "a number of at least 0"

  /// What every natural length must be, in words for messages.
  static let naturalLength = "\(length) (leave it out for no natural size)"
}
