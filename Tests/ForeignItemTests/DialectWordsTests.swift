import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import Testing

@Suite("Constraints in the words of their dialect")
struct DialectWordsTests {
  private func makeViews() -> (root: LayoutView, a: LayoutView, b: LayoutView) {
    let root = LayoutView(frame: rect(0, 0, 100, 100))
    let (a, b) = (LayoutView(), LayoutView())
    (root.layoutName, a.layoutName, b.layoutName) = ("root", "a", "b")
    root.addSubview(a)
    root.addSubview(b)
    return (root, a, b)
  }

  private func words(_ views: (root: LayoutView, a: LayoutView, b: LayoutView)) -> [String] {
    let all = views.root.constraints + views.a.constraints + views.b.constraints
    return all.map(\.description).sorted()
  }

  @Test("OperatorLayout reads as comparisons")
  func operators() {
    let views = makeViews()
    constrain(views.a, views.b) { a, b in
      a.width == 44
      b.leading >= a.trailing + 8 ~ 750
      b.height == a.height * 0.5 - 2
    }
    #expect(
      words(views) == [
        "a.width == 44", "b.height == a.height * 0.5 - 2", "b.leading >= a.trailing + 8 ~ 750",
      ]
    )
  }

  @Test("MakerLayout reads as chains")
  func maker() {
    let views = makeViews()
    views.a.snp.makeConstraints { make in
      make.width.equalTo(44)
      make.top.equalToSuperview().offset(16)
    }
    views.b.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(views.a.snp.trailing).offset(8).priority(600)
      make.height.equalTo(views.a).multipliedBy(0.5)
    }
    #expect(
      words(views) == [
        "a: make.top.equalToSuperview().offset(16)", "a: make.width.equalTo(44)",
        "b: make.height.equalTo(a).multipliedBy(0.5)",
        "b: make.leading.greaterThanOrEqualTo(a.snp.trailing).offset(8).priority(600)",
      ]
    )
  }

  @Test("AttributeLayout reads as attributes, inwards")
  func attributes() {
    let views = makeViews()
    views.a.easy.layout(Width(44), Trailing(16), Top(>=4))
    views.b.easy.layout(Leading(8).to(views.a), Height(*0.5).like(views.a), CenterY(3).with(.high))
    #expect(
      words(views) == [
        "a: Top(>=4)", "a: Trailing(16)", "a: Width(44)", "b: CenterY(3).with(.custom(750))",
        "b: Height(*0.5).like(a)", "b: Leading(8).to(a)",
      ]
    )
  }

  @Test("AutoPinLayout reads as calls, inwards from the superview")
  func autoPin() {
    let views = makeViews()
    views.a.autoSetDimension(.width, toSize: 44)
    views.a.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16, relation: .greaterThanOrEqual)
    views.b.autoPinEdge(.leading, to: .trailing, of: views.a, withOffset: 8)
    views.b.autoMatch(.height, to: .height, of: views.a, withMultiplier: 0.5)
    #expect(
      words(views) == [
        "a.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16, relation: .greaterThanOrEqual)",
        "a.autoSetDimension(.width, toSize: 44)",
        "b.autoMatch(.height, to: .height, of: a, withMultiplier: 0.5)",
        "b.autoPinEdge(.leading, to: .trailing, of: a, withOffset: 8)",
      ]
    )
  }

  @Test("A suggestion is written in the dialect of its constraint")
  func suggestions() throws {
    let views = makeViews()
    var issues: [LayoutIssue] = []
    views.root.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0) }
    views.a.autoSetDimension(.width, toSize: 50)
    views.a.snp.makeConstraints { $0.width.equalTo(60) }
    views.root.layoutIfNeeded()
    guard case .unsatisfiable(let conflict) = issues.last?.kind else {
      Issue.record("no conflict: \(issues)")
      return
    }
    let codes = conflict.suggestions.map(\.code)
    let file = "ForeignItemTests/DialectWordsTests.swift"
    // Two dialects say the same attribute: one of them is to go, before anything else.
    let pair = "\(conflict.suggestions[0])".split(separator: " or ")
    #expect(pair.count == 2)
    let older = "remove one of the two: a.autoSetDimension(.width, toSize: 50)"
    #expect(pair[0].hasPrefix("\(older) (AutoPinLayout, \(file):"))
    #expect(pair[1].hasPrefix("a: make.width.equalTo(60) (MakerLayout, \(file):"))
    #expect(codes[0] == "a.autoSetDimension(.width, toSize: 50) or a: make.width.equalTo(60)")
    #expect(
      codes.dropFirst() == [
        "a: make.width.equalTo(60).priority(999)", "a: make.width.lessThanOrEqualTo(60)",
        "a: make.width.equalTo(50)",
        "autoSetPriority(999) { a.autoSetDimension(.width, toSize: 50) }",
        "a.autoSetDimension(.width, toSize: 50, relation: .greaterThanOrEqual)",
      ]
    )
  }
}
