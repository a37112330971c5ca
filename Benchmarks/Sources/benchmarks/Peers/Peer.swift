import Foundation

/// A program in another language that measures itself on the same layouts.
///
/// It is called with a workload, a size, operations separated by commas, and a budget in seconds,
/// and prints one row a line as a JSON object.
struct Peer {
  /// Who it is.
  var contender: Contender
  /// The program.
  var program: URL

  /// The peer's program in a folder, if it was built there.
  init?(_ contender: Contender, in folder: String) {
    let program = URL(fileURLWithPath: folder).appendingPathComponent(contender.rawValue)
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
    self.contender = contender
    self.program = program
  }

  /// Lets the peer measure operations on one layout.
  ///
  /// - Throws: What the system says when the program cannot be run, or ``PeerFailure``.
  func run(
    _ workload: Workload,
    _ size: Int,
    _ operations: [Operation],
    budget: Double
  ) throws -> [BenchmarkRow] {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = [
      workload.rawValue, String(size), operations.map(\.rawValue).joined(separator: ","),
      String(budget),
    ]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PeerFailure(contender: contender, status: process.terminationStatus)
    }
    return try data.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(BenchmarkRow.self, from: $0)
    }
  }
}

/// A peer that ended badly.
struct PeerFailure: Error, CustomStringConvertible {
  /// Who it is.
  var contender: Contender
  /// What it ended with.
  var status: Int32

  var description: String { "\(contender.rawValue) ended with status \(status)" }
}
