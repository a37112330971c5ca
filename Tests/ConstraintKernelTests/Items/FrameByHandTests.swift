import ConstraintKernel
import Testing

/// As in UIKit the next pass puts a view back that constraints place; setting its frame is reason
/// enough for one.
@Suite("A frame set by hand on a view that constraints place")
struct FrameByHandTests {
  /// Ways to give a view another frame.
  enum Way: String, CaseIterable, Sendable {
    case frame, size, bounds, center, sizeToFit, frameThenNeedsLayout

    func apply(to view: LayoutView) {
      switch self {
      case .frame: view.frame = rect(0, 0, 5, 5)
      case .size: view.frame.size = LayoutSize(width: 5, height: 5)
      case .bounds: view.bounds = rect(0, 0, 5, 5)
      case .center: view.center = LayoutPoint(x: 5, y: 5)
      case .sizeToFit: view.sizeToFit()
      case .frameThenNeedsLayout:
        view.frame = rect(0, 0, 5, 5)
        view.setNeedsLayout()
      }
    }
  }

  /// A view that would take five points by five.
  private final class Small: LayoutView {
    override func sizeThatFits(_ size: LayoutSize) -> LayoutSize { LayoutSize(width: 5, height: 5) }
  }

  private func makePlacedView(in root: LayoutView) -> LayoutView {
    let view = Small()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    return view
  }

  @Test(
    "It is overwritten in the next pass",
    arguments: Way.allCases,
    [0.0, 2]
  )
  func restored(way: Way, scale: Double) {
    let (root, log) = makeRoot()
    root.layoutNode.environment = LayoutEnvironment(displayScale: scale)
    let view = makePlacedView(in: root)
    root.layoutIfNeeded()
    way.apply(to: view)
    #expect(view.frame != rect(10, 20, 100, 50))
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 20, 100, 50))
    #expect(log.issues.isEmpty)
  }

  @Test("What fills the view fills it again as well")
  func content() {
    let (root, _) = makeRoot()
    let view = makePlacedView(in: root)
    let inner = LayoutView(frame: rect(0, 0, 0, 0))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tied = makeView("tied", in: view)
    pin(tied)
    view.addSubview(inner)
    root.layoutIfNeeded()
    inner.frame = rect(0, 0, 100, 50)
    root.layoutIfNeeded()
    view.frame = rect(0, 0, 5, 5)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 20, 100, 50))
    #expect(tied.frame == rect(0, 0, 100, 50))
    #expect(inner.frame == rect(0, 0, 100, 50))
  }

  @Test("It is overwritten whether or not a constraint of the view was edited")
  func edits() {
    let (root, _) = makeRoot()
    let view = makePlacedView(in: root)
    root.layoutIfNeeded()
    view.frame = rect(0, 0, 5, 5)
    let left = root.constraints.first { $0.firstAttribute == .left }
    left?.constant = 11
    root.layoutIfNeeded()
    #expect(view.frame == rect(11, 20, 100, 50))
    view.frame.origin = LayoutPoint(x: 1, y: 1)
    root.layoutIfNeeded()
    #expect(view.frame == rect(11, 20, 100, 50))
  }

  @Test("A guide that was moved by hand comes back too")
  func guide() {
    let (root, _) = makeRoot()
    let guide = root.layoutMarginsGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(8, 8, 384, 284))
    guide.layoutFrame = rect(1, 1, 1, 1)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(8, 8, 384, 284))
  }

  @Test("A view that is gone stays without a size, whatever frame it is given")
  func gone() {
    let (root, _) = makeRoot()
    let view = makePlacedView(in: root)
    view.isGone = true
    root.layoutIfNeeded()
    let origin = view.frame.origin
    #expect(view.frame.size == .zero)
    view.frame = LayoutRect(origin: origin, size: LayoutSize(width: 50, height: 50))
    root.layoutIfNeeded()
    #expect(view.frame == LayoutRect(origin: origin, size: .zero))
  }

  @Test("So does one that is placed by its frame")
  func goneAndPlacedByFrame() {
    let (root, _) = makeRoot()
    let view = LayoutView(frame: rect(10, 20, 100, 50))
    root.addSubview(view)
    root.layoutIfNeeded()
    view.isGone = true
    root.layoutIfNeeded()
    #expect(view.frame.size == .zero)
    view.frame = LayoutRect(origin: view.frame.origin, size: LayoutSize(width: 60, height: 70))
    root.layoutIfNeeded()
    #expect(view.frame.size == .zero)
  }
}
