import ConstraintKernel
import LayoutMigration
import LayoutStatements

/// Prints a group of units in the target dialect, and judges what was printed.
struct UnitPrinter {
  let conversion: SourceConversion
  let reading: Reading
  let style: SourceStyle
  /// Names that printed variables must not have.
  var reservedNames: Set<String> = []
  /// Names of properties that the conversion declares.
  var propertyNames: Set<String> = []
  /// Names of variables that were printed.
  private(set) var declaredNames: Set<String> = []
  /// What the constraints are kept in; nil to print them as if nothing kept them.
  private var list: ListWriter?
  /// Whether what is printed is not active yet, so that it may have no superview yet.
  private(set) var isKept = false
  /// The call around branches, for a dialect whose groups are made in one call.
  private var call: OperatorCall?

  init(_ conversion: SourceConversion, _ reading: Reading, _ style: SourceStyle) {
    self.conversion = conversion
    self.reading = reading
    self.style = style
  }

  private var source: SwiftSource { reading.source }

  /// The lines that take a group's place, without the indentation of its own; or why there are none.
  ///
  /// Lines that clear flags stand before everything else.
  mutating func print(_ group: UnitGroup, flags: [String]) -> Result<[String], LeftReason> {
    let kept = group.rows.filter { $0.reasons.isEmpty }
    let left = group.rows.filter { !$0.reasons.isEmpty }
    if group.hasFlow, let reason = left.first?.reasons.first { return .failure(reason) }
    if let reason = left.first?.reasons.first, !group.dependsOnOthers.isEmpty {
      return .failure(reason)
    }
    if !left.isEmpty,
      group.units.count > 1 || !Residue.canDivide(group.units[0], leaving: left, source)
    {
      return .failure(left[0].reasons[0])
    }
    // What stays would miss the names that a row gave to others.
    if let reason = left.first?.reasons.first,
      kept.flatMap(\.statements).contains(where: { $0.constraints.isEmpty })
    {
      return .failure(reason)
    }
    let activations = group.units.flatMap(\.statements).compactMap(\.activation)
    if !activations.isEmpty, activations.count == group.rows.count {
      return .success(activations.map { $0.line(style.constraintType) })
    }
    let remarks = Remarks(group, source)
    var lines: [String]
    let later = KeptList(group, conversion.target, style)
    if let obstacle = later?.obstacle { return .failure(obstacle) }
    isKept = later != nil
    defer { isKept = false }
    do throws(LeftReason) {
      lines = try printed(kept, remarks, group)
      if let reason = judge(lines, kept, group) { return .failure(reason) }
      if let later {
        guard left.isEmpty, !lines.contains(where: { $0.hasPrefix("//") }) else {
          return .failure(left.first?.reasons.first ?? .handedOn)
        }
        lines = try later.kept(lines)
      }
      // What is kept in a list is the same code with the list around it.
      if let writer = ListWriter(group, conversion, style) {
        list = writer
        if group.hasFlow, writer.holdsFlow {
          call = OperatorCall(context(group.scope, group.subjects), replacing: writer.storage)
        }
        var inner = try printed(kept, remarks, group)
        if let call {
          if group.rows.codeNames(source).contains(where: call.proxies.contains) {
            throw .controlFlow
          }
          inner = call.wrapped(inner)
        }
        lines = writer.opening(isEmpty: inner.isEmpty) + inner
      } else if kept.contains(where: \.changesConstants) {
        list = ListWriter.none
        lines = try printed(kept, remarks, group)
      }
      (list, call) = (nil, nil)
    } catch {
      return .failure(error)
    }
    if !left.isEmpty { lines += Residue(group.units[0], left, remarks, style).lines(source) }
    let all = flags + lines
    let isProperty = reading.facts.scopes.scopes[group.scope].kind == .type
    return isProperty && !isOneStatement(all, group)
      ? .failure(UsedValues.propertyValue) : .success(all)
  }

  /// Whether lines are the one statement that begins with what keeps a list.
  private func isOneStatement(_ lines: [String], _ group: UnitGroup) -> Bool {
    guard let keeps = group.units[0].keeps, lines.first?.hasPrefix(keeps) ?? false else {
      return false
    }
    return lines.dropFirst().allSatisfy { line in
      line.first.map { " \t]})".contains($0) } ?? true
    }
  }

  // MARK: Printing

  private mutating func printed(
    _ rows: [LayoutRow],
    _ remarks: Remarks,
    _ group: UnitGroup
  ) throws(LeftReason) -> [String] {
    group.hasFlow ? try flow(rows, remarks, group) : try straight(rows, remarks, group)
  }

  private func context(_ scope: Int, _ subjects: [String]) -> PrintingContext {
    var context = PrintingContext()
    context.order = .asWritten
    context.typeNames = style.typeNames
    context.indentation = style.indentation
    context.clearsAutoresizing = false
    context.reservedNames = reservedNames
    context.hidesInset = reading.facts.means("inset", at: scope)
    context.addsBareFactors = reading.facts.module == .original
    context.saysOriginals = reading.facts.module == .original
    context.saysWords = reading.facts.module == .own
    context.priorityCall = reading.facts.helpers.priorityCall
    for subject in subjects where !isKept {
      context.superviews[subject] = superview(of: subject, at: scope)
    }
    return context
  }

  private func superview(of item: String, at scope: Int) -> String? {
    guard let name = reading.facts.superview(of: item, at: scope) else { return nil }
    let said = reading.naming(name, at: scope)
    let isMember = said == "self" || said.hasPrefix("self.")
    return isMember && !reading.holdsObject(for: item, at: scope) ? nil : said
  }

  /// Prints statements without anything between them but comments.
  private mutating func straight(
    _ rows: [LayoutRow],
    _ remarks: Remarks,
    _ group: UnitGroup
  ) throws(LeftReason) -> [String] {
    let lines = try lines(of: rows.flatMap(\.statements), group.scope)
    var placed = PlacedRemarks(lines)
    let (list, call) = (list, call)
    defer { (self.list, self.call) = (list, call) }
    if self.list?.storage != nil { (self.list, self.call) = (nil, nil) }
    for row in rows {
      guard let remark = remarks.byRow[row.tokens.lowerBound] else { continue }
      let own = try self.lines(of: row.statements, group.scope)
      placed.place(remark, at: own)
    }
    placed.placeAtEnd(remarks.atEnd)
    return placed.lines
  }

  /// Prints rows with code and branches between them, one run of statements after the other.
  private mutating func flow(
    _ rows: [LayoutRow],
    _ remarks: Remarks,
    _ group: UnitGroup
  ) throws(LeftReason) -> [String] {
    var lines = try branchLines(rows, remarks, group)
    lines += remarks.atEnd
    let declares = rows.contains { row in
      guard case .code = row.content else { return false }
      return ["let", "var", "func"].contains { source.isToken(row.tokens.lowerBound, $0) }
    }
    guard declares, !group.units.contains(where: \.isOpen) else { return lines }
    return ["do {"] + lines.map { $0.isEmpty ? $0 : style.indentation + $0 } + ["}"]
  }

  private mutating func branchLines(
    _ rows: [LayoutRow],
    _ remarks: Remarks,
    _ group: UnitGroup
  ) throws(LeftReason) -> [String] {
    var lines: [String] = []
    var run: [LayoutRow] = []
    for row in rows + [nil] as [LayoutRow?] {
      if let row, case .statement = row.content {
        run.append(row)
        continue
      }
      if !run.isEmpty {
        lines += try straight(run, remarks.without(atEnd: true), group)
        run = []
      }
      guard let row else { break }
      lines += remarks.byRow[row.tokens.lowerBound]?.lines ?? []
      switch row.content {
      case .branch(let arms):
        for arm in arms {
          lines += style.lines(of: arm.opening, source)
          let inner = try branchLines(arm.rows, remarks, group)
          lines += inner.map { $0.isEmpty ? $0 : style.indentation + $0 }
        }
        lines.append("}")
      case .code: lines += style.lines(of: row.tokens, source)
      case .statement, .left: break
      }
    }
    return lines
  }

  private mutating func lines(
    of statements: [ReadStatement],
    _ scope: Int
  ) throws(LeftReason) -> [String] {
    guard let printer = list?.printer ?? conversion.target.printer else { throw .notUnderstood }
    var constraints: [LayoutStatement] = []
    var words: [StatedWord] = []
    var changes: [String] = []
    var storing = Storing(conversion.target, reading.facts, scope, reserved: reservedNames)
    storing.properties = propertyNames
    storing.activatedLater = conversion.origin.activatesLater
    storing.isAlone = statements.count == 1
    for statement in statements {
      if conversion.origin == .anchors, conversion.target == .constraint,
        statement.word != nil || statement.constraints.contains(where: { $0.gaps != nil })
      {
        throw .noWords("item initialisers have no word for it")
      }
      if let word = statement.word {
        guard statement.storage == nil, statement.holders.isEmpty, statement.changed.isEmpty,
          list == nil, call == nil, !isKept
        else { throw .noWords("what it makes is several constraints that other code keeps") }
        words.append(word)
        continue
      }
      if !statement.changed.isEmpty {
        if list != nil { changes += self.changes(of: statement, scope) }
        continue
      }
      var made = statement.constraints
      for (index, name) in statement.holders {
        made[index].assignment = try storing.assignment(for: name, made[index])
      }
      if let storage = statement.storage {
        // A handle of several constraints is none of theirs.
        guard made.count == 1 else { throw .handle(SourceFacts.key(storage)) }
        made[0].assignment = try storing.assignment(for: storage, made[0])
      }
      for constraint in made { constraints.append(try constraint.said(in: conversion.target)) }
    }
    let written = constraints
    var context = context(scope, constraints.map(\.subject))
    context.takenNames = storing.taken
    if !conversion.target.leavesFlags, conversion.target != .autoPin {
      constraints = Self.bySubject(constraints)
    }
    if call != nil {
      guard constraints.allSatisfy(OperatorSentence.canSay) else { throw .controlFlow }
      let groups = SubjectGroup.groups(of: constraints, order: .asWritten)
      return storing.finish(groups.flatMap { call?.lines(of: $0) ?? [] })
    }
    var printed = printer.print(constraints, in: context)
    if storing.bindDirect(&constraints, printed.detours) {
      context.takenNames = storing.taken
      printed = printer.print(constraints, in: context)
    }
    if let call = CalledNumbers.changed(written, in: printed.lines) {
      throw .noWords("'\(call)' would be called less often, or at another time")
    }
    let wordLines = WordLines(target: conversion.target, facts: reading.facts, scope: scope)
    try wordLines.add(words, to: &printed.lines, in: context) { superview(of: $0, at: scope) }
    // Anchors that another dialect has no words for are those words already.
    let isOwn = conversion.origin.dialect.map(\.leavesFlags) ?? true
    if let lost = printed.detours.first(where: { !$0.isEquivalent || isOwn }) {
      throw .noWords(lost.reason)
    }
    if list?.storage != nil, !printed.detours.isEmpty { throw .noWords(printed.detours[0].reason) }
    if conversion.target == .autoPin, reading.facts.module == .original,
      printed.lines.contains(where: Self.pinsToGuide)
    {
      throw .noWords("methods that pin take views, and guides of superviews at their own edges")
    }
    var lines = storing.finish(printed.lines)
    if list != nil { lines = try list?.keeping(lines, besides: reservedNames) ?? lines }
    lines += changes
    declaredNames.formUnion(lines.compactMap(Self.declaredName))
    return lines
  }

  /// Lines that change constants, by the variables of the constraints.
  private func changes(of statement: ReadStatement, _ scope: Int) -> [String] {
    zip(statement.changed, statement.constraints).map { name, constraint in
      let type = reading.facts.declaration(of: SourceFacts.key(name), at: scope)?.type ?? "!"
      let sign = type.hasSuffix("?") || type.hasSuffix("!") ? "?" : ""
      return "\(name)\(sign).constant = \(constraint.constant.source)"
    }
  }

  /// The same, with those of one item side by side, since a block or a call is that of one item.
  private static func bySubject(_ constraints: [LayoutStatement]) -> [LayoutStatement] {
    var subjects: [String] = []
    var members: [String: [LayoutStatement]] = [:]
    for constraint in constraints {
      if members[constraint.subject] == nil { subjects.append(constraint.subject) }
      members[constraint.subject, default: []].append(constraint)
    }
    return subjects.flatMap { members[$0] ?? [] }
  }

  /// Whether a call pins to a guide as if it were a view.
  private static func pinsToGuide(_ line: String) -> Bool {
    guard let of = line.firstRange(of: "of: ") ?? line.firstRange(of: "Of: ") else { return false }
    let name = line[of.upperBound...].prefix { $0 != "," && $0 != ")" }
    return name.hasSuffix("Guide") && line.hasSuffix(")") && line.contains(".auto")
      && !line.contains("LayoutGuideOf")
  }

  private static func declaredName(_ line: String) -> String? {
    let words = line.split(separator: " ")
    return words.count > 2 && words[0] == "let" ? String(words[1]) : nil
  }
}
