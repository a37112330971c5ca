import ConstraintKernel

/// Turns JSON values into the parts of a scene; what the parts say is checked afterwards.
final class SceneReader {
  /// The paths of members that mean nothing where they stand.
  private(set) var ignoredKeys: [String] = []
  /// What was not as expected, in the order of reading.
  private(set) var faults: [SceneReadingError] = []
  /// The places of the constraints that could be read.
  private(set) var readConstraints: [Int] = []
  /// Whether states and places could be read, so that constraints can be held against them.
  var hasWholeAlternatives = true
  /// Whether the tree could be read, so that constraints can be held against it.
  private(set) var hasWholeTree = true

  /// Reads something, and goes on without it where it is not as expected.
  @discardableResult
  func attempt<Part>(_ read: @autoclosure () throws(SceneReadingError) -> Part) -> Part? {
    do throws(SceneReadingError) {
      return try read()
    } catch {
      faults.append(error)
      return nil
    }
  }

  /// Reads a document as far as it can be; what cannot is among ``faults``.
  func document(_ place: SceneCursor) throws(SceneReadingError) -> SceneDocument {
    let members = try place.members("a scene, an object with a version and a root")
    note(
      members,
      known: [
        "version", "name", "direction", "displayScale", "siblingGap", "superviewGap", "root",
        "states", "places", "constraints", "checks", "expected", "$schema",
      ]
    )
    attempt(try version(members["version"]))
    let name = text(members["name"], "a name in quotes")
    let direction = direction(members)
    let scale = number(members["displayScale"], "the pixels per point")
    let siblingGap = number(members["siblingGap"], Self.length)
    let superviewGap = number(members["superviewGap"], Self.length)
    let before = faults.count
    let tree = attempt(try root(members["root"]))
    hasWholeTree = faults.count == before
    let alternatives = alternatives(members)
    var constraints: [SceneConstraint] = []
    let places = elements(members["constraints"], "an array of constraints")
    for (index, place) in places.enumerated() {
      let read = attempt(try constraint(place))
      guard let read = read ?? nil else { continue }
      constraints.append(read)
      readConstraints.append(index)
    }
    let checks = attempt(try checks(members["checks"]))
    let (root, size) = tree ?? (SceneItem(id: ""), .zero)
    var document = SceneDocument(
      name: name ?? "",
      direction: direction ?? .leftToRight,
      displayScale: scale ?? 0,
      size: size,
      root: root,
      constraints: constraints,
      checks: checks ?? SceneChecks()
    )
    document.siblingGap = siblingGap ?? document.siblingGap
    document.superviewGap = superviewGap ?? document.superviewGap
    document.alternatives = alternatives
    return document
  }

  private func version(_ place: SceneCursor) throws(SceneReadingError) {
    guard try place.number("version 1") == Double(SceneDocument.version) else {
      throw place.failure(expected: "version 1")
    }
  }

  private func root(_ place: SceneCursor) throws(SceneReadingError) -> (SceneItem, LayoutSize) {
    let members = try place.members("the root item, an object with an id and a size")
    let size = attempt(try rootSize(members["size"]))
    return (try item(members, depth: 0), size ?? .zero)
  }

  private func rootSize(_ place: SceneCursor) throws(SceneReadingError) -> LayoutSize {
    let measures = try place.members("the root's size, an object with width and height")
    note(measures, known: ["width", "height"])
    let width = attempt(try measures["width"].number("the root's width, \(Self.length)"))
    let height = attempt(try measures["height"].number("the root's height, \(Self.length)"))
    return LayoutSize(width: width ?? 0, height: height ?? 0)
  }

  private func item(_ members: SceneMembers, depth: Int) throws(SceneReadingError) -> SceneItem {
    note(members, known: Self.itemKeys.union(["size"]))
    if depth > 0, let size = members["size"].present {
      let expected = "no size, which only the root has (constrain width and height)"
      faults.append(size.failure(expected: expected))
    }
    if depth == 0, let frame = members["frame"].present {
      faults.append(frame.failure(expected: "no frame, as the root has a size"))
    }
    guard depth <= SceneDocument.deepestNesting else {
      throw SceneReadingError.tooDeep(path: members.path)
    }
    var item = SceneItem(id: try id(members))
    readMeasures(of: &item, members)
    for place in elements(members["children"], "an array of items") {
      let child = attempt(
        try self.item(try place.members("an item, an object with an id"), depth: depth + 1)
      )
      if let child { item.children.append(child) }
    }
    for place in elements(members["guides"], "an array of guides") {
      if let guide = attempt(try guide(place)) { item.guides.append(guide) }
    }
    return item
  }

  private func readMeasures(of item: inout SceneItem, _ members: SceneMembers) {
    if let frame = members["frame"].present {
      item.frame = attempt(try readAll(LayoutRect.zero, at: frame))
    }
    read(&item.layoutMargins, at: members["layoutMargins"])
    read(&item.safeAreaInsets, at: members["safeAreaInsets"])
    read(&item.intrinsicContentSize, at: members["intrinsicContentSize"])
    read(&item.contentHugging, at: members["contentHugging"])
    read(&item.compressionResistance, at: members["compressionResistance"])
    read(&item.baselineOffsets, at: members["baselineOffsets"])
    read(&item.alignmentRectInsets, at: members["alignmentRectInsets"])
    item.direction = direction(members)
    item.text = text(members["text"], "a text in quotes")
    item.order = attempt(try members["order"].present?.wholeNumber()) ?? nil
    item.isHidden = (attempt(try members["hidden"].present?.flag()) ?? nil) ?? false
    item.isGone = (attempt(try members["gone"].present?.flag()) ?? nil) ?? false
    item.scrollContent = text(members["scrollContent"], "the id of a guide of the item")
    item.heights = attempt(try heights(members["heights"])) ?? []
  }

  /// Reads the numbers that stand at a place; those left out stay as they are.
  private func read<Measures: SceneMeasures>(_ measures: inout Measures, at place: SceneCursor) {
    measures = attempt(try readAll(measures, at: place)) ?? measures
  }

  private func guide(_ place: SceneCursor) throws(SceneReadingError) -> String {
    let members = try place.members("a guide, an object with an id")
    note(members, known: Self.itemKeys)
    for key in Self.itemKeys.sorted() where key != "id" {
      guard let misplaced = members[key].present else { continue }
      throw misplaced.failure(expected: "no \(key), as a guide has nothing but an id")
    }
    return try id(members)
  }

  private func id(_ members: SceneMembers) throws(SceneReadingError) -> String {
    try members["id"].text("an id in quotes")
  }

  func note(_ members: SceneMembers, known: Set<String>) {
    ignoredKeys += members.paths(exceptFor: known)
  }

  private static let itemKeys: Set<String> = [
    "id", "frame", "layoutMargins", "safeAreaInsets", "intrinsicContentSize", "contentHugging",
    "compressionResistance", "baselineOffsets", "alignmentRectInsets", "direction", "text",
    "heights", "order", "hidden", "gone", "scrollContent", "children", "guides",
  ]
}
