import ConstraintKernel
import Dialects

/// What a page knows, as JSON; lists go by places.
///
/// | member | what it is |
/// |---|---|
/// | `items` | the tree: names, depths, parents; of a word's guides the word |
/// | `constraints` | each once, in all dialects, with its line, and its word where it is part of one |
/// | `statements`, `reasons` | what chains are made of, and the chains |
/// | `settings` | what was solved: pieces, and which constraints were active |
/// | `rules`, `findings` | the rules in words, and the report of the check, the worst first |
struct InspectorData {
  private let width: Double
  private let outline: LayoutOutline
  /// What each item is called, looked up once, and the items that are called so.
  private let names: [String]
  private let namesakes: [String: [Int]]
  private let report: LayoutCheckReport
  private var reasons: PieceReasons
  private var constraints: [LayoutConstraint] = []
  private var constraintPlaces: [ObjectIdentifier: Int] = [:]
  private var settings: [SceneJSON] = []

  /// Solves every setting of a report, at the widths that it looked at.
  init(_ root: any LayoutItem, _ report: LayoutCheckReport) {
    width = root.layoutFrame.width
    reasons = PieceReasons(under: root.layoutWorkLimit)
    self.report = report
    let sweeps = report.sweeps.map { sweep in
      var setting = sweep.setting
      setting.widths = sweep.looked
      return (pieces: LayoutPieces(root, setting), sweep: sweep)
    }
    outline = sweeps.first?.pieces.outline ?? LayoutOutline(root)
    let names = outline.items.map(\.record.name)
    self.names = names
    namesakes = Dictionary(grouping: names.indices) { names[$0] }
    for (pieces, sweep) in sweeps { add(pieces, sweep) }
  }

  var json: SceneJSON {
    let lines = lines
    return .members([
      "width": .rounded(width),
      "dialects": .list(
        DialectName.inspected.map { .list([.text($0.rawValue), .text($0.title)]) }
      ),
      "items": .list(outline.items.indices.map { item($0, isLine: lines.contains($0)) }),
      "constraints": .list(constraints.map(json)),
      "statements": .list(statements),
      "reasons": .list(reasons.reasons.map(\.json)),
      "settings": .list(settings),
      "rules": .object(
        LayoutRule.allCases.map { rule in
          (rule.rawValue, .members(["meaning": .text(rule.meaning), "error": .flag(rule.isError)]))
        }
      ),
      "findings": .list(worstFirst.map(json)),
    ])
  }

  /// What was found, by rule, and of a rule what is off by most points first.
  private var worstFirst: [LayoutCheckReport.Entry] {
    report.entries.enumerated().sorted { one, other in
      let (rule, otherRule) = (one.element.finding.rule.order, other.element.finding.rule.order)
      let (amount, otherAmount) = (one.element.finding.amount, other.element.finding.amount)
      return (rule, -amount, one.offset) < (otherRule, -otherAmount, other.offset)
    }.map(\.element)
  }

  private func item(_ place: Int, isLine: Bool) -> SceneJSON {
    let item = outline.items[place]
    let offset = (item as? LayoutScrollView)?.contentOffset
    return .members([
      "name": .text(names[place]),
      "depth": .number(Double(outline.depths[place])),
      "parent": outline.parents[place].map { .number(Double($0)) },
      "guide": item is LayoutGuide ? .flag(true) : nil,
      "whole": (item as? ArrangementGuide).map { .text($0.word.titleInState) },
      "line": isLine ? .flag(true) : nil,
      "text": item.isText ? .flag(true) : nil,
      "scrolled": offset.map { .list([.rounded($0.x), .rounded($0.y)]) },
    ])
  }

  private func json(_ entry: LayoutCheckReport.Entry) -> SceneJSON {
    let finding = entry.finding
    let places = Set(finding.items.flatMap { namesakes[$0] ?? [] }).sorted()
    return .members([
      "rule": .text(finding.rule.rawValue),
      "message": .text(finding.message),
      "setting": .text(entry.setting.description),
      "from": .number(Double(entry.widths.lowerBound)),
      "to": .number(Double(entry.widths.upperBound)),
      "proved": .flag(entry.isProved),
      "why": .list(finding.why.map(SceneJSON.text)),
      "items": .list(places.map { .number(Double($0)) }),
    ])
  }

  // MARK: Constraints

  private mutating func add(_ sweep: LayoutPieces, _ checked: LayoutCheckReport.Sweep) {
    for constraint in sweep.constraints
    where constraintPlaces[ObjectIdentifier(constraint)] == nil {
      constraintPlaces[ObjectIdentifier(constraint)] = constraints.count
      constraints.append(constraint)
    }
    let reasons = reasons.add(sweep)
    let ties = zip(sweep.constraints, sweep.readings).map { constraint, reading in
      SceneJSON.members([
        "constraint": constraintPlaces[ObjectIdentifier(constraint)].map { .number(Double($0)) },
        "axis": .number(reading.first.attribute.axis == .vertical ? 1 : 0),
        "first": outline.json(reading.first),
        "second": reading.second.map(outline.json),
      ])
    }
    let words = PictureArrangement.words(of: sweep.constraints).compactMap { word, _, _ in
      json(word, sweep.setting.direction)
    }
    let pieces = sweep.pieces.enumerated().map { index, piece in
      SceneJSON.members([
        "proved": .flag(piece.isProved),
        "start": piece.start.json,
        "end": piece.end.json,
        "reasons": index < reasons.count
          ? .list(reasons[index].map { .number(Double($0)) }) : nil,
      ])
    }
    settings.append(
      .members([
        "name": .text(sweep.setting.description),
        "direction": .text(sweep.setting.direction.name),
        "asked": .number(Double(checked.setting.widths.upperBound)),
        "overflowing": checked.overflowingJSON,
        "sampledBecause": sweep.obstacle.map(SceneJSON.text),
        "ties": .list(ties),
        "words": words.isEmpty ? nil : .list(words),
        "pieces": .list(pieces),
      ])
    )
  }

  /// A word as a line across an item, or as gaps between items; nil where an item lies outside.
  private func json(_ word: LayoutWord, _ direction: LayoutReadingDirection) -> SceneJSON? {
    func side(_ item: ItemRecord, _ attribute: LayoutConstraint.Attribute) -> SceneJSON? {
      item.item.flatMap(outline.place).map {
        outline.json(.init(place: $0, attribute: attribute.physical(in: direction)))
      }
    }
    func axis(_ attribute: LayoutConstraint.Attribute) -> SceneJSON {
      .number(attribute.axis == .vertical ? 1 : 0)
    }
    func line(_ item: ItemRecord, _ attribute: LayoutConstraint.Attribute) -> SceneJSON? {
      guard let place = item.item.flatMap(outline.place), let at = side(item, attribute) else {
        return nil
      }
      return .members([
        "title": .text(word.titleInState), "axis": axis(attribute), "line": at,
        "owner": .number(Double(outline.parents[place] ?? 0)),
      ])
    }
    func gaps(
      _ items: [ItemRecord],
      _ room: LayoutRoom,
      _ kinds: [PictureArrangement.Kind]
    ) -> SceneJSON? {
      let places = items.compactMap { $0.item.flatMap(outline.place) }
      guard places.count == items.count, let start = side(room.start.item, room.start.attribute),
        let end = side(room.end.item, room.end.attribute)
      else { return nil }
      return .members([
        "title": .text(word.titleInState), "axis": axis(room.start.attribute), "start": start,
        "end": end, "items": .list(places.map { .number(Double($0)) }),
        "kinds": .list(kinds.map { .text($0.rawValue) }),
      ])
    }
    return switch word.meaning {
    case .guideline(let guideline): line(guideline.item, guideline.axis.start)
    case .barrier(let barrier): line(barrier.item, barrier.edge)
    case .bias(let bias): gaps([bias.item], bias.room, [.spring, .spring])
    case .chain(let chain): gaps(chain.items, chain.room, chain.kindsOfGaps)
    }
  }

  /// The places of guides that are lines of words.
  private var lines: Set<Int> {
    Set(
      PictureArrangement.words(of: constraints).compactMap { word, _, _ in
        (word.line?.item as? LayoutGuide).flatMap(outline.place)
      }
    )
  }

  private func json(_ constraint: LayoutConstraint) -> SceneJSON {
    let source = LayoutIssue.Location(constraint.source)
    let dialect = outline.sceneConstraint(of: source)?.dialect ?? constraint.dialect
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    return .members([
      "words": .object(DialectName.inspected.map { ($0.rawValue, .text($0.text(constraint))) }),
      "written": .text((DialectName(dialect) ?? .kernel).rawValue),
      "source": .text(outline.line(of: source)),
      "label": .text(constraint.shortDescription),
      "relation": .number(Double(constraint.relation.rawValue)),
      "whole": constraint.word.map { .text($0.title) },
      "scaffold": constraint.isScaffold ? .flag(true) : nil,
      "items": .list(items.compactMap(outline.place).map { .number(Double($0)) }),
    ])
  }

  /// The statements of chains: the places of constraints, words for everything else, and two for one that
  /// the page puts a number between.
  private var statements: [SceneJSON] {
    let known = Dictionary(
      constraints.enumerated().map { (LayoutIssue.Statement($1), $0) }
    ) { first, _ in first }
    return reasons.statements.map { words in
      switch words {
      case .statement(let statement):
        known[statement].map { .number(Double($0)) } ?? .text(statement.text)
      case .around(let beginning, let end): .list([.text(beginning), .text(end)])
      }
    }
  }
}

extension LayoutItem {
  /// Whether people read it: a label, or whatever else has a baseline.
  fileprivate var isText: Bool { self is LayoutLabel || firstBaselineOffsetFromTop != 0 }
}

extension LayoutRule {
  /// Whether people see that something is wrong, and not only that it may become so.
  fileprivate var isError: Bool {
    switch self {
    case .conflict, .cutOff, .overlap, .outside, .noSize: true
    case .ambiguous, .tapTarget, .negativeGap, .jump, .notMirrored: false
    }
  }
}

extension LayoutOutline {
  /// A side as a place, a share of the length of its box, and points to add.
  fileprivate func json(_ side: Side) -> SceneJSON {
    let share: SceneJSON =
      switch side.attribute {
      case .right, .rightMargin, .bottom, .bottomMargin, .lastBaseline: .number(1)
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .number(0.5)
      case .width, .height: .null
      default: .number(0)
      }
    let offset = items[side.place].record.offset(of: side.attribute)
    return .list([.number(Double(side.place)), share, .rounded(offset)])
  }
}

extension PieceReasons.Reason {
  fileprivate var json: SceneJSON {
    func list(_ terms: [PieceReasons.Term]) -> SceneJSON {
      .list(
        terms.map { term in
          .list([
            .number(Double(term.statement)), .exact(term.rate), .exact(term.base),
            .exact(term.slope),
          ])
        }
      )
    }
    return .members([
      "steps": list(steps),
      "losses": losses.isEmpty ? nil : list(losses),
      "free": isFree ? .flag(true) : nil,
    ])
  }
}

extension LayoutPiece.State {
  fileprivate var json: SceneJSON {
    .members([
      "width": .number(width),
      "boxes": .list(
        boxes.map { box in
          .list([box.minX, box.minY, box.width, box.height].map(SceneJSON.exact))
        }
      ),
      "values": .list(values.map { .list([.exact($0.first), .exact($0.second)]) }),
      "margins": rows { $0.margins.numbers },
      "safe": rows { $0.safeArea.numbers },
      "baselines": rows { [$0.baselines.first, $0.baselines.last] },
    ])
  }

  /// A row of numbers for each item; nothing where all of them are 0.
  private func rows(_ numbers: (LayoutPiece.Insets) -> [Double]) -> SceneJSON? {
    let rows = insets.map(numbers)
    guard rows.contains(where: { $0.contains { $0 != 0 } }) else { return nil }
    return .list(rows.map { .list($0.map(SceneJSON.rounded)) })
  }
}

extension LayoutInsets {
  fileprivate var numbers: [Double] { [top, left, bottom, right] }
}
