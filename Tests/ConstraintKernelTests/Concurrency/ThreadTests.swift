import ConstraintKernel
import Foundation
import Testing

/// What the threads found, each in a place of its own.
private final class Findings: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Int: [LayoutRect]] = [:]

  func record(_ frames: [LayoutRect], by thread: Int) {
    lock.withLock { results[thread] = frames }
  }

  var all: [[LayoutRect]] { lock.withLock { results.values.map { $0 } } }
}

@Suite("Threads")
struct ThreadTests {
  /// Builds, edits, moves and drops a hierarchy many times; whatever is shared shows up as a race.
  private static func work(rounds: Int) -> [LayoutRect] {
    var frames: [LayoutRect] = []
    for round in 0..<rounds {
      let (root, log) = makeRoot(320, 480)
      let stack = LayoutStackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.axis = .vertical
      stack.alignment = .leading
      root.addSubview(stack)
      pin(stack)
      for index in 0..<6 {
        let label = LayoutLabel("label \(index) of round \(round % 3)", numberOfLines: 0)
        stack.addArrangedSubview(label)
      }
      let clash = stack.widthAnchor.constraint(equalToConstant: 10)
      clash.isActive = true
      root.layoutIfNeeded()
      clash.isActive = false
      stack.arrangedSubviews[round % 6].isHidden = true
      root.layoutNode.environment = LayoutEnvironment(
        layoutDirection: round.isMultiple(of: 2) ? .leftToRight : .rightToLeft
      )
      root.layoutIfNeeded()
      frames += stack.arrangedSubviews.map(\.frame)
      frames.append(rect(Double(log.issues.count), 0, 0, 0))
    }
    return frames
  }

  @Test("Hierarchies on different threads at once do not touch each other")
  func hierarchies() async {
    let expected = Self.work(rounds: 40)
    let findings = Findings()
    let gate = DispatchSemaphore(value: 0)
    let done = DispatchGroup()
    for thread in 0..<4 {
      done.enter()
      // Threads of their own, since pools may run such work one after the other.
      Thread.detachNewThread {
        gate.wait()
        findings.record(Self.work(rounds: 40), by: thread)
        done.leave()
      }
    }
    for _ in 0..<4 { gate.signal() }
    await withCheckedContinuation { continuation in
      done.notify(queue: .global()) { continuation.resume() }
    }
    #expect(findings.all.count == 4)
    #expect(findings.all.allSatisfy { $0 == expected })
  }
}
