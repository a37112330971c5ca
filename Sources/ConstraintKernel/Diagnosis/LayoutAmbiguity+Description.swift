extension LayoutAmbiguity: CustomStringConvertible {
  /// The item and what of its frame is open, on one line, such as `badge: x, width are open`.
  public var description: String {
    let parts = freeParts.map(\.rawValue).joined(separator: ", ")
    return "\(item.layoutNode.record.name): \(parts) \(freeParts.count == 1 ? "is" : "are") open"
  }
}
