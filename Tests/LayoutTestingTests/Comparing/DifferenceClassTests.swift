import ConstraintKernel
import LayoutTesting
import MakerLayout
import Testing

@Suite("Classes of differences")
struct DifferenceClassTests {
  /// The class, the item and whether frames part, of the only difference there is.
  private func only(
    _ change: @escaping (Card) -> Void
  ) throws -> (kind: LayoutDifference.Class, item: String, parts: Bool) {
    let report = Card.compared { card in
      Card.standard(card)
      change(card)
    }
    #expect(report.differences.count == 1, "\(report)")
    #expect(report.exitCode() == 1)
    let difference = try #require(report.differences.first)
    return (difference.kind, difference.item, difference.effect != nil)
  }

  /// The active constraint of an item and attribute.
  private func constraint(
    _ item: LayoutView,
    _ attribute: LayoutConstraint.Attribute
  ) throws -> LayoutConstraint {
    let all = (item.superview?.constraints ?? []) + item.constraints
    return try #require(all.first { $0.firstItem === item && $0.firstAttribute == attribute })
  }

  @Test("The same card is the same")
  func same() {
    let report = Card.compared(with: Card.standard)
    #expect(report.isClean, "\(report)")
    #expect(report.exitCode(isStrict: true) == 0)
    // Six sizes, two directions, three texts.
    #expect(report.cases == 36)
  }

  @Test("A constant with the other sign is a sign")
  func sign() throws {
    let found = try only { card in
      let all = card.view.constraints
      all.first { $0.firstItem === card.title && $0.firstAttribute == .trailing }?.constant = 16
    }
    #expect(found == (.sign, "title", true))
  }

  @Test("Half a constant on a size is a doubled inset")
  func doubledInset() throws {
    let found = try only { card in
      let all = card.view.constraints
      all.first { $0.firstItem === card.button && $0.firstAttribute == .width }?.constant = -20
    }
    #expect(found == (.doubledInset, "button", true))
  }

  @Test("Another number is a constant, another level a priority")
  func constantAndPriority() throws {
    let constant = try only { card in
      card.badge.snp.updateConstraints { $0.size.equalTo(20) }
      card.badge.snp.updateConstraints { $0.top.equalToSuperview().offset(1) }
    }
    #expect(constant == (.constant, "badge", true))
    let priority = try only { card in
      let all = card.view.constraints
      all.first { $0.firstItem === card.title && $0.firstAttribute == .trailing }?.priority = 500
    }
    #expect(priority.kind == .priority)
  }

  @Test("Another item is a target; a safe area and a margin have classes of their own")
  func targets() throws {
    func remade(_ top: @escaping (ConstraintMaker, Card) -> Void) throws -> LayoutDifference.Class {
      try only { card in
        card.badge.snp.remakeConstraints { make in
          top(make, card)
          make.trailing.equalToSuperview()
          make.size.equalTo(20)
        }
      }
      .kind
    }
    #expect(try remade { make, card in make.top.equalTo(card.title) } == .target)
    #expect(try remade { make, card in make.top.equalTo(card.view.snp.topMargin) } == .margin)
    #expect(
      try remade { make, card in make.top.equalTo(card.view.safeAreaLayoutGuide) } == .safeArea
    )
    #expect(try remade { make, _ in make.top.greaterThanOrEqualToSuperview() } == .relation)
    #expect(
      try remade { make, card in make.top.equalTo(card.view).multipliedBy(2) } == .factor
    )
  }

  @Test("Right in place of trailing is handedness, and parts from right to left only")
  func handedness() throws {
    let report = Card.compared { card in
      Card.standard(card)
      card.badge.snp.remakeConstraints { make in
        make.top.right.equalToSuperview()
        make.size.equalTo(20)
      }
    }
    let difference = try #require(report.differences.first)
    #expect(report.differences.map(\.kind) == [.handedness])
    let effect = try #require(difference.effect)
    #expect(effect.layoutCase == "390 × 844 rtl")
    #expect(effect.old == [0, 0, 20, 20])
    #expect(effect.new == [370, 0, 20, 20])
    // Six sizes and three texts, all of them from right to left, but for the first.
    #expect(effect.furtherCases == 17)
  }

  /// The badge stood at the card's trailing edge, and stands 4 points left of the title's right one.
  @Test("One constraint that differs in several ways is one difference, of all their classes")
  func several() throws {
    func remade(_ card: Card) {
      Card.standard(card)
      card.badge.snp.remakeConstraints { make in
        make.top.equalToSuperview()
        make.right.equalTo(card.title).offset(-4)
        make.size.equalTo(20)
      }
    }
    let report = Card.compared(with: remade)
    #expect(report.differences.count == 1, "\(report)")
    let difference = try #require(report.differences.first)
    #expect(difference.kinds == [.constant, .target, .handedness])
    #expect(report.description.hasPrefix("constant, target, handedness  card  badge\n"))
    #expect(report.description.contains("\n1 differences · 1 screens"))
    // It is accepted where all are.
    func allowed(_ kinds: LayoutDifference.Class...) -> LayoutComparisonReport {
      let list = kinds.map { AllowedDifference($0, "badge", date: "", reason: "") }
      return Card.compared(with: remade, allowed: list)
    }
    #expect(allowed(.constant, .target, .handedness).isClean)
    #expect(!allowed(.constant, .target).isClean)
    #expect(allowed(.constant, .target).stale.isEmpty)
    #expect(!allowed(.constant, .target, .handedness, .relation).isClean)
  }

  @Test("What an item says of itself is a flag")
  func flags() throws {
    let hugging = try only { $0.badge.setContentHuggingPriority(251, for: .vertical) }
    #expect(hugging == (.flag, "badge", false))
    let autoresizing = try only { $0.view.translatesAutoresizingMaskIntoConstraints = false }
    #expect(autoresizing.kind == .flag)
  }

  @Test("A missing constraint is dropped, a new one added, and redundant without effect")
  func missing() throws {
    let dropped = try only { card in
      card.badge.snp.remakeConstraints { make in
        make.top.equalToSuperview()
        make.size.equalTo(20)
      }
    }
    #expect(dropped == (.dropped, "badge", true))
    let added = try only { card in
      card.title.snp.makeConstraints { $0.width.lessThanOrEqualTo(100) }
    }
    #expect(added == (.added, "title", true))
    let redundant = try only { card in
      card.badge.snp.makeConstraints { $0.width.lessThanOrEqualTo(100) }
    }
    #expect(redundant == (.redundant, "badge", false))
  }

  @Test("An item on one side only is unpaired")
  func unpaired() throws {
    let found = try only { card in
      let view = LayoutView()
      view.layoutName = "shadow"
      card.view.addSubview(view)
    }
    #expect(found == (.unpaired, "shadow", false))
  }

  @Test("What turns a constraint round, or says it twice as strongly, differs from what does not")
  func turned() {
    let report = Card.compared { card in
      Card.standard(card)
      card.button.snp.remakeConstraints { make in
        make.leading.equalTo(card.title)
        make.width.equalToSuperview().offset(-40)
        make.height.equalTo(44)
      }
      card.title.snp.makeConstraints { $0.bottom.equalTo(card.button.snp.top).offset(-8) }
    }
    #expect(report.isClean, "\(report)")
  }
}
