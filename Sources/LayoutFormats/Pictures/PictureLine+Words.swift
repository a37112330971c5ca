import ConstraintKernel

extension PictureLine {
  /// Notes where each word stands, if all are read in the line's direction.
  ///
  /// Words are measured one by one; what is left of the line's width is shared among its spaces. So
  /// viewers that set words a little wider or narrower still begin each where it belongs.
  mutating func placeWords(_ measurer: any TextMeasuring, _ request: TextRequest) {
    let parts = text.split(separator: " ")
    guard parts.count > 1, !hasForeignLetters, width.isFinite else { return }
    var request = request
    (request.width, request.maximumLines, request.lineBreakMode) = (nil, 0, .byWordWrapping)
    let widths = parts.map { part in
      request.text = String(part)
      return measurer.measure(request).size.width
    }
    let spaces = text.utf8.count { $0 == 0x20 }
    let space = (width - widths.reduce(0, +)) / Double(spaces)
    guard space.isFinite, space >= 0 else { return }
    var words: [PictureWord] = []
    var (passed, index) = (0.0, text.startIndex)
    for (part, width) in zip(parts, widths) {
      while index < part.startIndex {
        passed += space
        index = text.index(after: index)
      }
      let x = isRightToLeft ? self.width - passed - width : passed
      words.append(PictureWord(text: String(part), x: x, width: width))
      (passed, index) = (passed + width, part.endIndex)
    }
    self.words = words
  }

  /// Whether some letters are read in the other direction than the line.
  private var hasForeignLetters: Bool {
    guard isRightToLeft || !text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      scalar.isReadFromRightToLeft != isRightToLeft && scalar.properties.isAlphabetic
        || 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to a script that is read from right to left.
  ///
  /// These are the blocks that the Unicode Character Database reserves for such scripts (`@missing`
  /// lines of `DerivedBidiClass.txt`).
  fileprivate var isReadFromRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
