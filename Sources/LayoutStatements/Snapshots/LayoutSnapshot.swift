public import ConstraintKernel
package import LayoutFormats

/// What a layout says at one moment: its statements, and what a printer has to know of its items.
public struct LayoutSnapshot: Sendable {
  /// The constraints that source code states, in the order of activation.
  package var statements: [LayoutStatement] = []
  /// Words of several constraints, which stand behind the statements; their ids are expressions.
  package var words: [SceneConstraint] = []
  /// What is in layout whatever state or place is; all that there is where there are none.
  package var always = SnapshotContent()
  /// States, and places to try.
  package var alternatives: [SnapshotAlternatives] = []
  /// The expression of each item's superview, by the item's own expression.
  package var superviews: [String: String] = [:]
  /// Expressions of items that are no views.
  package var guides: Set<String> = []
  /// Views that are placed by their frames although statements have them as subject.
  package var placedByFrame: [String] = []
  /// Views that no statement has as subject and that are still not placed by their frames.
  package var cleared: [String] = []
  /// Expressions of items that are gone, in the order of the tree.
  package var gone: [String] = []
  /// How long a usual gap is between siblings, and between an item and what lies in it, in points.
  package var lengthOfGaps = LayoutSnapshot.usualLengthOfGaps
  /// Lines that declare names that had to be invented.
  package var declarations: [String] = []
  /// Constraints that cannot be said, as an item of theirs lies outside or was freed.
  public var omitted: [String] = []
  /// Constraints that are wanted under a condition, which is a closure and cannot be printed; those
  /// whose condition holds are among the statements.
  public var conditional: [String] = []

  /// Expressions of guides that words of several constraints made for themselves.
  private var wordGuides: Set<String> = []

  /// The lengths of gaps that an environment has by default.
  package static let usualLengthOfGaps = [
    LayoutEnvironment().siblingGap, LayoutEnvironment().superviewGap,
  ]

  /// Makes a snapshot without an item.
  package init() {}
}

extension LayoutSnapshot {
  /// Reads a hierarchy as it stands.
  ///
  /// Left out is what the system makes: autoresizing, natural sizes, stacks, guides. A chain, a barrier, a bias or
  /// a guideline is one, as long as its constraints are what it made. Constants and
  /// priorities are those that were set, not those that count while something is gone. A statement
  /// about an ancestor of its target is turned round where that is exact.
  ///
  /// - Parameters:
  ///   - root: The top of what is read.
  ///   - naming: Where the names of items come from.
  ///   - isWanted: Chooses constraints, such as those of one dialect or of one source file.
  /// - Complexity: O(*n* log *n*) in items and constraints.
  public init(
    of root: any LayoutItem,
    naming: ItemNaming = ItemNaming(),
    where isWanted: (LayoutConstraint) -> Bool = { _ in true }
  ) {
    let names = ItemNames(root, naming)
    self.init(of: root, naming: names.reference, sayingWords: true, where: isWanted)
    declarations = names.declarations.filter { line in
      !wordGuides.contains { line.hasPrefix("let \($0) = ") }
    }
  }

  /// Reads a batch of constraints, active or not, in its order.
  ///
  /// - Parameters:
  ///   - constraints: What is read.
  ///   - root: The top of the hierarchy the items lie in, from which they have their names.
  ///   - naming: Where the names of items come from.
  /// - Complexity: O(*n*) in items and constraints.
  public init(
    of constraints: [LayoutConstraint],
    in root: any LayoutItem,
    naming: ItemNaming = ItemNaming()
  ) {
    self.init()
    let names = ItemNames(root, naming)
    declarations = names.declarations
    note(root.withItemsBelow, constraints, names.reference)
  }

  /// Reads a hierarchy whose items have the names that a function gives them; nil for what lies outside.
  package init(
    of root: any LayoutItem,
    naming names: (any LayoutItem) -> ItemReference?,
    sayingWords: Bool = false,
    where isWanted: (LayoutConstraint) -> Bool = { _ in true }
  ) {
    self.init()
    let items = root.withItemsBelow
    let ofStacks = Set(items.compactMap { $0 as? LayoutStackView }.flatMap(\.stackConstraints))
    let all = items.flatMap(\.statedConstraints).filter { !ofStacks.contains($0) }
    let found = sayingWords ? LayoutAlternatives.all(holding: all) : []
    let waiting = found.waitingConstraints
    let sets = setPlaces(found, names)
    let captured = sayingWords ? CapturedWord.all(below: root) : [:]
    var said = captured.filter { identity, _ in
      (all + waiting).allSatisfy { constraint in
        constraint.word.map { ObjectIdentifier($0) != identity } ?? true
          || constraint.isScaffold || isWanted(constraint)
      }
    }
    var sentences: [ObjectIdentifier: SceneConstraint] = [:]
    for (identity, word) in said {
      sentences[identity] = word.sentence { record in
        record.item.flatMap { names($0)?.expression }
      }
    }
    said = said.filter { sentences[$0.key] != nil }
    // What chooses for an item that lies elsewhere is not said, nor what waits there.
    let sayable = waiting.filter { sets[$0] != nil && hasWords($0, said, names) }
    let ordered = (all + sayable)
      .filter(isWanted).sorted { $0.rank < $1.rank }
    var spoken: Set<ObjectIdentifier> = []
    for constraint in ordered {
      guard let word = constraint.word, let sentence = sentences[ObjectIdentifier(word)],
        spoken.insert(ObjectIdentifier(word)).inserted
      else { continue }
      add(sentence, in: sets[constraint] ?? [])
    }
    for item in items {
      for guide in item.guidesInside {
        guard let word = (guide as? ArrangementGuide)?.word, said[ObjectIdentifier(word)] != nil
        else { continue }
        if let name = names(guide)?.expression { wordGuides.insert(name) }
      }
    }
    note(
      items,
      ordered.filter { constraint in
        constraint.word.map { said[ObjectIdentifier($0)] == nil } ?? true
      },
      names,
      sets
    )
  }

  /// Notes states and places, and says of each constraint in which of them it is.
  private mutating func setPlaces(
    _ found: [LayoutAlternatives],
    _ names: (any LayoutItem) -> ItemReference?
  ) -> [LayoutConstraint: [SetPlace]] {
    var places: [LayoutConstraint: [SetPlace]] = [:]
    for found in found {
      guard let noted = SnapshotAlternatives(found, names) else { continue }
      alternatives.append(noted)
      for (option, set) in found.options.enumerated() {
        let place = SetPlace(alternatives: alternatives.count - 1, option: option)
        for constraint in set.constraints { places[constraint, default: []].append(place) }
      }
    }
    return places
  }

  /// Whether a constraint of a state that is not on can be said: its items have names, and its word is said.
  private func hasWords(
    _ constraint: LayoutConstraint,
    _ said: [ObjectIdentifier: CapturedWord],
    _ names: (any LayoutItem) -> ItemReference?
  ) -> Bool {
    if let word = constraint.word { return said[ObjectIdentifier(word)] != nil }
    return statement(constraint, names) != nil
  }

  private mutating func note(
    _ items: [any LayoutItem],
    _ constraints: [LayoutConstraint],
    _ names: (any LayoutItem) -> ItemReference?,
    _ sets: [LayoutConstraint: [SetPlace]] = [:]
  ) {
    noteItems(of: items, names)
    if let environment = items.first?.effectiveEnvironment {
      lengthOfGaps = [environment.siblingGap, environment.superviewGap]
    }
    for constraint in constraints {
      if let statement = statement(constraint, names) {
        add(statement, in: sets[constraint] ?? [])
      } else {
        omitted.append(constraint.description)
      }
    }
    noteFlags(of: items, names)
    for item in items {
      let declared = item.layoutNode.record.conditionalDescriptions
      conditional += declared.map(\.description)
    }
  }

  private mutating func noteItems(
    of items: [any LayoutItem],
    _ names: (any LayoutItem) -> ItemReference?
  ) {
    for item in items {
      guard let owner = names(item)?.expression else { continue }
      for inner in item.itemsInside {
        if let name = names(inner)?.expression { superviews[name] = owner }
      }
      for guide in item.guidesInside {
        guard let name = names(guide)?.expression, !wordGuides.contains(name) else { continue }
        superviews[name] = owner
        guides.insert(name)
      }
    }
  }

  private mutating func noteFlags(
    of items: [any LayoutItem],
    _ names: (any LayoutItem) -> ItemReference?
  ) {
    let subjects = Set(statements.map(\.subject) + words.flatMap(\.placedItems))
    for item in items {
      guard let name = names(item)?.expression else { continue }
      let isPlacedByFrame = item.translatesAutoresizingMaskIntoConstraints
      if subjects.contains(name), isPlacedByFrame { placedByFrame.append(name) }
      let stack = item.layoutParent as? LayoutStackView
      let isArranged = stack?.arrangedSubviews.contains { $0 === item }
      if !subjects.contains(name), !isPlacedByFrame, isArranged != true { cleared.append(name) }
      let guides = item.guidesInside.filter { !($0 is ArrangementGuide) }
      gone += ([item] + guides).filter(\.isGone).compactMap { names($0)?.expression }
    }
  }

  /// What a constraint says; nil where an item of it has no name here, or was freed.
  private func statement(
    _ constraint: LayoutConstraint,
    _ names: (any LayoutItem) -> ItemReference?
  ) -> LayoutStatement? {
    guard let first = constraint.firstItem,
      let subject = names(first)?.expression
    else { return nil }
    var statement = LayoutStatement(subject, constraint.firstAttribute, constraint.relation)
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem, let target = names(second) else {
        return nil
      }
      statement.target = .item(target, constraint.secondAttribute)
    }
    // A size beside a number has nothing to multiply.
    if statement.target != .nothing { statement.factor = .number(constraint.multiplier) }
    let constant = ConstraintDescription(constraint).constant
    let points = constraint.constantInPoints
    if constant.gaps != 0, !constant.followsDirection, statement.target != .nothing {
      statement.constant = .number(constant.leftToRight + 0)
      statement.gaps = UsualGaps(
        constant.gaps,
        points: points.leftToRight - constant.leftToRight,
        areBetweenSiblings: constant.isBetweenSiblings && constraint.isBetweenInsideAndOutside
      )
    } else {
      statement.constant = .number(points.leftToRight + 0)
      if points.followsDirection {
        statement.constantRightToLeft = .number(points.rightToLeft + 0)
      }
    }
    if !constraint.priority.isRequired {
      statement.priority = .number(Double(constraint.priority.rawValue))
    }
    statement.identifier = constraint.identifier
    statement.goneConstant = constraint.goneConstant.map(Amount.number)
    statement.origin = "\(constraint.source)"
    return oriented(statement)
  }
}

extension LayoutSnapshot {
  /// The statement with the descendant as its subject, and its superview under that word.
  package func oriented(_ statement: LayoutStatement) -> LayoutStatement {
    guard case .item(let item, let attribute) = statement.target,
      case .named(let name) = item.base
    else { return statement }
    if isAncestor(statement.subject, of: name), item.guide == nil,
      let turned = statement.turned()
    {
      return oriented(turned)
    }
    guard superviews[statement.subject] == name else { return statement }
    var relative = statement
    relative.target = .item(ItemReference(.superview, item.guide), attribute)
    return relative
  }

  private func isAncestor(_ ancestor: String, of name: String) -> Bool {
    var item = name
    while let superview = superviews[item] {
      if superview == ancestor { return true }
      item = superview
    }
    return false
  }
}
