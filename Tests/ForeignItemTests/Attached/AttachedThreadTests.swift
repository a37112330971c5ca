import ConstraintKernel
import ForeignToolkit
import Foundation
import MakerLayout
import Testing

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
        let kept = Widget()
        kept.frame = Box(0, 0, Float(100 * number), 50)
        for round in 0..<300 {
          let root = round.isMultiple(of: 3) ? kept : Widget()
          root.frame = Box(0, 0, Float(100 * number), 50)
          let cell = Widget()
          root.addSubview(cell)
          cell.snp.makeConstraints { make in
            make.left.top.bottom.equalToSuperview()
            make.width.equalToSuperview().multipliedBy(0.5)
          }
          root.layoutIfNeeded()
          if cell.frame != Box(0, 0, Float(50 * number), 50) { wrong.append("\(cell.frame)") }
          nodes.append(WeakNode(node: cell.layoutNode))
          cell.removeFromSuperview()
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

  /// A widget that several threads use one after another.
  private final class Handed: @unchecked Sendable {
    var widget: Widget? = Widget()
    weak var node: LayoutNode?
  }

  @Test("What a thread used last that has ended is freed by another one, and lives on till then")
  func ends() {
    let (kept, dropped) = (Handed(), Handed())
    onThread {
      for handed in [kept, dropped] { handed.node = handed.widget?.layoutNode }
    }
    dropped.widget = nil
    // The thread says that it ends a little after its work.
    for _ in 0..<1_000 where dropped.node != nil {
      attachMany()
      Thread.sleep(forTimeInterval: 0.001)
    }
    #expect(dropped.node == nil)
    #expect(kept.node != nil)
    #expect(kept.widget?.layoutNode === kept.node)
  }

  @Test("What one thread attaches, another's sweep leaves alone")
  func foreignSweep() {
    let root = Widget()
    root.frame = Box(0, 0, 100, 50)
    weak let node = root.layoutNode
    onThread { attachMany() }
    #expect(node === root.layoutNode)
  }
}
