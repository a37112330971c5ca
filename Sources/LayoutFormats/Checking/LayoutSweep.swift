import ConstraintKernel

/// One walk over the widths of a setting.
struct LayoutSweep {
  /// A fault over neighbouring widths.
  struct Stretch {
    var fault: LayoutFault
    var widths: ClosedRange<Int>
    /// Whether frames are linear between all of the widths.
    var isProved: Bool
    /// Why it is so at the first width.
    var why = LayoutReason()

    /// Where it stands among others: by rule, then by widths, then by the tree.
    fileprivate var key: (Int, Int, Int, Int, Int, String) {
      let places = fault.places
      let first = places.first ?? 0
      let (low, high) = (widths.lowerBound, widths.upperBound)
      return (fault.rule.order, low, high, first, places.last ?? first, fault.detail)
    }
  }

  let setting: LayoutCheck.Setting
  private let check: LayoutCheck
  private let root: any LayoutItem
  private(set) var survey: LayoutSurvey
  /// What decides frames besides constraints, or was not found of them, so that nothing is proved; nil
  /// where nothing does.
  private(set) var obstacle: String?
  /// The widths that were looked at.
  private(set) var looked: ClosedRange<Int>
  /// The rules that find more than is listed.
  private(set) var overflowing: Set<LayoutRule> = []
  /// The frames of the items in their parents, width by width.
  private(set) var frames: [[LayoutRect]] = []
  private(set) var stretches: [Stretch] = []
  /// The widths that no proof ties to the one a point before.
  private(set) var changes: [Int] = []
  private var open: [LayoutFault: Stretch] = [:]
  private var effort: LayoutEffort

  init(_ check: LayoutCheck, _ setting: LayoutCheck.Setting, _ root: any LayoutItem) {
    self.check = check
    self.setting = setting
    self.root = root
    looked = setting.widths
    effort = LayoutEffort(on: root, passes: check.mostPasses)
    setting.apply(to: root, width: Double(setting.widths.lowerBound))
    survey = LayoutSurvey(
      root,
      tolerance: check.tolerance,
      isTapTarget: check.isTapTarget,
      suppressions: check.suppressions
    )
  }

  /// Where the root has a limit on work, the frames of all widths may be as many.
  private static let mostFrames = 2_500_000
  /// Reasons are asked for until as many constraints stood in the hierarchies they were asked of.
  private static let mostConstraints = 100_000

  /// Walks over the widths; `mirrored` are the frames of the other direction at the same widths.
  mutating func run(against mirrored: [[LayoutRect]]?) {
    var set = LayoutActiveSet(survey.outline)
    let ties = LayoutTies(survey.outline)
    obstacle =
      setting.fitsHeight ? "the height of \(root.record.name) follows its content" : set.obstacle
    var before: (signs: LayoutActiveSet.Signs, boxes: [LayoutRect], state: LayoutSurvey.State)?
    var ambiguities: [LayoutFault] = []
    var toldAmbiguities: [LayoutFault] = []
    let isLimited = root.layoutWorkLimit != nil
    let (items, constraints) = (survey.outline.items.count, survey.outline.constraints.count)
    for (index, width) in setting.widths.enumerated() {
      if index > 0, effort.isSpent || isLimited && index * items > Self.mostFrames {
        looked = looked.lowerBound...(width - 1)
        break
      }
      effort.noteReading(items + constraints)
      setting.apply(to: root, width: Double(width))
      let boxes = survey.outline.boxes()
      let signs = set.signs(in: boxes)
      let isComplete = root.hasCompleteLayout
      set.lookAgain()
      obstacle = obstacle ?? set.obstacle
      if !isComplete { obstacle = obstacle ?? "the best frames take too long to find" }
      let isLinear = obstacle == nil && before.map { $0.signs.isLinear(to: signs) } ?? false
      let wasOpen = !ambiguities.isEmpty
      // What is ambiguous depends on the signs alone; of what was not found nothing can be said.
      if before?.signs != signs {
        ambiguities = isComplete ? survey.ambiguities : []
        toldAmbiguities = survey.withoutRepeats(ambiguities)
      }
      let isProved =
        isLinear && !wasOpen && ambiguities.isEmpty
        && before.map { survey.areApart($0.boxes, boxes) } ?? true
      var pairs = 0
      var faults = survey.faults(in: boxes, atMost: check.mostFindings, pairs: &pairs)
      effort.notePairs(pairs)
      let state = survey.state(signs)
      faults += state.conflicts + toldAmbiguities
      frames.append(state.frames)
      if let before {
        if !isProved { changes.append(width) }
        let jumps = survey.jumps(
          from: before.state,
          to: state,
          wrapping: set.wrapping,
          ties,
          largest: check.largestStep
        )
        // Where a line comes or goes, a root that fits its content grows, and all that is tied to it.
        let mayGrow = setting.fitsHeight && before.signs.heights != signs.heights
        faults += jumps.filter { !mayGrow || $0.detail != "y" && $0.detail != "height" }
      }
      if let mirrored, index < mirrored.count {
        faults += survey.mirrorFaults(frames[index], mirrored[index])
      }
      faults = survey.listed(faults, \.self, check.mostFindings, &overflowing)
      note(faults, width, isProved: isProved)
      before = (signs, boxes, state)
    }
    stretches += open.values
    if obstacle != nil { unprove() }
    stretches.sort { $0.key < $1.key }
    stretches = survey.listed(stretches, \.fault, check.mostFindings, &overflowing)
    for index in stretches.indices {
      let (low, high) = (stretches[index].widths.lowerBound, stretches[index].widths.upperBound)
      let start = setting.widths.lowerBound
      stretches[index].fault = survey.withAxis(
        stretches[index].fault,
        over: frames,
        stretch: (low - start)..<(high - start + 1)
      )
    }
    findReasons(against: mirrored)
  }

  /// Takes back what was taken for proved before an obstacle to proofs was met.
  private mutating func unprove() {
    changes = []
    for index in stretches.indices where stretches[index].widths.count > 1 {
      stretches[index].isProved = false
    }
  }

  /// Lays the hierarchy out again where something was found first, and asks why; where the root has a limit on
  /// work, until as much as one layout pass may take is spent.
  private mutating func findReasons(against mirrored: [[LayoutRect]]?) {
    let places = Dictionary(grouping: stretches.indices) { stretches[$0].widths.lowerBound }
    var left = max(Self.mostConstraints / max(survey.outline.constraints.count, 1), 1)
    let effort = LayoutEffort(on: root, passes: 1)
    for width in places.keys.sorted() where left > 0 && !effort.isSpent {
      let own = (places[width] ?? []).prefix(left)
      left -= own.count
      let jumps = own.filter { stretches[$0].fault.rule == .jump }
      var before: [LayoutReason] = []
      if !jumps.isEmpty { setting.apply(to: root, width: Double(width - 1)) }
      for place in jumps where !effort.isSpent {
        before.append(survey.chain(ofJump: stretches[place].fault, at: "\(width - 1)"))
      }
      setting.apply(to: root, width: Double(width))
      for (place, lines) in zip(jumps, before) {
        stretches[place].why =
          lines + survey.chain(ofJump: stretches[place].fault, at: "\(width)")
      }
      let hasConflict = own.contains { stretches[$0].fault.rule == .conflict }
      let conflicts = hasConflict ? survey.conflictReasons : [:]
      for place in own where !effort.isSpent {
        let fault = stretches[place].fault
        switch fault.rule {
        case .jump: break
        case .notMirrored:
          let index = width - setting.widths.lowerBound
          let part = mirrored.flatMap {
            survey.mirrorPart(of: fault.places[0], frames[index], $0[index])
          }
          stretches[place].why = survey.chain(of: part ?? .left, at: fault.places[0])
        default: stretches[place].why = survey.reasons(for: fault, conflicts)
        }
      }
    }
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
      if !stretch.fault.amount.isSame(as: fault.amount) { stretch.fault.isMost = true }
      stretch.fault.amount = max(stretch.fault.amount, fault.amount)
      still[key] = stretch
    }
    stretches += open.values
    open = still
  }
}
