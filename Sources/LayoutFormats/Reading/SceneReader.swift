import ConstraintKernel

/// Turns JSON values into the parts of a scene; what the parts say is checked afterwards.
struct SceneReader {
  /// The paths of members that mean nothing where they stand.
  private(set) var ignoredKeys: [String] = []

  mutating func document(_ place: SceneCursor) throws(SceneReadingError) -> SceneDocument {
    let members = try place.members("a scene, an object with a version and a root")
    note(
      members,
      known: ["version", "name", "direction", "root", "constraints", "checks", "expected"]
    )
    let version = members["version"]
    guard try version.number("version 1") == Double(SceneDocument.version) else {
      throw version.failure(expected: "version 1")
    }
    let name = try members["name"].present?.text("a name in quotes") ?? ""
    let direction =
      try members["direction"].present?.word(#""ltr" or "rtl""#, of: SceneWords.directions)
      ?? .leftToRight
    let (root, size) = try root(members["root"])
    var constraints: [SceneConstraint] = []
    for place in try members["constraints"].elements("an array of constraints") {
      constraints.append(try constraint(place))
    }
    return SceneDocument(
      name: name,
      direction: direction,
      size: size,
      root: root,
      constraints: constraints,
      checks: try checks(members["checks"])
    )
  }

  private mutating func root(
    _ place: SceneCursor
  ) throws(SceneReadingError) -> (SceneItem, LayoutSize) {
    let members = try place.members("the root item, an object with an id and a size")
    let measures = try members["size"].members("the root's size, an object with width and height")
    note(measures, known: ["width", "height"])
    let size = LayoutSize(
      width: try measures["width"].number("the root's width, \(Self.length)"),
      height: try measures["height"].number("the root's height, \(Self.length)")
    )
    return (try item(members, isRoot: true), size)
  }

  private mutating func item(
    _ members: SceneMembers,
    isRoot: Bool = false
  ) throws(SceneReadingError) -> SceneItem {
    note(members, known: Self.itemKeys.union(["size"]))
    if !isRoot, let size = members["size"].present {
      throw size.failure(expected: "no size, which only the root has (constrain width and height)")
    }
    var item = SceneItem(id: try members["id"].text(Self.id))
    try read(&item.layoutMargins, at: members["layoutMargins"])
    try read(&item.intrinsicContentSize, at: members["intrinsicContentSize"])
    try read(&item.contentHugging, at: members["contentHugging"])
    try read(&item.compressionResistance, at: members["compressionResistance"])
    try read(&item.baselineOffsets, at: members["baselineOffsets"])
    for place in try members["children"].elements("an array of items") {
      item.children.append(try self.item(place.members("an item, an object with an id")))
    }
    for place in try members["guides"].elements("an array of guides") {
      item.guides.append(try guide(place.members("a guide, an object with an id")))
    }
    return item
  }

  private mutating func guide(_ members: SceneMembers) throws(SceneReadingError) -> SceneGuide {
    note(members, known: Self.itemKeys)
    for key in Self.itemKeys.sorted() where key != "id" {
      guard let misplaced = members[key].present else { continue }
      throw misplaced.failure(expected: "no \(key), as a guide has nothing but an id")
    }
    return SceneGuide(id: try members["id"].text(Self.id))
  }

  mutating func note(_ members: SceneMembers, known: Set<String>) {
    ignoredKeys += members.paths(exceptFor: known)
  }

  private static let id = "an id in quotes"

  private static let itemKeys: Set<String> = [
    "id", "layoutMargins", "intrinsicContentSize", "contentHugging", "compressionResistance",
    "baselineOffsets", "children", "guides",
  ]
}
