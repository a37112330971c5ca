import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import Testing

@Suite("The ratio of width to height, in every dialect")
struct RatioTests {
  static let equalities = [
    Way("operators") { stage in constrain(stage.view) { $0.ratio == 16 / 9 } },
    Way("maker") { stage in stage.view.snp.makeConstraints { $0.ratio.equalTo(16 / 9) } },
    Way("attributes") { stage in stage.view.easy.layout(Ratio(16 / 9)) },
    Way("pinning") { stage in stage.view.autoSetRatio(16 / 9) },
    Way("anchors") { stage in
      stage.view.ratioAnchor.constraint(equalToConstant: 16 / 9).isActive = true
    },
  ]

  @Test("A width of 96 at 16 to 9 is a height of 54", arguments: equalities)
  func exact(_ way: Way) {
    let stage = ArrangementStage()
    way.body(stage)
    stage.view.widthAnchor.constraint(equalToConstant: 96).isActive = true
    // 96 · 9 / 16 = 54.
    #expect(stage.frame(of: stage.view).size == LayoutSize(width: 96, height: 54))
    #expect(stage.issues == [])
  }

  static let lowerBounds = [
    Way("operators") { stage in constrain(stage.view) { $0.ratio >= 2 ~ 600 } },
    Way("maker") { stage in
      stage.view.snp.makeConstraints { $0.ratio.greaterThanOrEqualTo(2).priority(600) }
    },
    Way("attributes") { stage in stage.view.easy.layout(Ratio(>=2).with(.custom(600))) },
    Way("pinning") { stage in
      LayoutConstraint.autoSetPriority(LayoutPriority(600)) {
        stage.view.autoSetRatio(2, relation: .greaterThanOrEqual)
      }
    },
    Way("anchors") { stage in
      let ratio = stage.view.ratioAnchor.constraint(greaterThanOrEqualToConstant: 2)
      ratio.priority = LayoutPriority(600)
      ratio.isActive = true
    },
  ]

  @Test("A relation and a priority are said in the same formula", arguments: lowerBounds)
  func atLeast(_ way: Way) {
    let stage = ArrangementStage()
    way.body(stage)
    #expect(stage.formulas == ["view.width >= 2 · view.height @600"])
    #expect(stage.issues == [])
  }

  static let upperBounds = [
    Way("operators") { stage in constrain(stage.view) { $0.ratio <= 3 } },
    Way("maker") { stage in stage.view.snp.makeConstraints { $0.ratio.lessThanOrEqualTo(3) } },
    Way("attributes") { stage in stage.view.easy.layout(Ratio(<=3)) },
    Way("pinning") { stage in stage.view.autoSetRatio(3, relation: .lessThanOrEqual) },
    Way("anchors") { stage in
      stage.view.ratioAnchor.constraint(lessThanOrEqualToConstant: 3).isActive = true
    },
  ]

  @Test("An upper bound holds a wide view to three times its height", arguments: upperBounds)
  func atMost(_ way: Way) {
    let stage = ArrangementStage()
    way.body(stage)
    stage.view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let wide = stage.view.widthAnchor.constraint(equalToConstant: 100)
    wide.priority = .defaultHigh
    wide.isActive = true
    #expect(stage.frame(of: stage.view).width == 60)
    #expect(stage.issues == [])
  }

  /// Says a ratio that may be no number, beside a height of 7 in the same batch where there is one.
  static func ways(_ number: Double) -> [Way] {
    [
      Way("operators") { stage in
        constrain(stage.view) { view in
          view.height == 7
          view.ratio == number
        }
      },
      Way("maker") { stage in
        stage.view.snp.makeConstraints { make in
          make.height.equalTo(7)
          make.ratio.equalTo(number)
        }
      },
      Way("attributes") { stage in stage.view.easy.layout(Height(7), Ratio(number)) },
      Way("pinning") { stage in
        LayoutConstraint.autoCreateAndInstallConstraints {
          stage.view.autoSetDimension(.height, toSize: 7)
          stage.view.autoSetRatio(number)
        }
      },
      Way("anchors") { stage in
        LayoutConstraint.activate([
          stage.view.heightAnchor.constraint(equalToConstant: 7),
          stage.view.ratioAnchor.constraint(equalToConstant: number),
        ])
      },
    ]
  }

  @Test("It is printed in the words of the dialect that said it", arguments: lowerBounds)
  func printed(_ way: Way) throws {
    let stage = ArrangementStage()
    way.body(stage)
    let constraint = try #require(stage.view.constraints.first)
    let text = constraint.dialect.words.text(of: ConstraintDescription(constraint)) { "\(Int($0))" }
    let texts = [
      "operators": "view.ratio >= 2 ~ 600",
      "maker": "view: make.ratio.greaterThanOrEqualTo(2).priority(600)",
      "attributes": "view: Ratio(>=2).with(.custom(600))",
      "pinning": "autoSetPriority(600) { view.autoSetRatio(2, relation: .greaterThanOrEqual) }",
      "anchors": "view.width >= 2 · view.height @600",
    ]
    #expect(text == texts[way.testDescription])
  }

  @Test("No ratio is 0, negative, or not finite: nothing of the batch is installed")
  func refused() {
    for number: Double in [0, -2, .infinity, -Double.infinity, .nan] {
      for way in Self.ways(number) {
        let stage = ArrangementStage()
        way.body(stage)
        #expect(stage.formulas == [], "\(way.testDescription) \(number)")
        #expect(stage.issues.first?.items == ["view"], "\(way.testDescription) \(number)")
        #expect(stage.issues.first?.source?.file.hasSuffix("RatioTests.swift") == true)
        switch stage.kinds.first {
        case .notFinite(let reported)?:
          #expect(reported.bitPattern == number.bitPattern, "\(way.testDescription)")
        case .invalidUse(let reason)?:
          #expect(number.isFinite)
          #expect(reason == "a ratio of width to height is above 0")
        case let kind: Issue.record("\(way.testDescription) \(number): \(kind as Any)")
        }
      }
    }
  }

  @Test("What each dialect keeps is taken out as anything else that it keeps")
  func removal() {
    let stage = ArrangementStage()
    let view = stage.view
    let group = constrain(view) { $0.ratio == 2 }
    constrain(clear: group)
    view.snp.makeConstraints { $0.ratio.equalTo(2) }
    view.snp.remakeConstraints { $0.ratio.equalTo(3).labeled("shape") }
    #expect(stage.formulas == ["view.width == 3 · view.height 'shape'"])
    view.snp.removeConstraints()
    view.easy.layout(Ratio(2))
    view.easy.layout(Ratio(4))
    #expect(stage.formulas == ["view.width == 4 · view.height"])
    view.easy.clear()
    view.autoSetRatio(2).autoRemove()
    #expect(stage.formulas == [])
    #expect(stage.issues == [])
  }

  @Test("A ratio of attributes leaves width and height alone, as they leave it")
  func slot() {
    let stage = ArrangementStage()
    stage.view.easy.layout(Width(100), Ratio(2))
    #expect(stage.frame(of: stage.view).size == LayoutSize(width: 100, height: 50))
    stage.view.easy.layout(Width(60))
    #expect(stage.frame(of: stage.view).size == LayoutSize(width: 60, height: 30))
    stage.view.easy.layout(Ratio(3))
    #expect(stage.frame(of: stage.view).size == LayoutSize(width: 60, height: 20))
    #expect(stage.issues == [])
  }

  @Test("A ratio of one dialect beside a width of another is no shared slot")
  func dialects() {
    let stage = ArrangementStage()
    stage.view.easy.layout(Ratio(2))
    stage.view.snp.makeConstraints { $0.width.equalTo(100) }
    #expect(stage.frame(of: stage.view).size == LayoutSize(width: 100, height: 50))
    #expect(stage.issues == [])
    stage.view.autoSetRatio(2)
    guard case .slotIsShared(_, of: "AttributeLayout")? = stage.kinds.first else {
      Issue.record("\(stage.kinds)")
      return
    }
  }

  @Test("Attributes keep a ratio that they adopted beside a width, and replace it by another ratio")
  func adoption() {
    let stage = ArrangementStage()
    stage.view.snp.makeConstraints { $0.ratio.equalTo(2) }
    stage.view.adoptConstraints(by: .attribute)
    stage.view.easy.layout(Width(100))
    #expect(stage.frame(of: stage.view).size == LayoutSize(width: 100, height: 50))
    stage.view.easy.layout(Ratio(4))
    #expect(stage.frame(of: stage.view).size == LayoutSize(width: 100, height: 25))
    #expect(stage.view.constraints(of: .attribute).count == 2)
    #expect(stage.issues == [])
  }

  @Test("A ratio and its reading direction have nothing to do with each other")
  func mirroring() {
    for way in Self.equalities {
      let frames = LayoutReadingDirection.allCases.map { direction in
        let stage = ArrangementStage(environment: LayoutEnvironment(layoutDirection: direction))
        way.body(stage)
        LayoutConstraint.activate([
          stage.view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
          stage.view.widthAnchor.constraint(equalToConstant: 96),
        ])
        return stage.frame(of: stage.view)
      }
      // Mirrored in 400 points: 400 - 10 - 96 = 294.
      #expect(Set(frames.map(\.minX)) == [10, 294], "\(way.testDescription)")
      #expect(frames.allSatisfy { $0.height == 54 }, "\(way.testDescription)")
    }
  }

  @Test("Gone and back again is nothing")
  func gone() {
    for way in Self.equalities {
      let stage = ArrangementStage()
      way.body(stage)
      stage.view.widthAnchor.constraint(equalToConstant: 96).isActive = true
      let before = stage.frame(of: stage.view)
      stage.view.isGone = true
      #expect(stage.frame(of: stage.view).size == .zero, "\(way.testDescription)")
      stage.view.isGone = false
      #expect(stage.frame(of: stage.view) == before, "\(way.testDescription)")
      #expect(stage.issues == [])
    }
  }

  @Test("A condition decides about a ratio as about any attribute")
  func condition() {
    let stage = ArrangementStage()
    stage.view.easy.layout(
      Height(10),
      Ratio(2).when { $0.isPad },
      Ratio(5).when { $0.isPhone }
    )
    stage.root.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    #expect(stage.frame(of: stage.view).width == 20)
    stage.root.layoutNode.environment = LayoutEnvironment(idiom: .phone)
    #expect(stage.frame(of: stage.view).width == 50)
  }

  @Test("Begun and not related it is reported, and the block changes nothing")
  func incomplete() {
    let stage = ArrangementStage()
    stage.view.snp.makeConstraints { make in
      make.width.equalTo(10)
      _ = make.ratio
    }
    #expect(stage.kinds == [.incompleteDescription])
    #expect(stage.formulas == [])
  }

  @Test("A factor in place of the number is refused")
  func factor() {
    let stage = ArrangementStage()
    stage.view.easy.layout(Height(7), Ratio(*2))
    #expect(stage.formulas == [])
    #expect(stage.kinds == [.invalidUse("a multiplier needs something to multiply")])
  }
}
