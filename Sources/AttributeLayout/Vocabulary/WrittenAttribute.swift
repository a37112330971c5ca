/// An attribute that can be written: all but the classes that others are made from.
public protocol WrittenAttribute: Attribute {}

extension WrittenAttribute {
  /// Exactly 0 points.
  public init(file: StaticString = #fileID, line: UInt = #line) {
    self.init(==0, source: LayoutSource(file: file, line: line))
  }

  /// Exactly this many points.
  public init(_ value: Double, file: StaticString = #fileID, line: UInt = #line) {
    self.init(==value, source: LayoutSource(file: file, line: line))
  }

  /// Exactly this many points.
  @_disfavoredOverload
  public init(_ value: some LayoutNumber, file: StaticString = #fileID, line: UInt = #line) {
    self.init(==value, source: LayoutSource(file: file, line: line))
  }

  /// A number with a relation or a factor: `Width(>=10)`, `Height(*0.5)`.
  public init(_ constant: Constant, file: StaticString = #fileID, line: UInt = #line) {
    self.init(constant, source: LayoutSource(file: file, line: line))
  }
}
