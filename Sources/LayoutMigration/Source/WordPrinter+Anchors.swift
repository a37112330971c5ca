import ConstraintKernel
import LayoutFormats
import LayoutStatements

/// Words as anchors say them; nil where they cannot.
extension WordPrinter {
  mutating func anchors(_ word: StatedWord) -> [String]? {
    let item = word.item
    let type = context.constraintType
    func ends(_ room: StatedWord.Room) -> [String]? {
      guard let start = anchor(room.start, of: word), let end = anchor(room.end, of: word) else {
        return nil
      }
      return ["from: \(start)", "to: \(end)"]
    }
    let call: String
    var isOne = false
    switch word.meaning {
    case .bias(let share, let room):
      guard room.lead.isZero, room.tail.isZero, let ends = ends(room) else { return nil }
      let arguments = ["atShare: \(share.source)"] + ends
      call = "\(item).constraint(\(arguments.joined(separator: ", ")))"
      isOne = true
    case .barrier(let edge, let others, let margin, let includesGone):
      guard edge.isEdgeOfReading else { return nil }
      let arguments =
        ["asBarrierAt: .\(edge)", "of: [\(others.joined(separator: ", "))]"]
        + Self.extras(margin: margin, includesGone)
      call = "\(item).constraints(\(arguments.joined(separator: ", ")))"
    case .chain(let items, let style, let room, let spacing, let weights):
      guard let ends = ends(room) else { return nil }
      let arguments =
        ["chaining: [\(items.joined(separator: ", "))]"] + Self.style(style) + ends
        + Self.extras(spacing: spacing, weights) + Self.margins(room)
      call = "\(type).constraints(\(arguments.joined(separator: ", ")))"
    case .guideline(let axis, let position):
      call = "\(item).constraints(asGuidelineAlong: .\(axis), at: \(Self.position(position)))"
    }
    var lines = flags(of: word)
    guard word.priority == nil, word.identifier == nil else {
      return lines + (isOne ? variable(for: call, word) : loop(over: call, word))
    }
    lines.append(isOne ? "\(type).activate([\(call)])" : "\(type).activate(\(call))")
    return lines
  }

  /// Clears the flags of the items that a word places, where nothing did.
  private mutating func flags(of word: StatedWord) -> [String] {
    guard context.clearsAutoresizing else { return [] }
    return word.placedItems.compactMap { subject in
      cleared.insert(subject).inserted
        ? "\(subject).translatesAutoresizingMaskIntoConstraints = false" : nil
    }
  }

  /// A constraint that gets a priority and a name before it is active.
  private mutating func variable(for call: String, _ word: StatedWord) -> [String] {
    let name = names.unique("\(VariableNames.identifier(in: word.item))Bias")
    var lines = ["let \(name) = \(call)"]
    if let priority = word.priority {
      lines.append("\(name).priority = \(context.priority(priority))")
    }
    if let identifier = word.identifier {
      lines.append("\(name).identifier = \(SwiftText.quoted(identifier))")
    }
    return lines + ["\(name).isActive = true"]
  }

  /// A list of constraints that all get a priority and a name before they are active.
  private mutating func loop(over call: String, _ word: StatedWord) -> [String] {
    let list = names.unique("\(VariableNames.identifier(in: word.item))Constraints")
    var lines = ["let \(list) = \(call)", "for constraint in \(list) {"]
    if let priority = word.priority {
      lines.append("\(context.indentation)constraint.priority = \(context.priority(priority))")
    }
    if let identifier = word.identifier {
      lines.append(
        "\(context.indentation)constraint.identifier = \(SwiftText.quoted(identifier))"
      )
    }
    return lines + ["}", "\(context.constraintType).activate(\(list))"]
  }
}
