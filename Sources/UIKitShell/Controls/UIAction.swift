/// Something that happens when a control is used: a closure.
public final class UIAction {
  /// What it is called where it is listed.
  public var title: String
  /// What it looks like where it is listed.
  public var image: UIImage?
  /// A name by which it replaces another action; nil for one that never does.
  public let identifier: Identifier?
  /// The control that was used; nil before.
  public internal(set) weak var sender: AnyObject?

  private let handler: (UIAction) -> Void

  /// A name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What it is called where it is listed.
  ///   - image: What it looks like where it is listed.
  ///   - identifier: A name by which it replaces another action; nil for one that never does.
  ///   - handler: What happens.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    self.identifier = identifier
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
