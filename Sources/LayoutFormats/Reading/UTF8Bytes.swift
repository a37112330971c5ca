extension [UInt8] {
  /// Whether the bytes are UTF-8.
  ///
  /// Decoding puts U+FFFD in place of whatever is not, which is never the same bytes.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package var isUTF8: Bool { String(decoding: self, as: UTF8.self).utf8.elementsEqual(self) }
}
