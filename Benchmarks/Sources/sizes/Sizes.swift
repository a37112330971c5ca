import CMeter
import ConstraintKernel

/// What a toolkit asks before it gives a root a size: how long each question takes, and whether its answer is the sum
/// that it should be.
@main
enum Sizes {
  static func main() throws {
    meter_keep_heap()
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.count == 3 {
      let numbers = arguments.dropFirst().compactMap { Int($0) }
      let shape = Shape.allCases.first { "\($0)" == arguments.first }
      guard let shape, numbers.count == 2 else { throw WrongArguments() }
      return askWidths(Screen(shape, numbers[0]), rounds: numbers[1])
    }
    print("µs             width   height    again   another width, laid out")
    for shape in Shape.allCases {
      for count in [10, 100, 1_000] { try measure(shape, count) }
    }
  }

  /// For callgrind: one round more costs what one question costs.
  private static func askWidths(_ screen: Screen, rounds: Int) {
    for round in 0..<rounds {
      screen.edit(round)
      _ = screen.root.layoutSizes(along: .horizontal)
    }
  }

  /// The least of some rounds; each begins with an edit of one item's natural height.
  private static func measure(_ shape: Shape, _ count: Int) throws {
    let screen = Screen(shape, count)
    var least = [Double](repeating: .infinity, count: 4)
    func time(_ column: Int, _ body: () -> Void) {
      let start = meter_thread_nanoseconds()
      body()
      least[column] = min(least[column], Double(meter_thread_nanoseconds() - start) / 1_000)
    }
    for round in 0..<(count > 100 ? 6 : 30) {
      screen.edit(round)
      var (width, height) = (LayoutSizeRequest(minimum: 0, natural: 0), screen.expectedWidth)
      time(0) { width = screen.root.layoutSizes(along: .horizontal) }
      time(1) { height = screen.root.layoutSizes(along: .vertical, across: width.natural) }
      time(2) { _ = screen.root.layoutSizes(along: .horizontal) }
      guard width == screen.expectedWidth, height == screen.expectedHeight else {
        throw WrongAnswer(shape: shape, count: count, width: width, height: height)
      }
      let wider = width.natural + Double(round % 7) * 10
      time(3) {
        _ = screen.root.layoutSizes(along: .vertical, across: wider)
        screen.root.layoutFrame.size = LayoutSize(width: wider, height: height.natural)
        screen.root.layoutIfNeeded()
      }
    }
    let numbers = least.map { time in
      let text = String(Int((time * 10).rounded()))
      return pad("\(text.dropLast().isEmpty ? "0" : text.dropLast()).\(text.suffix(1))", 9)
    }
    print(pad("\(shape) \(count)", -11) + numbers.joined())
  }

  /// Blanks before a text, or behind it for a negative width.
  private static func pad(_ text: String, _ width: Int) -> String {
    let blanks = String(repeating: " ", count: max(abs(width) - text.count, 0))
    return width < 0 ? text + blanks : blanks + text
  }
}

/// Arguments that are not a shape, a number of items and a number of rounds.
struct WrongArguments: Error {}

/// An answer that is not the sum it should be.
struct WrongAnswer: Error {
  let shape: Shape
  let count: Int
  let width: LayoutSizeRequest
  let height: LayoutSizeRequest
}
