/// Who hears of issues: set one on a hierarchy's root, or on any item for its subtree.
public struct LayoutIssueHandler {
  private let body: (LayoutIssue) -> Void

  /// Makes a handler from a closure.
  public init(_ body: @escaping (LayoutIssue) -> Void) {
    self.body = body
  }

  /// Hands an issue over.
  public func callAsFunction(_ issue: LayoutIssue) {
    body(issue)
  }

  /// Writes each issue to standard error; what hierarchies use unless told otherwise.
  public static var standardError: LayoutIssueHandler {
    LayoutIssueHandler { StandardError.write("layout: \($0)\n") }
  }

  /// Stops the program at the first issue, for tests that must not have any.
  public static var strict: LayoutIssueHandler {
    LayoutIssueHandler { preconditionFailure($0.description) }
  }
}

extension ItemRecord {
  /// Tells the nearest handler above or at this item.
  package func report(_ issue: LayoutIssue) {
    var record: ItemRecord? = self
    while let current = record {
      if let handler = current.extras?.issueHandler { return handler(issue) }
      record = current.parent
    }
    LayoutIssueHandler.standardError(issue)
  }

  /// Reports something about this item.
  package func report(_ kind: LayoutIssue.Kind, source: LayoutSource? = nil) {
    report(LayoutIssue(kind, items: [name], source: source))
  }
}
