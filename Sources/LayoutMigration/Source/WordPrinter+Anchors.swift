import ConstraintKernel
import LayoutFormats
import LayoutStatements

/// Words as anchors say them; nil where they cannot.
extension WordPrinter {
  mutating func anchors(_ word: SceneWord, _ sentence: SceneConstraint) -> [String]? {
    let item = sentence.first.item
    let type = context.constraintType
    func ends(_ room: SceneRoom) -> [String]? {
      guard let start = Self.anchor(room.start), let end = Self.anchor(room.end) else {
        return nil
      }
      return ["from: \(start)", "to: \(end)"]
    }
    let call: String
    var subjects = [item]
    switch word {
    case .bias(let share, let room):
      guard room.lead == 0, room.tail == 0, let ends = ends(room) else { return nil }
      let arguments = ["atShare: \(Amount.literal(share))"] + ends
      call = "[\(item).constraint(\(arguments.joined(separator: ", ")))]"
    case .barrier(let edge, let others, let margin, let includesGone):
      guard edge.isEdgeOfReading else { return nil }
      let arguments =
        ["asBarrierAt: .\(edge)", "of: [\(others.joined(separator: ", "))]"]
        + Self.extras(margin: margin, includesGone)
      call = "\(item).constraints(\(arguments.joined(separator: ", ")))"
    case .chain(let items, let style, let room, let spacing, let weights):
      guard let ends = ends(room) else { return nil }
      subjects = items
      let arguments =
        ["chaining: [\(items.joined(separator: ", "))]"] + Self.style(style) + ends
        + Self.extras(spacing: spacing, weights) + Self.margins(room)
      call = "\(type).constraints(\(arguments.joined(separator: ", ")))"
    case .guideline(let axis, let position):
      call = "\(item).constraints(asGuidelineAlong: .\(axis), at: \(Self.position(position)))"
    }
    var lines = subjects.compactMap { subject in
      cleared.insert(subject).inserted
        ? "\(subject).translatesAutoresizingMaskIntoConstraints = false" : nil
    }
    if sentence.priority == 1000, sentence.identifier == nil {
      return lines + ["\(type).activate(\(call))"]
    }
    let list = names.unique("\(VariableNames.identifier(in: item))Constraints")
    lines += ["let \(list) = \(call)", "for constraint in \(list) {"]
    if let level = level(sentence) {
      lines.append("\(context.indentation)constraint.priority = \(level)")
    }
    if let identifier = sentence.identifier {
      lines.append(
        "\(context.indentation)constraint.identifier = \(SwiftText.quoted(identifier))"
      )
    }
    return lines + ["}", "\(type).activate(\(list))"]
  }
}
