import ConstraintKernel

/// One walk over the widths of a setting.
struct LayoutSweep {
  /// A fault over neighbouring widths.
  struct Stretch {
    var fault: LayoutFault
    var widths: ClosedRange<Int>
    /// Whether frames are linear between all of the widths.
    var isProved: Bool
  }

  let setting: LayoutCheck.Setting
  private let check: LayoutCheck
  private let root: any LayoutItem
  private(set) var survey: LayoutSurvey
  /// The frames of the items in their parents, width by width.
  private(set) var frames: [[LayoutRect]] = []
  private(set) var stretches: [Stretch] = []
  /// The widths between which the layout changes to the next one, if it is not linear there.
  private(set) var changes: [Int] = []
  private var open: [LayoutFault: Stretch] = [:]

  init(_ check: LayoutCheck, _ setting: LayoutCheck.Setting, _ root: any LayoutItem) {
    self.check = check
    self.setting = setting
    self.root = root
    setting.apply(to: root, width: Double(setting.widths.lowerBound))
    survey = LayoutSurvey(root, tolerance: check.tolerance, isTapTarget: check.isTapTarget)
  }

  /// Walks over the widths; `mirrored` are the frames of the other direction at the same widths.
  mutating func run(against mirrored: [[LayoutRect]]?) {
    let set = LayoutActiveSet(survey.outline)
    var before: (signs: LayoutActiveSet.Signs, boxes: [LayoutRect])?
    var ambiguities: [LayoutFault] = []
    for (index, width) in setting.widths.enumerated() {
      setting.apply(to: root, width: Double(width))
      let boxes = survey.outline.boxes()
      let signs = set.signs(in: boxes)
      let isSame = before.map { $0.signs.isLinear(to: signs) } ?? false
      let isProved =
        isSame && set.isLinear && before.map { survey.areApart($0.boxes, boxes) } ?? true
      if !isSame { ambiguities = survey.ambiguities }
      var faults = survey.faults(in: boxes) + survey.conflicts + ambiguities
      frames.append(survey.outline.items.map(\.layoutFrame))
      if index > 0 {
        if !isProved { changes.append(width) }
        faults += jumps(from: frames[index - 1], to: frames[index])
      }
      if let mirrored { faults += mirrorFaults(frames[index], mirrored[index]) }
      note(faults, width, isProved: isProved && ambiguities.isEmpty)
      before = (signs, boxes)
    }
    stretches += open.values
  }

  /// Prolongs the stretches of faults that are still there, and ends the others.
  private mutating func note(_ faults: [LayoutFault], _ width: Int, isProved: Bool) {
    var still: [LayoutFault: Stretch] = [:]
    for fault in faults {
      var key = fault
      key.amount = 0
      var stretch =
        open.removeValue(forKey: key)
        ?? Stretch(fault: fault, widths: width...width, isProved: true)
      if stretch.widths.upperBound < width, !isProved { stretch.isProved = false }
      stretch.widths = stretch.widths.lowerBound...width
      stretch.fault.amount = max(stretch.fault.amount, fault.amount)
      still[key] = stretch
    }
    stretches += open.values
    open = still
  }

  /// What moves by more than a layout should while the width grows by one point.
  private func jumps(from before: [LayoutRect], to after: [LayoutRect]) -> [LayoutFault] {
    zip(before, after).enumerated().compactMap { place, frames in
      let (old, new) = frames
      let steps = [
        ("x", new.minX - old.minX), ("y", new.minY - old.minY),
        ("width", new.width - old.width), ("height", new.height - old.height),
      ]
      guard let step = steps.max(by: { abs($0.1) < abs($1.1) }), abs(step.1) > check.largestStep
      else { return nil }
      return LayoutFault(rule: .jump, places: [place], amount: abs(step.1), detail: step.0)
    }
  }

  /// What does not stand in its parent where its mirror image stands.
  private func mirrorFaults(_ frames: [LayoutRect], _ mirrored: [LayoutRect]) -> [LayoutFault] {
    frames.indices.dropFirst().compactMap { place in
      guard let parent = survey.outline.parents[place] else { return nil }
      let (frame, other) = (frames[place], mirrored[place])
      let distances = [
        frame.minX - (mirrored[parent].width - other.maxX), frame.width - other.width,
        frame.minY - other.minY, frame.height - other.height,
      ]
      let distance = distances.map(abs).max() ?? 0
      guard distance > check.tolerance, !(survey.outline.items[place] is LayoutGuide)
      else { return nil }
      return LayoutFault(rule: .notMirrored, places: [place], amount: distance)
    }
  }
}
