#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Poses systems to the solver and prints what it says of them, for a judge in another language.
///
/// Each line of standard input is a script, each line of standard output its answer. A script is a
/// name and steps, separated by `;`, rows counted from zero in the order they are added:
///
///     name ; v COUNT MASK ; + RELATION CONSTANT PRIORITY RANK VARIABLE FACTOR … ; ?
///     = ROW CONSTANT      another constant
///     ! ROW PRIORITY      another priority
///     - ROW               removes the row
///     ?                   solves; the end of the line does so, too
///
/// The answer has the same form:
///
///     name ; values NUMBER … ; left ROW … ; conflict ROW rows ROW … bounds VARIABLE …
///     ; open VARIABLE … ; level PRIORITY VIOLATION r ROW FACTOR … b VARIABLE FACTOR … ; complete
///
/// Numbers are the shortest that read back as the same bits.
@main
struct Answers {
  static func main() {
    while let line = readLine() {
      let steps = line.split(separator: ";").map { $0.split(separator: " ") }
      guard let name = steps.first?.first else { continue }
      var text = String(name)
      var session = Session()
      do {
        for step in steps.dropFirst() { try session.take(step) }
        for part in session.answer() { text += " ; " + part }
      } catch {
        text += " ; refused \(error)"
      }
      print(text)
      fflush(nil)
    }
  }
}
