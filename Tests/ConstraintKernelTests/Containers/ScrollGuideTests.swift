import ConstraintKernel
import Testing

extension SeparatePrograms {
  /// The guides that a view has by itself belong to it, whoever else would own them.
  @Suite("A view's own guides stay its own", .serialized)
  struct ScrollGuideTests {
    /// The guides that come with a view.
    enum Own: String, CaseIterable, Codable, Sendable {
      case content, frame, margins, safeArea, readable

      func guide(of view: LayoutScrollView) -> LayoutGuide {
        switch self {
        case .content: view.contentLayoutGuide
        case .frame: view.frameLayoutGuide
        case .margins: view.layoutMarginsGuide
        case .safeArea: view.safeAreaLayoutGuide
        case .readable: view.readableContentGuide
        }
      }
    }

    @Test("Adding one elsewhere is reported and changes nothing", arguments: Own.allCases)
    func added(own: Own) {
      let (root, log) = makeRoot()
      let scroll = LayoutScrollView(frame: rect(10, 20, 100, 80))
      root.addSubview(scroll)
      let other = makeView("other", in: root)
      pin(other)
      let inner = makeView("inner", in: scroll)
      let guide = own.guide(of: scroll)
      LayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
        inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 30),
        inner.heightAnchor.constraint(equalToConstant: 30),
      ])
      root.layoutIfNeeded()
      let frames = [guide.layoutFrame, inner.frame]
      other.addLayoutGuide(guide)
      #expect(guide.owningView === scroll)
      #expect(other.layoutGuides.isEmpty)
      #expect(log.issues.count == 1)
      guard case .invalidUse = log.kinds.first else {
        Issue.record("\(log.kinds)")
        return
      }
      scroll.frame.origin.x = 11
      root.layoutIfNeeded()
      #expect([guide.layoutFrame, inner.frame] == frames)
      #expect(log.issues.count == 1)
    }

    @Test("Taking one away is reported and changes nothing", arguments: Own.allCases)
    func removed(own: Own) {
      let (root, log) = makeRoot()
      let scroll = LayoutScrollView(frame: rect(10, 20, 100, 80))
      root.addSubview(scroll)
      let inner = makeView("inner", in: scroll)
      let guide = own.guide(of: scroll)
      let tie = inner.leftAnchor.constraint(equalTo: guide.leftAnchor)
      tie.isActive = true
      root.layoutIfNeeded()
      scroll.removeLayoutGuide(guide)
      #expect(guide.owningView === scroll)
      #expect(tie.isActive)
      #expect(log.issues.count == 1)
    }

    @Test(
      "What scrolls is laid out when its guides were added in another hierarchy",
      arguments: Own.allCases,
      [false, true]
    )
    func elsewhere(own: Own, afterPass: Bool) async {
      await #expect(processExitsWith: .success) { [own, afterPass] in
        BoundedProcess.bound()
        let ((root, log), (other, otherLog)) = (makeRoot(), makeRoot())
        let scroll = LayoutScrollView(frame: rect(10, 20, 100, 80))
        root.addSubview(scroll)
        let inner = makeView("inner", in: scroll)
        pin(inner)
        inner.widthAnchor.constraint(equalToConstant: 300).isActive = true
        inner.heightAnchor.constraint(equalToConstant: 200).isActive = true
        if afterPass { root.layoutIfNeeded() }
        other.addLayoutGuide(own.guide(of: scroll))
        other.layoutIfNeeded()
        scroll.contentOffset = LayoutPoint(x: 5, y: 5)
        root.layoutIfNeeded()
        #expect(inner.frame == rect(0, 0, 300, 200))
        #expect(scroll.contentSize == LayoutSize(width: 300, height: 200))
        #expect((log.issues + otherLog.issues).count == 1)
        #expect(!(log.issues + otherLog.issues).contains { "\($0)".contains("Variable") })
      }
    }
  }
}
