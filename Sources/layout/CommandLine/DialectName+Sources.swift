import Dialects
import LayoutStatements
import SourceRewriting

extension SourceDialect {
  /// The dialect of a name; nil for one that no source code is printed in.
  init?(_ name: DialectName) { self.init(rawValue: name.rawValue) }
}

extension SourceConversion.Origin {
  /// What is read under a name; nil for one that no source code is in.
  init?(_ name: DialectName) {
    self.init(rawValue: name == .visual ? Self.visual.rawValue : name.rawValue)
  }
}
