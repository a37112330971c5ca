import ConstraintKernel
import Testing

extension SeparatePrograms {
  /// Whatever code that is not the kernel's does when it is called: nothing crashes, everything ends,
  /// what has nothing to do with it is laid out, and numbers that are none are reported.
  ///
  /// Every place does each fourth deed, and its neighbours the rest; `LAYOUT_SWEEP=1` does all of
  /// them, at later calls too.
  @Suite("Foreign code, one discipline", .serialized)
  struct ForeignCodeTests {
    @Test("Nothing but what it says comes of it", arguments: CallSite.allCases)
    func matrix(site: CallSite) async {
      await #expect(processExitsWith: .success) { [site] in
        BoundedProcess.bound(seconds: 120)
        for deed in Self.deeds(at: site) {
          var reached = false
          for skipped in Self.skipped(deed) {
            let isDone = Self.run(site, deed, skipping: skipped)
            reached = reached || isDone
            if !isDone { break }
          }
          BoundedProcess.require(reached, "\(site) \(deed): nobody called it")
        }
      }
    }

    /// What is done at a place, of what is possible there.
    private static func deeds(at site: CallSite) -> [Deed] {
      let first = CallSite.allCases.firstIndex(of: site) ?? 0
      return Deed.allCases.enumerated().filter { index, deed in
        (CallingScene.isSweep || (first + index).isMultiple(of: 4))
          && (deed.number == nil || site.answersNumbers) && (!deed.needsItem || !site.isDeinit)
      }.map(\.element)
    }

    /// How many calls pass before the deed: each call has its own occasion.
    private static func skipped(_ deed: Deed) -> [Int] {
      guard CallingScene.isSweep else { return [0] }
      return deed.isOnce ? Array(0..<100) : [0, 4]
    }

    /// One scene from its building to its end; says whether the deed was done.
    private static func run(_ site: CallSite, _ deed: Deed, skipping skipped: Int) -> Bool {
      let scene = CallingScene(site, deed, skipping: skipped)
      scene.build(isKept: deed != .freesItself)
      scene.exercise()
      check(scene)
      dissolve(scene)
      return scene.isDone
    }

    private static func check(_ scene: CallingScene) {
      let words = "\(scene.site) \(scene.deed) after \(scene.calls) calls"
      require(scene, words)
      if scene.deed.number?.isFinite == false, scene.isDone {
        let isTold = scene.issues.contains {
          if case .notFinite = $0 { true } else { false }
        }
        BoundedProcess.require(isTold, "\(words): nothing was reported")
      }
      scene.disarm()
      scene.view?.natural.width += 1
      scene.view?.invalidateIntrinsicContentSize()
      scene.root?.frame.size = LayoutSize(width: 401, height: 301)
      scene.sibling.layoutIfNeeded()
      scene.other.layoutIfNeeded()
      require(scene, words)
      if scene.root != nil {
        let frame = scene.sibling.frame
        BoundedProcess.require(frame == CallingScene.siblingFrame, "\(words): \(frame)")
      }
    }

    /// All frames are numbers.
    private static func require(_ scene: CallingScene, _ words: String) {
      let views = [scene.view, scene.label, scene.scroll, scene.stack, scene.sibling].compactMap(
        \.self
      )
      var frames = views.map { ("\(type(of: $0))", $0.frame) }
      if let box = scene.box { frames.append(("box", box.quietFrame)) }
      if let guide = scene.guide { frames.append(("guide", guide.layoutFrame)) }
      for (name, frame) in frames {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        BoundedProcess.require(numbers.allSatisfy(\.isFinite), "\(words): \(name) at \(frame)")
      }
    }

    /// What is left serves in another hierarchy, and all of it goes away.
    private static func dissolve(_ scene: CallingScene) {
      if let view = scene.view {
        scene.other.addSubview(view)
        view.isGone = false
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = rect(3, 4, 70, 60)
        scene.other.layoutIfNeeded()
        BoundedProcess.require(view.frame == rect(3, 4, 70, 60), "\(view.frame)")
      }
      scene.root = nil
      scene.kept = []
      BoundedProcess.overwriteFreedMemory()
      scene.other.layoutIfNeeded()
      scene.sibling.layoutIfNeeded()
    }
  }
}
