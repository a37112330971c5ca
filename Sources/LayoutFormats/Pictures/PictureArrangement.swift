package import ConstraintKernel

/// A word of several constraints as one thing of a picture: a line, or what keeps items apart.
package struct PictureArrangement: Hashable, Sendable {
  /// How a stroke is drawn.
  package enum Kind: String, Hashable, Sendable {
    /// A line that items stand at.
    case line
    /// A gap that takes what room there is.
    case spring
    /// A gap of a number of points.
    case strut
  }

  /// One stroke along an axis, from the root's corner.
  package struct Stroke: Hashable, Sendable {
    /// How it is drawn.
    package var kind: Kind
    /// One end.
    package var start: LayoutPoint
    /// The other end.
    package var end: LayoutPoint

    /// Makes a stroke.
    package init(kind: Kind, start: LayoutPoint, end: LayoutPoint) {
      (self.kind, self.start, self.end) = (kind, start, end)
    }

    /// Whether it runs from left to right.
    var isHorizontal: Bool { start.y == end.y }

    /// How long it is, in points.
    var length: Double { abs(end.x - start.x) + abs(end.y - start.y) }
  }

  /// The word with its items: `chain of back, title and more`.
  package var title: String
  /// Its strokes, in the order of its items; none of a gap without length.
  package var strokes: [Stroke]
  /// Whether one of its constraints takes part in a conflict.
  package var isConflicting: Bool

  /// The longest stroke, which has the title beside it.
  var longest: Stroke? { strokes.max { $0.length < $1.length } }
}

extension PictureArrangement {
  /// A word where it lies; nil where none of it can be drawn.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - direction: The direction that its constraints are read in.
  ///   - outline: The hierarchy.
  ///   - boxes: Where its items lie.
  ///   - isConflicting: Whether one of its constraints takes part in a conflict.
  init?(
    _ word: LayoutWord,
    reading direction: LayoutReadingDirection,
    in outline: LayoutOutline,
    _ boxes: [LayoutRect],
    isConflicting: Bool
  ) {
    (title, self.isConflicting) = (word.titleInState, isConflicting)
    strokes = []
    func side(
      _ item: ItemRecord,
      _ attribute: LayoutConstraint.Attribute
    ) -> LayoutOutline.Side? {
      item.item.flatMap(outline.place).map {
        LayoutOutline.Side(place: $0, attribute: attribute.physical(in: direction))
      }
    }
    switch word.meaning {
    case .guideline(let line):
      guard let side = side(line.item, line.axis.start) else { return nil }
      strokes = Self.line(at: side, along: line.axis, outline, boxes)
    case .barrier(let line):
      guard let side = side(line.item, line.edge), let axis = line.edge.axis else { return nil }
      strokes = Self.line(at: side, along: axis, outline, boxes)
    case .bias(let bias):
      guard let start = side(bias.room.start.item, bias.room.start.attribute),
        let end = side(bias.room.end.item, bias.room.end.attribute),
        let item = bias.item.item.flatMap(outline.place)
      else { return nil }
      strokes = Self.gaps([item], start, end, [.spring, .spring], outline, boxes)
    case .chain(let chain):
      let items = chain.items.compactMap { $0.item.flatMap(outline.place) }
      guard let start = side(chain.room.start.item, chain.room.start.attribute),
        let end = side(chain.room.end.item, chain.room.end.attribute),
        items.count == chain.items.count
      else { return nil }
      strokes = Self.gaps(items, start, end, chain.kindsOfGaps, outline, boxes)
    }
    strokes.removeAll { !($0.length > 0) || !$0.length.isFinite }
    if strokes.isEmpty { return nil }
  }

  /// A line across the superview of the item that is the line.
  private static func line(
    at side: LayoutOutline.Side,
    along axis: LayoutAxis,
    _ outline: LayoutOutline,
    _ boxes: [LayoutRect]
  ) -> [Stroke] {
    let owner = boxes[outline.parents[side.place] ?? 0]
    let place = outline.value(of: side, in: boxes)
    return [
      axis == .horizontal
        ? Stroke(
          kind: .line,
          start: LayoutPoint(x: place, y: owner.minY),
          end: LayoutPoint(x: place, y: owner.maxY)
        )
        : Stroke(
          kind: .line,
          start: LayoutPoint(x: owner.minX, y: place),
          end: LayoutPoint(x: owner.maxX, y: place)
        )
    ]
  }

  /// The gaps before, between and behind items that lie in a row between two positions.
  private static func gaps(
    _ items: [Int],
    _ start: LayoutOutline.Side,
    _ end: LayoutOutline.Side,
    _ kinds: [Kind],
    _ outline: LayoutOutline,
    _ boxes: [LayoutRect]
  ) -> [Stroke] {
    let isHorizontal = start.attribute.axis == .horizontal
    func along(_ box: LayoutRect) -> (low: Double, high: Double) {
      isHorizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
    }
    func across(_ box: LayoutRect) -> (low: Double, high: Double) {
      isHorizontal ? (box.minY, box.maxY) : (box.minX, box.maxX)
    }
    let (from, to) = (outline.value(of: start, in: boxes), outline.value(of: end, in: boxes))
    let isForward = from <= to
    let members = items.map { (along: along(boxes[$0]), across: across(boxes[$0])) }
    guard let first = members.first, let last = members.last else { return [] }
    let stretches =
      [(along: (low: from, high: from), across: first.across)] + members
      + [(along: (low: to, high: to), across: last.across)]
    return zip(zip(stretches, stretches.dropFirst()), kinds).map { pair, kind in
      let (one, other) = pair
      let begin = isForward ? one.along.high : one.along.low
      let stop = isForward ? other.along.low : other.along.high
      let (low, high) = (
        max(one.across.low, other.across.low), min(one.across.high, other.across.high)
      )
      let cross =
        low < high ? (low + high) / 2 : (one.across.low + one.across.high) / 2
      return isHorizontal
        ? Stroke(
          kind: kind,
          start: LayoutPoint(x: begin, y: cross),
          end: LayoutPoint(x: stop, y: cross)
        )
        : Stroke(
          kind: kind,
          start: LayoutPoint(x: cross, y: begin),
          end: LayoutPoint(x: cross, y: stop)
        )
    }
  }
}

extension LayoutChain {
  /// Which gaps take what room there is: before the first item, between neighbours, behind the last.
  var kindsOfGaps: [PictureArrangement.Kind] {
    func gaps(
      ends: PictureArrangement.Kind,
      between: PictureArrangement.Kind
    ) -> [PictureArrangement.Kind] {
      [ends] + Array(repeating: between, count: items.count - 1) + [ends]
    }
    if !weights.isEmpty { return gaps(ends: .strut, between: .strut) }
    return switch style {
    case .spread: gaps(ends: .spring, between: .spring)
    case .spreadInside: gaps(ends: .strut, between: .spring)
    case .packed: gaps(ends: .spring, between: .strut)
    }
  }
}

extension PictureArrangement {
  /// The words that constraints are parts of, in the order of activation, each with its constraints.
  static func words(
    of constraints: [LayoutConstraint]
  ) -> [(word: LayoutWord, direction: LayoutReadingDirection, constraints: [LayoutConstraint])] {
    var words: [(LayoutWord, LayoutReadingDirection, [LayoutConstraint])] = []
    var places: [ObjectIdentifier: Int] = [:]
    for constraint in constraints {
      guard let word = constraint.word, let host = constraint.hostItem else { continue }
      if let place = places[ObjectIdentifier(word)] {
        words[place].2.append(constraint)
      } else {
        places[ObjectIdentifier(word)] = words.count
        words.append((word, host.effectiveLayoutDirection, [constraint]))
      }
    }
    return words
  }
}

extension LayoutWord {
  /// The item that is a line; nil for a word that places other items.
  var line: ItemRecord? {
    switch meaning {
    case .barrier(let barrier): barrier.item
    case .guideline(let guideline): guideline.item
    case .bias, .chain: nil
    }
  }
}
