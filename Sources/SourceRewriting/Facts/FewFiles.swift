/// Files of which code asks whether there is another one than itself: two tell that as well as all do.
struct FewFiles: Sendable {
  private var first: UInt64?
  private var second: UInt64?

  /// Whether there is none.
  var isEmpty: Bool { first == nil }

  /// Adds a file by its digest.
  mutating func insert(_ file: UInt64) {
    guard let first else {
      first = file
      return
    }
    if second == nil, file != first { second = file }
  }

  /// Whether there is one beside a file.
  func hasAny(but file: UInt64) -> Bool {
    guard let first else { return false }
    return first != file || second != nil
  }
}
