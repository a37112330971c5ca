/// The roots of items, each level of the tree looked at once as long as nothing moves.
struct RootTable {
  private var roots: [ItemRecord: ItemRecord] = [:]

  /// The top of the hierarchy that an item lies in.
  ///
  /// - Complexity: O(levels up to one that was looked at before).
  mutating func root(of item: ItemRecord) -> ItemRecord {
    var path: [ItemRecord] = []
    var root = item
    while true {
      if let known = roots[root] {
        root = known
        break
      }
      path.append(root)
      guard let parent = root.parent else { break }
      root = parent
    }
    for record in path { roots[record] = root }
    return root
  }
}
