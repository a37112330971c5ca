import ConstraintKernel
import Dialects

extension SceneDocument {
  /// The document as JSON: keys sorted, fields that have their default left out, a final newline.
  ///
  /// The same document always gives the same bytes, and reading them gives the same document:
  /// numbers are written with the fewest digits that keep their value.
  ///
  /// - Throws: ``SceneReadingError`` where the document could not be read again.
  /// - Complexity: O(*n*) in items and constraints.
  public func encoded() throws(SceneReadingError) -> String {
    try validate()
    let usual = LayoutEnvironment()
    let value = SceneJSON.members([
      "version": .number(Double(Self.version)),
      "name": name.isEmpty ? nil : .text(name),
      "direction": .text(direction.name),
      "displayScale": displayScale == 0 ? nil : .number(displayScale),
      "siblingGap": siblingGap == usual.siblingGap ? nil : .number(siblingGap),
      "superviewGap": superviewGap == usual.superviewGap ? nil : .number(superviewGap),
      "root": root.json(size: size),
      "states": json(of: alternatives.filter { $0.placement == nil }),
      "places": json(of: alternatives.filter { $0.placement != nil }),
      "constraints": .list(constraints.map(\.json)),
      "checks": checks.isEmpty ? nil : checks.json,
    ])
    return value.written(indent: "") + "\n"
  }

  private func json(of alternatives: [SceneAlternatives]) -> SceneJSON? {
    alternatives.isEmpty ? nil : .list(alternatives.map(\.json))
  }
}

extension SceneItem {
  func json(size: LayoutSize? = nil) -> SceneJSON {
    .members([
      "id": .text(id),
      "size": size.map {
        .members(["width": .number($0.width), "height": .number($0.height)])
      },
      "frame": frame.map { .object($0.present.map { ($0.key, .number($0.value)) }) },
      "layoutMargins": layoutMargins.json(unless: .zero),
      "safeAreaInsets": safeAreaInsets.json(unless: .zero),
      "intrinsicContentSize": intrinsicContentSize.json(unless: NaturalSize()),
      "contentHugging": contentHugging.json(unless: .hugging),
      "compressionResistance": compressionResistance.json(unless: .resistance),
      "baselineOffsets": baselineOffsets.json(unless: BaselineOffsets()),
      "alignmentRectInsets": alignmentRectInsets.json(unless: .zero),
      "direction": direction.map {
        .text($0.name)
      },
      "text": text.map(SceneJSON.text),
      "heights": heights.isEmpty
        ? nil
        : .list(
          heights.map {
            .members([
              "width": .number($0.width), "height": .number($0.height),
              "wholeHeight": $0.wholeHeight.map(SceneJSON.number),
            ])
          }
        ),
      "order": order.map { .number(Double($0)) },
      "hidden": isHidden ? .flag(true) : nil,
      "gone": isGone ? .flag(true) : nil,
      "scrollContent": scrollContent.map(SceneJSON.text),
      "children": children.isEmpty ? nil : .list(children.map { $0.json() }),
      "guides": guides.isEmpty ? nil : .list(guides.map { .members(["id": .text($0)]) }),
    ])
  }
}

extension SceneMeasures {
  fileprivate func json(unless standard: Self) -> SceneJSON? {
    self == standard ? nil : .object(present.map { ($0.key, .number($0.value)) })
  }
}

extension SceneAnchor {
  var areaJSON: SceneJSON? { area.map { .text("\($0)") } }
}

extension SceneConstraint {
  var json: SceneJSON {
    if let word {
      var members = word.members(of: first.item)
      members.append(("in", setsJSON))
      members.append(("priority", priority == 1000 ? nil : .number(priority)))
      members.append(("identifier", identifier.map(SceneJSON.text)))
      members.append(("dialect", dialect.flatMap(DialectName.init).map { .text($0.rawValue) }))
      members.append(("source", source.map(SceneJSON.text)))
      return .object(members.compactMap { key, value in value.map { (key, $0) } })
    }
    return .members([
      "first": .text(first.item),
      "firstArea": first.areaJSON,
      "attribute": .text("\(first.attribute)"),
      "relation": .text(SceneWords.word(for: relation, in: SceneWords.relations)),
      "second": second.map { .text($0.item) },
      "secondArea": second?.areaJSON,
      "secondAttribute": second.map { .text("\($0.attribute)") },
      "multiplier": multiplier == 1 ? nil : .number(multiplier),
      "constant": constant == 0 ? nil : .number(constant),
      "goneConstant": goneConstant.map(SceneJSON.number),
      "gaps": gaps == 0 ? nil : .number(gaps),
      "gapsBetweenSiblings": isBetweenSiblings ? .flag(true) : nil,
      "in": setsJSON,
      "priority": priority == 1000 ? nil : .number(priority),
      "identifier": identifier.map(SceneJSON.text),
      "dialect": dialect.flatMap(DialectName.init).map { .text($0.rawValue) },
      "source": source.map(SceneJSON.text),
    ])
  }

  private var setsJSON: SceneJSON? {
    sets.isEmpty ? nil : .list(sets.map(SceneJSON.text))
  }
}
