import ConstraintKernel
import LayoutStatements

/// A screen that is laid out in one case after the other.
final class ScreenStage {
  private let root: any LayoutItem
  private let environment: LayoutEnvironment
  private let safeArea: LayoutInsets
  private var texts: [(label: LayoutLabel, text: String?)] = []
  private var changes: [() -> Void] = []
  private var shownText = LayoutCase.Text.asBuilt

  init(_ screen: BuiltScreen) {
    root = screen.root
    environment = root.effectiveEnvironment
    safeArea = (root as? LayoutView)?.additionalSafeAreaInsets ?? .zero
  }

  /// Lays the screen out, changing only what another case left different.
  func lay(out layoutCase: LayoutCase) {
    show(layoutCase.text)
    let environment = layoutCase.environment.completed(by: environment)
    if root.effectiveEnvironment != environment { root.layoutNode.environment = environment }
    if let view = root as? LayoutView {
      var insets = safeArea
      insets.add(layoutCase.safeArea)
      if view.additionalSafeAreaInsets != insets { view.additionalSafeAreaInsets = insets }
    }
    let frame = LayoutRect(origin: .zero, size: layoutCase.size)
    if root.layoutFrame != frame {
      root.layoutFrame = frame
      root.layoutFrameDidChange()
    }
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
    changes = root.labels.map { label in
      let text = label.text
      return { label.text = text }
    }
    for label in root.labels {
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
    root.withItemsBelow.flatMap(\.statedConstraints)
  }

  private func show(_ text: LayoutCase.Text) {
    guard text != shownText else { return }
    if shownText == .asBuilt { texts = root.labels.map { ($0, $0.text) } }
    for (label, original) in texts { label.text = text.said(of: original) }
    shownText = text
  }
}

extension LayoutEnvironment {
  /// The same with what it leaves unspecified as another one has it.
  fileprivate func completed(by other: LayoutEnvironment) -> LayoutEnvironment {
    let plain = LayoutEnvironment()
    var environment = other
    environment.layoutDirection = layoutDirection
    if idiom != plain.idiom { environment.idiom = idiom }
    if horizontalSizeClass != plain.horizontalSizeClass {
      environment.horizontalSizeClass = horizontalSizeClass
    }
    if verticalSizeClass != plain.verticalSizeClass {
      environment.verticalSizeClass = verticalSizeClass
    }
    if displayScale != plain.displayScale { environment.displayScale = displayScale }
    if textScale != plain.textScale { environment.textScale = textScale }
    return environment
  }
}
