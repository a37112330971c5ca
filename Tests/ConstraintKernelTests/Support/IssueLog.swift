import ConstraintKernel

/// Collects issues, so that tests can say which ones were reported.
final class IssueLog {
  private(set) var issues: [LayoutIssue] = []

  var kinds: [LayoutIssue.Kind] { issues.map(\.kind) }

  func clear() { issues = [] }

  /// Listens to a hierarchy.
  func listen(to item: any LayoutItem) {
    item.layoutNode.issueHandler = LayoutIssueHandler { [self] in issues.append($0) }
  }
}

/// A root of a fixed size that collects issues.
func makeRoot(_ width: Double = 400, _ height: Double = 300) -> (LayoutView, IssueLog) {
  let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: width, height: height))
  root.layoutName = "root"
  let log = IssueLog()
  log.listen(to: root)
  return (root, log)
}

/// A named view placed by constraints alone.
func makeView(_ name: String, in parent: LayoutView? = nil) -> LayoutView {
  let view = LayoutView()
  view.layoutName = name
  view.translatesAutoresizingMaskIntoConstraints = false
  parent?.addSubview(view)
  return view
}

/// A view with a natural size and baselines.
final class ContentView: LayoutView {
  var content = LayoutSize.noIntrinsicSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  var baselines = (first: 0.0, last: 0.0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  var alignment = LayoutInsets.zero
  var layoutCount = 0

  override var intrinsicContentSize: LayoutSize { content }
  override var firstBaselineOffsetFromTop: Double { baselines.first }
  override var lastBaselineOffsetFromBottom: Double { baselines.last }
  override var alignmentRectInsets: LayoutInsets { alignment }
  override func layoutSubviews() { layoutCount += 1 }

  convenience init(_ name: String, _ width: Double, _ height: Double, in parent: LayoutView) {
    self.init(frame: .zero)
    self.layoutName = name
    content = LayoutSize(width: width, height: height)
    translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(self)
  }
}

/// Ties a view to its superview's edges, with distances inwards.
func pin(_ view: LayoutView, _ insets: LayoutInsets = .zero) {
  guard let parent = view.superview else { return }
  LayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: insets.top),
    view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: insets.left),
    view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -insets.bottom),
    view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -insets.right),
  ])
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}
