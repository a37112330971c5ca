import Foundation
import PackagePlugin

/// `swift package layout …`: the tool, in a package that depends on this one.
@main
struct LayoutCommand: CommandPlugin {
  /// What the tool did not find in order.
  struct Failure: Error, CustomStringConvertible {
    let status: Int32

    var description: String { "layout ended with status \(status)" }
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "layout").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }
}
