import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import SourceRewriting
import Testing

/// What one thing is called in each dialect, and in anchors.
@Suite("Phrase book")
struct PhraseBookTests {
  /// One way of saying something, and where it stands in this file.
  struct Way: Sendable {
    let line: Int
    let body: Phrase.Body

    init(line: Int = #line, _ body: @escaping Phrase.Body) {
      self.line = line
      self.body = body
    }
  }

  /// What is said, the constraints that it makes, and five ways of saying it: operators, maker,
  /// attributes, pinning, anchors.
  struct Entry: CustomTestStringConvertible, Sendable {
    let title: String
    let formulas: [String]
    let ways: [Way]

    init(_ title: String, _ formulas: [String], _ ways: Way...) {
      (self.title, self.formulas, self.ways) = (title, formulas, ways)
    }

    var testDescription: String { title }
  }

  private static let names = ["Cartography", "SnapKit", "EasyPeasy", "PureLayout", "anchors"]

  private static let entries: [Entry] = [
    Entry(
      "A number of points",
      ["view.width == 50"],
      Way { view, _, _ in
        constrain(view) { $0.width == 50 }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.width.equalTo(50) }
      },
      Way { view, _, _ in
        view.easy.layout(Width(50))
      },
      Way { view, _, _ in
        view.autoSetDimension(.width, toSize: 50)
      },
      Way { view, _, _ in
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      }
    ),
    Entry(
      "At least a number",
      ["view.width >= 50"],
      Way { view, _, _ in
        constrain(view) { $0.width >= 50 }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.width.greaterThanOrEqualTo(50) }
      },
      Way { view, _, _ in
        view.easy.layout(Width(>=50))
      },
      Way { view, _, _ in
        view.autoSetDimension(.width, toSize: 50, relation: .greaterThanOrEqual)
      },
      Way { view, _, _ in
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
      }
    ),
    Entry(
      "Width and height",
      ["view.width == 4", "view.height == 5"],
      Way { view, _, _ in
        constrain(view) {
          $0.width == 4
          $0.height == 5
        }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.size.equalTo(LayoutSize(width: 4, height: 5)) }
      },
      Way { view, _, _ in
        view.easy.layout(Width(4), Height(5))
      },
      Way { view, _, _ in
        view.autoSetDimensions(to: LayoutSize(width: 4, height: 5))
      },
      Way { view, _, _ in
        LayoutConstraint.activate([
          view.widthAnchor.constraint(equalToConstant: 4),
          view.heightAnchor.constraint(equalToConstant: 5),
        ])
      }
    ),
    Entry(
      "A share of another width",
      ["view.width == 0.5 · other.width"],
      Way { view, other, _ in
        constrain(view, other) { $0.width == $1.width / 2 }
      },
      Way { view, other, _ in
        view.snp.makeConstraints { $0.width.equalTo(other).dividedBy(2) }
      },
      Way { view, other, _ in
        view.easy.layout(Width(*0.5).like(other))
      },
      Way { view, other, _ in
        view.autoMatch(.width, to: .width, of: other, withMultiplier: 0.5)
      },
      Way { view, other, _ in
        view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5).isActive = true
      }
    ),
    Entry(
      "An aspect ratio",
      ["view.width == 2 · view.height"],
      Way { view, _, _ in
        constrain(view) { $0.ratio == 2 }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.ratio.equalTo(2) }
      },
      Way { view, _, _ in
        view.easy.layout(Ratio(2))
      },
      Way { view, _, _ in
        view.autoSetRatio(2)
      },
      Way { view, _, _ in
        view.ratioAnchor.constraint(equalToConstant: 2).isActive = true
      }
    ),
    Entry(
      "The superview's top",
      ["view.top == root.top + 8"],
      Way { view, _, _ in
        constrain(view) { $0.top == $0.superview!.top + 8 }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.top.equalToSuperview().inset(8) }
      },
      Way { view, _, _ in
        view.easy.layout(Top(8))
      },
      Way { view, _, _ in
        view.autoPinEdge(toSuperviewEdge: .top, withInset: 8)
      },
      Way { view, _, root in
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
      }
    ),
    Entry(
      "A far edge of the superview",
      ["view.trailing == root.trailing - 8"],
      Way { view, _, _ in
        constrain(view) { $0.trailing == $0.superview!.trailing - 8 }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.trailing.equalToSuperview().inset(8) }
      },
      Way { view, _, _ in
        view.easy.layout(Trailing(8))
      },
      Way { view, _, _ in
        view.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
      },
      Way { view, _, root in
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8).isActive = true
      }
    ),
    Entry(
      "At least so far from a far edge",
      ["view.right <= root.right - 8"],
      Way { view, _, _ in
        constrain(view) { $0.right <= $0.superview!.right - 8 }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.right.lessThanOrEqualToSuperview().inset(8) }
      },
      Way { view, _, _ in
        view.easy.layout(Right(<=8))
      },
      Way { view, _, _ in
        view.autoPinEdge(toSuperviewEdge: .right, withInset: 8, relation: .greaterThanOrEqual)
      },
      Way { view, _, root in
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -8).isActive =
          true
      }
    ),
    Entry(
      "Below another view",
      ["view.top == other.bottom + 8"],
      Way { view, other, _ in
        constrain(view, other) { $0.top == $1.bottom + 8 }
      },
      Way { view, other, _ in
        view.snp.makeConstraints { $0.top.equalTo(other.snp.bottom).offset(8) }
      },
      Way { view, other, _ in
        view.easy.layout(Top(8).to(other))
      },
      Way { view, other, _ in
        view.autoPinEdge(.top, to: .bottom, of: other, withOffset: 8)
      },
      Way { view, other, _ in
        view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8).isActive = true
      }
    ),
    Entry(
      "Before another view",
      ["view.trailing == other.leading - 8"],
      Way { view, other, _ in
        constrain(view, other) { $0.trailing == $1.leading - 8 }
      },
      Way { view, other, _ in
        view.snp.makeConstraints { $0.trailing.equalTo(other.snp.leading).offset(-8) }
      },
      Way { view, other, _ in
        view.easy.layout(Trailing(8).to(other))
      },
      Way { view, other, _ in
        view.autoPinEdge(.trailing, to: .leading, of: other, withOffset: -8)
      },
      Way { view, other, _ in
        view.trailingAnchor.constraint(equalTo: other.leadingAnchor, constant: -8).isActive = true
      }
    ),
    Entry(
      "Flush with another view",
      ["view.leading == other.leading"],
      Way { view, other, _ in
        constrain(view, other) { $0.leading == $1.leading }
      },
      Way { view, other, _ in
        view.snp.makeConstraints { $0.leading.equalTo(other) }
      },
      Way { view, other, _ in
        view.easy.layout(Leading().to(other, .leading))
      },
      Way { view, other, _ in
        view.autoPinEdge(.leading, to: .leading, of: other)
      },
      Way { view, other, _ in
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
      }
    ),
    Entry(
      "In the middle of the superview",
      ["view.centerX == root.centerX", "view.centerY == root.centerY"],
      Way { view, _, _ in
        constrain(view) { $0.center == $0.superview!.center }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.center.equalToSuperview() }
      },
      Way { view, _, _ in
        view.easy.layout(Center())
      },
      Way { view, _, _ in
        view.autoCenterInSuperview()
      },
      Way { view, _, root in
        LayoutConstraint.activate([
          view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
          view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
      }
    ),
    Entry(
      "On one line with another view",
      ["view.centerY == other.centerY"],
      Way { view, other, _ in
        constrain(view, other) { $0.centerY == $1.centerY }
      },
      Way { view, other, _ in
        view.snp.makeConstraints { $0.centerY.equalTo(other) }
      },
      Way { view, other, _ in
        view.easy.layout(CenterY().to(other))
      },
      Way { view, other, _ in
        view.autoAlignAxis(.horizontal, toSameAxisOf: other)
      },
      Way { view, other, _ in
        view.centerYAnchor.constraint(equalTo: other.centerYAnchor).isActive = true
      }
    ),
    Entry(
      "On one baseline",
      ["view.lastBaseline == other.lastBaseline"],
      Way { view, other, _ in
        constrain(view, other) { $0.baseline == $1.baseline }
      },
      Way { view, other, _ in
        view.snp.makeConstraints { $0.lastBaseline.equalTo(other) }
      },
      Way { view, other, _ in
        view.easy.layout(LastBaseline().to(other))
      },
      Way { view, other, _ in
        view.autoAlignAxis(.baseline, toSameAxisOf: other)
      },
      Way { view, other, _ in
        view.lastBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor).isActive = true
      }
    ),
    Entry(
      "Inside the safe area",
      ["view.top == root.safeAreaLayoutGuide.top + 8"],
      Way { view, _, _ in
        constrain(view) { $0.top == $0.superview!.safeAreaLayoutGuide.top + 8 }
      },
      Way { view, _, root in
        view.snp.makeConstraints { $0.top.equalTo(root.safeAreaLayoutGuide).offset(8) }
      },
      Way { view, _, root in
        view.easy.layout(Top(8).to(root.safeAreaLayoutGuide, .top))
      },
      Way { view, _, _ in
        view.autoPinEdge(toSuperviewSafeArea: .top, withInset: 8)
      },
      Way { view, _, root in
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8)
          .isActive = true
      }
    ),
    Entry(
      "A priority",
      ["view.height == 50 @750"],
      Way { view, _, _ in
        constrain(view) { $0.height == 50 ~ .defaultHigh }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.height.equalTo(50).priority(.high) }
      },
      Way { view, _, _ in
        view.easy.layout(Height(50).with(.high))
      },
      Way { view, _, _ in
        LayoutConstraint.autoSetPriority(.defaultHigh) {
          view.autoSetDimension(.height, toSize: 50)
        }
      },
      Way { view, _, _ in
        let height = view.heightAnchor.constraint(equalToConstant: 50)
        height.priority = .defaultHigh
        height.isActive = true
      }
    ),
    Entry(
      "A constant that changes",
      ["view.height == 60"],
      Way { view, _, _ in
        var height: LayoutConstraint?
        constrain(view) { height = $0.height == 50 }
        height?.constant = 60
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.height.equalTo(50) }
        view.snp.updateConstraints { $0.height.equalTo(60) }
      },
      Way { view, _, _ in
        view.easy.layout(Height(50))
        view.easy.layout(Height(60))
      },
      Way { view, _, _ in
        let height = view.autoSetDimension(.height, toSize: 50)
        height.constant = 60
      },
      Way { view, _, _ in
        let height = view.heightAnchor.constraint(equalToConstant: 50)
        height.isActive = true
        height.constant = 60
      }
    ),
    Entry(
      "Other constraints in their place",
      ["view.bottom == root.bottom"],
      Way { view, _, _ in
        let group = constrain(view) { $0.top == $0.superview!.top }
        constrain(view, replace: group) { $0.bottom == $0.superview!.bottom }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.top.equalToSuperview() }
        view.snp.remakeConstraints { $0.bottom.equalToSuperview() }
      },
      Way { view, _, _ in
        view.easy.layout(Top())
        view.easy.clear()
        view.easy.layout(Bottom())
      },
      Way { view, _, _ in
        var list = LayoutConstraint.autoCreateAndInstallConstraints {
          view.autoPinEdge(toSuperviewEdge: .top)
        }
        list.autoRemoveConstraints()
        list += [view.autoPinEdge(toSuperviewEdge: .bottom)]
      },
      Way { view, _, root in
        var list = [view.topAnchor.constraint(equalTo: root.topAnchor)]
        LayoutConstraint.activate(list)
        LayoutConstraint.deactivate(list)
        list = [view.bottomAnchor.constraint(equalTo: root.bottomAnchor)]
        LayoutConstraint.activate(list)
      }
    ),
    Entry(
      "Out of layout again",
      [],
      Way { view, _, _ in
        let group = constrain(view) { $0.width == 50 }
        constrain(clear: group)
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.width.equalTo(50) }
        view.snp.removeConstraints()
      },
      Way { view, _, _ in
        view.easy.layout(Width(50))
        view.easy.clear()
      },
      Way { view, _, _ in
        view.autoSetDimension(.width, toSize: 50).autoRemove()
      },
      Way { view, _, _ in
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        width.isActive = false
      }
    ),
    Entry(
      "The usual gap",
      ["view.leading == other.trailing + gap"],
      Way { view, other, _ in
        constrain(view, other) { $0.leading == $1.trailing + .system }
      },
      Way { view, other, _ in
        view.snp.makeConstraints { $0.leading.equalTo(other.snp.trailing).systemSpacing() }
      },
      Way { view, other, _ in
        view.easy.layout(Leading(.system).to(other, .trailing))
      },
      Way { view, other, _ in
        view.autoPinEdge(.leading, to: .trailing, of: other, withSystemSpacing: 1)
      },
      Way { view, other, _ in
        let gap = view.leadingAnchor.constraint(equalTo: other.trailingAnchor, gap: .system)
        gap.isActive = true
      }
    ),
    Entry(
      "A line at a share of the superview",
      [
        "view.bottom == root.bottom", "view.leading == 0.3 · root.trailing", "view.top == root.top",
        "view.width == 0",
      ],
      Way { view, _, _ in
        constrain(view) { guideline($0, along: .horizontal, at: .fraction(0.3)) }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.guideline(along: .horizontal, at: .fraction(0.3)) }
      },
      Way { view, _, _ in
        view.easy.layout(Guideline(along: .horizontal, at: .fraction(0.3)))
      },
      Way { view, _, _ in
        view.autoSetGuideline(along: .horizontal, at: .fraction(0.3))
      },
      Way { view, _, _ in
        let line = view.constraints(asGuidelineAlong: .horizontal, at: .fraction(0.3))
        LayoutConstraint.activate(line)
      }
    ),
    Entry(
      "At a share of the room left",
      [
        "`bias of the room`.leading == root.leading",
        "`bias of the room`.width == 0.3 · root.width",
        "`bias of view`.trailing == `bias of the room`.trailing",
        "`bias of view`.width == 0.3 · view.width",
        "view.leading == `bias of view`.leading",
      ],
      Way { view, _, _ in
        constrain(view) {
          place($0, at: 0.3, from: $0.superview!.leading, to: $0.superview!.trailing)
        }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.bias(0.3, along: .horizontal) }
      },
      Way { view, _, _ in
        view.easy.layout(Bias(0.3, along: .horizontal))
      },
      Way { view, _, _ in
        view.autoSetBias(0.3, along: .horizontal)
      },
      Way { view, _, root in
        view.constraint(atShare: 0.3, from: root.leadingAnchor, to: root.trailingAnchor)
          .isActive = true
      }
    ),
    Entry(
      "A line at the furthest edge of views",
      [
        "view.bottom == root.bottom",
        "view.leading <= other.trailing + 8 @0.002",
        "view.leading == root.leading @0.001",
        "view.leading >= other.trailing + 8",
        "view.top == root.top",
        "view.width == 0",
      ],
      Way { view, other, _ in
        constrain(view, other) { barrier($0, at: .trailing, of: [$1], margin: 8) }
      },
      Way { view, other, _ in
        view.snp.makeConstraints { $0.barrier(at: .trailing, of: [other], margin: 8) }
      },
      Way { view, other, _ in
        view.easy.layout(Barrier(at: .trailing, of: [other], margin: 8))
      },
      Way { view, other, _ in
        view.autoSetBarrier(atEdge: .trailing, of: [other], margin: 8)
      },
      Way { view, other, _ in
        LayoutConstraint.activate(view.constraints(asBarrierAt: .trailing, of: [other], margin: 8))
      }
    ),
    Entry(
      "Views next to each other, in the middle",
      [
        "`chain items`.centerX == root.centerX",
        "`chain items`.trailing == other.trailing",
        "other.leading == view.trailing + 8",
        "view.leading == `chain items`.leading",
      ],
      Way { view, other, _ in
        constrain(view, other) {
          let (start, end) = ($0.superview!.leading, $0.superview!.trailing)
          chain([$0, $1], .packed(), from: start, to: end, spacing: 8)
        }
      },
      Way { view, other, _ in
        [view, other].snp.chain(.packed(), along: .horizontal, spacing: 8)
      },
      Way { view, other, _ in
        [view, other].easy.layout(Chain(.packed(), along: .horizontal, spacing: 8))
      },
      Way { view, other, _ in
        [view, other].autoChain(.packed(), along: .horizontal, spacing: 8)
      },
      Way { view, other, root in
        let (start, end) = (root.leadingAnchor, root.trailingAnchor)
        let list = LayoutConstraint.constraints(
          chaining: [view, other],
          .packed(),
          from: start,
          to: end,
          spacing: 8
        )
        LayoutConstraint.activate(list)
      }
    ),
    Entry(
      "Equal gaps, and as much at both ends",
      [
        "`chain gap before other`.height == `chain gap behind`.height",
        "`chain gap before other`.top == view.bottom",
        "`chain gap before view`.height == `chain gap behind`.height",
        "`chain gap before view`.top == root.top",
        "`chain gap behind`.bottom == root.bottom",
        "`chain gap behind`.top == other.bottom",
        "other.top == `chain gap before other`.bottom",
        "view.top == `chain gap before view`.bottom",
      ],
      Way { view, other, _ in
        constrain(view, other) {
          chain([$0, $1], from: $0.superview!.top, to: $0.superview!.bottom)
        }
      },
      Way { view, other, _ in
        [view, other].snp.chain(along: .vertical)
      },
      Way { view, other, _ in
        [view, other].easy.layout(Chain(along: .vertical))
      },
      Way { view, other, _ in
        [view, other].autoChain(along: .vertical)
      },
      Way { view, other, root in
        let (start, end) = (root.topAnchor, root.bottomAnchor)
        let list = LayoutConstraint.constraints(chaining: [view, other], from: start, to: end)
        LayoutConstraint.activate(list)
      }
    ),
    Entry(
      "Lengths by weight",
      [
        "`chain weight`.leading == root.leading",
        "other.leading == view.trailing + 8",
        "other.trailing <= root.trailing",
        "other.trailing == root.trailing @999",
        "other.width == 2 · `chain weight`.width",
        "view.leading == root.leading",
        "view.width == `chain weight`.width",
      ],
      Way { view, other, _ in
        constrain(view, other) {
          let (start, end) = ($0.superview!.leading, $0.superview!.trailing)
          chain([$0, $1], from: start, to: end, spacing: 8, weights: [1, 2])
        }
      },
      Way { view, other, _ in
        [view, other].snp.chain(along: .horizontal, spacing: 8, weights: [1, 2])
      },
      Way { view, other, _ in
        [view, other].easy.layout(Chain(along: .horizontal, spacing: 8, weights: [1, 2]))
      },
      Way { view, other, _ in
        [view, other].autoChain(along: .horizontal, spacing: 8, weights: [1, 2])
      },
      Way { view, other, root in
        let (start, end) = (root.leadingAnchor, root.trailingAnchor)
        let list = LayoutConstraint.constraints(
          chaining: [view, other],
          from: start,
          to: end,
          spacing: 8,
          weights: [1, 2]
        )
        LayoutConstraint.activate(list)
      }
    ),
    Entry(
      "A named state",
      ["view.width == 50"],
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("wide") { constrain(view) { $0.width == 50 } }
        states.switch(to: "wide")
      },
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("wide") { view.snp.makeConstraints { $0.width.equalTo(50) } }
        states.switch(to: "wide")
      },
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("wide") { view.easy.layout(Width(50)) }
        states.switch(to: "wide")
      },
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("wide") { view.autoSetDimension(.width, toSize: 50) }
        states.switch(to: "wide")
      },
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("wide") { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
        states.switch(to: "wide")
      }
    ),
    Entry(
      "A state that extends another",
      ["view.height == 20", "view.width == 50"],
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("low") { constrain(view) { $0.height == 20 } }
        states.define("wide", extending: "low") { constrain(view) { $0.width == 50 } }
        states.switch(to: "wide")
      },
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("low") { view.snp.makeConstraints { $0.height.equalTo(20) } }
        states.define("wide", extending: "low") {
          view.snp.makeConstraints { $0.width.equalTo(50) }
        }
        states.switch(to: "wide")
      },
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("low") { view.easy.layout(Height(20)) }
        states.define("wide", extending: "low") { view.easy.layout(Width(50)) }
        states.switch(to: "wide")
      },
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("low") { view.autoSetDimension(.height, toSize: 20) }
        states.define("wide", extending: "low") { view.autoSetDimension(.width, toSize: 50) }
        states.switch(to: "wide")
      },
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("low") { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
        states.define("wide", extending: "low") {
          view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        }
        states.switch(to: "wide")
      }
    ),
    Entry(
      "A frame between two states",
      ["view.width == 10"],
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("narrow") { constrain(view) { $0.width == 10 } }
        states.define("wide") { constrain(view) { $0.width == 50 } }
        states.switch(to: "narrow")
        _ = states.transition(from: "narrow", to: "wide")?.frame(of: view, at: 0.5)
      },
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("narrow") { view.snp.makeConstraints { $0.width.equalTo(10) } }
        states.define("wide") { view.snp.makeConstraints { $0.width.equalTo(50) } }
        states.switch(to: "narrow")
        _ = states.transition(from: "narrow", to: "wide")?.frame(of: view, at: 0.5)
      },
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("narrow") { view.easy.layout(Width(10)) }
        states.define("wide") { view.easy.layout(Width(50)) }
        states.switch(to: "narrow")
        _ = states.transition(from: "narrow", to: "wide")?.frame(of: view, at: 0.5)
      },
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("narrow") { view.autoSetDimension(.width, toSize: 10) }
        states.define("wide") { view.autoSetDimension(.width, toSize: 50) }
        states.switch(to: "narrow")
        _ = states.transition(from: "narrow", to: "wide")?.frame(of: view, at: 0.5)
      },
      Way { view, _, _ in
        let states = LayoutStates<String>()
        states.define("narrow") { view.widthAnchor.constraint(equalToConstant: 10).isActive = true }
        states.define("wide") { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
        states.switch(to: "narrow")
        _ = states.transition(from: "narrow", to: "wide")?.frame(of: view, at: 0.5)
      }
    ),
    Entry(
      "Places to try",
      ["view.top == other.bottom + 8"],
      Way { view, other, _ in
        let places = LayoutPlaces(for: view)
        places.add { constrain(view, other) { $0.top == $1.bottom + 8 } }
        places.add { constrain(view, other) { $0.bottom == $1.top - 8 } }
      },
      Way { view, other, _ in
        let places = LayoutPlaces(for: view)
        places.add { view.snp.makeConstraints { $0.top.equalTo(other.snp.bottom).offset(8) } }
        places.add { view.snp.makeConstraints { $0.bottom.equalTo(other.snp.top).offset(-8) } }
      },
      Way { view, other, _ in
        let places = LayoutPlaces(for: view)
        places.add { view.easy.layout(Top(8).to(other)) }
        places.add { view.easy.layout(Bottom(8).to(other)) }
      },
      Way { view, other, _ in
        let places = LayoutPlaces(for: view)
        places.add { view.autoPinEdge(.top, to: .bottom, of: other, withOffset: 8) }
        places.add { view.autoPinEdge(.bottom, to: .top, of: other, withOffset: -8) }
      },
      Way { view, other, _ in
        let places = LayoutPlaces(for: view)
        places.add {
          view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8).isActive = true
        }
        places.add {
          view.bottomAnchor.constraint(equalTo: other.topAnchor, constant: -8).isActive = true
        }
      }
    ),
    Entry(
      "All edges of the superview",
      [
        "view.bottom == root.bottom - 8", "view.leading == root.leading + 8",
        "view.top == root.top + 8", "view.trailing == root.trailing - 8",
      ],
      Way { view, _, _ in
        constrain(view) { $0.edges == inset($0.superview!.edges, 8) }
      },
      Way { view, _, _ in
        view.snp.makeConstraints { $0.directionalEdges.equalToSuperview().inset(8) }
      },
      Way { view, _, _ in
        view.easy.layout(Top(8), Leading(8), Trailing(8), Bottom(8))
      },
      Way { view, _, _ in
        view.autoPinEdgesToSuperviewEdges(with: LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
      },
      Way { view, _, root in
        LayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
          view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
        ])
      }
    ),
    Entry(
      "Tops of several views",
      ["view.top == other.top"],
      Way { view, other, _ in
        constrain(view, other) { align(top: $0, $1) }
      },
      Way { view, other, _ in
        view.snp.makeConstraints { $0.top.equalTo(other) }
      },
      Way { view, other, _ in
        view.easy.layout(Top().to(other, .top))
      },
      Way { view, other, _ in
        [other, view].autoAlignViews(to: .top)
      },
      Way { view, other, _ in
        view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      }
    ),
  ]

  @Test("Every way makes the constraints of its entry", arguments: entries)
  func entry(_ entry: Entry) {
    #expect(entry.ways.count == Self.names.count)
    for (way, name) in zip(entry.ways, Self.names) {
      let stage = PhraseStage()
      stage.view.translatesAutoresizingMaskIntoConstraints = false
      way.body(stage.view, stage.other, stage.root)
      #expect(stage.formulas.sorted() == entry.formulas.sorted(), "\(name)")
      #expect(stage.issues == [], "\(name)")
    }
  }

  @Test("The page in the catalog holds these ways as they are compiled here")
  func page() throws {
    let compiled = try CompiledText(#filePath)
    var rows: [String] = []
    for entry in Self.entries {
      for (way, name) in zip(entry.ways, Self.names) {
        let title = name == Self.names[0] ? "**\(entry.title)**" : ""
        rows.append("| \(title) | \(name) | `\(compiled.closure(from: way.line))` |")
      }
    }
    let page = try Catalog.rows(
      of: "LayoutMigration/LayoutMigration.docc/PhraseBook.md",
      from: #filePath,
      "| "
    ).filter { $0.hasSuffix("` |") }
    #expect(page == rows, "should be:\n\(rows.joined(separator: "\n"))")
  }
}
