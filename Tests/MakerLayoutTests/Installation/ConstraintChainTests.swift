import MakerLayout
import Testing

@Suite("From chains to constraints")
struct ConstraintChainTests {
  @Test("Attributes come in one order, however the chain names them")
  func order() {
    let made = Stage.made { make, stage in
      make.height.bottom.centerX.left.trailing.top.equalTo(stage.other)
    }
    #expect(
      made.formulas == [
        "v.left == o.left", "v.top == o.top", "v.bottom == o.bottom", "v.trailing == o.trailing",
        "v.height == o.height", "v.centerX == o.centerX",
      ]
    )
  }

  @Test("A compound names its attributes")
  func compounds() {
    func attributes(
      _ name: (ConstraintMaker) -> ConstraintMakerExtendable
    ) -> [LayoutConstraint.Attribute] {
      let stage = Stage()
      stage.view.snp.makeConstraints { name($0).equalTo(stage.other) }
      return stage.owned.map(\.firstAttribute)
    }
    #expect(attributes { $0.edges } == [.left, .top, .right, .bottom])
    #expect(attributes { $0.horizontalEdges } == [.left, .right])
    #expect(attributes { $0.verticalEdges } == [.top, .bottom])
    #expect(attributes { $0.directionalEdges } == [.top, .bottom, .leading, .trailing])
    #expect(attributes { $0.directionalHorizontalEdges } == [.leading, .trailing])
    #expect(attributes { $0.directionalVerticalEdges } == [.top, .bottom])
    #expect(attributes { $0.size } == [.width, .height])
    #expect(attributes { $0.center } == [.centerX, .centerY])
    #expect(attributes { $0.margins } == [.leftMargin, .rightMargin, .topMargin, .bottomMargin])
    #expect(
      attributes { $0.directionalMargins }
        == [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin]
    )
    #expect(
      attributes { $0.centerWithinMargins } == [.centerXWithinMargins, .centerYWithinMargins]
    )
    #expect(attributes { $0.left.center } == [.left, .centerX, .centerY])
    #expect(attributes { $0.baseline } == [.lastBaseline])
  }

  @Test("One target attribute serves all attributes")
  func oneTarget() {
    let made = Stage.made { make, stage in
      make.width.height.equalTo(stage.other.snp.width).multipliedBy(0.5).offset(4)
    }
    #expect(
      made
        == Stage.Made(formulas: ["v.width == 0.5 · o.width + 4", "v.height == 0.5 · o.width + 4"])
    )
  }

  @Test("The same set of attributes is compared one by one, however it is written")
  func sameSet() {
    let made = Stage.made { make, stage in
      make.right.left.equalTo(stage.other.snp.horizontalEdges)
    }
    #expect(made == Stage.Made(formulas: ["v.left == o.left", "v.right == o.right"]))
  }

  @Test("Edges go with margins, one by one, both ways")
  func margins() {
    let made = Stage.made { make, stage in
      make.edges.equalTo(stage.root.snp.margins)
      make.directionalMargins.equalTo(stage.other.snp.directionalEdges)
    }
    #expect(
      made
        == Stage.Made(formulas: [
          "v.left == root.leftMargin", "v.top == root.topMargin", "v.right == root.rightMargin",
          "v.bottom == root.bottomMargin", "v.topMargin == o.top", "v.bottomMargin == o.bottom",
          "v.leadingMargin == o.leading", "v.trailingMargin == o.trailing",
        ])
    )
  }

  @Test("Sets that do not match are refused")
  func unmatchedSets() {
    let refused = LayoutIssue.Kind.invalidUse(
      "several attributes can be compared with one, or with the same ones"
    )
    let pairs: [(ConstraintMaker, Stage) -> Void] = [
      { $0.center.equalTo($1.other.snp.centerWithinMargins) },
      { $0.edges.equalTo($1.other.snp.directionalEdges) },
      { $0.edges.equalTo($1.other.snp.directionalMargins) },
      { $0.horizontalEdges.equalTo($1.other.snp.edges) },
      { $0.left.equalTo($1.other.snp.size) },
    ]
    for pair in pairs {
      #expect(Stage.made(pair) == Stage.Made(formulas: [], kinds: [refused]))
    }
  }

  @Test("A bare middle is measured from the superview's left and top")
  func bareCenter() {
    let made = Stage.made { make, _ in
      make.center.equalTo(LayoutPoint(x: 30, y: 40))
      make.centerXWithinMargins.equalTo(5)
    }
    #expect(
      made
        == Stage.Made(formulas: [
          "v.centerX == root.left + 30", "v.centerY == root.top + 40",
          "v.centerXWithinMargins == root.centerXWithinMargins + 5",
        ])
    )
  }

  @Test("A middle of the superview needs the superview named")
  func superviewCenter() {
    let made = Stage.made { make, _ in make.center.equalToSuperview() }
    #expect(made.formulas == ["v.centerX == root.centerX", "v.centerY == root.centerY"])
  }

  @Test("There is one constant and one multiplier; the last call wins")
  func lastCallWins() {
    let made = Stage.made { make, stage in
      make.left.equalTo(10).offset(5)
      make.top.equalTo(stage.other).offset(1).inset(2).offset(3)
      make.width.equalTo(stage.other).multipliedBy(3).dividedBy(4)
    }
    #expect(
      made.formulas == [
        "v.left == root.left + 5", "v.top == o.top + 3", "v.width == 0.25 · o.width",
      ]
    )
  }

  @Test("Numbers of every type mean the same; a quotient of literals is no integer division")
  func numbers() {
    let (int, unsigned, float, double) = (3, UInt(3), Float(3), 3.0)
    let made = Stage.made { make, stage in
      make.left.equalTo(int)
      make.left.equalTo(unsigned)
      make.left.equalTo(float)
      make.left.equalTo(double)
      make.left.equalTo(stage.other).offset(int).priority(int)
      make.left.equalTo(stage.other).offset(float).priority(float)
      make.left.equalTo(stage.other).offset(double).priority(double)
      make.left.equalTo(stage.other).inset(int).multipliedBy(int)
      make.width.equalTo(stage.other).multipliedBy(1 / 4).offset(10 / 4)
      make.width.equalTo(stage.other).dividedBy(int - 1)
    }
    #expect(
      made
        == Stage.Made(formulas: [
          "v.left == root.left + 3", "v.left == root.left + 3", "v.left == root.left + 3",
          "v.left == root.left + 3", "v.left == o.left + 3 @3", "v.left == o.left + 3 @3",
          "v.left == o.left + 3 @3", "v.left == 3 · o.left + 3", "v.width == 0.25 · o.width + 2.5",
          "v.width == 0.5 · o.width",
        ])
    )
  }

  @Test("A helper written against the target protocol takes whatever can be related to")
  func relatableTargets() {
    func leads(_ make: ConstraintMaker, _ target: any ConstraintRelatableTarget) {
      make.leading.equalTo(target)
    }
    let made = Stage.made { make, stage in
      leads(make, stage.other)
      leads(make, stage.root.safeAreaLayoutGuide)
      leads(make, stage.other.snp.trailing)
      leads(make, 4)
      leads(make, LayoutPoint(x: 6, y: 7))
    }
    #expect(
      made
        == Stage.Made(formulas: [
          "v.leading == o.leading", "v.leading == root.safeAreaLayoutGuide.leading",
          "v.leading == o.trailing", "v.leading == root.leading + 4",
          "v.leading == root.leading + 6",
        ])
    )
  }

  @Test("A closure picks something of the superview")
  func superviewClosures() {
    let made = Stage.made { make, _ in
      make.top.equalToSuperview { $0.snp.centerY }
      make.left.lessThanOrEqualToSuperview { $0.safeAreaLayoutGuide }
      make.width.greaterThanOrEqualToSuperview { $0.snp.height }.multipliedBy(2)
      make.right.lessThanOrEqualToSuperview().offset(-1)
      make.left.greaterThanOrEqualToSuperview()
    }
    #expect(
      made
        == Stage.Made(formulas: [
          "v.top == root.centerY", "v.left <= root.safeAreaLayoutGuide.left",
          "v.width >= 2 · root.height", "v.right <= root.right - 1", "v.left >= root.left",
        ])
    )
  }

  @Test("Closures ask for the superview at once, the plain forms when the block ends")
  func whenTheSuperviewIsAskedFor() {
    let stage = Stage()
    stage.view.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview { $0.snp.centerY }
      stage.third.addSubview(stage.view)
    }
    #expect(stage.formulas == ["v.left == t.left", "v.top == root.centerY"])
  }

  @Test("Locations of different axes are positions in the nearest common ancestor")
  func differentAxes() {
    let stage = Stage()
    stage.third.addSubview(stage.other)
    stage.third.snp.makeConstraints { make in
      make.left.equalTo(100)
      make.top.equalTo(20)
      make.size.equalTo(90)
    }
    stage.other.snp.makeConstraints { make in
      make.left.equalTo(5)
      make.top.equalTo(7)
      make.size.equalTo(10)
    }
    // In the root the other view spans 105...115 by 27...37.
    stage.view.snp.makeConstraints { make in
      make.left.equalTo(stage.other.snp.top).offset(3)
      make.top.equalTo(stage.other.snp.right)
      make.right.equalTo(stage.other.snp.bottom).multipliedBy(2)
      make.bottom.greaterThanOrEqualTo(stage.other.snp.centerX).offset(30)
      make.height.equalTo(0).priority(.low)
    }
    stage.root.layoutIfNeeded()
    #expect(stage.kinds == [])
    // Left 27 + 3, top 115, right 2 · 37, bottom 110 + 30.
    #expect(stage.view.frame == rect(30, 115, 44, 25))
  }

  @Test("Each of several relations of one begun chain makes its constraint")
  func branches() {
    let made = Stage.made { make, _ in
      let width = make.width
      width.greaterThanOrEqualTo(10)
      width.lessThanOrEqualTo(90)
      width.height.equalTo(50).priority(.low)
    }
    #expect(
      made
        == Stage.Made(formulas: [
          "v.width >= 10", "v.width <= 90", "v.width == 50 @250", "v.height == 50 @250",
        ])
    )
  }

  @Test("Priorities: four words, literals, numbers, and the kernel's own")
  func priorities() {
    let made = Stage.made { make, _ in
      make.width.equalTo(1).priority(.required)
      make.width.equalTo(1).priority(.high)
      make.width.equalTo(1).priority(.medium)
      make.width.equalTo(1).priority(.low)
      make.width.equalTo(1).priority(.high.advanced(by: -1))
      make.width.equalTo(1).priority(749.5)
      make.width.equalTo(1).priority(LayoutPriority.defaultHigh)
      make.width.equalTo(1).priority(.fittingSizeLevel)
      make.width.equalTo(1).priorityMedium()
      make.width.equalTo(1).priorityLow().priorityRequired()
    }
    #expect(
      made
        == Stage.Made(formulas: [
          "v.width == 1", "v.width == 1 @750", "v.width == 1 @500", "v.width == 1 @250",
          "v.width == 1 @749", "v.width == 1 @749.5", "v.width == 1 @750", "v.width == 1 @50",
          "v.width == 1 @500", "v.width == 1",
        ])
    )
  }
}
