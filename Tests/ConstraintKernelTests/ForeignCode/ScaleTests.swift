import ConstraintKernel
import Testing

/// Work is counted: it grows with the tree, and with nothing else.
@Suite("Work that grows with the tree")
struct ScaleTests {
  /// What the passes of a hierarchy did so far, in rows that were touched and pivots.
  private func work(of root: LayoutView) -> Int {
    let statistics = root.layoutStatistics
    return statistics.rowsTouched + statistics.pivots + statistics.constraintsLowered
      + statistics.measures + statistics.solves
  }

  private func nest(_ levels: Int, in root: LayoutView) -> [LayoutView] {
    var views = [root]
    for _ in 0..<levels {
      let view = makeView("v", in: views[views.count - 1])
      pin(view, LayoutInsets(top: 1, left: 1, bottom: 1, right: 1))
      views.append(view)
    }
    return views
  }

  @Test("A nest with a free root: twice the levels, about twice the work")
  func freeRoot() {
    func work(_ levels: Int) -> Int {
      let root = LayoutView()
      root.translatesAutoresizingMaskIntoConstraints = false
      let views = nest(levels, in: root)
      views[levels].widthAnchor.constraint(equalToConstant: 10).isActive = true
      views[levels].heightAnchor.constraint(equalToConstant: 10).isActive = true
      root.layoutIfNeeded()
      #expect(root.frame.width == 10 + 2 * Double(levels))
      return self.work(of: root)
    }
    let (small, large) = (work(100), work(400))
    #expect(large <= 5 * small, "\(small), \(large)")
  }

  @Test("A fitting size of a nest: twice the levels, about twice the work")
  func fitting() {
    func work(_ levels: Int) -> Int {
      let (root, _) = makeRoot(5_000, 5_000)
      let views = nest(levels, in: root)
      root.layoutIfNeeded()
      let before = self.work(of: root)
      let size = views[1].systemLayoutSizeFitting(.compressed)
      #expect(size.width == 2 * Double(levels - 1))
      return self.work(of: root) - before
    }
    let (small, large) = (work(100), work(400))
    #expect(large <= 5 * small, "\(small), \(large)")
  }

  @Test("Stacks in stacks: twice the levels, about twice the work")
  func stacks() {
    func work(_ levels: Int) -> Int {
      let (root, _) = makeRoot(5_000, 5_000)
      let top = LayoutStackView()
      top.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(top)
      pin(top)
      var stack = top
      for _ in 0..<levels {
        let inner = LayoutStackView()
        inner.axis = stack.axis == .horizontal ? .vertical : .horizontal
        stack.addArrangedSubview(inner)
        stack = inner
      }
      let label = LayoutLabel("innermost")
      stack.addArrangedSubview(label)
      root.layoutIfNeeded()
      #expect(label.frame.size == root.frame.size)
      return self.work(of: root)
    }
    let (small, large) = (work(50), work(200))
    #expect(large <= 5 * small, "\(small), \(large)")
  }

  @Test("Readable guides in one another: twice the levels, about twice the work")
  func readable() {
    func work(_ levels: Int) -> Int {
      let (root, _) = makeRoot(5_000, 5_000)
      var view = root
      for _ in 0..<levels {
        let inner = makeView("v", in: view)
        let guide = view.readableContentGuide
        view.layoutMargins = LayoutInsets(top: 1, left: 1, bottom: 1, right: 1)
        LayoutConstraint.activate([
          inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
          inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
          inner.topAnchor.constraint(equalTo: guide.topAnchor),
          inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        view = inner
      }
      root.layoutIfNeeded()
      #expect(view.frame.height == 5_000 - 2 * Double(levels))
      return self.work(of: root)
    }
    let (small, large) = (work(50), work(200))
    #expect(large <= 5 * small, "\(small), \(large)")
  }

  @Test("Conflicting constraints on one item: twice as many, about twice the work")
  func conflicts() {
    func work(_ count: Int) -> Int {
      let (root, log) = makeRoot()
      let view = makeView("view", in: root)
      for index in 0..<count {
        view.widthAnchor.constraint(equalToConstant: Double(index)).isActive = true
      }
      root.layoutIfNeeded()
      #expect(view.frame.width == 0)
      guard case .unsatisfiable(let conflict) = log.kinds.first else { return 0 }
      #expect(log.issues.count == 1)
      #expect(conflict.alsoBroken.count == count - 2)
      return self.work(of: root)
    }
    let (small, large) = (work(100), work(400))
    #expect(large <= 5 * small, "\(small), \(large)")
  }

  @Test("Items that no constraint speaks of and that have no wishes cost no rows")
  func unconstrained() {
    func work(_ count: Int) -> Int {
      let (root, _) = makeRoot()
      for _ in 0..<count { _ = makeView("v", in: root) }
      let view = makeView("view", in: root)
      pin(view)
      root.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, 400, 300))
      return self.work(of: root)
    }
    #expect(work(1_000) == work(10))
  }

  @Test("Views that stand at their frames cost no rows either, until something refers to them")
  func framed() {
    func work(_ count: Int) -> Int {
      let (root, _) = makeRoot()
      for index in 0..<count { root.addSubview(LayoutView(frame: rect(Double(index), 0, 1, 1))) }
      let view = makeView("view", in: root)
      pin(view)
      root.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, 400, 300))
      return self.work(of: root)
    }
    #expect(work(1_000) == work(10))
  }
}
