import ConstraintKernel

/// An item that says which items lie in it, so that pictures and checks see them.
///
/// Views know their subviews and guides. Of other items those are seen that constraints were made
/// with; a class whose children may have none adopts this protocol.
public protocol LayoutContainer: LayoutItem {
  /// The items that lie in this one, back to front.
  var layoutChildren: [any LayoutItem] { get }
}

/// A hierarchy as a list: parents before what lies in them, back to front.
struct LayoutOutline {
  private(set) var items: [any LayoutItem] = []
  /// The place of each item's parent in the list; nil for the root.
  private(set) var parents: [Int?] = []
  /// How many items lie above each item.
  private(set) var depths: [Int] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Lists a hierarchy; an item that is met again in itself is listed once.
  ///
  /// - Complexity: O(*n*) in the items.
  init(_ root: any LayoutItem) {
    var waiting: [(item: any LayoutItem, parent: Int?, depth: Int)] = [(root, nil, 0)]
    while let (item, parent, depth) = waiting.popLast() {
      guard places.updateValue(items.count, forKey: ObjectIdentifier(item)) == nil else { continue }
      waiting += Self.children(of: item).reversed().map { ($0, items.count, depth + 1) }
      items.append(item)
      parents.append(parent)
      depths.append(depth)
    }
  }

  private static func children(of item: any LayoutItem) -> [any LayoutItem] {
    if let container = item as? any LayoutContainer { return container.layoutChildren }
    guard let view = item as? LayoutView else { return item.record.childItems }
    let own: [any LayoutItem] = view.subviews + view.layoutGuides
    let known = Set(own.map(ObjectIdentifier.init))
    return own + view.record.childItems.filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// The place of an item in the list; nil for one of another hierarchy.
  func place(of item: any LayoutItem) -> Int? { places[ObjectIdentifier(item)] }

  /// Where the items lie at present as seen from the root, whose corner is the origin.
  ///
  /// What lies in a scroll view stands where it has been scrolled to.
  /// - Complexity: O(*n*) in the items.
  func boxes() -> [LayoutRect] {
    var boxes: [LayoutRect] = []
    boxes.reserveCapacity(items.count)
    for (item, parent) in zip(items, parents) {
      var box = item.layoutFrame
      if let parent {
        let space = Self.space(of: items[parent], at: boxes[parent])
        box.origin = LayoutPoint(x: box.minX + space.x, y: box.minY + space.y)
      } else {
        box.origin = .zero
      }
      boxes.append(box)
    }
    return boxes
  }

  /// Where the origin of an item's own coordinates lies while its box lies somewhere.
  private static func space(of item: any LayoutItem, at box: LayoutRect) -> LayoutPoint {
    guard let scroll = item as? LayoutScrollView else { return box.origin }
    let offset = scroll.contentOffset
    return LayoutPoint(x: box.minX - offset.x, y: box.minY - offset.y)
  }

  /// All active constraints between the items, in the order of activation.
  var constraints: [LayoutConstraint] {
    items.flatMap(\.record.hostedConstraints).filter { !$0.stepsAside }
      .sorted { $0.rank < $1.rank }
  }
}

extension LayoutOutline {
  /// One side of a constraint: an attribute with left and right in place of leading and trailing.
  struct Side {
    let place: Int
    let attribute: LayoutConstraint.Attribute
  }

  /// The two sides of a constraint; nil where one lies outside.
  ///
  /// Seen from inside, the edges of what scrolls are those of its content.
  func sides(of constraint: LayoutConstraint) -> (first: Side, second: Side?)? {
    guard let host = constraint.hostItem else { return nil }
    let direction = host.effectiveLayoutDirection
    func side(_ item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute) -> Side? {
      guard var item else { return nil }
      if item === host, attribute.isEdge, let content = item.record.contentOfScrolling?.item {
        item = content
      }
      return place(of: item).map { Side(place: $0, attribute: attribute.physical(in: direction)) }
    }
    guard let first = side(constraint.firstItem, constraint.firstAttribute) else { return nil }
    guard constraint.secondAttribute != .notAnAttribute else { return (first, nil) }
    return side(constraint.secondItem, constraint.secondAttribute).map { (first, $0) }
  }

  /// The value of an attribute as seen from the root, in points.
  func value(of side: Side, in boxes: [LayoutRect]) -> Double {
    boxes[side.place].value(of: side.attribute)
      + items[side.place].record.offset(of: side.attribute)
  }

  /// Both sides of a constraint in the coordinates it is read in, the constant included in the
  /// second; nil while it is not active.
  func values(
    of constraint: LayoutConstraint,
    in boxes: [LayoutRect]
  ) -> (first: Double, second: Double)? {
    guard let sides = sides(of: constraint), let host = constraint.hostItem,
      let place = place(of: host)
    else { return nil }
    let space = Self.space(of: host, at: boxes[place])
    let followsReading =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    let isMirrored = followsReading && host.effectiveLayoutDirection == .rightToLeft
    func local(_ side: Side) -> Double {
      let value = value(of: side, in: boxes)
      guard side.attribute.kind == .location else { return value }
      let origin = side.place == place ? boxes[place].origin : space
      guard side.attribute.axis == .horizontal else { return value - origin.y }
      return isMirrored ? boxes[place].width - value + origin.x : value - origin.x
    }
    let second = sides.second.map { constraint.multiplier * local($0) } ?? 0
    return (local(sides.first), second + constraint.effectiveConstant)
  }
}

extension LayoutRect {
  /// An edge, a middle or a length; of a baseline or a margin the edge it is measured from.
  fileprivate func value(of attribute: LayoutConstraint.Attribute) -> Double {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: minX
    case .right, .trailing, .rightMargin, .trailingMargin: maxX
    case .centerX, .centerXWithinMargins: midX
    case .top, .topMargin, .firstBaseline: minY
    case .bottom, .bottomMargin, .lastBaseline: maxY
    case .centerY, .centerYWithinMargins: midY
    case .width: width
    case .height: height
    case .notAnAttribute: 0
    }
  }
}
