import ConstraintKernel

/// The sentences for one fact, shared by what reports it: checks, pictures and the inspector.
extension LayoutRule {
  /// What is said of constraints that conflict, as the kernel's issue says it, with the issue's code;
  /// `detail` names what takes part where no list follows.
  static func conflictSentence(_ detail: String = "") -> String {
    "these \(Self.conflict.meaning)\(detail.isEmpty ? "" : ": \(detail)") "
      + LayoutIssue.Code.unsatisfiable.mark
  }

  /// What is said of an item whose frame is ambiguous in some of its numbers.
  static func ambiguitySentence(_ name: String, _ parts: String) -> String {
    "\(name): \(parts) may be others"
  }
}
