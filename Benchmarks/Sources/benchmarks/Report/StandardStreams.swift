import Foundation

/// Where text goes.
enum StandardStreams {
  /// Writes a line for whoever watches.
  static func note(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Writes a result.
  static func result(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}
