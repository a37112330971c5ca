import LayoutStatements

/// What people call dialects on a command line, beside the words of this package.
enum DialectNames {
  private static let originals: [String: SourceDialect] = [
    "snapkit": .maker, "purelayout": .autoPin, "cartography": .operators, "easypeasy": .attribute,
  ]

  /// The dialect of a name, in any case; nil for a name of none.
  static func dialect(_ name: String) -> SourceDialect? {
    let name = name.lowercased()
    return originals[name] ?? SourceDialect(rawValue: name)
  }

  /// All names, those of the originals first.
  static let known =
    ["snapkit", "cartography", "easypeasy", "purelayout"] + SourceDialect.allCases.map(\.rawValue)
}
