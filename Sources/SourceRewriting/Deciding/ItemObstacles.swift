import ConstraintKernel
import LayoutStatements

/// What a unit's items and numbers cannot have in another dialect: calls that would be made more
/// than once, root views that would lose their flag, words of the old dialect.
struct ItemObstacles {
  private let conversion: SourceConversion
  private let reading: Reading
  private let members: TypeMembers

  init(_ conversion: SourceConversion, _ reading: Reading) {
    self.conversion = conversion
    self.reading = reading
    members = TypeMembers(reading)
  }

  /// Why a unit stays; a call that gives its one item is noted as one to be made beforehand.
  func reason(for unit: inout LayoutUnit) -> LeftReason? {
    calls(unit.statements.flatMap(\.constraints), &unit)
  }

  /// Why a statement stays, by its own items and numbers.
  func reason(for statement: ReadStatement, in scope: Int) -> LeftReason? {
    for constraint in statement.constraints {
      for text in texts(of: constraint) where isOwnWord(in: text) { return .notUnderstood }
      if let reason = rootView(constraint, scope) ?? guide(constraint, scope) { return reason }
      if let reason = outermost(constraint, scope) { return reason }
      if let reason = wholeDivision(constraint) ?? list(constraint, scope) { return reason }
      if let reason = controllerGuide(constraint) { return reason }
      if let reason = follower(constraint, scope) { return reason }
    }
    return nil
  }

  /// Chains take whole numbers as well, so that `16 / 9` is 1 there, and a fraction everywhere else.
  private func wholeDivision(_ constraint: LayoutStatement) -> LeftReason? {
    guard conversion.origin == .maker || conversion.target == .maker else { return nil }
    let numbers = [constraint.constant, constraint.constantRightToLeft, constraint.factor]
    let texts = numbers.compactMap { $0?.source }
    let text = texts.first { text in
      WholeDivision.isContained(in: text)
        && (conversion.origin == .maker || WholeDivision.decimal(text) == nil)
    }
    guard let text else { return nil }
    return .noWords("'\(text)' is a whole number in a chain, and a fraction elsewhere")
  }

  /// This package's attributes follow their item to another superview, and come back with it to one that it has left;
  /// other constraints do not.
  private func follower(_ constraint: LayoutStatement, _ scope: Int) -> LeftReason? {
    guard conversion.origin == .attribute || conversion.target == .attribute,
      reading.facts.module == .own,
      constraint.attribute.kind == .location || constraint.targetItem != nil
    else { return nil }
    let place = reading.facts.place(of: constraint.subject, at: scope)
    let all = reading.facts.superviews[place] ?? []
    if constraint.attribute.kind == .location, Set(all.map(\.item)).count > 1 {
      return .noWords(
        "an attribute follows its item to another superview, and a constraint does not"
      )
    }
    // What a function makes is another item in each of its runs.
    let isNew = reading.facts.declaration(of: place).map { !$0.madeType.isEmpty } ?? false
    let runsAgain = place.scope == 0 || !isNew
    let comes = all.count > 1 || runsAgain && all.contains { !members.runsOnce($0.function) }
    let isTaken = reading.facts.world.isTakenOut(place.item, besides: reading.source)
    guard isTaken || comes && LostConstraints(reading).mayLeave(place) else { return nil }
    return .noWords("an attribute comes back with an item that has left, and a constraint does not")
  }

  private func texts(of constraint: LayoutStatement) -> [String] {
    [
      constraint.subject, constraint.targetItem?.expression ?? "", constraint.constant.source,
      constraint.factor.source,
    ]
  }

  /// Whether an expression says a word of the dialect it comes from, which would be left over.
  private func isOwnWord(in text: String) -> Bool {
    let isWord: (Substring) -> Bool
    switch conversion.origin {
    case .maker: isWord = { $0 == "snp" || $0.hasPrefix("snp_") }
    case .attribute: isWord = { $0 == "easy" }
    case .operators: isWord = { $0 == "car_topLayoutGuide" || $0 == "car_bottomLayoutGuide" }
    default: return false
    }
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(where: isWord)
  }

  // MARK: Items

  /// The root view of a controller is laid out by its flag, which anchors would need a line for.
  private func rootView(_ constraint: LayoutStatement, _ scope: Int) -> LeftReason? {
    guard conversion.target.leavesFlags, let origin = conversion.origin.dialect,
      !origin.leavesFlags, isRootView(constraint.subject, scope)
    else { return nil }
    return .rootView(constraint.subject)
  }

  /// Attributes of a position come to nothing on an item that has no superview yet, in the original.
  private func outermost(_ constraint: LayoutStatement, _ scope: Int) -> LeftReason? {
    guard conversion.target == .attribute, reading.facts.module == .original,
      constraint.attribute.kind == .location
    else { return nil }
    let subject = constraint.subject
    guard SourceFacts.key(subject) == "self" || isRootView(subject, scope),
      reading.facts.superview(of: subject, at: scope) == nil
    else { return nil }
    return .noWords("a position needs a superview there, and '\(subject)' is not seen to have one")
  }

  /// Whether a name is that of a controller's root view, or of a variable that holds it: `let root = view!`.
  private func isRootView(_ item: String, _ scope: Int, depth: Int = 0) -> Bool {
    let (facts, scopes) = (reading.facts, reading.facts.scopes)
    let name = SourceFacts.unwrapped(SourceFacts.key(item))
    // A member is looked for where the function stands.
    let place = item.hasPrefix("self.") ? scopes.scopes[scopes.function(of: scope)].parent : scope
    let declared = facts.declaration(of: name, at: place)
    if name == "view", declared == nil { return true }
    guard let declared, depth < 4, declared.isConstant, !declared.value.isEmpty else {
      return false
    }
    // The name on the right is not the one that it declares.
    let around =
      name == SourceFacts.unwrapped(declared.value)
      ? scopes.scopes[declared.scope].parent : declared.scope
    return isRootView(declared.value, around, depth: depth + 1)
  }

  /// Methods that pin belong to views.
  private func guide(_ constraint: LayoutStatement, _ scope: Int) -> LeftReason? {
    guard conversion.target == .autoPin, reading.facts.module == .original else { return nil }
    var names = [constraint.subject]
    if let item = constraint.targetItem, item.guide == nil, case .named(let name) = item.base,
      !["topLayoutGuide", "bottomLayoutGuide"].contains(name.split(separator: ".").last ?? "")
    {
      names.append(name)
    }
    guard let name = names.first(where: { reading.facts.kind(ofName: $0, at: scope) == .guide })
    else { return nil }
    return .noWords("methods that pin belong to views, and '\(name)' is a guide")
  }

  /// Cartography names the guides of controllers in its own way, and EasyPeasy relates no size to them.
  private func controllerGuide(_ constraint: LayoutStatement) -> LeftReason? {
    let isSize = conversion.target == .attribute && constraint.attribute.kind == .size
    guard conversion.target == .operators || isSize, reading.facts.module == .original else {
      return nil
    }
    let names = [constraint.subject, constraint.targetItem?.expression ?? ""].map {
      $0.split(separator: ".").last.map(String.init) ?? ""
    }
    guard let name = names.first(where: ["topLayoutGuide", "bottomLayoutGuide"].contains) else {
      return nil
    }
    return .noWords(
      isSize
        ? "EasyPeasy relates no size to '\(name)'"
        : "Cartography has no item for '\(name)' but 'car_\(name)'"
    )
  }

  /// Lists of items are no items.
  private func list(_ constraint: LayoutStatement, _ scope: Int) -> LeftReason? {
    if Self.isListLiteral(constraint.subject) {
      return .noWords("it speaks of several items at once")
    }
    let meaning = reading.facts.meaning(of: constraint.subject, at: scope)
    let declared = reading.facts.declaration(of: SourceFacts.key(constraint.subject), at: scope)
    let isList =
      meaning.kind == .unknown
      && (meaning.element != .unknown || meaning.type.hasPrefix("[") || declared?.list != nil)
    return isList ? .unknownKind(constraint.subject) : nil
  }

  /// Whether an expression lists items in brackets: `[a, b]`, but not its element `[a, b][0]`.
  private static func isListLiteral(_ expression: String) -> Bool {
    guard expression.hasPrefix("["), expression.hasSuffix("]") else { return false }
    var depth = 0
    return expression.dropLast().allSatisfy { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return depth > 0
    }
  }

  // MARK: Calls

  private func calls(_ constraints: [LayoutStatement], _ unit: inout LayoutUnit) -> LeftReason? {
    var counts: [String: Int] = [:]
    for constraint in constraints {
      let items: Set<String> = [constraint.subject, constraint.targetItem?.expression ?? ""]
      for text in Set(texts(of: constraint))
      where Effects.isPossible(in: text)
        || asks(text, at: unit.scope, for: items.contains(text) ? .makes : .changes)
      {
        counts[text, default: 0] += 1
      }
    }
    guard !counts.isEmpty else { return nil }
    if unit.statements.contains(where: { $0.word != nil }) {
      return counts.keys.min().map { .calledOften($0) }
    }
    if let subject = unit.subject ?? onlySubject(constraints), let count = counts[subject] {
      // Lines ask for their item once each, a block for all that it says.
      let asksAnew = unit.subject == nil && unit.statements.count > 1
      guard unit.replacement == nil, unit.verb == .adds, unit.rows.allSatisfy(\.reasons.isEmpty),
        constraints.allSatisfy({ $0.subject == subject }), !asksAnew || count == 1
      else { return .calledOften(subject) }
      unit.boundCall = subject
      counts[subject] = nil
    }
    // A line that clears a flag calls what gives the item once more.
    for constraint in constraints where counts[constraint.subject] != nil {
      return .calledOften(constraint.subject)
    }
    return counts.filter { $0.value > 1 }.keys.min().map { .calledOften($0) }
  }

  /// Whether an expression asks for a property whose code may do something each time.
  private func asks(
    _ text: String,
    at scope: Int,
    for effect: PropertyCode.Effect
  ) -> Bool {
    guard let source = try? SwiftSource(Array(text.utf8)) else { return true }
    return source.tokens.indices.contains { index in
      guard source.tokens[index].kind == .word else { return false }
      let name = source.text(at: index)
      guard reading.facts.world.effect(ofProperty: name) >= effect else { return false }
      if source.isToken(index - 1, ".") { return true }
      // A variable of the function hides the property.
      let declared = reading.facts.declaration(of: name, at: scope)
      return declared.map { [.type, .file].contains(reading.facts.scopes.scopes[$0.scope].kind) }
        ?? true
    }
  }

  private func onlySubject(_ constraints: [LayoutStatement]) -> String? {
    guard let first = constraints.first?.subject,
      constraints.allSatisfy({ $0.subject == first })
    else { return nil }
    // Proxies stand for what a call was given once; methods and anchors call anew.
    return conversion.origin == .operators ? nil : first
  }
}
