/// What one call of EasyPeasy leaves, as the judge sees it: each attribute with whether it stands.
///
/// An attribute of several constraints stands at once, and falls where a later one claims its place; one of
/// a single constraint stands from the end of the call on, whatever comes behind it.
struct JudgedList {
  typealias Element = (key: String, constraint: JudgedConstraint)

  private struct Entry {
    let element: Element
    let isSingle: Bool
    /// Whether it still has its place.
    var hasPlace = true
    var stands = true
  }

  private var entries: [Entry] = []

  /// Takes in what one attribute of the call stands for.
  ///
  /// A key is the attribute's name, its relation and its priority.
  mutating func apply(_ elements: [Element]) {
    for element in elements {
      for index in entries.indices
      where entries[index].hasPlace && Self.excludes(element.key, entries[index].element.key) {
        entries[index].hasPlace = false
        if !entries[index].isSingle { entries[index].stands = false }
      }
      entries.append(Entry(element: element, isSingle: elements.count == 1))
    }
  }

  var standing: [Element] { entries.filter(\.stands).map(\.element) }

  private static func excludes(_ key: String, _ other: String) -> Bool {
    let (one, two) = (key.split(separator: " "), other.split(separator: " "))
    guard let name = one.first, let second = two.first, one.dropFirst() == two.dropFirst() else {
      return false
    }
    let (place, taken) = (place(String(name)), place(String(second)))
    guard place.axis == taken.axis else { return false }
    if place.part == taken.part { return true }
    let parts = [place.part, taken.part]
    return !parts.contains("size") && parts.contains("middle")
  }

  private static func place(_ name: String) -> (axis: Character, part: String) {
    let plain = name.replacing("WithinMargins", with: "").replacing("Margin", with: "")
    switch plain {
    case "left", "leading": return ("h", "near")
    case "right", "trailing": return ("h", "far")
    case "centerX": return ("h", "middle")
    case "width": return ("h", "size")
    case "top", "firstBaseline": return ("v", "near")
    case "bottom", "lastBaseline", "baseline": return ("v", "far")
    case "centerY": return ("v", "middle")
    default: return ("v", "size")
    }
  }
}
