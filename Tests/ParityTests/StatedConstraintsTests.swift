import ConstraintKernel
import Testing

@Suite("Constraints in one form")
struct StatedConstraintsTests {
  private let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
  private let a = LayoutView()
  private let b = LayoutView()
  private let c = LayoutView()

  private func lines(
    _ constraints: [LayoutConstraint],
    _ direction: LayoutReadingDirection = .leftToRight
  ) -> [String] {
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
    for (view, name) in [(a, "a"), (b, "b"), (c, "c")] {
      view.layoutName = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate(constraints)
    defer { LayoutConstraint.deactivate(constraints) }
    return StatedConstraints(of: root).lines
  }

  @Test("Neither side has to stand first")
  func sides() {
    let one = [a.leftAnchor.constraint(lessThanOrEqualTo: b.rightAnchor, constant: -8)]
    let other = [b.rightAnchor.constraint(greaterThanOrEqualTo: a.leftAnchor, constant: 8)]
    #expect(lines(one) == lines(other))
    #expect(
      lines([a.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5)])
        == lines([b.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2)])
    )
    let turned = [a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor, constant: -8)]
    #expect(lines(one) != lines(turned))
  }

  @Test("A chain of ties is a star of ties, and what hangs on one hangs on all")
  func ties() {
    let chain = [
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 1),
      b.topAnchor.constraint(equalTo: c.topAnchor, constant: 2),
      root.bottomAnchor.constraint(greaterThanOrEqualTo: c.topAnchor, constant: 5),
    ]
    let star = [
      c.topAnchor.constraint(equalTo: a.topAnchor, constant: -3),
      c.topAnchor.constraint(equalTo: b.topAnchor, constant: -2),
      root.bottomAnchor.constraint(greaterThanOrEqualTo: a.topAnchor, constant: 2),
    ]
    #expect(lines(chain) == lines(star))
    #expect(lines(Array(chain.dropLast())) != lines(star))
    #expect(lines(Array(chain.dropFirst())) != lines(star))
  }

  @Test("Leading is left or right, as reading goes")
  func reading() {
    let leading = [a.leadingAnchor.constraint(greaterThanOrEqualTo: b.leadingAnchor, constant: 3)]
    let left = [a.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor, constant: 3)]
    let right = [a.rightAnchor.constraint(lessThanOrEqualTo: b.rightAnchor, constant: -3)]
    #expect(lines(leading) == lines(left))
    #expect(lines(leading, .rightToLeft) == lines(right, .rightToLeft))
    #expect(lines(leading, .rightToLeft) != lines(left, .rightToLeft))
  }

  @Test("A priority, a constant and one constraint too many make a difference")
  func differences() {
    let weak = a.widthAnchor.constraint(equalToConstant: 3)
    weak.priority = 700
    let width = lines([a.widthAnchor.constraint(equalToConstant: 3)])
    #expect(width.count == 1)
    #expect(lines([weak]) != width)
    #expect(lines([a.widthAnchor.constraint(equalToConstant: 4)]) != width)
    #expect(
      lines([
        a.widthAnchor.constraint(equalToConstant: 3), a.widthAnchor.constraint(equalToConstant: 3),
      ]) != width
    )
  }
}
