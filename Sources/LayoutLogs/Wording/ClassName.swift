/// Class names as people write them.
enum ClassName {
  /// The class without its module; of a mangled Swift class, its last name.
  static func short(_ name: String) -> String {
    if name.hasPrefix("_Tt") || name.hasPrefix("*Tt") { return demangled(name) ?? name }
    guard !name.contains("<"), let dot = name.lastIndex(of: ".") else { return name }
    let last = name[name.index(after: dot)...]
    return last.isEmpty ? name : String(last)
  }

  /// The last word of a name in Swift's old mangling: `_TtC5Shop8CartCell` is `CartCell`.
  private static func demangled(_ name: String) -> String? {
    var bytes = Array(name.utf8)[...]
    while let first = bytes.first, !first.isDigit { bytes.removeFirst() }
    var last: Bytes?
    while let first = bytes.first, first.isDigit {
      var count = 0
      while let digit = bytes.first, digit.isDigit, count < 1_000 {
        count = count * 10 + Int(digit - 0x30)
        bytes.removeFirst()
      }
      guard count > 0, count <= bytes.count else { return last?.text }
      last = bytes.prefix(count)
      bytes = bytes.dropFirst(count)
      // Private names carry a discriminator and kinds between the words.
      while let first = bytes.first, !first.isDigit { bytes.removeFirst() }
    }
    return last?.text
  }
}
