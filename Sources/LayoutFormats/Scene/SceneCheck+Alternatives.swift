import ConstraintKernel

/// What states, places to try and constraints in them may say.
extension SceneCheck {
  func alternatives(_ all: [SceneAlternatives]) {
    var counts: [String: Int] = [:]
    for alternatives in all {
      let key = alternatives.placement == nil ? "states" : "places"
      let path = ScenePath.element(counts[key, default: 0], of: key)
      counts[key, default: 0] += 1
      if let placement = alternatives.placement {
        attempt(try known(placement.item, at: "\(path).for"))
        if let area = placement.area { attempt(try known(area, at: "\(path).within")) }
      }
      for (index, name) in alternatives.names.enumerated() {
        attempt(try newSet(name, of: path, at: ScenePath.element(index, of: "\(path).names")))
      }
      if let current = alternatives.current {
        attempt(
          try require(
            alternatives.names.contains(current),
            at: "\(path).current",
            "one of the names",
            found: ScenePath.quoted(current)
          )
        )
      }
    }
  }

  private func newSet(
    _ name: String,
    of path: String,
    at place: String
  ) throws(SceneReadingError) {
    try require(!name.isEmpty, at: place, "a name that is not empty", found: "\"\"")
    try require(
      pathsOfSets.updateValue(path, forKey: name) == nil,
      at: place,
      "a name of its own",
      found: "\(ScenePath.quoted(name)), which another state or place has already"
    )
  }

  /// Checks that a constraint is in sets that there are, all of them alternatives to each other.
  func sets(_ names: [String], at path: String) {
    var seen: Set<String> = []
    for (index, name) in names.enumerated() {
      let place = ScenePath.element(index, of: path)
      let isKnown = pathsOfSets[name] != nil
      attempt(
        try require(
          isKnown,
          at: place,
          "the name of a state or a place",
          found: "\(ScenePath.quoted(name)), which the document does not have"
            + meant(by: name, among: pathsOfSets)
        )
      )
      guard isKnown else { continue }
      attempt(
        try require(
          seen.insert(name).inserted && pathsOfSets[name] == pathsOfSets[names[0]],
          at: place,
          "another name beside \(ScenePath.quoted(names[0]))",
          found: ScenePath.quoted(name)
        )
      )
    }
  }
}
