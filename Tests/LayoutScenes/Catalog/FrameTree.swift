public import ConstraintKernel

/// The frames of a hierarchy, for comparing to the bit and for reading.
public struct FrameTree: Hashable, Sendable {
  /// The view's name or the guide's identifier.
  public let name: String
  /// Where it stands in its superview or owner, in points.
  public let frame: LayoutRect
  /// Subviews in their order, then guides in theirs, but for those of words of several constraints.
  public let children: [FrameTree]

  /// Notes the frames of a view and of everything inside it.
  public init(_ view: LayoutView) {
    name = view.givenName
    frame = view.frame
    let guides = view.layoutGuides.filter { !($0 is ArrangementGuide) }
    children = view.subviews.map(FrameTree.init) + guides.map(FrameTree.init)
  }

  private init(_ guide: LayoutGuide) {
    name = guide.identifier.isEmpty ? "" : guide.layoutName
    frame = guide.layoutFrame
    children = []
  }
}

extension FrameTree {
  /// Whether both name the same items in the same tree with the same bits in every number.
  public func hasSameBits(as other: FrameTree) -> Bool {
    name == other.name && bits == other.bits && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.hasSameBits(as: $1) }
  }

  private var bits: [UInt64] {
    [frame.minX, frame.minY, frame.width, frame.height].map(\.bitPattern)
  }
}

extension FrameTree: CustomStringConvertible {
  /// One line per item, indented by depth: name, then left, top, width and height.
  public var description: String { lines(indentedBy: "").joined(separator: "\n") }

  /// The lines of the ``description``, each after an indentation.
  public func lines(indentedBy indentation: String) -> [String] {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    let own = "\(indentation)\(name) " + numbers.map(LayoutText.number).joined(separator: " ")
    return [own] + children.flatMap { $0.lines(indentedBy: indentation + "  ") }
  }
}
