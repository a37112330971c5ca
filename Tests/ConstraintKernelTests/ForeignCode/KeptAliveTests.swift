import ConstraintKernel
import Testing

extension SeparatePrograms {
  /// Whatever calls code that is not its own keeps the hierarchy alive until it is through.
  @Suite("The last reference to a root goes away in a call", .serialized)
  struct KeptAliveTests {
    /// A call from the kernel in which the root goes away.
    enum Call: String, CaseIterable, Codable, Sendable {
      case updateConstraints, layoutSubviews, intrinsicContentSize, contentHeightFollowsWidth
      case intrinsicContentHeight, alignmentRectInsets, firstBaseline, lastBaseline
      case layoutName, safeAreaInsets, safeAreaInsetsDidChange, layoutMarginsDidChange
      case traitCollectionDidChange
    }

    /// Who holds the root, and lets go of it.
    final class Holder {
      var root: LayoutView?
      var call: Call?

      func happens(_ call: Call) {
        guard self.call == call else { return }
        self.call = nil
        root = nil
        BoundedProcess.overwriteFreedMemory()
      }
    }

    final class Dropper: LayoutView {
      var holder: Holder?
      var size = 20.0

      override func updateConstraints() {
        holder?.happens(.updateConstraints)
        super.updateConstraints()
      }
      override func layoutSubviews() { holder?.happens(.layoutSubviews) }
      override var intrinsicContentSize: LayoutSize {
        holder?.happens(.intrinsicContentSize)
        return LayoutSize(width: size, height: size)
      }
      override var contentHeightFollowsWidth: Bool {
        holder?.happens(.contentHeightFollowsWidth)
        return true
      }
      override func intrinsicContentHeight(forWidth width: Double) -> Double {
        holder?.happens(.intrinsicContentHeight)
        return width
      }
      override var alignmentRectInsets: LayoutInsets {
        holder?.happens(.alignmentRectInsets)
        return .zero
      }
      override var firstBaselineOffsetFromTop: Double {
        holder?.happens(.firstBaseline)
        return size
      }
      override var lastBaselineOffsetFromBottom: Double {
        holder?.happens(.lastBaseline)
        return size
      }
      override var layoutName: String {
        get {
          holder?.happens(.layoutName)
          return "dropper"
        }
        set { super.layoutName = newValue }
      }
      override var safeAreaInsets: LayoutInsets {
        holder?.happens(.safeAreaInsets)
        return LayoutInsets(top: size)
      }
      override func safeAreaInsetsDidChange() { holder?.happens(.safeAreaInsetsDidChange) }
      override func layoutMarginsDidChange() { holder?.happens(.layoutMarginsDidChange) }
      override func traitCollectionDidChange(_ previousTraitCollection: LayoutEnvironment?) {
        holder?.happens(.traitCollectionDidChange)
      }
    }

    /// What is asked of a view whose root goes away meanwhile.
    enum Question: String, CaseIterable, Codable, Sendable {
      case firstPass, laterPass, fitting, conflict, ambiguity, environment, margins, returnToTree
    }

    @Test(
      "Nothing crashes, and the view that stays is laid out elsewhere",
      arguments: Call.allCases
    )
    func root(call: Call) async {
      await #expect(processExitsWith: .success) { [call] in
        BoundedProcess.bound()
        for question in Question.allCases { Self.ask(question, call) }
      }
    }

    private static func ask(_ question: Question, _ call: Call) {
      let holder = Holder()
      let view = Dropper()
      holder.root = makeTree(around: view)
      view.holder = holder
      if question == .firstPass { holder.call = call }
      view.layoutIfNeeded()
      holder.call = call
      view.size = 30
      view.invalidateIntrinsicContentSize()
      view.setNeedsUpdateConstraints()
      switch question {
      case .firstPass, .laterPass:
        view.setNeedsLayout()
        view.layoutIfNeeded()
      case .fitting: _ = view.systemLayoutSizeFitting(.compressed)
      case .conflict:
        for width in [7.0, 8] {
          view.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
        view.layoutIfNeeded()
      case .ambiguity: _ = view.hasAmbiguousLayout
      case .environment:
        holder.root?.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
        view.layoutIfNeeded()
      case .margins:
        view.additionalSafeAreaInsets = LayoutInsets(top: 3)
        view.layoutMargins = LayoutInsets(top: 3)
        view.layoutIfNeeded()
      case .returnToTree:
        view.removeFromSuperview()
        holder.root?.addSubview(view)
        view.layoutIfNeeded()
      }
      view.holder = nil
      holder.call = nil
      check(view)
    }

    /// A root with a view that shares baselines and edges with another one.
    private static func makeTree(around view: Dropper) -> LayoutView {
      let (root, _) = makeRoot()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let beside = makeView("beside", in: root)
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        beside.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
        beside.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
        beside.leftAnchor.constraint(equalTo: view.rightAnchor),
      ])
      return root
    }

    /// The view serves in another hierarchy as if nothing had been.
    private static func check(_ view: LayoutView) {
      let (next, _) = makeRoot()
      next.addSubview(view)
      view.isGone = false
      LayoutConstraint.deactivate(view.constraints)
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: next.leftAnchor, constant: 3),
        view.topAnchor.constraint(equalTo: next.topAnchor, constant: 4),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 60),
      ])
      next.layoutIfNeeded()
      BoundedProcess.require(view.frame == rect(3, 4, 50, 60), "\(view.frame)")
    }

    /// Measures, and lets go of a root meanwhile.
    private final class Measurer: TextMeasuring {
      let holder: Holder
      init(_ holder: Holder) { self.holder = holder }

      func measure(
        _ text: String,
        width: Double?,
        maximumLines: Int,
        lineBreakMode: LayoutLineBreakMode,
        scale: Double
      ) -> MeasuredText {
        holder.happens(.intrinsicContentHeight)
        return MonospacedTextMeasurer()
          .measure(
            text,
            width: width,
            maximumLines: maximumLines,
            lineBreakMode: lineBreakMode,
            scale: scale
          )
      }
    }

    @Test("Nothing crashes when a measurer is where it happens", arguments: [false, true])
    func measurer(whileFitting: Bool) async {
      await #expect(processExitsWith: .success) { [whileFitting] in
        BoundedProcess.bound()
        for skipped in 0..<3 {
          let holder = Holder()
          let label = LayoutLabel("one two three four", numberOfLines: 0)
          holder.root = makeRoot(60, 200).0
          label.translatesAutoresizingMaskIntoConstraints = false
          holder.root?.addSubview(label)
          pin(label)
          if skipped > 0 { label.layoutIfNeeded() }
          label.measurer = Measurer(holder)
          if skipped > 1 { label.layoutIfNeeded() }
          holder.call = .intrinsicContentHeight
          if whileFitting {
            _ = label.systemLayoutSizeFitting(LayoutSize(width: 50, height: 0))
            _ = label.fittingSize(width: 40)
          } else {
            label.layoutIfNeeded()
          }
          holder.call = nil
          label.measurer = MonospacedTextMeasurer()
          Self.check(label)
        }
      }
    }
  }
}
