import AttributeLayout
import AutoPinLayout
import MakerLayout
import OperatorLayout
import Testing

@Suite("Numbers that are none, in every dialect")
struct InvalidNumberTests {
  struct Saying: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let say: @Sendable (LayoutView, LayoutView, Double) -> Void

    init(_ words: String, _ say: @escaping @Sendable (LayoutView, LayoutView, Double) -> Void) {
      testDescription = words
      self.say = say
    }
  }

  static let sayings = [
    Saying("operators, constant") { view, other, number in
      constrain(view, other) { $0.width == $1.width + number }
    },
    Saying("operators, factor") { view, other, number in
      constrain(view, other) { $0.width == $1.width * number }
    },
    Saying("maker, constant") { view, other, number in
      view.snp.makeConstraints { $0.width.equalTo(other).offset(number) }
    },
    Saying("maker, factor") { view, other, number in
      view.snp.makeConstraints { $0.width.equalTo(other).multipliedBy(number) }
    },
    Saying("attributes, constant") { view, other, number in
      view.easy.layout(Width(number).like(other))
    },
    Saying("attributes, factor") { view, other, number in
      view.easy.layout(Width(*number).like(other))
    },
    Saying("pins, constant") { view, other, number in
      view.autoMatch(.width, to: .width, of: other, withOffset: number)
    },
    Saying("pins, factor") { view, other, number in
      view.autoMatch(.width, to: .width, of: other, withMultiplier: number)
    },
  ]

  @Test(
    "They are reported once, with the number, and nothing is installed",
    arguments: sayings,
    [Double.nan, .infinity, -.infinity]
  )
  func refused(saying: Saying, number: Double) {
    let root = LayoutView(frame: rect(0, 0, 100, 100))
    let (view, other) = (LayoutView(frame: rect(1, 2, 3, 4)), LayoutView(frame: rect(5, 6, 7, 8)))
    root.addSubview(view)
    root.addSubview(other)
    var told: [LayoutIssue.Kind] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { told.append($0.kind) }
    saying.say(view, other, number)
    #expect(told.count == 1)
    guard case .notFinite(let bad) = told.first else {
      Issue.record("\(told)")
      return
    }
    #expect(bad == number || bad.isNaN && number.isNaN)
    #expect(root.constraints.isEmpty && view.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(view.frame == rect(1, 2, 3, 4))
    #expect(told.count == 1)
  }
}
