/// The known word that an unknown one was probably meant to be.
package enum NearestWord {
  /// The longest word that is compared, in bytes.
  private static let longest = 64
  /// The most known words that are compared.
  private static let mostWords = 10_000

  /// ` Did you mean 'solve'?`, to be set behind a sentence; empty where no word is near.
  package static func question(for word: String, among known: some Sequence<String>) -> String {
    nearest(to: word, among: known).map { " Did you mean '\($0)'?" } ?? ""
  }

  /// The nearest of some words: one that ends in the unknown one behind a dot, such as `Bar.title` for `title`,
  /// or one that an edit for every three letters leads to; nil where none is so near.
  ///
  /// Of words that are equally near the first counts. Capitals count as small letters.
  /// - Complexity: O(letters of the word · letters of all words), of words of at most 64 bytes.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().utf8)
    guard !letters.isEmpty, letters.count <= longest else { return nil }
    let ending = [UInt8(ascii: ".")] + letters[...]
    var best: (word: String, edits: Int)?
    for candidate in known.prefix(mostWords) {
      let other = Array(candidate.lowercased().utf8)
      guard other.count <= longest, candidate != word else { continue }
      if other.count > letters.count, other.suffix(ending.count) == ending { return candidate }
      let most = min(letters.count / 3, (best?.edits ?? .max) - 1)
      if most < 0 || abs(other.count - letters.count) > most { continue }
      let edits = edits(from: letters, to: other)
      if edits <= most { best = (candidate, edits) }
    }
    return best?.word
  }

  /// How many letters have to be put in, left out, changed, or swapped with the next one.
  private static func edits(from one: [UInt8], to other: [UInt8]) -> Int {
    var (before, row) = ([Int](), Array(0...other.count))
    for (i, letter) in one.enumerated() {
      var next = [i + 1]
      next.reserveCapacity(row.count)
      for (j, second) in other.enumerated() {
        var least = min(row[j + 1] + 1, next[j] + 1, row[j] + (letter == second ? 0 : 1))
        if i > 0, j > 0, letter == other[j - 1], one[i - 1] == second {
          least = min(least, before[j - 1] + 1)
        }
        next.append(least)
      }
      (before, row) = (row, next)
    }
    return row[other.count]
  }
}
