import ConstraintKernel
import Foundation
import Testing

/// A class that cannot store a node, as somebody else owns it.
private final class Tile {
  var rectangle = LayoutRect.zero
  weak var container: Tile?
  var tiles: [Tile] = []

  init(in container: Tile? = nil) {
    self.container = container
    container?.tiles.append(self)
  }
}

extension Tile: LayoutItem {
  var layoutNode: LayoutNode { .attached(to: self) }
  var layoutParent: (any LayoutItem)? { container }
  var layoutFrame: LayoutRect {
    get { rectangle }
    set { rectangle = newValue }
  }
}

@Suite("Attached nodes on several threads")
struct AttachedThreadTests {
  /// What threads found, under a lock.
  private final class Findings: @unchecked Sendable {
    private let lock = NSLock()
    private var wrong: [String] = []
    private var alive = 0

    func note(_ words: [String], alive: Int) {
      lock.withLock {
        wrong += words
        self.alive += alive
      }
    }

    var all: (wrong: [String], alive: Int) { lock.withLock { (wrong, alive) } }
  }

  @Test("Each thread builds, edits and drops screens of its own, and leaves nothing")
  func screens() {
    let findings = Findings()
    let group = DispatchGroup()
    for number in 1...6 {
      group.enter()
      let thread = Thread {
        var wrong: [String] = []
        var nodes: [WeakNode] = []
        let kept = Tile()
        kept.rectangle = rect(0, 0, Double(100 * number), 50)
        for round in 0..<300 {
          let root = round.isMultiple(of: 3) ? kept : Tile()
          root.rectangle = rect(0, 0, Double(100 * number), 50)
          let cell = Tile(in: root)
          cell.translatesAutoresizingMaskIntoConstraints = false
          LayoutConstraint.activate([
            cell.leftAnchor.constraint(equalTo: root.leftAnchor),
            cell.topAnchor.constraint(equalTo: root.topAnchor),
            cell.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            cell.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
          ])
          root.layoutIfNeeded()
          let wanted = rect(0, 0, Double(50 * number), 50)
          if cell.rectangle != wanted { wrong.append("\(cell.rectangle)") }
          nodes.append(WeakNode(node: cell.layoutNode))
          root.tiles.removeAll { $0 === cell }
        }
        kept.layoutIfNeeded()
        attachMany()
        findings.note(wrong, alive: nodes.count { $0.node != nil })
        group.leave()
      }
      thread.start()
    }
    group.wait()
    let (wrong, alive) = findings.all
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    // The last cells of the screens that were kept, which a look at their island comes to.
    #expect(alive <= 6 * 16)
  }

  /// Runs a block on a thread of its own, and waits until that has ended its work.
  private func onThread(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread {
      body()
      done.signal()
    }.start()
    done.wait()
  }

  /// A node that may go.
  private struct WeakNode {
    weak var node: LayoutNode?
  }

  /// Attaches so many nodes that those this thread used are looked through.
  private func attachMany() {
    for _ in 0..<1_000 { _ = Tile().layoutNode }
  }

  /// A tile that several threads use one after another.
  private final class Handed: @unchecked Sendable {
    var tile: Tile? = Tile()
    weak var node: LayoutNode?
  }

  @Test("What a thread used last that has ended is freed by another one, and lives on till then")
  func ends() {
    let (kept, dropped) = (Handed(), Handed())
    onThread {
      for handed in [kept, dropped] { handed.node = handed.tile?.layoutNode }
    }
    dropped.tile = nil
    // The thread says that it ends a little after its work.
    for _ in 0..<1_000 where dropped.node != nil {
      attachMany()
      Thread.sleep(forTimeInterval: 0.001)
    }
    #expect(dropped.node == nil)
    #expect(kept.node != nil)
    #expect(kept.tile?.layoutNode === kept.node)
  }

  @Test("What one thread attaches, another's sweep leaves alone")
  func foreignSweep() {
    let root = Tile()
    root.rectangle = rect(0, 0, 100, 50)
    weak let node = root.layoutNode
    onThread { attachMany() }
    #expect(node === root.layoutNode)
  }

  /// A screen that threads use in turns.
  private final class Shared: @unchecked Sendable {
    private let lock = NSLock()
    private let root = Tile()
    private(set) var wrong = 0

    func use() {
      lock.withLock {
        root.rectangle.size.width += 10
        root.rectangle.size.height = 10
        let cell = Tile(in: root)
        cell.translatesAutoresizingMaskIntoConstraints = false
        let anchors = (cell.rightAnchor, root.rightAnchor)
        anchors.0.constraint(equalTo: anchors.1).isActive = true
        cell.widthAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        if cell.rectangle.maxX != root.rectangle.maxX { wrong += 1 }
        root.tiles = []
      }
    }
  }

  @Test("A screen that goes from thread to thread is left alone by those that do not have it")
  func hops() {
    let shared = Shared()
    let group = DispatchGroup()
    for _ in 0..<4 {
      group.enter()
      Thread {
        for _ in 0..<50 {
          shared.use()
          for _ in 0..<20 { _ = Tile().layoutNode }
        }
        group.leave()
      }.start()
    }
    group.wait()
    #expect(shared.wrong == 0)
  }
}
