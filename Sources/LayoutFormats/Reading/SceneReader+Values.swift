import ConstraintKernel

/// Values that may be left out: nil, and a fault where something else stands in their place.
extension SceneReader {
  func number(_ place: SceneCursor, _ expected: String = "a number") -> Double? {
    attempt(try place.present?.number(expected)) ?? nil
  }

  func text(_ place: SceneCursor, _ expected: String) -> String? {
    attempt(try place.present?.text(expected)) ?? nil
  }

  func word<Word>(_ place: SceneCursor, _ expected: String, of words: [String: Word]) -> Word? {
    attempt(try place.present?.word(expected, of: words)) ?? nil
  }

  func direction(_ members: SceneMembers) -> LayoutReadingDirection? {
    word(members["direction"], #""ltr" or "rtl""#, of: SceneWords.directions)
  }

  func elements(_ place: SceneCursor, _ expected: String) -> [SceneCursor] {
    attempt(try place.elements(expected)) ?? []
  }
}
