import Testing

@testable import ConstraintKernel

/// Ten lines at each end of a list are shown, and what is between them is counted.
@Suite("Long lists in messages")
struct LongListTests {
  private func numbers(_ range: ClosedRange<Int>) -> [String] { range.map { "\($0)" } }

  private func lines(_ count: Int, keeping kept: Int? = nil) -> [String] {
    LayoutText.ends(of: Array(1...count), keeping: kept) { "\($0)" }
  }

  @Test("Twice ten lines are shown as they are, one more is counted")
  func ends() {
    #expect(lines(20) == numbers(1...20))
    #expect(!LayoutText.isLong(Array(1...20)))
    let shown: [[String]] = [numbers(1...10), ["… and 1 more"], numbers(12...21)]
    #expect(lines(21) == Array(shown.joined()))
    #expect(LayoutText.isLong(Array(1...21)))
  }

  @Test("A line that is kept is shown between two counts")
  func kept() {
    let middle = ["… and 3 more", "14", "… and 6 more"]
    let shown: [[String]] = [numbers(1...10), middle, numbers(21...30)]
    #expect(lines(30, keeping: 14) == Array(shown.joined()))
  }

  @Test("A beginning of ten lines is all there is, and one more is counted")
  func beginning() {
    let ten = LayoutText.beginning(of: Array(1...10)) { "\($0)" }
    #expect(ten == numbers(1...10))
    let eleven = LayoutText.beginning(of: Array(1...11)) { "\($0)" }
    #expect(eleven.dropLast() == numbers(1...10)[...])
    #expect(eleven.last == "… and 1 more")
  }
}
