import ConstraintKernel

extension SceneDocument {
  /// The document as JSON: keys sorted, fields that have their default left out, a final newline.
  ///
  /// The same document always gives the same bytes, and reading them gives the same document:
  /// numbers are written with the fewest digits that keep their value.
  ///
  /// - Throws: ``SceneReadingError`` where the document could not be read again.
  /// - Complexity: O(*n*) in items and constraints.
  public func json() throws(SceneReadingError) -> String {
    try validate()
    var members: [String: SceneJSON] = [
      "version": .literal("\(Self.version)"),
      "direction": .string(SceneWords.word(for: direction, in: SceneWords.directions)),
      "root": root.json(size: size),
      "constraints": .array(constraints.map(\.json)),
    ]
    if displayScale != 0 { members["displayScale"] = .exact(displayScale) }
    if !name.isEmpty { members["name"] = .string(name) }
    return SceneJSON.object(members).text(.readable) + "\n"
  }
}

extension SceneItem {
  func json(size: LayoutSize? = nil) -> SceneJSON {
    var members: [String: SceneJSON] = ["id": .string(id)]
    if let size {
      members["size"] = .object(["width": .exact(size.width), "height": .exact(size.height)])
    }
    if layoutMargins != .zero { members["layoutMargins"] = layoutMargins.json }
    if intrinsicContentSize != NaturalSize() {
      members["intrinsicContentSize"] = intrinsicContentSize.json
    }
    if contentHugging != .hugging { members["contentHugging"] = contentHugging.json }
    if compressionResistance != .resistance {
      members["compressionResistance"] = compressionResistance.json
    }
    if baselineOffsets != BaselineOffsets() { members["baselineOffsets"] = baselineOffsets.json }
    if alignmentRectInsets != .zero { members["alignmentRectInsets"] = alignmentRectInsets.json }
    if let direction {
      members["direction"] = .string(SceneWords.word(for: direction, in: SceneWords.directions))
    }
    if let text { members["text"] = .string(text) }
    if !heights.isEmpty {
      members["heights"] = .array(
        heights.map { .object(["width": .exact($0.width), "height": .exact($0.height)]) }
      )
    }
    if !children.isEmpty { members["children"] = .array(children.map { $0.json() }) }
    if !guides.isEmpty {
      members["guides"] = .array(guides.map { .object(["id": .string($0.id)]) })
    }
    return .object(members)
  }
}

extension SceneMeasures {
  fileprivate var json: SceneJSON {
    .object(Dictionary(uniqueKeysWithValues: present.map { ($0.key, .exact($0.value)) }))
  }
}

extension SceneConstraint {
  var json: SceneJSON {
    var members: [String: SceneJSON] = [
      "first": .string(first.item),
      "attribute": .string("\(first.attribute)"),
      "relation": .string(SceneWords.word(for: relation, in: SceneWords.relations)),
    ]
    if let second {
      members["second"] = .string(second.item)
      members["secondAttribute"] = .string("\(second.attribute)")
    }
    if multiplier != 1 { members["multiplier"] = .exact(multiplier) }
    if constant != 0 { members["constant"] = .exact(constant) }
    if priority != 1000 { members["priority"] = .exact(priority) }
    if let identifier { members["identifier"] = .string(identifier) }
    if let dialect { members["dialect"] = .string(dialect.moduleName) }
    if let source { members["source"] = .string(source) }
    return .object(members)
  }
}
