extension Array where Element: Attribute {
  /// Sets how strongly each attribute is meant.
  @discardableResult
  public func with(_ priority: Priority) -> [Attribute] { map { $0.with(priority) } }

  /// Sets when each attribute is wanted; nil means always.
  @discardableResult
  public func when(_ closure: Condition?) -> [Attribute] { map { $0.when(closure) } }
}

extension Sequence where Element: Attribute {
  /// Sets in which surroundings each attribute is wanted.
  @discardableResult
  public func when(_ closure: ContextualCondition?) -> [Attribute] { map { $0.when(closure) } }
}
