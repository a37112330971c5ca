import ConstraintKernel

extension SceneReader {
  mutating func margins(_ place: SceneCursor) throws(SceneReadingError) -> LayoutInsets {
    let sides = ["top", "left", "bottom", "right"]
    let numbers = try numbers(place, sides, in: "an object with top, left, bottom and right")
    return LayoutInsets(
      top: numbers["top"] ?? 0,
      left: numbers["left"] ?? 0,
      bottom: numbers["bottom"] ?? 0,
      right: numbers["right"] ?? 0
    )
  }

  mutating func naturalSize(
    _ place: SceneCursor
  ) throws(SceneReadingError) -> SceneItem.NaturalSize {
    let numbers = try numbers(
      place,
      ["width", "height"],
      in: "an object with width, height or both",
      each: Self.naturalLength
    )
    return SceneItem.NaturalSize(width: numbers["width"], height: numbers["height"])
  }

  mutating func priorities(
    _ place: SceneCursor,
    default standard: SceneItem.AxisPriorities
  ) throws(SceneReadingError) -> SceneItem.AxisPriorities {
    let numbers = try numbers(
      place,
      ["horizontal", "vertical"],
      in: "an object with horizontal, vertical or both",
      each: Self.priority
    )
    return SceneItem.AxisPriorities(
      horizontal: numbers["horizontal"] ?? standard.horizontal,
      vertical: numbers["vertical"] ?? standard.vertical
    )
  }

  mutating func baselineOffsets(
    _ place: SceneCursor
  ) throws(SceneReadingError) -> SceneItem.BaselineOffsets {
    let ends = ["first", "last"]
    let numbers = try numbers(place, ends, in: "an object with first, last or both")
    return SceneItem.BaselineOffsets(first: numbers["first"] ?? 0, last: numbers["last"] ?? 0)
  }

  /// The numbers of an object that may be left out, as each of them may.
  private mutating func numbers(
    _ place: SceneCursor,
    _ keys: [String],
    in whole: String,
    each expected: String = "a number"
  ) throws(SceneReadingError) -> [String: Double] {
    guard let place = place.present else { return [:] }
    let members = try place.members(whole)
    note(members, known: Set(keys))
    var numbers: [String: Double] = [:]
    for key in keys { numbers[key] = try members[key].present?.number(expected) }
    return numbers
  }

  /// What every priority must be, in words for messages.
  static let priority = "a number in (0, 1000]"

  /// What every length must be, in words for messages.
  static let length = "a number of at least 0"

  /// What every natural length must be, in words for messages.
  static let naturalLength = "\(length) (leave it out for no natural size)"
}
