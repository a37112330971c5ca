extension Character {
  /// How many cells of a monospaced grid the character takes: 0, 1 or 2.
  ///
  /// Its first scalar decides, since marks join what they follow. Wide are the characters that
  /// Unicode Standard Annex #11 calls *Wide* or *Fullwidth* (`EastAsianWidth.txt` of Unicode 16) and
  /// whatever is shown as an emoji; marks and format characters that stand alone take nothing.
  /// - Complexity: O(1) for ASCII, else O(log *r*) in the ranges of the table.
  package var cellWidth: Int {
    guard !isASCII, let first = unicodeScalars.first else { return 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let isEmoji = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    return isEmoji || WideRange.table.contains(first.value) ? 2 : 1
  }
}

/// The scalars of East Asian Width *W* and *F* but for emoji, which the standard library knows.
///
/// Ranges span code points that are not assigned.
private enum WideRange {
  static let table: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul: leading consonants
    0x2329...0x232A,  // angle brackets
    0x2630...0x2637,  // trigrams
    0x268A...0x268F,  // monograms and digrams
    0x2E80...0x303E,  // radicals, ideographic punctuation
    0x3041...0x3247,  // kana, bopomofo, Hangul, enclosed letters
    0x3250...0xA4CF,  // enclosed ideographs, unified ideographs, hexagrams, Yi
    0xA960...0xA97F,  // Hangul: older leading consonants
    0xAC00...0xD7A3,  // Hangul: syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // compatibility and small forms
    0xFF01...0xFF60,  // fullwidth forms
    0xFFE0...0xFFE6,  // fullwidth signs
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // kana supplements, Nushu
    0x1D300...0x1D376,  // Tai Xuan Jing, counting rods
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // supplementary and tertiary ideographs
  ]
}

extension [ClosedRange<UInt32>] {
  /// Whether one of the ranges, which ascend, holds a number.
  fileprivate func contains(_ number: UInt32) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound < number { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low].lowerBound <= number
  }
}
