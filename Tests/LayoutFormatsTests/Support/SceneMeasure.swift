import ConstraintKernel

@testable import LayoutFormats

/// What a scene's constraints come to at given frames: the format's meaning, as arithmetic.
///
/// It shares no code with the engine nor with what explains conflicts, so that tests can check one
/// against the other.
struct SceneMeasure {
  private let isRightToLeft: Bool
  private let frames: [String: LayoutRect]
  private let items: [String: SceneItem]
  private let parents: [String: String]

  /// Both sides of a constraint at the frames, the constant included in the second.
  struct Sides {
    let first: Double
    let second: Double
  }

  init(_ document: SceneDocument, frames: [String: LayoutRect]) {
    var items: [String: SceneItem] = [:]
    var parents: [String: String] = [:]
    var waiting = [document.root]
    while let item = waiting.popLast() {
      items[item.id] = item
      for child in item.children { parents[child.id] = item.id }
      for guide in item.guides { parents[guide] = item.id }
      waiting += item.children
    }
    isRightToLeft = document.direction == .rightToLeft
    self.frames = frames
    self.items = items
    self.parents = parents
  }

  /// Both sides of a constraint; nil where an item has no frame.
  func sides(of constraint: SceneConstraint) -> Sides? {
    let space = nearestCommonAncestor(constraint.first.item, constraint.second?.item)
    let isMirrored =
      isRightToLeft
      && (constraint.first.attribute.isDirectional
        || constraint.second?.attribute.isDirectional == true)
    guard let first = value(constraint.first, in: space, isMirrored: isMirrored) else { return nil }
    guard let anchor = constraint.second else {
      return Sides(first: first, second: constraint.constant)
    }
    guard let second = value(anchor, in: space, isMirrored: isMirrored) else { return nil }
    return Sides(first: first, second: constraint.multiplier * second + constraint.constant)
  }

  /// How far a constraint is from holding, in points: 0 where it holds.
  func violation(of constraint: SceneConstraint) -> Double? {
    guard let sides = sides(of: constraint) else { return nil }
    let difference = sides.first - sides.second
    switch constraint.relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(difference, 0)
    case .greaterThanOrEqual: return max(-difference, 0)
    }
  }

  private func nearestCommonAncestor(_ first: String, _ second: String?) -> String {
    guard let second else { return first }
    let above = Set(path(from: second))
    return path(from: first).first { above.contains($0) } ?? first
  }

  private func path(from id: String) -> [String] {
    Array(sequence(first: id) { parents[$0] })
  }

  /// An attribute in the coordinate space of an item above its own, or of its own item.
  private func value(_ anchor: SceneAnchor, in space: String, isMirrored: Bool) -> Double? {
    guard let frame = frames[anchor.item], let spaceFrame = frames[space] else { return nil }
    let margins = items[anchor.item]?.layoutMargins ?? .zero
    let baselines = items[anchor.item]?.baselineOffsets ?? SceneItem.BaselineOffsets()
    var left = 0.0
    var top = 0.0
    for id in path(from: anchor.item).prefix(while: { $0 != space }) {
      left += frames[id]?.minX ?? 0
      top += frames[id]?.minY ?? 0
    }
    let right = left + frame.width
    let bottom = top + frame.height
    let position: Double
    switch isRightToLeft ? anchor.attribute.mirrored : anchor.attribute {
    case .width: return frame.width
    case .height: return frame.height
    case .top: return top
    case .bottom: return bottom
    case .centerY: return (top + bottom) / 2
    case .firstBaseline: return top + baselines.first
    case .lastBaseline: return bottom - baselines.last
    case .topMargin: return top + margins.top
    case .bottomMargin: return bottom - margins.bottom
    case .centerYWithinMargins: return (top + margins.top + bottom - margins.bottom) / 2
    case .left, .leading: position = left
    case .right, .trailing: position = right
    case .centerX: position = (left + right) / 2
    case .leftMargin, .leadingMargin: position = left + margins.left
    case .rightMargin, .trailingMargin: position = right - margins.right
    case .notAnAttribute: return nil
    case .centerXWithinMargins: position = (left + margins.left + right - margins.right) / 2
    }
    return isMirrored ? spaceFrame.width - position : position
  }
}

extension LayoutConstraint.Attribute {
  /// Leading and trailing as they lie from right to left; every other attribute is itself.
  fileprivate var mirrored: LayoutConstraint.Attribute {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}
