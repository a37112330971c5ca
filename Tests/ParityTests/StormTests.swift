import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import Testing

@Suite("Storms of edits in all dialects")
struct StormTests {
  @Test("Whatever was done before, frames are those of the same hierarchy built from scratch")
  func frames() {
    var compared = 0
    for seed in 0..<12 {
      let storm = Storm(seed: UInt64(seed))
      for step in 0..<120 {
        storm.step()
        guard storm.isLaidOut, storm.isSound else { continue }
        let (frames, wanted) = (storm.frames, storm.framesFromScratch)
        #expect(frames.count == wanted.count)
        for (frame, wanted) in zip(frames, wanted) {
          #expect(frame.isNear(wanted), "seed \(seed), step \(step)")
        }
        compared += 1
      }
    }
    #expect(compared > 100)
  }
}

/// Two hierarchies whose views and constraints come, move, change and go at random.
///
/// A view refers to older views only and lies in an older one, so that no circle arises.
private final class Storm {
  private var numbers: SplitMix
  private let roots: [LayoutView]
  /// What storms run into is not the point; views outside hierarchies meet nobody else to tell.
  private let silence = LayoutIssueHandler { _ in }
  /// The views below the roots, which retain them, and those taken out for a while.
  private var views: [Held] = []
  private var resting: [LayoutView] = []
  private var groups: [ConstraintGroup] = []
  private var chains: [Constraint] = []
  private var ties: [LayoutConstraint] = []
  private var levelCount = 0
  private var anchorCount = 0
  /// Whether the last thing that happened was a layout pass.
  private(set) var isLaidOut = false

  /// A view that is not kept alive.
  private struct Held {
    weak var view: LayoutView?
  }

  init(seed: UInt64) {
    numbers = SplitMix(state: seed)
    roots = [400.0, 300].map { LayoutView(frame: LayoutRect(x: 0, y: 0, width: $0, height: 200)) }
    for root in roots {
      root.layoutNode.issueHandler = silence
      views.append(Held(view: root))
    }
  }

  /// Whether nothing contradicts anything, so that the order of coming decides nothing.
  var isSound: Bool { roots.allSatisfy(\.layoutConflicts.isEmpty) }

  private func all(below view: LayoutView) -> [LayoutView] {
    [view] + view.subviews.flatMap(all)
  }

  var frames: [LayoutRect] { roots.flatMap(all).map(\.frame) }

  /// The frames of copies of all views, under copies of all constraints.
  var framesFromScratch: [LayoutRect] {
    let views = roots.flatMap(all)
    var copies: [ObjectIdentifier: LayoutView] = [:]
    for view in views {
      let copy = LayoutView(frame: view.frame)
      copies[ObjectIdentifier(view)] = copy
      guard let above = view.superview, let parent = copies[ObjectIdentifier(above)] else {
        continue
      }
      parent.addSubview(copy)
      copy.translatesAutoresizingMaskIntoConstraints =
        view.translatesAutoresizingMaskIntoConstraints
    }
    func copy(of item: (any LayoutItem)?) -> LayoutView? {
      item.flatMap { copies[ObjectIdentifier($0)] }
    }
    let twins = views.flatMap(\.constraints).compactMap { tie -> LayoutConstraint? in
      guard let first = copy(of: tie.firstItem) else { return nil }
      let twin = LayoutConstraint(
        item: first,
        attribute: tie.firstAttribute,
        relatedBy: tie.relation,
        toItem: copy(of: tie.secondItem),
        attribute: tie.secondAttribute,
        multiplier: tie.multiplier,
        constant: tie.constant
      )
      twin.priority = tie.priority
      return twin
    }
    LayoutConstraint.activate(twins)
    for root in roots { copy(of: root)?.layoutIfNeeded() }
    return views.compactMap { copy(of: $0)?.frame }
  }

  /// Lets one thing happen.
  func step() {
    isLaidOut = false
    switch numbers.below(20) {
    case 0...3: makeView()
    case 4: moveView()
    case 5: dropView()
    case 6: restView()
    case 7: returnView()
    case 8: loosen()
    case 9: tighten()
    case 10, 11: layout()
    default: constrainSomething()
    }
  }

  private var living: [LayoutView] { views.compactMap(\.view) }

  private func any(_ views: some Collection<LayoutView>) -> LayoutView? {
    views.isEmpty ? nil : views[views.index(views.startIndex, offsetBy: numbers.below(views.count))]
  }

  private func older(than view: LayoutView) -> some Collection<LayoutView> {
    living.prefix { $0 !== view }
  }

  private func makeView() {
    guard let parent = any(living) else { return }
    let view = LayoutView(frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    view.layoutNode.issueHandler = silence
    parent.addSubview(view)
    views.append(Held(view: view))
  }

  private func anyBelow() -> LayoutView? { any(living.filter { $0.superview != nil }) }

  private func moveView() {
    guard let view = anyBelow(), let parent = any(older(than: view)) else { return }
    parent.addSubview(view)
  }

  private func dropView() {
    anyBelow()?.removeFromSuperview()
  }

  private func restView() {
    guard let view = anyBelow() else { return }
    resting.append(view)
    view.removeFromSuperview()
  }

  private func returnView() {
    guard let view = resting.popLast() else { return }
    if numbers.below(3) == 0 { any(older(than: view))?.addSubview(view) }
  }

  private func layout() {
    for view in roots.flatMap(all) where view.superview != nil { anchor(view) }
    separateLevels()
    for root in roots {
      if numbers.below(2) == 0 { root.frame.size.width = Double(100 + numbers.below(300)) }
      root.layoutIfNeeded()
    }
    isLaidOut = true
  }

  private func loosen() {
    switch numbers.below(6) {
    case 0: anyBelow()?.snp.removeConstraints()
    case 1: anyBelow()?.easy.clear()
    case 2: if !groups.isEmpty { constrain(clear: groups.remove(at: numbers.below(groups.count))) }
    case 3: if !chains.isEmpty { chains[numbers.below(chains.count)].deactivate() }
    case 4: if !ties.isEmpty { ties.remove(at: numbers.below(ties.count)).autoRemove() }
    default: if !ties.isEmpty { ties[numbers.below(ties.count)].isActive = false }
    }
  }

  private func tighten() {
    switch numbers.below(4) {
    case 0: if !groups.isEmpty { groups[numbers.below(groups.count)].active.toggle() }
    case 1: if !chains.isEmpty { chains[numbers.below(chains.count)].activate() }
    case 2: if !chains.isEmpty { chains[numbers.below(chains.count)].update(offset: distance) }
    default:
      if ties.isEmpty { return }
      ties[numbers.below(ties.count)].constant = distance
      ties[numbers.below(ties.count)].isActive = true
    }
  }

  private var distance: Double { Double(numbers.below(40)) }

  /// Levels differ, so that only one answer is right.
  private func level() -> LayoutPriority {
    levelCount += 1
    return LayoutPriority(rawValue: Float(200 + levelCount * 7_919 % 99_991) / 102)
  }

  /// Gives all but one of several constraints of the same level another.
  private func separateLevels() {
    var taken: Set<LayoutPriority> = []
    for tie in roots.flatMap(all).flatMap(\.constraints) {
      if tie.priority.rawValue >= 1, !taken.insert(tie.priority).inserted { tie.priority = level() }
    }
  }

  /// Says weakly where a view is, so that nothing is left open.
  private func anchor(_ view: LayoutView) {
    guard let parent = view.superview else { return }
    let attributes: [LayoutConstraint.Attribute] = [.left, .top, .width, .height]
    for attribute in attributes {
      let isAnchored = parent.constraints.contains {
        $0.firstItem === view && $0.firstAttribute == attribute && $0.priority.rawValue < 1
      }
      if isAnchored { continue }
      anchorCount += 1
      let tie = LayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: .equal,
        toItem: parent,
        attribute: attribute,
        multiplier: 1,
        constant: distance
      )
      tie.priority = LayoutPriority(rawValue: Float(anchorCount) / 100_000)
      tie.isActive = true
    }
  }

  private func constrainSomething() {
    guard let view = anyBelow(), let other = any(older(than: view)) else { return }
    switch numbers.below(6) {
    case 0: operate(view, other)
    case 1: make(view, other)
    case 2: apply(view, other)
    case 3: pin(view, other)
    default: relate(view, other)
    }
  }

  private func operate(_ view: LayoutView, _ other: LayoutView) {
    let group = numbers.below(3) == 0 ? groups.last : nil
    let made = constrain(view, other, replace: group) { view, other in
      view.left == other.left + distance ~ level()
      view.top >= other.bottom + distance ~ level()
      if numbers.below(2) == 0 { view.size == other.size * 0.5 ~ level() }
      if numbers.below(3) == 0 { view.centerX <= view.parent.centerX ~ level() }
      if numbers.below(9) == 0, let inner = anyBelow() {
        constrain(inner) { $0.width >= distance ~ self.level() }
        inner.removeFromSuperview()
      }
    }
    groups.append(made)
  }

  private func make(_ view: LayoutView, _ other: LayoutView) {
    let block: (ConstraintMaker) -> Void = { [self] make in
      make.left.top.equalTo(other).offset(distance).priority(level())
      let chain = make.width.lessThanOrEqualTo(other.snp.height).offset(distance).priority(level())
      if numbers.below(2) == 0 { chains.append(chain.constraint) }
      if numbers.below(3) == 0 { make.edges.equalToSuperview().inset(distance).priority(level()) }
      if numbers.below(9) == 0 {
        anyBelow()?.snp.makeConstraints { $0.height.equalTo(self.distance).priority(self.level()) }
      }
    }
    switch numbers.below(4) {
    case 0: view.snp.remakeConstraints(block)
    case 1: view.snp.updateConstraints(block)
    case 2: chains += view.snp.prepareConstraints(block)
    default: view.snp.makeConstraints(block)
    }
  }

  private func apply(_ view: LayoutView, _ other: LayoutView) {
    let height = Height(distance).with(.custom(level().rawValue))
    view.easy.layout(
      Left(distance).to(other).with(.custom(level().rawValue)),
      Bottom(>=distance).to(other, .bottom).with(.custom(level().rawValue)),
      Width(<=distance).like(other).with(.custom(level().rawValue)),
      height
    )
    if numbers.below(3) == 0 { anyBelow()?.easy.layout(height) }
  }

  private func pin(_ view: LayoutView, _ other: LayoutView) {
    let made = [
      view.autoPinEdge(.right, to: .left, of: other, withOffset: distance),
      view.autoMatch(.height, to: .width, of: other, withMultiplier: 0.25),
    ]
    for tie in made.compactMap({ $0 }) {
      tie.priority = level()
      ties.append(tie)
    }
  }

  private func relate(_ view: LayoutView, _ other: LayoutView) {
    let pairs: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
      (.left, .centerX), (.right, .right), (.centerY, .top), (.bottom, .bottom), (.width, .width),
      (.height, .width),
    ]
    let (own, its) = pairs[numbers.below(pairs.count)]
    let relations: [LayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let tie = LayoutConstraint(
      item: view,
      attribute: own,
      relatedBy: relations[numbers.below(3)],
      toItem: other,
      attribute: its,
      multiplier: numbers.below(3) == 0 ? 0.5 : 1,
      constant: distance
    )
    tie.priority = level()
    tie.isActive = true
    view.translatesAutoresizingMaskIntoConstraints = false
    if numbers.below(2) == 0 { ties.append(tie) }
  }
}

/// Numbers that a seed decides (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
private struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}

extension LayoutRect {
  /// Whether all four numbers are the same but for rounding.
  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
