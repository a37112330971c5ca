/// The last few answers of a measurer about one text.
///
/// A layout pass and a fitting size ask about the natural width and one or two others; four answers
/// are enough for not asking twice.
struct MeasuredTextCache {
  private static let capacity = 4

  /// What of a question may change while the text stays.
  struct Question: Equatable {
    let width: Double?
    let scale: Double
    let direction: LayoutReadingDirection
  }

  private var entries: [(question: Question, answer: MeasuredText)] = []

  func answer(_ question: Question) -> MeasuredText? {
    entries.last { $0.question == question }?.answer
  }

  mutating func keep(_ answer: MeasuredText, _ question: Question) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((question, answer))
  }
}
