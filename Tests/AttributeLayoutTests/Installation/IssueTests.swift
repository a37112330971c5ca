import AttributeLayout
import Testing

@Suite("Attributes that cannot hold")
struct IssueTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kind: LayoutIssue.Kind
    let attribute: @Sendable (Bench) -> Attribute

    init(
      _ words: String,
      _ kind: LayoutIssue.Kind,
      _ attribute: @escaping @Sendable (Bench) -> Attribute
    ) {
      testDescription = words
      self.kind = kind
      self.attribute = attribute
    }
  }

  /// What the maker dialect says of the same.
  private static let bareMultiplier = LayoutIssue.Kind.invalidUse(
    "a multiplier needs something to multiply"
  )

  static let cases = [
    Case("infinite value", .notFinite(.infinity)) { _ in Left(.infinity) },
    Case("infinite factor", .notFinite(.infinity)) { Width(*Double.infinity).like($0.other) },
    Case("infinite value, sleeping", .notFinite(.infinity)) { _ in
      Left(.infinity).when { false }
    },
    Case("priority too high", .priorityOutOfRange(1_001)) { _ in Left().with(.custom(1_001)) },
    Case("priority too low", .priorityOutOfRange(0)) { _ in Left().with(.custom(0)) },
    Case("edge against dimension", .incompatibleAttributes) {
      Left().to($0.other, PositionReference(.width))
    },
    Case("dimension against edge", .incompatibleAttributes) {
      Width().like($0.other, DimensionReference(.left))
    },
    Case("left against leading", .incompatibleAttributes) { Left().to($0.other, .leading) },
    Case("edge times nothing", .locationNeedsPartner) { _ in Left(*0) },
    Case("no common ancestor", .noCommonAncestor) { Left().to($0.stranger) },
    Case("factor of nothing", bareMultiplier) { _ in Width(*0.5) },
    Case("factor of nothing, beside a value", bareMultiplier) { _ in Height(>=10 * 0.5) },
    Case("factor of nothing, sleeping", bareMultiplier) { _ in Height(*2).when { false } },
    Case("factor 0 of nothing", bareMultiplier) { _ in Width(*0) },
    Case("infinite factor of nothing", .notFinite(.infinity)) { _ in Width(*Double.infinity) },
  ]

  @Test("It is reported with its line, and the whole call changes nothing", arguments: cases)
  func refused(example: Case) throws {
    let bench = Bench()
    bench.view.easy.layout(Left(1), Top(2))
    bench.other.easy.layout(Width(3))
    let attribute = example.attribute(bench)
    #expect(bench.view.easy.layout(Top(5), attribute, Width(6)).isEmpty)
    #expect(bench.log.kinds == [example.kind])
    #expect(bench.log.issues.first?.source == LayoutIssue.Location(attribute.source))
    #expect(bench.formulas == ["view.left == root.left + 1", "view.top == root.top + 2"])
    bench.view.easy.reload()
    #expect(bench.formulas == ["view.left == root.left + 1", "view.top == root.top + 2"])
  }

  @Test("Each part of a compound is refused that has a factor of nothing")
  func bareCompound() {
    let bench = Bench()
    #expect(bench.view.easy.layout(Size(*0.5), Top(1)).isEmpty)
    #expect(bench.log.kinds == [Self.bareMultiplier, Self.bareMultiplier])
    #expect(bench.formulas.isEmpty)
    // A factor of 1 counts nothing, and one beside a reference counts that.
    #expect(bench.view.easy.layout(Size(>=4 * 1)).count == 2)
    #expect(bench.view.easy.layout(Size(*0.5).like(bench.root)).count == 2)
    #expect(bench.log.kinds.count == 2)
  }

  @Test("What could never hold is refused also while there is no superview")
  func unattached() {
    let bench = Bench(isAttached: false)
    bench.log.listen(to: bench.view)
    #expect(bench.view.easy.layout(Left(.infinity), Width(1)).isEmpty)
    #expect(bench.log.kinds == [.notFinite(.infinity)])
    #expect(bench.view.constraints.isEmpty)
  }

  @Test("A refused call leaves the frame in charge")
  func translation() {
    let bench = Bench()
    bench.view.easy.layout(Left(.nan))
    #expect(bench.view.translatesAutoresizingMaskIntoConstraints)
    #expect(bench.log.kinds.count == 1)
  }

  @Test("A reference that has gone is reported, and the superview does not step in")
  func deadReference() {
    let bench = Bench()
    let attribute = Left(4)
    do {
      let mortal = LayoutView()
      bench.root.addSubview(mortal)
      attribute.to(mortal)
      mortal.removeFromSuperview()
    }
    #expect(attribute.referenceItem == nil)
    #expect(bench.view.easy.layout(attribute).isEmpty)
    #expect(bench.log.kinds == [.itemWasFreed])
    #expect(bench.formulas.isEmpty)
  }

  @Test("An item that has gone takes no attributes and traps nothing")
  func deadItem() {
    var view: LayoutView? = LayoutView()
    let easy = view?.easy
    view = nil
    easy?.reload()
    easy?.clear()
    #expect(easy?.layout([]) == [])
  }

  @Test("Neither the item nor its reference is retained")
  func retains() {
    let bench = Bench()
    weak var weakView: LayoutView?
    weak var weakReference: LayoutView?
    let kept = Left(1)
    do {
      let view = LayoutView()
      let reference = LayoutView()
      (weakView, weakReference) = (view, reference)
      bench.root.addSubview(view)
      bench.root.addSubview(reference)
      view.easy.layout(kept.to(reference), Edges(2), Width(3).when { $0.isPad })
      view.removeFromSuperview()
      reference.removeFromSuperview()
    }
    #expect(weakView == nil && weakReference == nil)
  }
}
