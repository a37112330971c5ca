import ConstraintKernel
import Testing

@Suite("Layout that always ends")
struct TerminationTests {
  @Test("Twenty-four views of the same least width fill their superview")
  func exactFill() {
    let (root, log) = makeRoot(24 * 10.1, 50)
    var views: [LayoutView] = []
    for index in 0..<24 {
      let view = makeView("v\(index)", in: root)
      view.leftAnchor.constraint(equalTo: views.last?.rightAnchor ?? root.leftAnchor).isActive =
        true
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10.1).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalTo: root.heightAnchor).isActive = true
      if let first = views.first {
        let alike = view.widthAnchor.constraint(equalTo: first.widthAnchor)
        alike.priority = 750
        alike.isActive = true
      }
      views.append(view)
    }
    views[23].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    for width in [24 * 10.1, 480, 24 * 10.1] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(log.issues.isEmpty)
      #expect(views.allSatisfy { abs($0.frame.width - width / 24) < 1e-6 })
      #expect(abs(views[23].frame.maxX - width) < 1e-6)
    }
  }

  @Test("After a constraint was broken the others hold, and it may come back as the older one")
  func rejectionAndReturn() {
    let (root, log) = makeRoot(100, 100)
    let view = makeView("view", in: root)
    pin(view, LayoutInsets(top: 0, left: 0, bottom: 0, right: 0))
    root.layoutIfNeeded()
    let narrow = view.widthAnchor.constraint(equalToConstant: 30)
    narrow.isActive = true
    for _ in 0..<3 {
      root.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, 100, 100))
      #expect(root.layoutConflicts.map(\.broken) == [narrow])
      #expect(!view.hasAmbiguousLayout)
      #expect(view.systemLayoutSizeFitting(.compressed).width == 30)
    }
    #expect(log.issues.count == 1)
    // The right edge leaves and comes back: now it is the newest, and the width stands.
    guard let right = root.constraints.first(where: { $0.firstAttribute == .right }) else {
      Issue.record("no right edge")
      return
    }
    right.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 30, 100))
    #expect(root.layoutConflicts.isEmpty)
    right.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 30, 100))
    #expect(root.layoutConflicts.map(\.broken) == [right])
  }

  @Test("Ten thousand levels are resized, taken off, put back and dropped without a deep stack")
  func deep() {
    let (root, log) = makeRoot(30_000, 30_000)
    weak var innermost: LayoutView?
    do {
      let top = makeView("top", in: root)
      pin(top)
      var view = top
      for _ in 0..<10_000 {
        let next = makeView("v", in: view)
        pin(next, LayoutInsets(top: 1, left: 1, bottom: 1, right: 1))
        view = next
      }
      innermost = view
      root.layoutIfNeeded()
      #expect(view.frame == rect(1, 1, 10_000, 10_000))
      root.frame.size.width = 30_500
      root.layoutIfNeeded()
      #expect(view.frame == rect(1, 1, 10_500, 10_000))
      top.removeFromSuperview()
      root.layoutIfNeeded()
      root.addSubview(top)
      pin(top)
      root.frame.size.width = 30_100
      root.layoutIfNeeded()
      #expect(view.frame == rect(1, 1, 10_100, 10_000))
      top.removeFromSuperview()
      root.layoutIfNeeded()
    }
    #expect(innermost == nil)
    #expect(log.issues.isEmpty)
  }

  @Test("A grid of five by five squares takes the size that the tighter axis allows")
  func grid() {
    let (root, log) = makeRoot(540, 340)
    var grid: [[LayoutView]] = []
    for row in 0..<5 {
      grid.append([])
      for column in 0..<5 {
        let cell = makeView("\(row), \(column)", in: root)
        let (left, above) = (
          column > 0 ? grid[row][column - 1] : nil, row > 0 ? grid[row - 1] : nil
        )
        let wish = cell.widthAnchor.constraint(equalToConstant: 1_000)
        wish.priority = 250
        LayoutConstraint.activate([
          cell.leftAnchor.constraint(
            equalTo: left?.rightAnchor ?? root.leftAnchor,
            constant: left == nil ? 0 : 10
          ),
          cell.topAnchor.constraint(
            equalTo: above?[column].bottomAnchor ?? root.topAnchor,
            constant: above == nil ? 0 : 10
          ),
          cell.widthAnchor.constraint(equalTo: cell.heightAnchor),
          cell.widthAnchor.constraint(equalTo: (grid[0].first ?? cell).widthAnchor),
          cell.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
          cell.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
          wish,
        ])
        grid[row].append(cell)
      }
    }
    // Four gaps of ten leave 300 of the height, and more of the width; then it is the other way.
    for (size, edge) in [((540.0, 340.0), 60.0), ((240, 900), 40), ((540, 340), 60)] {
      root.frame.size = LayoutSize(width: size.0, height: size.1)
      root.layoutIfNeeded()
      for row in 0..<5 {
        for column in 0..<5 {
          let (x, y) = (Double(column) * (edge + 10), Double(row) * (edge + 10))
          #expect(grid[row][column].frame == rect(x, y, edge, edge))
        }
      }
      #expect(log.issues.isEmpty)
    }
  }

  @Test("A view a billion points away and one of a thousandth keep their own accuracy")
  func scales() {
    let (root, log) = makeRoot(100, 100)
    let (far, small) = (makeView("far", in: root), makeView("small", in: root))
    LayoutConstraint.activate([
      far.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1e9),
      far.widthAnchor.constraint(equalToConstant: 0.5),
      far.topAnchor.constraint(equalTo: root.topAnchor),
      far.heightAnchor.constraint(equalTo: small.heightAnchor, multiplier: 1e9),
      small.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1e-9),
      small.widthAnchor.constraint(equalToConstant: 0.001),
      small.topAnchor.constraint(equalTo: root.topAnchor),
      small.heightAnchor.constraint(equalToConstant: 0.125),
    ])
    root.layoutIfNeeded()
    // Frames are multiples of a millionth of a point; a billionth is less than half of one.
    #expect(far.frame == rect(1e9, 0, 0.5, 1.25e8))
    #expect(small.frame == rect(0, 0, 0.001, 0.125))
    #expect(log.issues.isEmpty)
  }
}
