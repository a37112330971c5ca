import ConstraintKernel

/// What rules find that compare two states of a hierarchy.
extension LayoutSurvey {
  /// What jumps are judged by: the layout at one width.
  struct State {
    /// Where the items stand in their parents.
    let frames: [LayoutRect]
    /// The natural heights of what wraps, in the order of its places.
    let heights: [Double]
    /// The conflicts at this width.
    let conflicts: [LayoutFault]
  }

  /// What moves by more than a layout should from one width to the next.
  ///
  /// A line of text that came or went moves what is tied to it up or down by its height, and a conflict
  /// that begins or ends moves what takes part in it anywhere; neither counts. `wrapping` are the places
  /// of what wraps, `largest` is how many points may be made in one step.
  /// - Complexity: O(*n*) in the items.
  func jumps(
    from old: State,
    to new: State,
    wrapping: [Int],
    _ ties: LayoutTies,
    largest: Double
  ) -> [LayoutFault] {
    var lines: [Int: Double] = [:]
    for (place, heights) in zip(wrapping, zip(old.heights, new.heights))
    where heights.0 != heights.1 {
      lines[ties.group(of: place, .vertical), default: 0] += abs(heights.0 - heights.1)
    }
    let changed = Set(old.conflicts).symmetricDifference(new.conflicts)
    let disturbed = Set(
      changed.flatMap(\.places).flatMap { place in
        place == 0
          ? [] : [LayoutAxis.horizontal, .vertical].map { ties.group(of: place, $0) }
      }
    )
    return zip(old.frames, new.frames).enumerated().compactMap { place, frames in
      let (old, new) = frames
      let steps: [(part: LayoutAmbiguity.Part, points: Double, axis: LayoutAxis)] = [
        (.x, abs(new.minX - old.minX), .horizontal), (.y, abs(new.minY - old.minY), .vertical),
        (.width, abs(new.width - old.width), .horizontal),
        (.height, abs(new.height - old.height), .vertical),
      ]
      let jumps = steps.filter { step in
        guard step.points > largest else { return false }
        let group = ties.group(of: place, step.axis)
        return !disturbed.contains(group) && step.points > largest + (lines[group] ?? 0)
      }
      guard let jump = jumps.max(by: { $0.points < $1.points }) else { return nil }
      return LayoutFault(
        rule: .jump,
        places: [place],
        amount: jump.points,
        detail: jump.part.rawValue
      )
    }
  }

  /// What does not stand in its parent where its mirror image stands.
  func mirrorFaults(_ frames: [LayoutRect], _ mirrored: [LayoutRect]) -> [LayoutFault] {
    frames.indices.dropFirst().compactMap { place in
      let distance =
        mirrorDistances(of: place, frames, mirrored).map { abs($0.distance) }.max() ?? 0
      guard distance > tolerance, !(outline.items[place] is LayoutGuide) else { return nil }
      return LayoutFault(rule: .notMirrored, places: [place], amount: distance)
    }
  }

  /// The number of a frame that is farthest from that of its mirror image.
  func mirrorPart(
    of place: Int,
    _ frames: [LayoutRect],
    _ mirrored: [LayoutRect]
  ) -> LayoutConstraint.Attribute? {
    mirrorDistances(of: place, frames, mirrored).max { abs($0.distance) < abs($1.distance) }?.part
  }

  /// How far the four numbers of a frame are from those of its mirror image.
  private func mirrorDistances(
    of place: Int,
    _ frames: [LayoutRect],
    _ mirrored: [LayoutRect]
  ) -> [(part: LayoutConstraint.Attribute, distance: Double)] {
    guard let parent = outline.parents[place] else { return [] }
    let (frame, other) = (frames[place], mirrored[place])
    return [
      (.left, frame.minX - (mirrored[parent].width - other.maxX)),
      (.width, frame.width - other.width), (.top, frame.minY - other.minY),
      (.height, frame.height - other.height),
    ]
  }
}

extension LayoutItem {
  /// What is no mirror image of another hierarchy of the same shape, which reads the other way.
  ///
  /// Finds nothing where the shapes are others. Both hierarchies are laid out.
  ///
  /// - Complexity: O(*n*) in the items, and an explanation of each finding.
  package func layoutFindings(
    mirroring other: any LayoutItem,
    suppressing suppressions: [LayoutSuppression],
    tolerance: Double
  ) -> [LayoutFinding] {
    let survey = LayoutSurvey(of: self, tolerance, suppressions)
    let outline = LayoutOutline(other)
    guard survey.outline.hasShape(of: outline) else { return [] }
    let frames = survey.outline.items.map(\.layoutFrame)
    let mirrored = outline.items.map(\.layoutFrame)
    return survey.findings(survey.mirrorFaults(frames, mirrored)) { fault in
      let part = survey.mirrorPart(of: fault.places[0], frames, mirrored)
      return survey.chain(of: part ?? .left, at: fault.places[0])
    }
  }

  /// What jumps from another hierarchy of the same shape, which is about a point narrower, to this one.
  ///
  /// Finds nothing where the shapes are others. Both hierarchies are laid out.
  ///
  /// - Complexity: O(*n* log *n*) in the items and constraints, and two explanations of each finding.
  package func layoutFindings(
    widening other: any LayoutItem,
    suppressing suppressions: [LayoutSuppression],
    tolerance: Double
  ) -> [LayoutFinding] {
    let (survey, before) = (
      LayoutSurvey(of: self, tolerance, suppressions),
      LayoutSurvey(of: other, tolerance, suppressions)
    )
    guard survey.outline.hasShape(of: before.outline) else { return [] }
    let (set, setBefore) = (LayoutActiveSet(survey.outline), LayoutActiveSet(before.outline))
    guard set.wrapping == setBefore.wrapping else { return [] }
    let faults = survey.jumps(
      from: before.state(setBefore.signs(in: before.outline.boxes())),
      to: survey.state(set.signs(in: survey.outline.boxes())),
      wrapping: set.wrapping,
      LayoutTies(survey.outline),
      largest: LayoutCheck.usualStep
    )
    let widths = [other, self].map { SceneNumber.rounded($0.layoutFrame.width) }
    return survey.findings(faults) { fault in
      before.chain(ofJump: fault, at: widths[0]) + survey.chain(ofJump: fault, at: widths[1])
    }
  }
}

extension LayoutSurvey {
  fileprivate init(
    of root: any LayoutItem,
    _ tolerance: Double,
    _ suppressions: [LayoutSuppression]
  ) {
    self.init(root, tolerance: tolerance, isTapTarget: { _ in false }, suppressions: suppressions)
  }

  /// The layout as it stands.
  func state(_ signs: LayoutActiveSet.Signs) -> State {
    State(
      frames: outline.items.map(\.layoutFrame),
      heights: signs.heights,
      conflicts: conflicts
    )
  }

  /// Faults in words, without those that are suppressed.
  fileprivate func findings(
    _ faults: [LayoutFault],
    why: (LayoutFault) -> LayoutReason
  ) -> [LayoutFinding] {
    var overflowing: Set<LayoutRule> = []
    let reported = faults.filter { !isSuppressed($0) }
    return listed(reported, \.self, LayoutCheck.usualFindings, &overflowing).map {
      finding($0, why: why($0))
    }
  }
}

extension LayoutOutline {
  /// Whether as many items lie in each other as in another hierarchy.
  fileprivate func hasShape(of other: LayoutOutline) -> Bool { parents == other.parents }
}
