import ConstraintKernel
import Testing

/// Makes its constraints where UIKit asks for them.
private final class Tile: LayoutView {
  private(set) var updates = 0

  override func updateConstraints() {
    updates += 1
    if constraints.isEmpty {
      widthAnchor.constraint(equalToConstant: 60).isActive = true
      heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    super.updateConstraints()
  }
}

@Suite("New views")
struct NewViewTests {
  private func tile(in root: LayoutView) -> Tile {
    let tile = Tile()
    tile.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(tile)
    return tile
  }

  @Test("A new view is asked for its constraints in its first pass, and not again")
  func once() {
    let (root, log) = makeRoot()
    let tile = tile(in: root)
    #expect(tile.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(tile.frame == rect(0, 0, 60, 60))
    #expect(tile.updates == 1)
    #expect(!tile.needsUpdateConstraints())
    root.frame = rect(0, 0, 500, 500)
    root.layoutIfNeeded()
    #expect(tile.updates == 1)
    tile.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(tile.updates == 2)
    #expect(log.issues.isEmpty)
  }

  @Test("So is one that comes later, and one that is asked for its size before any pass")
  func later() {
    let (root, _) = makeRoot()
    root.layoutIfNeeded()
    let late = tile(in: root)
    root.layoutIfNeeded()
    #expect(late.frame.size == LayoutSize(width: 60, height: 60))
    let unplaced = Tile()
    unplaced.translatesAutoresizingMaskIntoConstraints = false
    #expect(unplaced.systemLayoutSizeFitting(.zero) == LayoutSize(width: 60, height: 60))
    #expect(unplaced.updates == 1)
  }
}
