/// Who hears of issues: set one on a hierarchy's root, or on any item for its subtree.
public struct LayoutIssueHandler {
  /// Nil where none is set.
  private let body: ((LayoutIssue) -> Void)?

  private init(body: ((LayoutIssue) -> Void)?) {
    self.body = body
  }

  /// Makes a handler from a closure.
  public init(_ body: @escaping (LayoutIssue) -> Void) {
    self.init(body: body)
  }

  /// Hands an issue over.
  public func callAsFunction(_ issue: LayoutIssue) {
    body?(issue)
  }

  /// Whether issues are dropped.
  var isSilent: Bool { body == nil }

  /// Drops issues, for which no advice is worked out then; ``LayoutItem/layoutConflictIssues`` still tells
  /// conflicts on request.
  public static var silent: LayoutIssueHandler { LayoutIssueHandler(body: nil) }

  /// Writes each issue to standard error; what hierarchies use by default.
  public static var standardError: LayoutIssueHandler {
    LayoutIssueHandler { StandardError.say("layout: \($0)\n") }
  }

  /// Stops the program at the first issue, for tests that must not have any.
  public static var strict: LayoutIssueHandler {
    LayoutIssueHandler { preconditionFailure($0.description) }
  }
}

/// The handler of an item, and what waits for it.
///
/// A handler is foreign code: it may add constraints, lay out, and so report again. What is
/// reported while it runs waits until it has returned; after ``mostRounds`` rounds of that the rest
/// goes to standard error, so that a handler which answers every issue with another one comes to an
/// end.
struct IssueInbox {
  static let mostRounds = 16

  var handler: LayoutIssueHandler?
  var isRunning = false
  var waiting: [LayoutIssue] = []
}

extension ItemRecord {
  /// Whether a handler hears of what is reported about this item.
  var isHeard: Bool { nearestInbox?.issues.handler?.isSilent != true }

  /// What holds the nearest handler above or at this item; nil without any.
  private var nearestInbox: ItemExtras? {
    pathToRoot.lazy.compactMap(\.extras).first { $0.issues.handler != nil }
  }

  /// Tells the nearest handler above or at this item.
  package func report(_ issue: LayoutIssue) {
    if let inbox = nearestInbox { return inbox.tell(issue) }
    LayoutIssueHandler.standardError(issue)
  }

  /// Reports something about this item.
  package func report(_ kind: LayoutIssue.Kind, source: LayoutSource? = nil) {
    report(LayoutIssue(kind, items: [name], source: source))
  }
}

extension ItemExtras {
  fileprivate func tell(_ issue: LayoutIssue) {
    issues.waiting.append(issue)
    guard !issues.isRunning else { return }
    issues.isRunning = true
    defer { issues.isRunning = false }
    for _ in 0..<IssueInbox.mostRounds {
      let reported = issues.waiting
      issues.waiting = []
      for issue in reported { issues.handler?(issue) }
      if issues.waiting.isEmpty { return }
    }
    let rest = issues.waiting
    issues.waiting = []
    for issue in rest { LayoutIssueHandler.standardError(issue) }
  }
}
