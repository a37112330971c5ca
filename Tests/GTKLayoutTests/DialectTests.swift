#if GTK
import AttributeLayout
import AutoPinLayout
import CGtk4
import MakerLayout
import OperatorLayout
import Testing

@testable import GTKLayout

@MainActor
@Suite("Widgets in every dialect", .onDisplay, .serialized)
struct DialectTests {
  enum Dialect: CaseIterable { case operators, maker, attributes, autoPin }

  @Test(
    "One form in four dialects: the same frames, and GTK's are the engine's",
    arguments: Dialect.allCases
  )
  func form(dialect: Dialect) {
    let stage = Stage()
    let container = stage.container
    let (label, entry, button) = (
      stage.add(TestBox((30, 50), (10, 18))), stage.add(TestBox((40, 90), (12, 24))),
      stage.add(TestBox((20, 70), (14, 30)))
    )
    entry.setContentHuggingPriority(200, for: .horizontal)
    switch dialect {
    case .operators:
      constrain(container, label, entry, button) { container, label, entry, button in
        label.leading == container.leading + 12
        label.centerY == entry.centerY
        entry.top == container.top + 12
        entry.leading == label.trailing + 8
        entry.trailing == container.trailing - 12
        button.top == entry.bottom + 6
        button.trailing == container.trailing - 12
        button.bottom <= container.bottom - 12
      }
    case .maker:
      label.snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(12)
        make.centerY.equalTo(entry)
      }
      entry.snp.makeConstraints { make in
        make.top.trailing.equalToSuperview().inset(12)
        make.leading.equalTo(label.snp.trailing).offset(8)
      }
      button.snp.makeConstraints { make in
        make.top.equalTo(entry.snp.bottom).offset(6)
        make.trailing.equalToSuperview().inset(12)
        make.bottom.lessThanOrEqualToSuperview().inset(12)
      }
    case .attributes:
      label.easy.layout(Leading(12), CenterY().to(entry))
      entry.easy.layout(Top(12), Trailing(12), Leading(8).to(label, .trailing))
      button.easy.layout(Top(6).to(entry, .bottom), Trailing(12), Bottom(<=12))
    case .autoPin:
      label.autoPinEdge(toSuperviewEdge: .leading, withInset: 12)
      label.autoAlignAxis(.horizontal, toSameAxisOf: entry)
      entry.autoPinEdge(toSuperviewEdge: .top, withInset: 12)
      entry.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
      entry.autoPinEdge(.leading, to: .trailing, of: label, withOffset: 8)
      button.autoPinEdge(.top, to: .bottom, of: entry, withOffset: 6)
      button.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
      button.autoPinEdge(toSuperviewEdge: .bottom, withInset: 12, relation: .greaterThanOrEqual)
    }
    #expect(stage.measure().0 == Pair(102, 172))
    #expect(stage.measure().1 == Pair(56, 84))
    stage.place(300, 100)
    let places = [label, entry, button].map { place(of: $0) }
    #expect(
      places == [
        LayoutRect(x: 12, y: 15, width: 50, height: 18),
        LayoutRect(x: 70, y: 12, width: 218, height: 24),
        LayoutRect(x: 218, y: 42, width: 70, height: 30),
      ]
    )
    #expect(places == [label, entry, button].map(\.layoutFrame))
    #expect(stage.issues.isEmpty)
  }
}
#endif
