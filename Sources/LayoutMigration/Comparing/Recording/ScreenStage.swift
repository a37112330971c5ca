import ConstraintKernel

/// A screen that is laid out in one case after the other.
final class ScreenStage {
  private let root: LayoutView
  private let environment: LayoutEnvironment
  private let safeArea: LayoutInsets
  private var texts: [(label: LayoutLabel, text: String?)] = []
  private var changes: [() -> Void] = []
  private var shownText = LayoutCase.Text.asBuilt

  init(_ screen: BuiltScreen) {
    root = screen.root
    environment = root.effectiveEnvironment
    safeArea = root.additionalSafeAreaInsets
  }

  /// Lays the screen out, changing only what another case left different.
  func lay(out layoutCase: LayoutCase) {
    show(layoutCase.text)
    var environment = environment
    environment.layoutDirection = layoutCase.direction
    if root.effectiveEnvironment != environment { root.layoutNode.environment = environment }
    var insets = safeArea
    insets.top += layoutCase.safeArea.top
    insets.left += layoutCase.safeArea.left
    insets.bottom += layoutCase.safeArea.bottom
    insets.right += layoutCase.safeArea.right
    if root.additionalSafeAreaInsets != insets { root.additionalSafeAreaInsets = insets }
    let frame = LayoutRect(origin: .zero, size: layoutCase.size)
    if root.frame != frame { root.frame = frame }
    root.layoutIfNeeded()
  }

  /// Left, top, width and height of every item, one after the other.
  func frames(of keys: ItemKeys) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(keys.items.count * 4)
    for (item, _) in keys.items {
      let frame = item.layoutFrame
      numbers.append(frame.minX)
      numbers.append(frame.minY)
      numbers.append(frame.width)
      numbers.append(frame.height)
    }
    return numbers
  }

  /// The levels of optional constraints, the strongest first.
  var optionalLevels: [LayoutPriority] {
    Set(constraints().map(\.priority)).filter { !$0.isRequired }.sorted(by: >)
  }

  /// Lays the screen out with every label's text said several times.
  func lay(out layoutCase: LayoutCase, repeatingTexts count: Int) {
    lay(out: layoutCase)
    changes = labels().map { label in
      let text = label.text
      return { label.text = text }
    }
    for label in labels() {
      label.text = label.text.map { Array(repeating: $0, count: count).joined(separator: " ") }
    }
    root.layoutIfNeeded()
  }

  /// Lays the screen out with the constraints of one level moved up by 1, or down below required.
  func lay(out layoutCase: LayoutCase, moving level: LayoutPriority) {
    lay(out: layoutCase)
    let moved = level.rawValue < 999 ? level + 1 : level - 1
    for constraint in constraints() where constraint.priority == level {
      constraint.priority = moved
      changes.append { constraint.priority = level }
    }
    root.layoutIfNeeded()
  }

  /// Takes back what the last repeating or moving changed.
  func restore() {
    for change in changes { change() }
    changes = []
  }

  private func constraints() -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      constraints += view.constraints
      waiting += view.subviews.reversed()
    }
    return constraints
  }

  private func show(_ text: LayoutCase.Text) {
    guard text != shownText else { return }
    if shownText == .asBuilt { texts = labels().map { ($0, $0.text) } }
    for (label, original) in texts { label.text = Self.text(text, original) }
    shownText = text
  }

  private func labels() -> [LayoutLabel] {
    var labels: [LayoutLabel] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      if let label = view as? LayoutLabel { labels.append(label) }
      waiting += view.subviews.reversed()
    }
    return labels
  }

  private static func text(_ text: LayoutCase.Text, _ original: String?) -> String? {
    guard let original else { return nil }
    switch text {
    case .asBuilt: return original
    case .short: return original.split(separator: " ").first.map(String.init) ?? ""
    case .long: return [original, original, original].joined(separator: " ")
    case .empty: return ""
    }
  }
}
