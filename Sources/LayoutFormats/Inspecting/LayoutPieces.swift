import ConstraintKernel

/// A stretch of widths in which frames are linear: two states, and the line between them.
struct LayoutPiece {
  /// Frames and the two sides of constraints at one width.
  struct State {
    let width: Double
    /// Where the items lie as seen from the root.
    let boxes: [LayoutRect]
    /// Both sides of each constraint.
    let values: [(first: Double, second: Double)]
    /// The margins of each item, what of the safe area reaches into it, and its baselines.
    let insets: [Insets]
    fileprivate let signs: LayoutActiveSet.Signs
  }

  /// What lies inside an item's frame without being one.
  struct Insets {
    let margins: LayoutInsets
    let safeArea: LayoutInsets
    /// The first baseline below the top, the last above the bottom; 0 without text.
    let baselines: (first: Double, last: Double)

    fileprivate init(_ item: any LayoutItem) {
      let isGuide = item is LayoutGuide
      margins = isGuide ? .zero : item.layoutMargins
      safeArea = isGuide ? .zero : item.safeAreaInsets
      baselines = (item.firstBaselineOffsetFromTop, item.lastBaselineOffsetFromBottom)
    }
  }

  let start: State
  fileprivate(set) var end: State
  /// Whether frames are proved to be linear in it, or only solved at its widths.
  fileprivate(set) var isProved: Bool
}

/// The pieces of a hierarchy's layout over a range of widths.
struct LayoutPieces {
  /// What keeps a page small and its making short, whatever the hierarchy.
  struct Bounds {
    /// Where the root has a limit on work, widths are looked at until as many times that is spent, and changes
    /// between them until half of it is.
    var passes = 2
    /// No more widths are looked at once pieces have as many frames and constraints.
    var numbers = 2_000_000
    /// Pieces are asked whether other frames would do until as many constraints stood in the hierarchy; later
    /// ones count as sampled.
    var constraints = 1_000_000
  }

  /// How near to each other a change of the layout is hemmed in, in points.
  private static let precision = 1e-7
  /// How many changes are looked for between two neighbouring widths; more are sampled.
  private static let mostChanges = 8
  /// What frames may differ from a line, as they are rounded to millionths.
  private static let roughness = 1e-4

  private(set) var pieces: [LayoutPiece] = []
  let outline: LayoutOutline
  let constraints: [LayoutConstraint]
  let readings: [LayoutOutline.Reading]
  let root: any LayoutItem
  private var activeSet: LayoutActiveSet
  private let bounds: Bounds
  private var effort: LayoutEffort
  let setting: LayoutCheck.Setting
  /// What decides frames besides constraints, so that nothing is proved; nil where nothing does.
  var obstacle: String? { activeSet.obstacle }

  /// Solves a hierarchy at every width of a setting, and wherever the layout changes; the pieces end at an
  /// earlier width where they become too many, or take too long.
  ///
  /// - Complexity: a layout pass for each width, two dozen for each change, and a search for ambiguities
  ///   in each piece.
  init(_ root: any LayoutItem, _ setting: LayoutCheck.Setting, bounds: Bounds = Bounds()) {
    self.root = root
    self.bounds = bounds
    self.setting = setting
    effort = LayoutEffort(on: root, passes: bounds.passes)
    setting.apply(to: root, width: Double(setting.widths.lowerBound))
    let outline = LayoutOutline(root)
    self.outline = outline
    activeSet = LayoutActiveSet(outline)
    let read = outline.constraints.compactMap { constraint in
      outline.reading(of: constraint).map { (constraint, $0) }
    }
    constraints = read.map(\.0)
    readings = read.map(\.1)
    var before = state(at: Double(setting.widths.lowerBound))
    append(LayoutPiece(start: before, end: before, isProved: true))
    let mostPieces = bounds.numbers / max(outline.items.count + readings.count, 1)
    for width in setting.widths.dropFirst() where pieces.count <= mostPieces && !effort.isSpent {
      let after = state(at: Double(width))
      advance(from: before, to: after, changes: 0)
      before = after
    }
    // What was found late holds of the widths before, too.
    if obstacle != nil {
      for index in pieces.indices.dropFirst(pieces[0].start.width == pieces[0].end.width ? 1 : 0) {
        pieces[index].isProved = false
      }
    }
    var questions = bounds.constraints / max(outline.constraints.count, 1)
    for index in pieces.indices where pieces[index].isProved {
      if questions == 0 || effort.isSpent || isOpen(pieces[index]) {
        pieces[index].isProved = false
      }
      questions = max(questions - 1, 0)
    }
  }

  /// Whether other frames would do as well in a piece, which is the same all over it.
  private func isOpen(_ piece: LayoutPiece) -> Bool {
    setting.apply(to: root, width: (piece.start.width + piece.end.width) / 2)
    return !root.layoutAmbiguities.isEmpty
  }

  private mutating func state(at width: Double) -> LayoutPiece.State {
    setting.apply(to: root, width: width)
    effort.noteReading(outline.items.count + readings.count)
    let boxes = outline.boxes()
    activeSet.lookAgain()
    return LayoutPiece.State(
      width: width,
      boxes: boxes,
      values: readings.map { outline.values(of: $0, in: boxes) },
      insets: outline.items.map(LayoutPiece.Insets.init),
      signs: activeSet.signs(in: boxes)
    )
  }

  private func isLinear(_ lhs: LayoutPiece.State, _ rhs: LayoutPiece.State) -> Bool {
    activeSet.isLinear && lhs.signs.isLinear(to: rhs.signs)
  }

  /// Goes from one width to the next, through the changes between them.
  private mutating func advance(
    from before: LayoutPiece.State,
    to after: LayoutPiece.State,
    changes: Int
  ) {
    if isLinear(before, after) || !activeSet.isLinear || changes == Self.mostChanges
      || effort.isHalfSpent
    {
      return append(LayoutPiece(start: before, end: after, isProved: isLinear(before, after)))
    }
    var (low, high) = (before, after)
    while high.width - low.width > Self.precision, !effort.isSpent {
      let middle = state(at: (low.width + high.width) / 2)
      if isLinear(before, middle) { low = middle } else { high = middle }
    }
    if low.width > before.width { append(LayoutPiece(start: before, end: low, isProved: true)) }
    if high.width - low.width > Self.precision {
      append(LayoutPiece(start: low, end: high, isProved: false))
    }
    if after.width > high.width { advance(from: high, to: after, changes: changes + 1) }
  }

  /// Adds a piece, to the last one where that goes on as straight as before.
  private mutating func append(_ piece: LayoutPiece) {
    guard var last = pieces.last, last.isProved == piece.isProved, Self.isStraight(last, piece)
    else { return pieces.append(piece) }
    last.end = piece.end
    pieces[pieces.count - 1] = last
  }

  private static func isStraight(_ first: LayoutPiece, _ second: LayoutPiece) -> Bool {
    let (start, end, next) = (first.start, first.end, second.end)
    guard abs(end.width - second.start.width) <= 2 * precision else { return false }
    if start.width == end.width { return true }
    let share = (next.width - start.width) / (end.width - start.width)
    return zip(start.boxes, zip(end.boxes, next.boxes)).allSatisfy { old, pair in
      func isOnLine(_ path: KeyPath<LayoutRect, Double>) -> Bool {
        let (from, to) = (old[keyPath: path], pair.0[keyPath: path])
        return abs(from + (to - from) * share - pair.1[keyPath: path]) <= roughness
      }
      return isOnLine(\.minX) && isOnLine(\.minY) && isOnLine(\.width) && isOnLine(\.height)
    }
  }
}
