import ConstraintKernel

/// States, and places to try.
extension SceneReader {
  /// Reads the members `states` and `places` as far as they can be.
  func alternatives(_ members: SceneMembers) -> [SceneAlternatives] {
    let before = faults.count
    defer { hasWholeAlternatives = faults.count == before }
    var all: [SceneAlternatives] = []
    for place in elements(members["states"], "an array of states") {
      if let states = attempt(try states(place)) ?? nil { all.append(states) }
    }
    for place in elements(members["places"], "an array of places") {
      if let places = attempt(try places(place)) ?? nil { all.append(places) }
    }
    return all
  }

  /// The sets that a constraint is in; nil where that cannot be read, which is among ``faults``.
  func sets(_ members: SceneMembers) -> [String]? {
    guard let place = members["in"].present else { return [] }
    let before = faults.count
    let names = names(place)
    if names.isEmpty, faults.count == before {
      attempt(try place.fail(expected: Self.names))
    }
    return faults.count == before ? names : nil
  }

  private func states(_ place: SceneCursor) throws(SceneReadingError) -> SceneAlternatives? {
    let members = try place.members("states, an object with names")
    note(members, known: ["names", "current"])
    return alternatives(in: members, placing: nil)
  }

  private func places(_ place: SceneCursor) throws(SceneReadingError) -> SceneAlternatives? {
    let members = try place.members("places, an object with for and names")
    note(members, known: ["for", "within", "names", "current"])
    let item = attempt(try members["for"].text(SceneReader.id))
    let area = text(members["within"], SceneReader.id)
    guard let item else { return nil }
    return alternatives(in: members, placing: SceneAlternatives.Placement(item: item, area: area))
  }

  private func alternatives(
    in members: SceneMembers,
    placing placement: SceneAlternatives.Placement?
  ) -> SceneAlternatives? {
    let before = faults.count
    let names = names(members["names"])
    let current = text(members["current"], "a name in quotes")
    if names.isEmpty, faults.count == before {
      attempt(try members["names"].fail(expected: Self.names))
    }
    guard faults.count == before else { return nil }
    return SceneAlternatives(names: names, current: current, placement: placement)
  }

  private func names(_ place: SceneCursor) -> [String] {
    var names: [String] = []
    for place in elements(place, "an array of names") {
      if let name = attempt(try place.text("a name in quotes")) { names.append(name) }
    }
    return names
  }

  private static let names = "one name or more"
}

extension SceneAlternatives {
  /// The alternatives as an object.
  var json: SceneJSON {
    .members([
      "for": placement.map { .text($0.item) },
      "within": (placement?.area).map(SceneJSON.text),
      "names": .list(names.map(SceneJSON.text)),
      "current": current.map(SceneJSON.text),
    ])
  }
}
