#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(ucrt)
import ucrt
#endif

/// What the tool needs of the system that it runs on: streams, files, and the end of the process.
///
/// Streams are read and written by the C library, because `FileHandle` would bring all of Foundation,
/// with its tables of Unicode, into the program.
enum Platform {
  /// The streams of a process, by the numbers that every system gives them.
  enum Stream: Int32 {
    case input
    case output
    case error
  }

  /// Something could not be read or written.
  struct Failure: Error {}

  /// The variables of the process.
  static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// Ends the process.
  static func end(_ status: Int32) -> Never { exit(status) }

  // MARK: Streams

  /// Whether a person watches a stream.
  static func isTerminal(_ stream: Stream) -> Bool {
    #if os(Windows)
    _isatty(stream.rawValue) != 0
    #else
    isatty(stream.rawValue) == 1
    #endif
  }

  /// Reads standard input to its end.
  static func readInput() throws(Failure) -> [UInt8] {
    #if os(Windows)
    // Else the end of a line is two bytes, and one byte is the end of the file.
    _ = _setmode(Stream.input.rawValue, _O_BINARY)
    #endif
    return try bytes(of: Stream.input.rawValue)
  }

  /// Reads an open file to its end.
  private static func bytes(of file: Int32) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = part.withUnsafeMutableBytes { part in
        #if os(Windows)
        Int(_read(file, part.baseAddress, UInt32(part.count)))
        #else
        read(file, part.baseAddress, part.count)
        #endif
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Failure() }
      if count == 0 { return bytes }
      bytes += part.prefix(count)
    }
  }

  /// Writes all of `bytes`.
  static func send(_ bytes: [UInt8], to stream: Stream) throws(Failure) {
    #if os(Windows)
    _ = _setmode(stream.rawValue, _O_BINARY)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { rest in
        #if os(Windows)
        Int(_write(stream.rawValue, rest.baseAddress, UInt32(min(rest.count, 1 << 20))))
        #else
        write(stream.rawValue, rest.baseAddress, rest.count)
        #endif
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Failure() }
      rest = rest.dropFirst(count)
    }
  }

  // MARK: Files

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The names in a folder, in no order; nil for what is no folder.
  static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder)
  }

  static func contents(of path: String) throws -> [UInt8] {
    #if os(Windows)
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #else
    // Foundation reads no pipe, which `<(command)` is in a shell.
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw Failure() }
    defer { _ = close(file) }
    return try bytes(of: file)
    #endif
  }

  /// Writes a file, which is never half there.
  ///
  /// A file that is there keeps its mode, and a symbolic link leads to it still.
  static func save(_ bytes: [UInt8], to path: String) throws {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let mode = try? FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions]
    try Data(bytes).write(to: place, options: .atomic)
    if let mode {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: place.path)
    }
  }

  static func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  // MARK: JSON

  static func decode<Value: Decodable>(_ type: Value.Type, from json: [UInt8]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json))
  }

  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
