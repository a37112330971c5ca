import ConstraintKernel

/// Views inside one another, each a point in from both sides of the one around it.
final class ConflictNest {
  private let root: LayoutView
  private let innermost: LayoutView

  /// Builds the nest and lays it out; one that is too wide has an innermost width that leaves no room for it.
  init(views count: Int, isTooWide: Bool) {
    root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 10_000, height: 10))
    root.layoutNode.issueHandler = LayoutIssueHandler { blackHole(Double($0.items.count)) }
    var around = root
    for _ in 0..<count {
      let view = LayoutView()
      view.translatesAutoresizingMaskIntoConstraints = false
      around.addSubview(view)
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: 1),
        view.rightAnchor.constraint(equalTo: around.rightAnchor, constant: -1),
      ])
      around = view
    }
    innermost = around
    if isTooWide { innermost.widthAnchor.constraint(equalToConstant: 9_999).isActive = true }
    root.layoutIfNeeded()
  }

  /// How wide the innermost view is.
  var width: Double { innermost.frame.width }
}

/// A row of views of one width, end to end between both edges of the root.
final class ConflictOfEquals {
  private let root: LayoutView
  private let views: [LayoutView]

  /// Builds the row, each view as wide as the one before or all as the first, and lays it out; one that is
  /// too wide has a last view wider than there is room for all.
  init(views count: Int, isTooWide: Bool, tiedToFirst: Bool = false) {
    root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: Double(20 * count), height: 10))
    root.layoutNode.issueHandler = LayoutIssueHandler { blackHole(Double($0.items.count)) }
    views = (0..<count).map { _ in LayoutView() }
    var before = root.leftAnchor
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leftAnchor.constraint(equalTo: before).isActive = true
      before = view.rightAnchor
      if index == 0 { continue }
      let other = views[tiedToFirst ? 0 : index - 1]
      view.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    }
    before.constraint(equalTo: root.rightAnchor).isActive = true
    if isTooWide { views.last?.widthAnchor.constraint(equalToConstant: 30).isActive = true }
    root.layoutIfNeeded()
  }

  /// How long the row is.
  var width: Double { views.last?.frame.maxX ?? 0 }
}
