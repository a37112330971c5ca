import ConstraintKernel
import Testing

/// Frames are decimal: they give back the numbers that people write, to a millionth of a point.
@Suite("Numbers people write come back")
struct WrittenNumberTests {
  /// The nearest millionth.
  private func millionth(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  @Test(
    "An inset is the number that was written, to the bit",
    arguments: [0.1, 0.2, 0.7, 1.1, 33.3]
  )
  func inset(distance: Double) {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    pin(view, LayoutInsets(top: distance, left: distance, bottom: distance, right: distance))
    root.layoutIfNeeded()
    #expect(view.frame.minX == distance)
    #expect(view.frame.minY == distance)
    #expect(view.frame.width == millionth(400 - 2 * distance))
    #expect(view.frame.height == millionth(300 - 2 * distance))
  }

  @Test(
    "So is a size, and a negative position",
    arguments: [0.1, 0.3, 12.34, 999.999999, 0.000001]
  )
  func size(length: Double) {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: -length),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: length),
      view.widthAnchor.constraint(equalToConstant: length),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 3),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == -length)
    #expect(view.frame.minY == length)
    #expect(view.frame.width == length)
    #expect(view.frame.height == millionth(3 * length))
  }

  @Test("Tenths add up: ten of them are one")
  func tenths() {
    let (root, _) = makeRoot()
    let views = (0..<10).map { makeView("v\($0)", in: root) }
    for (index, view) in views.enumerated() {
      let left = index == 0 ? root.leftAnchor : views[index - 1].rightAnchor
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: left),
        view.widthAnchor.constraint(equalToConstant: 0.1),
      ])
    }
    root.layoutIfNeeded()
    let tenths = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
    #expect(views.map(\.frame.minX) == tenths)
  }

  @Test("A third is the millionth next to it")
  func third() {
    let (root, _) = makeRoot(1, 2)
    let view = makeView("view", in: root)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 1.0 / 3),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 0.333333)
    #expect(view.frame.height == 0.666667)
  }

  @Test("Whole numbers come back however large", arguments: [1e6, 4_294_967_297, 1e12, 1e15])
  func whole(number: Double) {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: number),
      view.widthAnchor.constraint(equalToConstant: number + 1),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == number)
    #expect(view.frame.width == number + 1)
  }

  @Test(
    "The bits are the same however the rectangle is written",
    arguments: [320.1, 375, 1_000 / 3.0, 0.3]
  )
  func ways(width: Double) {
    let (root, _) = makeRoot(width, 300)
    let views = (0..<3).map { makeView("v\($0)", in: root) }
    let (left, right) = (0.1, 0.1)
    LayoutConstraint.activate([
      views[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: left),
      views[0].rightAnchor.constraint(equalTo: root.rightAnchor, constant: -right),
      views[1].leftAnchor.constraint(equalTo: root.leftAnchor, constant: left),
      views[1].widthAnchor.constraint(equalTo: root.widthAnchor, constant: -left - right),
      views[2].centerXAnchor.constraint(equalTo: root.centerXAnchor),
      views[2].widthAnchor.constraint(equalTo: root.widthAnchor, constant: -left - right),
    ])
    root.layoutIfNeeded()
    for view in views {
      #expect(view.frame.minX == 0.1)
      #expect(view.frame.width == millionth(width - 0.2))
    }
  }

  @Test("A fitting size is one of those numbers too")
  func fitting() {
    let (root, _) = makeRoot()
    let view = ContentView("view", 30.1, 20.2, in: root)
    pin(view, LayoutInsets(top: 0.1, left: 0.1, bottom: 0.1, right: 0.1))
    #expect(root.systemLayoutSizeFitting(.compressed) == LayoutSize(width: 30.3, height: 20.4))
  }
}
