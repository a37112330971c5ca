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
    guard word.priority == nil, word.identifier == nil, storage == nil else {
      return lines + named(call, isOne: isOne, word)
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

  /// Constraints that are named before they are active: they get a priority and a name, or join the
  /// storage.
  private mutating func named(_ call: String, isOne: Bool, _ word: StatedWord) -> [String] {
    let kind = isOne ? "Bias" : "Constraints"
    let made = names.unique("\(VariableNames.identifier(in: word.item))\(kind)")
    let list = isOne ? "[\(made)]" : made
    let constraint = isOne ? made : "constraint"
    var settings: [String] = []
    if let priority = word.priority {
      settings.append("\(constraint).priority = \(context.priority(priority))")
    }
    if let identifier = word.identifier {
      settings.append("\(constraint).identifier = \(SwiftText.quoted(identifier))")
    }
    if !isOne, !settings.isEmpty {
      settings = ["for constraint in \(list) {"] + settings.map { context.indentation + $0 } + ["}"]
    }
    let activation =
      isOne ? "\(made).isActive = true" : "\(context.constraintType).activate(\(list))"
    return ["let \(made) = \(call)"] + settings + [activation]
      + (storage.map { ["\($0) += \(list)"] } ?? [])
  }
}
