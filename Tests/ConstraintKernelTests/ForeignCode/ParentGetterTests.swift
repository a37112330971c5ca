import ConstraintKernel
import Testing

extension SeparatePrograms {
  /// Where an item lies is asked of the item: the answer may cost others their lives.
  @Suite("A parent that is asked for", .serialized)
  struct ParentGetterTests {
    /// An item that does something when it is asked for its parent.
    private final class Asked: LayoutItem {
      let layoutNode = LayoutNode()
      weak var parent: (any LayoutItem)?
      var layoutFrame = LayoutRect.zero
      var action: (() -> Void)?
      var layoutParent: (any LayoutItem)? {
        let action = action
        self.action = nil
        action?()
        return parent
      }
    }

    private final class Holder {
      var views: [LayoutView] = []
      var inner: [LayoutView] = []
    }

    /// Who goes away while constraints are activated.
    enum Victim: String, CaseIterable, Codable, Sendable {
      case firstHost, secondHost, firstItem, secondItem, root
    }

    @Test(
      "A host that goes away while a batch is activated: installed or refused as a whole",
      arguments: Victim.allCases,
      [0, 1, 2]
    )
    func batch(victim: Victim, asked place: Int) async {
      await #expect(processExitsWith: .success) { [victim, place] in
        BoundedProcess.bound()
        let holder = Holder()
        var root: LayoutView? = makeRoot().0
        let item = Asked()
        var constraints: [LayoutConstraint] = []
        for _ in 0..<2 { constraints.append(Self.addHost(to: root, holder)) }
        item.parent = holder.views[0]
        item.layoutParentDidChange()
        constraints.insert(item.widthAnchor.constraint(equalToConstant: 5), at: place)
        item.action = {
          switch victim {
          case .firstHost: Self.drop(0, holder)
          case .secondHost: Self.drop(1, holder)
          case .firstItem: Self.dropInner(0, holder)
          case .secondItem: Self.dropInner(3, holder)
          case .root: root = nil
          }
          BoundedProcess.overwriteFreedMemory()
        }
        Self.activate(constraints)
        BoundedProcess.require(item.action == nil, "nobody asked")
        let active = constraints.map(\.isActive)
        // Without its host a constraint between two views has none, so the batch is refused.
        let isRefused = active.allSatisfy { $0 == (victim == .root) }
        BoundedProcess.require(isRefused, "\(victim): \(active)")
        root?.layoutIfNeeded()
        item.layoutIfNeeded()
        for constraint in constraints { constraint.isActive = false }
        holder.views = []
        root = nil
      }
    }

    private static func activate(_ constraints: [LayoutConstraint]) {
      LayoutConstraint.activate(constraints)
    }

    /// Adds a host that the holder alone holds, with a constraint of a view in it.
    private static func addHost(to root: LayoutView?, _ holder: Holder) -> LayoutConstraint {
      let host = LayoutView(frame: rect(0, 0, 50, 50))
      holder.views.append(host)
      root?.addSubview(host)
      let inner = ["a", "b"].map { makeView($0, in: host) }
      holder.inner += inner
      return inner[0].leftAnchor.constraint(equalTo: inner[1].leftAnchor)
    }

    private static func dropInner(_ index: Int, _ holder: Holder) {
      holder.inner[index].removeFromSuperview()
      holder.inner.remove(at: index)
    }

    private static func drop(_ index: Int, _ holder: Holder) {
      holder.views[index].removeFromSuperview()
      holder.views.remove(at: index)
    }
  }
}
