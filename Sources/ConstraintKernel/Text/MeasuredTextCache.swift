/// The last few answers of a measurer about one text.
///
/// A layout pass and a fitting size ask about the natural width and one or two others; four answers
/// are enough for not asking twice.
struct MeasuredTextCache {
  private static let capacity = 4

  private struct Entry {
    let width: Double?
    let scale: Double
    let answer: MeasuredText
  }

  private var entries: [Entry] = []

  func answer(width: Double?, scale: Double) -> MeasuredText? {
    entries.last { $0.width == width && $0.scale == scale }?.answer
  }

  mutating func keep(_ answer: MeasuredText, width: Double?, scale: Double) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(width: width, scale: scale, answer: answer))
  }
}
