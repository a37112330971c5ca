import ConstraintKernel
import Testing

extension SeparatePrograms {
  /// Numbers at the end of what numbers can say: frames stay finite, and what is refused is reported.
  @Suite("Numbers near the largest", .serialized)
  struct ExtremeNumberTests {
    static let huge = 1.7e308

    /// Where such a number is put.
    enum Place: String, CaseIterable, Codable, Sendable {
      case margins, directionalMargins, preservedMargins, safeArea, twoSafeAreas, alignment
      case naturalSize, naturalHeight, baselines, constants, sumOfConstants, multiplierOnMargin
      case multiplierOnSize, frame, rootFrame, rootOrigin, center, bounds, spacing, customSpacing
      case contentOffset, contentSize, contentInset, textScale, pointSize, displayScale, fitting
      case goneConstant, edgeDistances, pixels
    }

    private final class Content: LayoutView {
      var size = LayoutSize.noIntrinsicSize
      var height: Double?
      var alignment = LayoutInsets.zero
      var baseline = 0.0
      override var intrinsicContentSize: LayoutSize { size }
      override var contentHeightFollowsWidth: Bool { height != nil }
      override func intrinsicContentHeight(forWidth width: Double) -> Double { height ?? 0 }
      override var alignmentRectInsets: LayoutInsets { alignment }
      override var firstBaselineOffsetFromTop: Double { baseline }
      override var lastBaselineOffsetFromBottom: Double { baseline }
    }

    /// A root that scrolls, with a stack, a label and two views on its margins.
    private final class Scene {
      let root = LayoutScrollView(frame: rect(0, 0, 400, 300))
      let view = Content()
      let inner = Content()
      let label = LayoutLabel("some words", numberOfLines: 0)
      let stack = LayoutStackView()
      let told = Bound(500)
      let constraint: LayoutConstraint
      var all: [LayoutView] { [root, view, inner, label, stack] }

      init() {
        constraint = view.widthAnchor.constraint(equalToConstant: 30)
        constraint.priority = 800
        root.layoutNode.issueHandler = LayoutIssueHandler { [told] _ in told.pass() }
        for view in [view, inner, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(view)
        view.addSubview(inner)
        root.addSubview(stack)
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(LayoutLabel("more"))
        let (margins, safe) = (root.layoutMarginsGuide, root.safeAreaLayoutGuide)
        LayoutConstraint.activate([
          view.leftAnchor.constraint(equalTo: margins.leftAnchor),
          view.topAnchor.constraint(equalTo: safe.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 40),
          inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
          inner.rightAnchor.constraint(equalTo: view.rightAnchor),
          inner.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
          stack.leftAnchor.constraint(equalTo: root.readableContentGuide.leftAnchor),
          stack.topAnchor.constraint(equalTo: view.bottomAnchor),
          constraint,
        ])
      }

      func check(_ words: String) {
        root.layoutIfNeeded()
        for view in all { require(view.frame, "\(words): \(type(of: view))") }
        let guides = [
          root.layoutMarginsGuide, root.safeAreaLayoutGuide, root.readableContentGuide,
          root.contentLayoutGuide, root.frameLayoutGuide, view.layoutMarginsGuide,
        ]
        for guide in guides { require(guide.layoutFrame, "\(words): \(guide.identifier)") }
        let size = root.systemLayoutSizeFitting(.compressed)
        BoundedProcess.require(size.width.isFinite && size.height.isFinite, "\(words): \(size)")
        for insets in [view.layoutMargins, view.safeAreaInsets, root.adjustedContentInset] {
          let all = [insets.top, insets.left, insets.bottom, insets.right]
          BoundedProcess.require(all.allSatisfy(\.isFinite), "\(words): \(insets)")
        }
      }

      private func require(_ frame: LayoutRect, _ words: String) {
        let all = [frame.minX, frame.minY, frame.width, frame.height]
        BoundedProcess.require(all.allSatisfy(\.isFinite), "\(words) at \(frame)")
      }
    }

    @Test(
      "Frames are finite before, with and after it",
      arguments: Place.allCases,
      [huge, -huge]
    )
    func places(place: Place, number: Double) async {
      await #expect(processExitsWith: .success) { [place, number] in
        BoundedProcess.bound()
        for isFirst in [false, true] {
          let scene = Scene()
          if !isFirst { scene.check("before") }
          Self.put(number, at: place, in: scene)
          scene.check("with")
          Self.put(1, at: place, in: scene)
          scene.check("after")
        }
      }
    }

    private static func put(_ number: Double, at place: Place, in scene: Scene) {
      let (root, view, inner) = (scene.root, scene.view, scene.inner)
      let four = LayoutInsets(top: number, left: number, bottom: number, right: number)
      switch place {
      case .margins: for item in [root, view] { item.layoutMargins = four }
      case .directionalMargins:
        view.directionalLayoutMargins = LayoutDirectionalInsets(
          top: number,
          leading: number,
          bottom: number,
          trailing: number
        )
        root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
      case .preservedMargins:
        view.preservesSuperviewLayoutMargins = true
        root.layoutMargins = four
      case .safeArea: root.additionalSafeAreaInsets = four
      case .twoSafeAreas: for item in [root, view] { item.additionalSafeAreaInsets = four }
      case .alignment:
        for item in [view, inner] { item.alignment = four }
        invalidate(scene)
      case .naturalSize:
        view.size = LayoutSize(width: number, height: number)
        inner.size = view.size
        invalidate(scene)
      case .naturalHeight:
        inner.height = number
        invalidate(scene)
      case .baselines:
        for item in [view, inner] { item.baseline = number }
        invalidate(scene)
      case .constants: for constraint in root.constraints { constraint.constant = number }
      case .sumOfConstants:
        for constraint in root.constraints + view.constraints { constraint.constant = number }
      default: putElsewhere(number, at: place, in: scene)
      }
    }

    private static func putElsewhere(_ number: Double, at place: Place, in scene: Scene) {
      let (root, view, inner) = (scene.root, scene.view, scene.inner)
      switch place {
      case .multiplierOnMargin:
        view.layoutMargins = LayoutInsets(top: 9, left: 1e10, bottom: 9, right: 1e10)
        multiply(inner, .leftMargin, by: number, view, .leftMargin)
      case .multiplierOnSize: multiply(inner, .width, by: number, view, .width)
      case .frame:
        scene.label.translatesAutoresizingMaskIntoConstraints = true
        scene.label.frame = rect(number, number, number, number)
      case .rootFrame: root.frame = rect(0, 0, number, number)
      case .rootOrigin: root.frame.origin = LayoutPoint(x: number, y: number)
      case .center: root.center = LayoutPoint(x: number, y: number)
      case .bounds: root.bounds = rect(number, number, number, number)
      case .spacing: scene.stack.spacing = number
      case .customSpacing: scene.stack.setCustomSpacing(number, after: scene.label)
      case .contentOffset: root.contentOffset = LayoutPoint(x: number, y: number)
      case .contentSize: root.contentSize = LayoutSize(width: number, height: number)
      case .contentInset:
        root.contentInsetAdjustmentBehavior = .always
        root.additionalSafeAreaInsets = LayoutInsets(top: number)
        root.contentInset = LayoutInsets(top: number, left: number, bottom: number, right: number)
      case .textScale: root.layoutNode.environment = LayoutEnvironment(textScale: number)
      case .pointSize: scene.label.measurer = MonospacedTextMeasurer(pointSize: number)
      case .displayScale: root.layoutNode.environment = LayoutEnvironment(displayScale: number)
      case .fitting:
        let size = root.systemLayoutSizeFitting(LayoutSize(width: number, height: number))
        BoundedProcess.require(size.width.isFinite && size.height.isFinite, "\(size)")
        _ = inner.fittingSize(width: number)
      case .goneConstant:
        for constraint in root.constraints { constraint.goneConstant = number }
        view.isGone = true
      case .edgeDistances:
        for item in [view, inner] {
          let tie = item.rightAnchor.constraint(equalTo: root.rightAnchor, constant: number)
          tie.isActive = true
        }
      default:
        root.layoutNode.environment = LayoutEnvironment(displayScale: 3)
        scene.constraint.constant = number
      }
    }

    private static func multiply(
      _ first: LayoutView,
      _ attribute: LayoutConstraint.Attribute,
      by multiplier: Double,
      _ second: LayoutView,
      _ other: LayoutConstraint.Attribute
    ) {
      LayoutConstraint(
        item: first,
        attribute: attribute,
        relatedBy: .equal,
        toItem: second,
        attribute: other,
        multiplier: multiplier,
        constant: multiplier
      ).isActive = true
    }

    private static func invalidate(_ scene: Scene) {
      for view in [scene.view, scene.inner] { view.invalidateIntrinsicContentSize() }
    }
  }
}
