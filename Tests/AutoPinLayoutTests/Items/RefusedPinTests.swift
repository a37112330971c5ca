import AutoPinLayout
import Testing

@Suite("Calls that cannot be carried out")
struct RefusedPinTests {
  @Test("Without a superview nothing changes, and one issue names the line")
  func single() {
    let stage = Stage()
    let orphan = stage.orphan
    let calls: [() -> LayoutConstraint] = [
      { orphan.autoPinEdge(toSuperviewEdge: .left) },
      { orphan.autoPinEdge(toSuperviewMargin: .left) },
      { orphan.autoPinEdge(toSuperviewSafeArea: .left) },
      { orphan.autoAlignAxis(toSuperviewAxis: .vertical) },
      { orphan.autoAlignAxis(toSuperviewMarginAxis: .horizontal) },
    ]
    for (index, call) in calls.enumerated() {
      let constraint = call()
      #expect(!constraint.isActive)
      #expect(stage.kinds.count == index + 1)
      #expect(stage.issues.last?.kind == .missingSuperview)
      #expect(stage.issues.last?.items == ["orphan"])
      #expect(stage.issues.last?.source?.file.hasSuffix("RefusedPinTests.swift") == true)
    }
    #expect(orphan.constraints.isEmpty)
    #expect(orphan.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Without a superview a call for several constraints makes none")
  func several() {
    let stage = Stage()
    let orphan = stage.orphan
    #expect(orphan.autoCenterInSuperview().isEmpty)
    #expect(orphan.autoCenterInSuperviewMargins().isEmpty)
    #expect(orphan.autoPinEdgesToSuperviewEdges().isEmpty)
    #expect(orphan.autoPinEdgesToSuperviewMargins().isEmpty)
    #expect(orphan.autoPinEdges(toSuperviewMarginsExcludingEdge: .top).isEmpty)
    #expect(orphan.autoPinEdgesToSuperviewSafeArea().isEmpty)
    #expect(stage.kinds == Array(repeating: .missingSuperview, count: 6))
    #expect(orphan.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("The constraint of a refused call cannot slip in later")
  func unplaced() {
    let stage = Stage()
    let constraint = stage.orphan.autoPinEdge(toSuperviewEdge: .left, withInset: 5)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(stage.kinds == [.missingSuperview, .locationNeedsPartner])
  }

  @Test("What can never hold is refused, and the item keeps its frame")
  func forms() {
    let stage = Stage()
    let view = stage.view
    let calls: [(LayoutConstraint, LayoutIssue.Kind)] = [
      (view.autoPinEdge(.left, to: .leading, of: stage.other), .incompatibleAttributes),
      (
        view.autoConstrainAttribute(.left, to: .width, of: stage.other), .incompatibleAttributes
      ),
      (view.autoMatch(.width, to: .width, of: stage.orphan), .noCommonAncestor),
      (
        view.autoPinEdge(toSuperviewEdge: .top, withInset: .infinity), .notFinite(.infinity)
      ),
      (
        view.autoMatch(.width, to: .height, of: view, withMultiplier: -.infinity),
        .notFinite(-.infinity)
      ),
      (
        view.autoAlignAxis(.vertical, toSameAxisOf: stage.root, withMultiplier: 0),
        .locationNeedsPartner
      ),
      (
        view.autoAlignAxis(toSuperviewMarginAxis: .baseline),
        .invalidUse("a baseline has no axis between margins")
      ),
    ]
    for (constraint, _) in calls { #expect(!constraint.isActive, "\(constraint)") }
    #expect(stage.kinds == calls.map(\.1))
    #expect(stage.installed.isEmpty)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A number that is not finite keeps a whole call from happening")
  func transaction() {
    let stage = Stage()
    let insets = LayoutInsets(top: 1, left: 2, bottom: .infinity, right: 4)
    #expect(stage.view.autoPinEdgesToSuperviewEdges(with: insets).isEmpty)
    #expect(stage.view.autoSetDimensions(to: LayoutSize(width: 1, height: .infinity)).isEmpty)
    #expect(stage.kinds == [.notFinite(-.infinity), .notFinite(.infinity)])
    #expect(stage.installed.isEmpty)
  }
}
