/// How a run ends, for scripts: 0 to 3 are answers, the others are those of BSD's `sysexits.h`.
enum ToolStatus: Int32, CaseIterable {
  /// All required constraints hold.
  case solved = 0
  /// Required constraints conflict, and some were left out; or two layouts differ.
  case conflict = 1
  /// Two layouts could not be compared.
  case couldNotCompare = 2
  /// Two layouts differ in what is allowed only, where that counts.
  case onlyAllowed = 3
  /// The tool was called in a way it does not know.
  case wrongUsage = 64
  /// The input is no scene.
  case badData = 65
  /// There is no such file, or it may not be read.
  case noInput = 66
  /// The answer could not be written.
  case cannotWrite = 74
}
