import ConstraintKernel

/// Turns JSON values into the parts of a scene; what the parts say is checked afterwards.
struct SceneReader {
  /// The paths of members that mean nothing where they stand.
  private(set) var ignoredKeys: [String] = []
  /// What was not as expected, in the order of reading.
  private(set) var faults: [SceneReadingError] = []
  /// The places of the constraints that could be read.
  private(set) var readConstraints: [Int] = []
  /// Whether the tree could be read, so that constraints can be held against it.
  private(set) var hasWholeTree = true

  /// Reads something, and goes on without it where it is not as expected.
  mutating func attempt<Part>(
    _ read: (inout SceneReader) throws(SceneReadingError) -> Part
  ) -> Part? {
    do throws(SceneReadingError) {
      return try read(&self)
    } catch {
      faults.append(error)
      return nil
    }
  }

  /// Reads a document as far as it can be; what cannot is among ``faults``.
  mutating func document(_ place: SceneCursor) throws(SceneReadingError) -> SceneDocument {
    let members = try place.members("a scene, an object with a version and a root")
    note(
      members,
      known: [
        "version", "name", "direction", "displayScale", "root", "constraints", "checks", "expected",
        "$schema",
      ]
    )
    _ = attempt { _ throws(SceneReadingError) in
      let version = members["version"]
      guard try version.number("version 1") == Double(SceneDocument.version) else {
        throw version.failure(expected: "version 1")
      }
    }
    let name = attempt { _ throws(SceneReadingError) in
      try members["name"].present?.text("a name in quotes")
    }
    let direction = attempt { _ throws(SceneReadingError) in
      try members["direction"].present?.word(#""ltr" or "rtl""#, of: SceneWords.directions)
    }
    let scale = attempt { _ throws(SceneReadingError) in
      try members["displayScale"].present?.number("the pixels per point")
    }
    let before = faults.count
    let tree = attempt { reader throws(SceneReadingError) in try reader.root(members["root"]) }
    hasWholeTree = faults.count == before
    var constraints: [SceneConstraint] = []
    let places = attempt { _ throws(SceneReadingError) in
      try members["constraints"].elements("an array of constraints")
    }
    for (index, place) in (places ?? []).enumerated() {
      let read = attempt { reader throws(SceneReadingError) in try reader.constraint(place) }
      guard let read = read ?? nil else { continue }
      constraints.append(read)
      readConstraints.append(index)
    }
    let checks = attempt { reader throws(SceneReadingError) in
      try reader.checks(members["checks"])
    }
    let (root, size) = tree ?? (SceneItem(id: ""), .zero)
    return SceneDocument(
      name: (name ?? nil) ?? "",
      direction: (direction ?? nil) ?? .leftToRight,
      displayScale: (scale ?? nil) ?? 0,
      size: size,
      root: root,
      constraints: constraints,
      checks: checks ?? SceneChecks()
    )
  }

  private mutating func root(
    _ place: SceneCursor
  ) throws(SceneReadingError) -> (SceneItem, LayoutSize) {
    let members = try place.members("the root item, an object with an id and a size")
    let size = attempt { reader throws(SceneReadingError) in try reader.rootSize(members["size"]) }
    return (try item(members, depth: 0), size ?? .zero)
  }

  private mutating func rootSize(_ place: SceneCursor) throws(SceneReadingError) -> LayoutSize {
    let measures = try place.members("the root's size, an object with width and height")
    note(measures, known: ["width", "height"])
    let width = attempt { _ throws(SceneReadingError) in
      try measures["width"].number("the root's width, \(Self.length)")
    }
    let height = attempt { _ throws(SceneReadingError) in
      try measures["height"].number("the root's height, \(Self.length)")
    }
    return LayoutSize(width: width ?? 0, height: height ?? 0)
  }

  private mutating func item(
    _ members: SceneMembers,
    depth: Int
  ) throws(SceneReadingError) -> SceneItem {
    note(members, known: Self.itemKeys.union(["size"]))
    if depth > 0, let size = members["size"].present {
      let expected = "no size, which only the root has (constrain width and height)"
      faults.append(size.failure(expected: expected))
    }
    guard depth <= SceneDocument.deepestNesting else {
      throw SceneReadingError.tooDeep(path: members.path)
    }
    var item = SceneItem(id: try id(members))
    readMeasures(of: &item, members)
    let children = attempt { _ throws(SceneReadingError) in
      try members["children"].elements("an array of items")
    }
    for place in children ?? [] {
      let child = attempt { reader throws(SceneReadingError) in
        try reader.item(try place.members("an item, an object with an id"), depth: depth + 1)
      }
      if let child { item.children.append(child) }
    }
    let guides = attempt { _ throws(SceneReadingError) in
      try members["guides"].elements("an array of guides")
    }
    for place in guides ?? [] {
      let guide = attempt { reader throws(SceneReadingError) in try reader.guide(place) }
      if let guide { item.guides.append(guide) }
    }
    return item
  }

  private mutating func readMeasures(of item: inout SceneItem, _ members: SceneMembers) {
    read(&item.layoutMargins, at: members["layoutMargins"])
    read(&item.intrinsicContentSize, at: members["intrinsicContentSize"])
    read(&item.contentHugging, at: members["contentHugging"])
    read(&item.compressionResistance, at: members["compressionResistance"])
    read(&item.baselineOffsets, at: members["baselineOffsets"])
    read(&item.alignmentRectInsets, at: members["alignmentRectInsets"])
    let direction = attempt { _ throws(SceneReadingError) in
      try members["direction"].present?.word(#""ltr" or "rtl""#, of: SceneWords.directions)
    }
    let text = attempt { _ throws(SceneReadingError) in
      try members["text"].present?.text("a text in quotes")
    }
    (item.direction, item.text) = (direction ?? nil, text ?? nil)
    let heights = attempt { reader throws(SceneReadingError) in
      try reader.heights(members["heights"])
    }
    item.heights = heights ?? []
  }

  /// Reads the numbers that stand at a place; those left out stay as they are.
  private mutating func read<Measures: SceneMeasures>(
    _ measures: inout Measures,
    at place: SceneCursor
  ) {
    var read = measures
    let isWhole: Void? = attempt { reader throws(SceneReadingError) in
      try reader.readAll(&read, at: place)
    }
    if isWhole != nil { measures = read }
  }

  private mutating func guide(_ place: SceneCursor) throws(SceneReadingError) -> SceneGuide {
    let members = try place.members("a guide, an object with an id")
    note(members, known: Self.itemKeys)
    for key in Self.itemKeys.sorted() where key != "id" {
      guard let misplaced = members[key].present else { continue }
      throw misplaced.failure(expected: "no \(key), as a guide has nothing but an id")
    }
    return SceneGuide(id: try id(members))
  }

  private func id(_ members: SceneMembers) throws(SceneReadingError) -> String {
    try members["id"].text("an id in quotes")
  }

  mutating func note(_ members: SceneMembers, known: Set<String>) {
    ignoredKeys += members.paths(exceptFor: known)
  }

  private static let itemKeys: Set<String> = [
    "id", "layoutMargins", "intrinsicContentSize", "contentHugging", "compressionResistance",
    "baselineOffsets", "alignmentRectInsets", "direction", "text", "heights", "children", "guides",
  ]
}
