import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What a program that may crash or never end is run with, in a process of its own.
enum BoundedProcess {
  /// Ends the process once it used this much of a processor, so that what hangs today ends too.
  static func bound(seconds: UInt = 20) {
    #if canImport(Glibc) || canImport(Darwin)
    var limit = rlimit(rlim_cur: rlim_t(seconds), rlim_max: rlim_t(seconds))
    #if canImport(Glibc)
    _ = setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    #else
    _ = setrlimit(RLIMIT_CPU, &limit)
    #endif
    #endif
  }

  /// Writes over memory that was just given back, so that a read through an old address is seen.
  static func overwriteFreedMemory() {
    var blocks: [UnsafeMutableRawPointer] = []
    for byteCount in stride(from: 16, through: 1_024, by: 16) {
      for _ in 0..<24 {
        let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
        block.initializeMemory(as: UInt8.self, repeating: 0xA5, count: byteCount)
        blocks.append(block)
      }
    }
    for block in blocks { block.deallocate() }
  }

  /// Ends the process with a failure that says why.
  static func fail(_ words: String) -> Never {
    Issue.record("\(words)")
    exit(EXIT_FAILURE)
  }

  /// Ends the process with a failure unless something holds.
  static func require(_ condition: Bool, _ words: @autoclosure () -> String) {
    if !condition { fail(words()) }
  }

  /// Runs `body` on a thread with a stack of so many bytes.
  static func withStack(bytes: Int, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = bytes
    thread.start()
    done.wait()
  }
}

/// Counts how often something happens, and ends the process when that is too often.
final class Bound {
  private(set) var count = 0
  private let limit: Int

  init(_ limit: Int) { self.limit = limit }

  func pass() {
    count += 1
    if count > limit { BoundedProcess.fail("more than \(limit) times") }
  }
}
