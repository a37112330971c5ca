import ConstraintKernel

/// What a word of several constraints may say.
extension SceneCheck {
  func word(_ word: SceneWord, of constraint: SceneConstraint, at path: String) {
    let item = constraint.first.item
    switch word {
    case .bias(let share, let room):
      attempt(try known(item, at: "\(path).bias"))
      attempt(try self.share(share, at: "\(path).share"))
      self.room(room, without: [item], at: path)
    case .barrier(let edge, let others, let margin, _):
      line(item, at: "\(path).barrier")
      attempt(
        try require(edge.isEdgeOfFrame, at: "\(path).edge", "an edge", found: "\(edge)")
      )
      items(others, at: "\(path).of")
      attempt(
        try require(
          !others.contains(item),
          at: "\(path).of",
          "items other than the line",
          found: ScenePath.quoted(item)
        )
      )
      attempt(try number(margin, at: "\(path).margin"))
    case .chain(let chained, let style, let room, let spacing, let weights):
      items(chained, at: "\(path).chain")
      if case .packed(let bias) = style { attempt(try share(bias, at: "\(path).share")) }
      self.room(room, without: chained, at: path)
      attempt(try number(spacing, at: "\(path).spacing"))
      self.weights(weights, of: chained.count, at: "\(path).weights")
    case .guideline(_, let position):
      line(item, at: "\(path).guideline")
      switch position {
      case .start(let number): attempt(try self.number(number, at: "\(path).start"))
      case .end(let number): attempt(try self.number(number, at: "\(path).end"))
      case .fraction(let share): attempt(try self.share(share, at: "\(path).fraction"))
      }
    }
    attempt(try priority(constraint.priority, at: "\(path).priority"))
  }

  /// A line lies across a superview, which the root has none of.
  private func line(_ id: String, at path: String) {
    attempt(try known(id, at: path))
    attempt(
      try require(
        places[id] != "root.id",
        at: path,
        "an item that lies in another",
        found: "the root"
      )
    )
  }

  private func items(_ ids: [String], at path: String) {
    attempt(try require(!ids.isEmpty, at: path, "the ids of one item or more", found: "none"))
    var seen: Set<String> = []
    for (index, id) in ids.enumerated() {
      let place = ScenePath.element(index, of: path)
      attempt(try known(id, at: place))
      attempt(
        try require(
          seen.insert(id).inserted,
          at: place,
          "an item that does not stand here already",
          found: ScenePath.quoted(id)
        )
      )
    }
  }

  private func room(_ room: SceneRoom, without items: [String], at path: String) {
    for (end, key) in [(room.start, "from"), (room.end, "to")] {
      self.end(end, at: "\(path).\(key)")
      attempt(
        try require(
          !items.contains(end.item) || end.area != nil,
          at: "\(path).\(key)",
          "an item other than those between",
          found: ScenePath.quoted(end.item)
        )
      )
    }
    let (start, end) = (room.start.attribute, room.end.attribute)
    attempt(
      try require(
        start.isPart && !start.isSize,
        at: "\(path).fromAttribute",
        "a position",
        found: ScenePath.quoted("\(start)")
      )
    )
    attempt(
      try require(
        room.hasPositions || !start.isPart || start.isSize,
        at: "\(path).toAttribute",
        "\(start.partners) to go with \(start)",
        found: ScenePath.quoted("\(end)")
      )
    )
    attempt(try number(room.lead, at: "\(path).lead"))
    attempt(try number(room.tail, at: "\(path).tail"))
  }

  private func weights(_ weights: [Double], of count: Int, at path: String) {
    for (index, weight) in weights.enumerated() {
      let place = ScenePath.element(index, of: path)
      attempt(try length(weight, at: place, "a weight, \(SceneReader.length)"))
    }
    attempt(
      try require(
        weights.isEmpty || weights.count == count,
        at: path,
        "a weight for each of \(count) items",
        found: "\(weights.count)"
      )
    )
  }

  private func share(_ share: Double, at path: String) throws(SceneReadingError) {
    try number(share, at: path)
    try check(share, (0...1).contains(share), at: path, "a share from 0 to 1")
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it is an edge of a frame, and no margin and no baseline.
  fileprivate var isEdgeOfFrame: Bool { SceneWord.edges.values.contains(self) }
}
