// A toolkit that somebody else owns, shaped like UIKit. It knows nothing of constraints, and nothing in
// it may be changed for their sake.

/// A rectangle of a toolkit, in pixels.
public struct Box: Equatable, Sendable {
  public var x: Float
  public var y: Float
  public var width: Float
  public var height: Float

  public init(_ x: Float, _ y: Float, _ width: Float, _ height: Float) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// A size of a toolkit, in pixels.
public struct Extent: Equatable, Sendable {
  public var width: Float
  public var height: Float

  public init(_ width: Float, _ height: Float) { (self.width, self.height) = (width, height) }
}

/// A view of the toolkit.
open class Widget {
  public var frame = Box(0, 0, 0, 0)
  public private(set) weak var superview: Widget?
  public private(set) var subviews: [Widget] = []

  public init() {}

  open func addSubview(_ widget: Widget) {
    widget.removeFromSuperview()
    widget.superview = self
    subviews.append(widget)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// What the content would like to have; nil for a widget without content.
  open var intrinsicContentSize: Extent? { nil }

  /// The height of the content at a width; nil where that does not follow from it.
  open func height(forWidth width: Float) -> Float? { nil }
}

/// A line of text of the toolkit, ten pixels a character and twenty a line, or several if it wraps.
public final class Caption: Widget {
  public var text: String
  public let wraps: Bool

  public init(_ text: String, wraps: Bool = false) {
    self.text = text
    self.wraps = wraps
    super.init()
  }

  public override var intrinsicContentSize: Extent? {
    Extent(Float(text.count) * 10, 20)
  }

  public override func height(forWidth width: Float) -> Float? {
    guard wraps else { return nil }
    let columns = max(1, Int(width / 10))
    return Float((text.count + columns - 1) / columns) * 20
  }
}
