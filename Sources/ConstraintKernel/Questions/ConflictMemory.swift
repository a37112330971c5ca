/// What the last solution was worth, and what was reported of it.
final class ConflictMemory {
  /// The conflicts of the last solution, in words of that time.
  private(set) var conflicts: [LayoutConflict] = []
  /// The conflicts that were reported and are still there.
  private(set) var reported: Set<LayoutIssue> = []
  /// Whether conflicts may differ from those that were reported.
  private(set) var needsReport = false
  /// Whether the last solution was proved to be the best one; if not, that is reported once.
  private(set) var isComplete = true
  /// Whether that was so of the last solution whose frames were handed out.
  private(set) var framesAreComplete = true
  /// Whether the last solution keeps what is required; if not, frames stay as they were.
  private(set) var isFeasible = true

  /// Notes what a solution is worth.
  func note(isComplete: Bool, isFeasible: Bool) {
    if !isComplete, self.isComplete { needsReport = true }
    self.isComplete = isComplete
    self.isFeasible = isFeasible
  }

  /// Notes that frames of the last solution are handed out.
  func noteDelivery() { framesAreComplete = isComplete }

  /// Has conflicts looked at again at the end of the round.
  func requestReport() { needsReport = true }

  /// Remembers the conflicts of the last solution.
  func keep(_ conflicts: [LayoutConflict]) { self.conflicts = conflicts }

  /// Notes which issues are reported from now on; nothing has to be looked at again.
  func settle(reported: Set<LayoutIssue>) {
    self.reported = reported
    needsReport = false
  }

  /// Notes that the report is being made.
  func beginReport() { needsReport = false }

  /// Notes which conflicts are there, of which the new ones are being reported.
  func endReport(_ current: Set<LayoutIssue>) { reported = current }
}
