import ConstraintKernel

extension Screen {
  /// All frames of the screen at several sizes, in both directions, before and after its change,
  /// one line for each case, with the number of issues at its end.
  public func answer() -> String {
    var lines = ""
    for (width, height) in [(320.0, 480.0), (390.0, 844.0), (844.0, 390.0)] {
      for direction in [LayoutReadingDirection.leftToRight, .rightToLeft] {
        for changes in [false, true] {
          lines += "\(width)×\(height) \(direction) \(changes ? "changed " : "")"
          lines += frames(LayoutSize(width: width, height: height), direction, changes) + "\n"
        }
      }
    }
    return lines
  }

  private func frames(
    _ size: LayoutSize,
    _ direction: LayoutReadingDirection,
    _ changes: Bool
  ) -> String {
    var issues = 0
    let frame = LayoutRect(origin: LayoutPoint(x: 0, y: 0), size: size)
    let root = LayoutView(frame: frame)
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
    root.layoutNode.issueHandler = LayoutIssueHandler { _ in issues += 1 }
    let screen = make()
    root.addSubview(screen)
    screen.frame = frame
    screen.additionalSafeAreaInsets = LayoutInsets(top: 20, left: 0, bottom: 10, right: 0)
    root.layoutIfNeeded()
    if changes {
      (screen as? ChangingView)?.change()
      root.layoutIfNeeded()
    }
    return frames(of: screen) + " issues \(issues)"
  }

  private func frames(of view: LayoutView) -> String {
    let bits = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    return "[\(bits.map(\.description).joined(separator: " "))]"
      + view.subviews.map(frames).joined()
  }
}
