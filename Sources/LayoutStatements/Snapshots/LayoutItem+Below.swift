package import ConstraintKernel
import LayoutFormats

/// A hierarchy as source code and comparisons read it: guides are no items with something in them.
extension LayoutItem {
  /// What lies in the item and is no guide, back to front: subviews, and items of other classes.
  package var itemsInside: [any LayoutItem] {
    LayoutOutline.children(of: self).filter { !($0 is LayoutGuide) }
  }

  /// The guides that lie in the item.
  package var guidesInside: [LayoutGuide] {
    LayoutOutline.children(of: self).compactMap { $0 as? LayoutGuide }
  }

  /// The item and all that lies in it but guides, parents first, back to front, each once.
  ///
  /// - Complexity: O(*n*) in the items.
  package var withItemsBelow: [any LayoutItem] {
    var items: [any LayoutItem] = []
    var known: Set<ObjectIdentifier> = []
    var waiting: [any LayoutItem] = [self]
    while let item = waiting.popLast() {
      guard known.insert(ObjectIdentifier(item)).inserted else { continue }
      items.append(item)
      waiting += item.itemsInside.reversed()
    }
    return items
  }

  /// The active constraints that the item holds, but for those of the system.
  package var statedConstraints: [LayoutConstraint] {
    layoutNode.record.hostedConstraints.filter { !$0.isOfSystem }
  }
}
