public import ConstraintKernel

extension Picture {
  /// The picture of an item and all inside it, as frames stand now.
  ///
  /// Views show their subviews and guides, other items what constraints were made with, or what
  /// they say themselves as a ``LayoutContainer``. A word of several constraints, such as a chain, is one thing, without the
  /// guides that it needs. What scrolls shows all of its content, where it
  /// has been scrolled to; what is gone or hidden is not shown. Conflicts of the last pass are marked, and noted in the words of
  /// `LayoutItem.layoutConflictIssues`, those of one cause as one. A view without a name goes by its
  /// type, a guide without an identifier is called `guide`.
  ///
  /// - Parameters:
  ///   - root: The item.
  ///   - findingAmbiguities: Whether to note what other frames would do for as well, which is
  ///     looked for in the whole hierarchy and takes far longer than a layout pass.
  /// - Complexity: O(*n* log *n*) in items and constraints, but for ambiguities, and for conflicts a few
  ///   solutions of what hangs together with each.
  public init(of root: any LayoutItem, findingAmbiguities: Bool = false) {
    self = root.record.namingOnce {
      Picture(naming: root, findingAmbiguities: findingAmbiguities)
    }
  }

  /// The picture of an item and all inside it, for painting: boxes, text and paint of what is neither gone
  /// nor hidden, and no names, constraints and notes, which are invisible.
  ///
  /// - Complexity: O(*n*) in items and words.
  public init(painting root: any LayoutItem) {
    let outline = LayoutOutline(root, onlyShown: true)
    self.init(items: zip(outline.items, outline.depths).map { PictureItem($0, "", depth: $1) })
    direction = root.effectiveLayoutDirection
  }

  private init(naming root: any LayoutItem, findingAmbiguities: Bool) {
    var notes: [(PictureNote, [any LayoutItem])] = []
    for ambiguity in findingAmbiguities ? root.layoutAmbiguities : [] {
      let parts = ambiguity.freeParts.map(\.rawValue).joined(separator: ", ")
      let text = LayoutRule.ambiguitySentence(ambiguity.item.record.quotedName, parts)
      notes.append((PictureNote(.ambiguous, text), [ambiguity.item]))
    }
    let groups = root.layoutConflictGroups
    for (group, advice) in zip(groups, root.layoutAdvice(on: groups)) {
      let constraints = group.conflicts.flatMap(\.constraints)
      let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
      let lines = [LayoutRule.conflictSentence()] + advice.lines
      let note = PictureNote(.conflict, lines.joined(separator: "\n  "))
      notes.append((note, items.compactMap { $0 }))
    }
    let outline = LayoutOutline(root, onlyShown: true)
    self.init(outline, conflicts: groups.flatMap(\.conflicts), notes: notes)
    direction = root.effectiveLayoutDirection
  }

  /// The picture of a hierarchy with notes, each with the items it speaks of.
  init(
    _ outline: LayoutOutline,
    conflicts: [LayoutConflict],
    notes: [(note: PictureNote, items: [any LayoutItem])]
  ) {
    var items = zip(outline.items, outline.depths).map { item, depth in
      PictureItem(item, item.record.name, depth: depth)
    }
    for (index, note) in notes.enumerated() {
      for place in Set(note.items.compactMap(outline.place)) {
        items[place].notes.append(index + 1)
      }
    }
    let conflicting = Set(conflicts.flatMap(\.constraints))
    let boxes = outline.boxes()
    let constraints = outline.constraints
    let words = PictureArrangement.words(of: constraints)
    for line in words.compactMap(\.word.line) {
      guard let place = line.item.flatMap(outline.place), items[place].isGuide else { continue }
      items[place].isLineOfWord = true
    }
    self.init(
      items: zip(items, outline.items).filter { !($1 is ArrangementGuide) }.map(\.0),
      dimensions: constraints.filter { $0.word == nil }.compactMap {
        PictureDimension($0, outline, boxes, isConflicting: conflicting.contains($0))
      },
      arrangements: words.compactMap { word, direction, constraints in
        PictureArrangement(
          word,
          reading: direction,
          in: outline,
          boxes,
          isConflicting: !conflicting.isDisjoint(with: constraints)
        )
      },
      notes: notes.map(\.note)
    )
  }
}

extension PictureItem {
  fileprivate init(_ item: any LayoutItem, _ name: String, depth: Int) {
    let isShown = LayoutOutline.isShown(item)
    let text = isShown ? (item as? LayoutLabel)?.pictureText : nil
    self.init(
      name: name,
      frame: item.layoutFrame,
      depth: depth,
      isGuide: item is LayoutGuide,
      contentOffset: (item as? LayoutScrollView)?.contentOffset ?? .zero,
      lines: text?.lines ?? [],
      paragraph: text?.paragraph,
      // What scrolls shows its window.
      paint: isShown
        ? (item as? any PaintedItem)?.paint
          ?? (item is LayoutScrollView ? Paint(clips: true) : nil)
        : nil
    )
  }
}

extension LayoutLabel {
  /// The lines of the text as they stand in the frame, from its top, in the type they were measured
  /// in, and the glyphs of who shaped them.
  fileprivate var pictureText: (lines: [PictureLine], paragraph: PictureParagraph?)? {
    guard let request = textRequest(forWidth: frame.width) else { return nil }
    let shaped = (measurer as? any TextDrawing)?.shape(request)
    let measured = shaped?.measured ?? measuredText(forWidth: frame.width)
    var typeface = measurer.typeface(for: request).scaled(by: request.scale)
    if let weight = (self as? any PaintedItem)?.paint.weight, weight != 400 {
      typeface.weight = weight
    }
    let isPainted = self is any PaintedItem
    let lines = measured.lines.map { line in
      let x =
        line.x ?? textAlignment.offset(ofLine: line.width, in: frame.width, request.direction)
      var shown = PictureLine(
        text: line.string(of: request.text),
        origin: LayoutPoint(x: x, y: line.baseline),
        width: line.width,
        typeface: typeface,
        isRightToLeft: (line.direction ?? request.direction) == .rightToLeft
      )
      if isPainted { shown.placeWords(measurer, request) }
      return shown
    }
    return (lines, shaped.map { PictureParagraph(request, $0) })
  }
}

extension PictureDimension {
  /// The line of a constraint between the two places it ties together; nil where it has no length,
  /// and nothing to complain of.
  fileprivate init?(
    _ constraint: LayoutConstraint,
    _ outline: LayoutOutline,
    _ boxes: [LayoutRect],
    isConflicting: Bool
  ) {
    guard let reading = outline.reading(of: constraint), let axis = reading.first.attribute.axis
    else { return nil }
    let first = reading.first
    let box = boxes[first.place]
    var other = box
    var (from, to) = axis == .horizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
    if first.attribute.kind == .location {
      guard let second = reading.second, second.attribute.axis == axis else { return nil }
      other = boxes[second.place]
      (from, to) = (outline.value(of: second, in: boxes), outline.value(of: first, in: boxes))
    }
    guard from.isFinite, to.isFinite, from != to || isConflicting else { return nil }
    let cross =
      axis == .horizontal
      ? Self.middle((box.minY, box.maxY), (other.minY, other.maxY))
      : Self.middle((box.minX, box.maxX), (other.minX, other.maxX))
    self.init(
      start: axis == .horizontal ? LayoutPoint(x: from, y: cross) : LayoutPoint(x: cross, y: from),
      end: axis == .horizontal ? LayoutPoint(x: to, y: cross) : LayoutPoint(x: cross, y: to),
      label: constraint.shortDescription,
      formula: constraint.description,
      isConflicting: isConflicting
    )
  }

  /// The middle of what two stretches share, or of the first where they share nothing.
  private static func middle(_ first: (Double, Double), _ second: (Double, Double)) -> Double {
    let (low, high) = (max(first.0, second.0), min(first.1, second.1))
    return low < high ? (low + high) / 2 : (first.0 + first.1) / 2
  }
}

extension LayoutConstraint {
  /// What the constraint says of the distance, without naming the item it stands on.
  var shortDescription: String {
    let isSize = firstAttribute.kind == .size
    // A distance counts from where it begins: `a.right <= b.right - 16` keeps 16 points or more.
    let isBackwards =
      !isSize && (effectiveConstant < 0 || effectiveConstant == 0 && firstAttribute.isFarEdge)
    let shown = isBackwards ? relation.flipped : relation
    let sign = shown == .equal ? "" : "\(shown.sign) "
    var text = SceneNumber.rounded(isSize ? effectiveConstant : abs(effectiveConstant))
    if isSize, let secondItem {
      let factor = multiplier == 1 ? "" : "\(SceneNumber.rounded(multiplier)) · "
      let rest = effectiveConstant == 0 ? "" : " + \(text)"
      text = "\(factor)\(secondItem.record.quotedName).\(secondAttribute)\(rest)"
    }
    let level = priority == .required ? "" : " @\(SceneNumber.rounded(Double(priority.rawValue)))"
    return sign + text + level
  }
}

extension LayoutConstraint.Relation {
  /// The sign in front of a dimension, which has little room in a drawing.
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
