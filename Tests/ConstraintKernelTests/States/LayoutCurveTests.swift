import ConstraintKernel
import Testing

@Suite("Curves of transitions")
struct LayoutCurveTests {
  private static let curves: [(String, LayoutCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("bezier", .cubicBezier(x1: 0.1, y1: 1.4, x2: 0.9, y2: -0.4)),
    ("beyond", .cubicBezier(x1: -3, y1: 0.2, x2: 7, y2: 0.8)),
    ("square", .custom { $0 * $0 }), ("nowhere", .custom { _ in .nan }),
  ]

  @Test("Every curve is at 0 at its beginning and before, and at 1 at its end and behind")
  func ends() {
    for (name, curve) in Self.curves {
      for share in [0, -0.0, -1, -Double.infinity, .nan] {
        #expect(curve.progress(at: share) == 0, "\(name)")
      }
      for share in [1, 2, Double.infinity] { #expect(curve.progress(at: share) == 1, "\(name)") }
    }
  }

  @Test("Values of CSS: a curve with its points on the diagonal is linear")
  func diagonal() {
    for step in 1..<20 {
      let share = Double(step) / 20
      let found = LayoutCurve.cubicBezier(x1: 0.3, y1: 0.3, x2: 0.6, y2: 0.6).progress(at: share)
      #expect(abs(found - share) < 1e-15)
    }
  }

  @Test("By hand: at the parameter 1/2 a curve is at the mean of its points, weighted 1, 3, 3, 1")
  func byHand() {
    // x = (3 · 0.42 + 3 · 1 + 1) / 8 = 0.6575, y = (3 · 0 + 3 · 1 + 1) / 8 = 0.5.
    #expect(abs(LayoutCurve.easeIn.progress(at: 0.6575) - 0.5) < 1e-15)
    // x = (0 + 3 · 0.58 + 1) / 8 = 0.3425, y = (0 + 3 + 1) / 8 = 0.5.
    #expect(abs(LayoutCurve.easeOut.progress(at: 0.3425) - 0.5) < 1e-15)
    #expect(LayoutCurve.easeInOut.progress(at: 0.5) == 0.5)
    #expect(LayoutCurve.custom { $0 * $0 }.progress(at: 0.5) == 0.25)
    #expect(LayoutCurve.linear.progress(at: 0.3) == 0.3)
  }

  @Test("Easing in and out mirror each other, and no ease ever falls")
  func shapes() {
    for step in 0...40 {
      let share = Double(step) / 40
      let mirrored = 1 - LayoutCurve.easeOut.progress(at: 1 - share)
      #expect(abs(LayoutCurve.easeIn.progress(at: share) - mirrored) < 1e-12)
      #expect(LayoutCurve.easeIn.progress(at: share) <= share)
      #expect(LayoutCurve.easeOut.progress(at: share) >= share)
    }
    for (name, curve) in Self.curves.prefix(4) {
      let all = (0...40).map { curve.progress(at: Double($0) / 40) }
      #expect(all == all.sorted(), "\(name)")
    }
  }

  @Test("A curve may overshoot, and one that says no number counts as linear")
  func overshoot() {
    let spring = LayoutCurve.cubicBezier(x1: 0.2, y1: 2, x2: 0.8, y2: 1)
    #expect((1..<20).contains { spring.progress(at: Double($0) / 20) > 1 })
    #expect(LayoutCurve.custom { _ in .infinity }.progress(at: 0.25) == 0.25)
  }
}
