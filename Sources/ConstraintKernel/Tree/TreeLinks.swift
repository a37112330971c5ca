/// Where a record lies in the tree: its parent, its children and its siblings.
///
/// Links retain; ``ItemRecord/unlink()`` ends the cycles.
struct TreeLinks {
  fileprivate(set) var parent: ItemRecord?
  fileprivate(set) var firstChild: ItemRecord?
  fileprivate(set) var lastChild: ItemRecord?
  fileprivate(set) var nextSibling: ItemRecord?
  fileprivate(set) var previousSibling: ItemRecord?
}

extension ItemRecord {
  /// The item in whose coordinate space this one lives, as last verified; nil for a root.
  package var parent: ItemRecord? { links.parent }
  var firstChild: ItemRecord? { links.firstChild }
  var lastChild: ItemRecord? { links.lastChild }
  var nextSibling: ItemRecord? { links.nextSibling }
  var previousSibling: ItemRecord? { links.previousSibling }

  /// Puts the record, which has no parent, behind its new parent's other children.
  func link(to parent: ItemRecord) {
    let last = parent.links.lastChild
    links.parent = parent
    links.previousSibling = last
    links.nextSibling = nil
    if let last { last.links.nextSibling = self } else { parent.links.firstChild = self }
    parent.links.lastChild = self
  }

  /// Takes the record out from among its siblings; nothing happens to one without a parent.
  func unlink() {
    let (previous, next) = (links.previousSibling, links.nextSibling)
    if let parent = links.parent {
      if previous == nil { parent.links.firstChild = next }
      if next == nil { parent.links.lastChild = previous }
    }
    previous?.links.nextSibling = next
    next?.links.previousSibling = previous
    links.parent = nil
    links.nextSibling = nil
    links.previousSibling = nil
  }
}
