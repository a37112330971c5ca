import ConstraintKernel

/// How items stand in a root.
enum Shape: CaseIterable {
  /// One below the other, each as wide as the root.
  case list
  /// Labels that are all as wide as the widest, each beside a field.
  case form
  /// One beside the other, all as wide as the widest.
  case chain
}

/// An item whose content has a natural and a least size.
final class Item: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: Item? { didSet { layoutParentDidChange() } }
  var layoutParent: (any LayoutItem)? { parent }
  var layoutFrame = LayoutRect.zero
  var intrinsicContentSize = LayoutSize.noIntrinsicSize
  var minimumContentSize = LayoutSize.noIntrinsicSize
}

/// A root of one shape, which yields as a window does, and what its sizes are by arithmetic.
final class Screen {
  let root = Item()
  private let shape: Shape
  private(set) var items: [Item] = []

  private static let natural = LayoutSize(width: 20, height: 22)
  private static let least = LayoutSize(width: 10, height: 12)

  init(_ shape: Shape, _ count: Int) {
    self.shape = shape
    root.layoutNode.rootSizePriority = 999.9
    for index in 0..<count {
      let item = Item()
      item.parent = root
      item.translatesAutoresizingMaskIntoConstraints = false
      item.intrinsicContentSize = Self.natural
      item.intrinsicContentSize.width += Double(index % 7 * 8)
      item.minimumContentSize = Self.least
      items.append(item)
    }
    switch shape {
    case .list: stackItems()
    case .form: fillForm()
    case .chain: chainItems()
    }
  }

  /// Gives one item another natural height.
  func edit(_ round: Int) {
    items[1].intrinsicContentSize.height = Self.natural.height + Double(round % 2)
    items[1].invalidateIntrinsicContentSize()
  }

  // MARK: By arithmetic

  private var widest: Double { items.map(\.intrinsicContentSize.width).max() ?? 0 }
  private var count: Double { Double(items.count) }

  var expectedWidth: LayoutSizeRequest {
    switch shape {
    case .list: LayoutSizeRequest(minimum: Self.least.width + 16, natural: widest + 16)
    case .form:
      LayoutSizeRequest(
        minimum: 2 * Self.least.width + 32,
        natural: widest(labels: true) + widest(labels: false) + 32
      )
    case .chain:
      LayoutSizeRequest(
        minimum: count * (Self.least.width + 4) + 4,
        natural: count * (widest + 4) + 4
      )
    }
  }

  var expectedHeight: LayoutSizeRequest {
    let highest = items[1].intrinsicContentSize.height
    switch shape {
    case .list:
      return LayoutSizeRequest(
        minimum: count * (Self.least.height + 8) + 8,
        natural: (count - 1) * Self.natural.height + highest + count * 8 + 8
      )
    case .form:
      let fields = (count / 2).rounded(.down)
      return LayoutSizeRequest(
        minimum: fields * (Self.least.height + 6) + 18,
        natural: (fields - 1) * Self.natural.height + highest + fields * 6 + 18
      )
    case .chain: return LayoutSizeRequest(minimum: Self.least.height + 4, natural: highest + 4)
    }
  }

  private func widest(labels: Bool) -> Double {
    stride(from: labels ? 0 : 1, to: items.count, by: 2)
      .map { items[$0].intrinsicContentSize.width }.max() ?? 0
  }

  // MARK: Constraints

  private func stackItems() {
    var above = root.topAnchor
    for item in items {
      LayoutConstraint.activate([
        item.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        item.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        item.topAnchor.constraint(equalTo: above, constant: 8),
      ])
      above = item.bottomAnchor
    }
    root.bottomAnchor.constraint(greaterThanOrEqualTo: above, constant: 8).isActive = true
  }

  private func fillForm() {
    var above = root.topAnchor
    for index in stride(from: 0, to: items.count - 1, by: 2) {
      let (label, field) = (items[index], items[index + 1])
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
        field.topAnchor.constraint(equalTo: above, constant: index == 0 ? 12 : 6),
        label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      ])
      if index > 0 {
        label.widthAnchor.constraint(equalTo: items[0].widthAnchor).isActive = true
      }
      above = field.bottomAnchor
    }
    root.bottomAnchor.constraint(greaterThanOrEqualTo: above, constant: 12).isActive = true
  }

  private func chainItems() {
    var before = root.leadingAnchor
    for item in items {
      LayoutConstraint.activate([
        item.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
        item.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -2),
        item.leadingAnchor.constraint(equalTo: before, constant: 4),
      ])
      if item !== items[0] {
        item.widthAnchor.constraint(equalTo: items[0].widthAnchor).isActive = true
      }
      before = item.trailingAnchor
    }
    root.trailingAnchor.constraint(equalTo: before, constant: 4).isActive = true
  }
}
