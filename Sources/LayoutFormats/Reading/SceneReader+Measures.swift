extension SceneReader {
  mutating func margins(_ place: SceneCursor) throws(SceneReadingError) -> SceneItem.Margins {
    guard let place = place.present else { return SceneItem.Margins() }
    let members = try place.members("an object with top, left, bottom and right")
    note(members, known: ["top", "left", "bottom", "right"])
    return SceneItem.Margins(
      top: try members["top"].present?.number() ?? 0,
      left: try members["left"].present?.number() ?? 0,
      bottom: try members["bottom"].present?.number() ?? 0,
      right: try members["right"].present?.number() ?? 0
    )
  }

  mutating func naturalSize(
    _ place: SceneCursor
  ) throws(SceneReadingError) -> SceneItem.NaturalSize {
    guard let place = place.present else { return SceneItem.NaturalSize() }
    let members = try place.members("an object with width, height or both")
    note(members, known: ["width", "height"])
    return SceneItem.NaturalSize(
      width: try members["width"].present?.number(Self.naturalLength),
      height: try members["height"].present?.number(Self.naturalLength)
    )
  }

  mutating func priorities(
    _ place: SceneCursor,
    default standard: SceneItem.AxisPriorities
  ) throws(SceneReadingError) -> SceneItem.AxisPriorities {
    guard let place = place.present else { return standard }
    let members = try place.members("an object with horizontal, vertical or both")
    note(members, known: ["horizontal", "vertical"])
    return SceneItem.AxisPriorities(
      horizontal: try members["horizontal"].present?.number(Self.priority) ?? standard.horizontal,
      vertical: try members["vertical"].present?.number(Self.priority) ?? standard.vertical
    )
  }

  mutating func baselineOffsets(
    _ place: SceneCursor
  ) throws(SceneReadingError) -> SceneItem.BaselineOffsets {
    guard let place = place.present else { return SceneItem.BaselineOffsets() }
    let members = try place.members("an object with first, last or both")
    note(members, known: ["first", "last"])
    return SceneItem.BaselineOffsets(
      first: try members["first"].present?.number() ?? 0,
      last: try members["last"].present?.number() ?? 0
    )
  }

  /// What every priority must be, in words for messages.
  static let priority = "a number in (0, 1000]"

  /// What every length must be, in words for messages.
  static let length = "a number of at least 0"

  /// What every natural length must be, in words for messages.
  static let naturalLength = "\(length) (leave it out for no natural size)"
}
