internal import ConstraintKernel

extension [LayoutProxy] {
  /// The records of those that are not the parent of another one in the array.
  var withoutParents: [ItemRecord] {
    let parents = Set(
      compactMap { proxy in proxy.item?.layoutParent.map { ObjectIdentifier($0.record) } }
    )
    return compactMap { parents.contains(ObjectIdentifier($0.record)) ? nil : $0.record }
  }
}
