import ConstraintKernel
import Foundation

/// A hierarchy with one of everything that calls code which is not the kernel's.
///
/// Whatever happens to it, `sibling` is kept and stands at seven and nine, thirty by twenty.
final class CallingScene {
  static let siblingFrame = rect(7, 9, 30, 20)

  /// Whether everything is tried, which takes minutes.
  static let isSweep = ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] != nil

  let site: CallSite
  let deed: Deed
  /// How many calls pass before the deed.
  private var skipped: Int
  private var isArmed = true
  /// How often the site was called while armed.
  private(set) var calls = 0
  /// Whether the deed was done.
  private(set) var isDone = false
  private var isActing = false
  private(set) var issues: [LayoutIssue.Kind] = []

  var root: LayoutView?
  let other = LayoutView(frame: rect(0, 0, 200, 200))
  let sibling = makeView("sibling")
  let panel = BoxedView(frame: rect(0, 0, 10, 10))
  weak var view: CallingView?
  weak var label: CallingLabel?
  weak var scroll: CallingScrollView?
  weak var stack: CallingStackView?
  weak var guide: CallingGuide?
  weak var box: CallingBox?
  /// What holds items that nobody else does; nothing of it once an item frees itself.
  var kept: [AnyObject] = []

  init(_ site: CallSite, _ deed: Deed, skipping skipped: Int) {
    self.site = site
    self.deed = deed
    self.skipped = skipped
  }

  /// No deed from now on.
  func disarm() { isArmed = false }

  func heard(_ issue: LayoutIssue) {
    issues.append(issue.kind)
    BoundedProcess.require(issues.count < 3_000, "told without end")
    call(.issueHandler, view)
  }

  /// Something was called; the deed is done there if it is the place and the time.
  func call(_ site: CallSite, _ subject: (any LayoutItem)?) {
    guard site == self.site, isArmed else { return }
    calls += 1
    BoundedProcess.require(calls < 20_000, "\(site) \(deed): called without end")
    guard deed.number == nil else {
      if skipped > 0 { skipped -= 1 } else { isDone = true }
      return
    }
    if skipped > 0 {
      skipped -= 1
      return
    }
    if deed.isOnce { isArmed = false }
    isDone = true
    act(on: subject)
  }

  /// The number that comes back of a place.
  func number(_ site: CallSite, _ honest: Double, _ subject: (any LayoutItem)?) -> Double {
    call(site, subject)
    guard site == self.site, isArmed, isDone, let number = deed.number else { return honest }
    return number
  }

  private func act(on subject: (any LayoutItem)?) {
    switch deed {
    case .freesRoot:
      root = nil
      BoundedProcess.overwriteFreedMemory()
    case .freesItself:
      kept = []
      takeOut(subject)
      BoundedProcess.overwriteFreedMemory()
    case .removesItself: takeOut(subject)
    case .movesAway: moveAway(subject)
    case .laysOut: sibling.layoutIfNeeded()
    case .asksForFittingSize: _ = sibling.systemLayoutSizeFitting(.compressed)
    case .asksWhatIsOpen: _ = sibling.hasAmbiguousLayout
    case .asksWhy: _ = sibling.explain(.bottom).description
    case .addsConstraint, .addsConflict: addConstraint(to: subject ?? sibling)
    case .marks: mark(subject)
    case .answersNotANumber, .answersInfinity, .answersHuge, .answersMinusHuge: break
    }
  }

  private func takeOut(_ subject: (any LayoutItem)?) {
    switch subject {
    case let view as LayoutView: view.removeFromSuperview()
    case let guide as LayoutGuide: guide.owningView?.removeLayoutGuide(guide)
    case let box as CallingBox: box.parent = nil
    default: break
    }
  }

  private func moveAway(_ subject: (any LayoutItem)?) {
    switch subject {
    case let view as LayoutView: other.addSubview(view)
    case let guide as LayoutGuide: other.addLayoutGuide(guide)
    case let box as CallingBox: box.parent = other
    default: break
    }
    other.layoutIfNeeded()
  }

  private func addConstraint(to item: any LayoutItem) {
    // Being told of a constraint may lead here again, and nobody has to bear any number of them.
    guard item !== sibling, !isActing, calls < 40 else { return }
    isActing = true
    let width = item.widthAnchor.constraint(equalToConstant: Double(calls % 50))
    width.priority = deed == .addsConflict ? .required : 300
    width.isActive = true
    isActing = false
  }

  private func mark(_ subject: (any LayoutItem)?) {
    guard !isActing else { return }
    isActing = true
    subject?.invalidateIntrinsicContentSize()
    (subject as? LayoutView)?.setNeedsLayout()
    (subject as? LayoutView)?.setNeedsUpdateConstraints()
    isActing = false
  }
}
