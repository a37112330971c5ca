import ConstraintKernel

/// A tree of views written in one dialect: views in, frames delivered to the views out.
final class ViewSubject<Writer: LayoutWriter>: Subject {
  struct Description {
    var workload: Workload
    var size: Int
    var texts: [CellText]
  }

  private let description: Description
  private let root: LayoutView
  // Checks of exclusive access would be timed with the layout; the same goes for copies of what stands
  // here, which is why the middle element is an object.
  /// The views of a chain, nest or row, or the cells of a feed.
  @exclusivity(unchecked) private var elements: [LayoutView] = []
  @exclusivity(unchecked) private var middle: Middle?
  @exclusivity(unchecked) private var width: Writer.Handle?
  @exclusivity(unchecked) private var extra: LayoutView?

  /// The middle element, its neighbour before, and what they are tied by.
  private final class Middle {
    let view: LayoutView
    let previous: LayoutView?
    @exclusivity(unchecked) var link: Writer.Handle
    let height: Writer.Handle
    /// The view whose height changes.
    let tall: LayoutView
    /// The text that changes.
    let body: TextView?

    init(_ view: LayoutView, below previous: LayoutView?, _ ties: Ties<Writer.Handle>) {
      self.view = view
      self.previous = previous
      link = ties.link
      height = ties.height
      tall = view
      body = nil
    }

    init(_ cell: FeedCell, below previous: LayoutView?, _ ties: Ties<Writer.Handle>) {
      view = cell.cell
      self.previous = previous
      link = ties.link
      height = ties.height
      tall = cell.actions
      body = cell.body
    }
  }

  static func describe(_ workload: Workload, _ size: Int) -> Description {
    let texts = workload.isFeed ? HandWritten.texts(for: size) : []
    return Description(workload: workload, size: size, texts: texts)
  }

  init(_ description: Description) {
    self.description = description
    elements.reserveCapacity(description.size)
    let size = Double(description.size)
    switch description.workload {
    case .chain:
      root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 375, height: 52 * size + 8))
      buildChain()
    case .nest:
      let side = 2 * size + 100
      root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: side, height: side))
      buildNest()
    case .feed, .relativeFeed:
      root = LayoutView()
      buildFeed()
    case .shares, .bareShares:
      root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 40 * size, height: 100))
      buildShares()
    }
    root.layoutIfNeeded()
  }

  func resize(_ width: Double) {
    if let handle = self.width {
      Writer.setWidth(handle, of: root, width)
    } else {
      root.frame = LayoutRect(x: 0, y: 0, width: width, height: root.frame.height)
    }
    root.layoutIfNeeded()
  }

  func setMiddleHeight(_ height: Double) {
    guard let middle else { return }
    Writer.setHeight(middle.height, of: middle.tall, height)
    root.layoutIfNeeded()
  }

  func setExtraBody(_ extra: Double) {
    guard let body = middle?.body else { return }
    let natural = description.texts[description.size / 2].body
    body.naturalSize = LayoutSize(width: LayoutSize.noIntrinsicMetric, height: natural + extra)
    root.layoutIfNeeded()
  }

  func insertExtra() {
    guard let middle else { return }
    let view: LayoutView
    if description.workload == .chain {
      view = LayoutView()
      root.addSubview(view)
      _ = Writer.chain(view, below: middle.previous, in: root)
      relinkMiddle(below: view)
    } else {
      let cell = FeedCell(description.texts[description.size])
      view = cell.cell
      root.addSubview(view)
      _ = Writer.cell(cell, below: middle.previous, in: root)
      relinkMiddle(below: view)
    }
    extra = view
    root.layoutIfNeeded()
  }

  func removeExtra() {
    guard let previous = middle?.previous else { return }
    relinkMiddle(below: previous)
    extra?.removeFromSuperview()
    extra = nil
    root.layoutIfNeeded()
  }

  func frames() -> [Frame] {
    let views = elements + (extra.map { [$0] } ?? [])
    let all = [root] + views.flatMap { description.workload.isFeed ? [$0] + $0.subviews : [$0] }
    return all.map {
      Frame(x: $0.frame.minX, y: $0.frame.minY, width: $0.frame.width, height: $0.frame.height)
    }
  }

  var sample: Double { elements[elements.count - 1].frame.minY }
}

extension ViewSubject {
  private func relinkMiddle(below previous: LayoutView) {
    guard let middle else { return }
    let gap = description.workload == .chain ? 8.0 : 0
    middle.link = Writer.relink(middle.link, middle.view, below: previous, gap: gap)
  }

  private func buildChain() {
    var previous: LayoutView?
    for index in 0..<description.size {
      let view = LayoutView()
      root.addSubview(view)
      let ties = Writer.chain(view, below: previous, in: root)
      if index == description.size / 2 {
        middle = Middle(view, below: previous, ties)
      }
      elements.append(view)
      previous = view
    }
  }

  private func buildNest() {
    var parent = root
    for _ in 0..<description.size {
      let view = LayoutView()
      parent.addSubview(view)
      Writer.nest(view, in: parent)
      elements.append(view)
      parent = view
    }
  }

  private func buildShares() {
    var previous: LayoutView?
    for _ in 0..<description.size {
      let view = LayoutView()
      root.addSubview(view)
      Writer.share(
        view,
        after: previous,
        as: elements.first ?? view,
        in: root,
        hasLimit: description.workload == .shares
      )
      elements.append(view)
      previous = view
    }
    if let previous { Writer.close(previous, in: root) }
  }

  private func buildFeed() {
    var previous: LayoutView?
    for index in 0..<description.size {
      let cell = FeedCell(description.texts[index])
      root.addSubview(cell.cell)
      let ties = Writer.cell(cell, below: previous, in: root)
      if index == description.size / 2 {
        middle = Middle(cell, below: previous, ties)
      }
      elements.append(cell.cell)
      previous = cell.cell
    }
    if let previous { width = Writer.closeFeed(root, below: previous, width: 375) }
  }
}
