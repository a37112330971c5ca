import ConstraintSolver

/// The linear system that a report stands for.
///
/// Each item has a start and a size on both axes, sizes at least zero, guides included. The horizontal
/// axis runs in reading direction. What the print leaves out is an unknown of its own (margins and
/// baselines, at least zero) or a choice between two readings.
struct ReportSystem {
  /// A question with two answers that the print does not decide.
  enum Choice: Hashable {
    case spacingSign(row: Int)
    case flippedness(item: Int)
    case containment(item: Int, scrollView: Int)
  }

  /// A distance, at least zero, that the print leaves out.
  enum Unknown: Hashable {
    case margin(item: Int, isVertical: Bool, isEnd: Bool)
    case baseline(item: Int, isLast: Bool)
  }

  let rows: [LogRow]
  private(set) var items: ItemTable
  private(set) var choices: [Choice] = []
  private(set) var unknowns: [Unknown] = []
  /// The rows that take part: read, required, active, and not the same constraint twice.
  private(set) var usable: [Int] = []
  /// What keeps rows from taking part.
  private(set) var gaps: [MissingValue] = []
  /// Whether the horizontal places of some rows follow the reading direction, and others do not.
  private(set) var mixesDirections = false
  /// Whether a row says that it reads right to left.
  private(set) var saysRightToLeft = false
  private var unknownNumbers: [Unknown: Int] = [:]
  private var choiceNumbers: [Choice: Int] = [:]
  /// Whether some class is AppKit's, whose vertical coordinates may run either way.
  let isAppKit: Bool

  /// The most choices whose readings are all tried.
  static let mostChoices = 6

  init(_ report: LogReport) {
    rows = report.rows
    items = ItemTable(report.rows)
    isAppKit = items.entries.contains { $0.isAppKit }
    var seen: Set<String> = []
    var directions: Set<Bool> = []
    for (index, row) in rows.enumerated() {
      guard let formula = row.formula else {
        gaps.append(.row(line: row.line))
        continue
      }
      guard formula.isRequired, row.isActive, seen.insert(row.id).inserted else { continue }
      let known = choices.count
      guard prepare(index, row, formula) else { continue }
      if choices.count > Self.mostChoices {
        gaps += choices[known...].map { missing($0) }
        for choice in choices[known...] { choiceNumbers[choice] = nil }
        choices.removeSubrange(known...)
        continue
      }
      usable.append(index)
      saysRightToLeft = saysRightToLeft || formula.readsRightToLeft == true
      let places = [formula.first, formula.second].compactMap { $0 }
        .filter { $0.attribute.isLocation && !$0.attribute.isVertical }
      if !places.isEmpty { directions.insert(places.contains { $0.attribute.isReading }) }
    }
    mixesDirections = directions.count == 2
    if report.isCut { gaps.append(.restOfList) }
  }

  /// How many variables there are.
  var variableCount: Int { items.entries.count * 4 + unknowns.count }

  /// Whether a variable is at least zero: sizes and unknowns are, places are not.
  func isNonnegative(_ variable: Int) -> Bool {
    variable >= items.entries.count * 4 || variable % 2 == 1
  }

  /// Whether a variable is the start of an item.
  func isPlace(_ variable: Int) -> Bool {
    variable < items.entries.count * 4 && variable % 2 == 0
  }

  /// The variable of an unknown.
  func variable(ofUnknown number: Int) -> Int { items.entries.count * 4 + number }

  /// The item whose size a variable is, and on which axis.
  func size(_ variable: Int) -> (item: Int, isVertical: Bool)? {
    guard variable < items.entries.count * 4, variable % 2 == 1 else { return nil }
    return (variable / 4, variable % 4 == 3)
  }

  // MARK: What rows need

  /// Numbers the unknowns and choices of a row; false for one that cannot take part.
  private mutating func prepare(_ index: Int, _ row: LogRow, _ formula: LogFormula) -> Bool {
    let places = [formula.first, formula.second].compactMap { $0 }
    if places.contains(where: { $0.attribute == .unknown }) {
      gaps.append(.attribute(line: row.line))
      return false
    }
    for place in places {
      if case .ambiguous(let name) = place.item.identity {
        gaps.append(.name(name, line: row.line))
        return false
      }
    }
    let partner = formula.second?.item
    guard let first = items.known(formula.first.item, partner: partner) else { return false }
    let second = partner.flatMap { items.known($0, partner: formula.first.item) }
    if partner != nil && second == nil { return false }
    noteSuperviews(row, formula, first, second)
    if needsOrigin(formula), origin(first, second) == nil {
      gaps.append(.coordinateSpace(line: row.line))
      return false
    }
    for (item, place) in zip([first, second].compactMap { $0 }, places) {
      number(place.attribute, of: item)
    }
    if formula.unsignedSpacing != nil { add(.spacingSign(row: index)) }
    if isAppKit, let superview = flippable(formula, first, second) {
      add(.flippedness(item: superview))
    }
    if let second { prepareScrolling(formula, first, second) }
    return true
  }

  /// A superview without a name is an item of its own; whether it is one of the named ones is unknown.
  private mutating func noteSuperviews(
    _ row: LogRow,
    _ formula: LogFormula,
    _ first: Int,
    _ second: Int?
  ) {
    let isLone = second == nil && formula.first.attribute.isLocation
    let parent = isLone ? items.parents[first] : nil
    let asked = [first, second, parent].compactMap { $0 }
    if asked.contains(where: { items.entries[$0].role != nil }) {
      gaps.append(.superview(line: row.line))
    }
  }

  private mutating func number(_ attribute: LogAttribute, of item: Int) {
    let isVertical = attribute.isVertical
    if attribute.isMargin, items.marginsGuides[item] == nil {
      if attribute.kind != .end { add(.margin(item: item, isVertical: isVertical, isEnd: false)) }
      if attribute.kind != .start { add(.margin(item: item, isVertical: isVertical, isEnd: true)) }
      // Which end a side is depends on the direction.
      if !isVertical, !attribute.isReading {
        add(.margin(item: item, isVertical: false, isEnd: attribute.kind == .start))
      }
    }
    if attribute.kind == .firstBaseline { add(.baseline(item: item, isLast: false)) }
    if attribute.kind == .lastBaseline { add(.baseline(item: item, isLast: true)) }
  }

  private mutating func add(_ unknown: Unknown) {
    guard unknownNumbers[unknown] == nil else { return }
    unknownNumbers[unknown] = unknowns.count
    unknowns.append(unknown)
  }

  private mutating func add(_ choice: Choice) {
    guard choiceNumbers[choice] == nil else { return }
    choiceNumbers[choice] = choices.count
    choices.append(choice)
  }

  /// The number of an unknown that some row has.
  func number(of unknown: Unknown) -> Int? { unknownNumbers[unknown] }

  /// What a reading says about a choice.
  func takes(_ choice: Choice, in reading: Reading) -> Bool {
    choiceNumbers[choice].map { reading.takes($0) } ?? false
  }

  // MARK: Coordinates

  /// Whether a row's places are measured from another item's corner.
  func needsOrigin(_ formula: LogFormula) -> Bool {
    guard let second = formula.second else { return false }
    let locations = [formula.first, second].filter { $0.attribute.isLocation }
    return locations.count == 1 || (locations.count == 2 && formula.multiplier != 1)
  }

  /// The item from whose corner the places of two items are multiplied.
  func origin(_ first: Int, _ second: Int?) -> Int? {
    guard let second else { return items.parents[first] }
    if first == second { return items.parents[first] }
    return items.commonAncestor(first, second)
  }

  /// The superview whose flippedness decides what a row of AppKit's masks means.
  func flippable(_ formula: LogFormula, _ first: Int, _ second: Int?) -> Int? {
    guard formula.first.attribute.isVertical, formula.first.attribute.isAutoresizing,
      formula.first.attribute.isLocation
    else { return nil }
    return second ?? items.parents[first]
  }

  /// The scroll view whose edge a row means the content of, and whether that is sure.
  func scrolled(
    _ formula: LogFormula,
    _ first: Int,
    _ second: Int
  ) -> (scrollView: Int, other: Int, isSure: Bool)? {
    guard let place = formula.second, formula.first.attribute.isLocation,
      place.attribute.isLocation, !formula.first.attribute.isAutoresizing
    else { return nil }
    for (scrollView, other) in [(second, first), (first, second)] {
      guard items.entries[scrollView].isScrollView, other != scrollView else { continue }
      if items.isDescendant(other, of: scrollView) { return (scrollView, other, true) }
      if items.isDescendant(scrollView, of: other) { continue }
      // Neighbours in one view, and a view written before its superview, as everybody writes them.
      if let parent = items.parents[other], parent == items.parents[scrollView] { continue }
      if scrollView == first || formula.isVisualFormat { continue }
      if formula.first.attribute.kind != place.attribute.kind { continue }
      return (scrollView, other, false)
    }
    return nil
  }

  private mutating func prepareScrolling(_ formula: LogFormula, _ first: Int, _ second: Int) {
    guard let scrolled = scrolled(formula, first, second) else { return }
    _ = items.content(of: scrolled.scrollView)
    if !scrolled.isSure {
      add(.containment(item: scrolled.other, scrollView: scrolled.scrollView))
    }
  }

  /// The number of a scroll view's content that some row has.
  func content(of scrollView: Int) -> Int? {
    items.entries.firstIndex { $0.role?.word == "content of" && $0.role?.of == scrollView }
  }
}
