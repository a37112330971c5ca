/// What an explanation calls the items of a report.
///
/// A name if there is one, else the class with the beginning of the text, and the end of the address
/// where that is not enough to tell items apart.
struct ItemNames {
  private let names: [String]

  init(_ items: ItemTable) {
    let plain = items.entries.map { Self.plain($0) }
    var counts: [String: Int] = [:]
    for name in plain { counts[name, default: 0] += 1 }
    var names = zip(items.entries, plain).map { entry, name in
      guard counts[name] ?? 0 > 1, let address = entry.address else { return name }
      return "\(name) …\(address.suffix(4))"
    }
    for (index, entry) in items.entries.enumerated() {
      guard let role = entry.role, role.of < index else { continue }
      names[index] = "the \(role.word) \(names[role.of])"
    }
    self.names = names
  }

  subscript(item: Int) -> String { names[item] }

  private static func plain(_ entry: ItemTable.Entry) -> String {
    if let name = entry.name, !name.isEmpty { return name }
    let text = entry.text.map { $0.split(separator: " ").joined(separator: " ") } ?? ""
    let short = ClassName.short(entry.className)
    if text.isEmpty { return short.isEmpty ? "a view" : short }
    return "\(short) '\(text.count > 24 ? "\(text.prefix(23))…" : text)'"
  }
}
