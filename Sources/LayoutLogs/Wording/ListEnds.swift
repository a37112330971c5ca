/// A list as sentences have it: of a long one the ends, and how many stand between them.
///
/// The kernel's `LayoutText.ends` keeps one element of the middle besides, the broken constraint.
struct ListEnds<Element> {
  let first: ArraySlice<Element>
  /// What is not reported one by one.
  let between: ArraySlice<Element>
  let last: ArraySlice<Element>

  /// - Parameters:
  ///   - list: The list.
  ///   - most: How many elements are reported one by one.
  ///   - shown: Of a longer list, how many at each end.
  init(_ list: [Element], atMost most: Int, shown: Int) {
    let isLong = list.count > most
    first = isLong ? list.prefix(shown) : list[...]
    between = isLong ? list.dropFirst(shown).dropLast(shown) : []
    last = isLong ? list.suffix(shown) : []
  }

  /// The elements in words, and a word for how many stand between the ends.
  func texts(_ text: (Element) -> String, between words: (ArraySlice<Element>) -> String)
    -> [String]
  {
    first.map(text) + (between.isEmpty ? [] : [words(between)]) + last.map(text)
  }
}
