/// Attributes and modifiers of the Objective-C runtime and of interface builder.
struct RuntimeAttributes {
  let source: SwiftSource

  private static let names: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "GKInspectable",
    "nonobjc", "IBOutletCollection",
  ]

  static let optional =
    "// layout convert: left as it was, since only Objective-C has optional requirements"

  /// Removes them, with the space behind them.
  func change(_ changes: inout LinuxChanges) {
    for index in source.tokens.indices {
      guard let last = end(ofAttributeAt: index) ?? end(ofModifierAt: index) else { continue }
      let name = source.text(at: last == index ? index : index + 1)
      if isOptionalRequirement(behind: last) {
        changes.leave("optional", [source.commentAbove(index, Self.optional)].compactMap { $0 })
        continue
      }
      let start = source.tokens[index].range.lowerBound
      var end = source.tokens[last].range.upperBound
      if last + 1 < source.tokens.count { end = gapEnd(end) }
      let removal = SourceEdit(range: start..<end, text: "")
      if name == "objc", let end = endOfProtocolName(behind: last) {
        changes.rewrite(name, removal, SourceEdit(range: end..<end, text: ": AnyObject"))
      } else {
        changes.rewrite(name, removal)
      }
    }
  }

  private func end(ofAttributeAt index: Int) -> Int? {
    guard source.isToken(index, "@"), Self.names.contains(source.text(at: index + 1)) else {
      return nil
    }
    guard source.isToken(index + 2, "("), !source.tokens[index + 2].followsSpace else {
      return index + 1
    }
    return source.after(index + 2) - 1
  }

  private func end(ofModifierAt index: Int) -> Int? {
    let isModifier =
      source.text(at: index) == "dynamic"
      && Self.declarationWords.contains(source.text(at: index + 1))
    return isModifier ? index : nil
  }

  private static let declarationWords: Set<String> = [
    "var", "func", "private", "public", "internal", "open", "override", "fileprivate", "class",
    "static", "let", "final",
  ]

  /// Whether the attribute belongs to an `optional` requirement of a protocol.
  private func isOptionalRequirement(behind last: Int) -> Bool {
    source.isToken(last + 1, "optional")
      && ["func", "var", "static"].contains(source.text(at: last + 2))
  }

  /// Where the name ends of a protocol that the attribute belongs to and that inherits nothing.
  private func endOfProtocolName(behind last: Int) -> Int? {
    var index = last + 1
    while ["public", "internal", "private", "fileprivate"].contains(source.text(at: index)) {
      index += 1
    }
    guard source.isToken(index, "protocol"), source.isToken(index + 2, "{") else { return nil }
    return source.tokens[index + 1].range.upperBound
  }

  /// Where white space ends, a line break with the indentation behind it included.
  private func gapEnd(_ offset: Int) -> Int {
    var end = offset
    while end < source.bytes.count,
      source.bytes[end] == .space || source.bytes[end] == .tab || source.bytes[end] == .lineFeed
        || source.bytes[end] == .carriageReturn
    {
      end += 1
    }
    return end
  }
}
