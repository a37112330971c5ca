import GTKLayout
import GTKPeer

/// What is laid out by both, in the same widgets.
enum Shape: String, CaseIterable {
  /// Rows below each other, from edge to edge.
  case list
  /// Labels as wide as each other beside entries.
  case form
  /// Boxes beside each other, as wide as each other.
  case chain

  var peer: PeerShape {
    switch self {
    case .list: PEER_LIST
    case .form: PEER_FORM
    case .chain: PEER_CHAIN
    }
  }

  /// The widget at an index: least and natural width, least and natural height.
  @MainActor
  func makeWidget(_ index: Int) -> UnsafeMutablePointer<GtkWidget> {
    let index = Int32(index)
    return switch self {
    case .chain: peer_box_new(4, 10 + index % 7, 10, 22)
    case .form where index % 2 == 0: peer_box_new(20, 40 + (index * 7) % 90, 16, 18)
    case .list, .form: peer_box_new(20, 60, 10, 22)
    }
  }

  /// A size in which each widget has room.
  func size(of count: Int) -> (width: Int32, height: Int32) {
    let count = Int32(count)
    return switch self {
    case .list: (480, 24 + count * 30)
    case .form: (480, 64 + count * 14)
    case .chain: (8 + count * 28, 60)
    }
  }

  /// The constraints, those of `peer_constrain`.
  @MainActor
  func constrain(_ items: [GTKItem], in root: GTKContainer) {
    var all: [LayoutConstraint] = []
    all.reserveCapacity(items.count * 4 + 1)
    for (index, item) in items.enumerated() {
      let last = index > 0 ? items[index - 1] : nil
      switch self {
      case .list:
        all.append(item.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
        all.append(item.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8))
        let above = last?.bottomAnchor ?? root.topAnchor
        all.append(item.topAnchor.constraint(equalTo: above, constant: 8))
      case .form where index % 2 == 0:
        all.append(item.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12))
        if index > 0 { all.append(item.widthAnchor.constraint(equalTo: items[0].widthAnchor)) }
      case .form:
        guard let last else { continue }
        all.append(item.leadingAnchor.constraint(equalTo: last.trailingAnchor, constant: 12))
        all.append(item.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12))
        all.append(item.centerYAnchor.constraint(equalTo: last.centerYAnchor))
        let above = index > 1 ? items[index - 2].bottomAnchor : root.topAnchor
        all.append(item.topAnchor.constraint(equalTo: above, constant: index > 1 ? 6 : 12))
      case .chain:
        let before = last?.trailingAnchor ?? root.leadingAnchor
        all.append(item.leadingAnchor.constraint(equalTo: before, constant: 8))
        if index > 0 { all.append(item.widthAnchor.constraint(equalTo: items[0].widthAnchor)) }
        all.append(item.topAnchor.constraint(equalTo: root.topAnchor, constant: 8))
        all.append(item.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8))
      }
    }
    guard let last = items.last else { return }
    if self == .chain {
      all.append(root.trailingAnchor.constraint(equalTo: last.trailingAnchor, constant: 8))
    } else {
      let bottom = root.bottomAnchor.constraint(
        greaterThanOrEqualTo: last.bottomAnchor,
        constant: 12
      )
      all.append(bottom)
    }
    LayoutConstraint.activate(all)
  }
}
