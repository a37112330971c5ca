import ConstraintKernel
import LayoutFormats
import Testing

/// Words of several constraints as one thing in pictures.
@Suite("Words in pictures")
struct PictureArrangementTests {
  private let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 100))
  private let views = (0..<3).map { _ in LayoutView() }
  private let line = LayoutGuide()

  /// A root of 400 × 100 with views of 40, 100 and 60 by 20 points, 30 below its top.
  init() {
    root.layoutName = "root"
    line.identifier = "line"
    root.addLayoutGuide(line)
    for (view, (name, width)) in zip(views, [("back", 40.0), ("title", 100), ("more", 60)]) {
      view.layoutName = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        view.heightAnchor.constraint(equalToConstant: 20),
        view.widthAnchor.constraint(equalToConstant: width),
      ])
    }
  }

  private func picture(_ made: [LayoutConstraint]) -> Picture {
    LayoutConstraint.activate(made)
    root.layoutIfNeeded()
    return Picture(of: root)
  }

  private func chain(_ style: LayoutChainStyle, spacing: Double = 0) -> [LayoutConstraint] {
    LayoutConstraint.constraints(
      chaining: views,
      style,
      from: root.leadingAnchor,
      to: root.trailingAnchor,
      spacing: spacing
    )
  }

  /// Strokes along the row of views, whose middle is 40 below the top.
  private func stroke(
    _ kind: PictureArrangement.Kind,
    _ from: Double,
    _ to: Double
  ) -> PictureArrangement.Stroke {
    PictureArrangement.Stroke(
      kind: kind,
      start: LayoutPoint(x: from, y: 40),
      end: LayoutPoint(x: to, y: 40)
    )
  }

  @Test("A spread chain is springs between all, and none of its guides is a box")
  func spread() throws {
    let picture = picture(chain(.spread))
    // 200 are left for four gaps of 50.
    let chain = try #require(picture.arrangements.first)
    #expect(chain.title == "chain of back, title and more")
    #expect(
      chain.strokes == [
        stroke(.spring, 0, 50), stroke(.spring, 90, 140), stroke(.spring, 240, 290),
        stroke(.spring, 350, 400),
      ]
    )
    #expect(picture.items.map(\.name) == ["root", "back", "title", "more", "line"])
    // Three distances from the top, three widths and three heights; the chain has no lines of its own.
    #expect(picture.dimensions.count == 9)
    #expect(!picture.dimensions.contains { $0.formula.contains("chain") })
  }

  @Test("A packed chain is springs at its ends and struts between, from right to left too")
  func packed() throws {
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let picture = picture(chain(.packed(bias: 0), spacing: 10))
    // From the right: 40, 10, 100, 10, 60 leave 180 behind the last.
    #expect(
      try #require(picture.arrangements.first).strokes == [
        stroke(.strut, 360, 350), stroke(.strut, 250, 240), stroke(.spring, 180, 0),
      ]
    )
  }

  @Test("A barrier and a guideline are a line across the superview each, in place of the guide")
  func lines() throws {
    let other = LayoutGuide()
    other.identifier = "shelf"
    root.addLayoutGuide(other)
    for view in views {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    let picture = picture(
      line.constraints(asBarrierAt: .trailing, of: views, margin: 8)
        + other.constraints(asGuidelineAlong: .vertical, at: .fraction(0.75))
    )
    #expect(
      picture.arrangements.map(\.strokes) == [
        [
          PictureArrangement.Stroke(
            kind: .line,
            start: LayoutPoint(x: 108, y: 0),
            end: LayoutPoint(x: 108, y: 100)
          )
        ],
        [
          PictureArrangement.Stroke(
            kind: .line,
            start: LayoutPoint(x: 0, y: 75),
            end: LayoutPoint(x: 400, y: 75)
          )
        ],
      ]
    )
    #expect(picture.items.filter(\.isLineOfWord).map(\.name) == ["line", "shelf"])
    let svg = picture.svg()
    #expect(svg.contains(#"<path class="word line" d="M108 0l0 100"><title>barrier line at"#))
    #expect(!svg.contains(#"class="guide""#))
  }

  @Test("A bias is a spring at either side of its item")
  func bias() throws {
    let picture = picture([
      views[1].constraint(atShare: 0.25, from: root.leadingAnchor, to: root.trailingAnchor)
    ])
    // 300 are left: 75 before the title, and 225 behind it.
    #expect(
      try #require(picture.arrangements.first).strokes
        == [stroke(.spring, 0, 75), stroke(.spring, 175, 400)]
    )
  }

  @Test("A word in a conflict is marked")
  func conflicting() throws {
    root.layoutNode.issueHandler = .silent
    let left = views[1].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3)
    left.isActive = true
    let picture = picture(
      [views[1].constraint(atShare: 0.25, from: root.leadingAnchor, to: root.trailingAnchor)]
    )
    #expect(picture.arrangements.map(\.isConflicting) == [true])
    #expect(picture.svg().contains(#"class="word spring conflict""#))
  }

  @Test("In a terminal springs are waves, struts are double lines, and words stand below")
  func terminal() {
    root.removeLayoutGuide(line)
    // A cell is 10 points wide: 8 columns stay free at both ends, and one between the views.
    let text = picture(chain(.packed(bias: 0.5), spacing: 20)).text(columns: 41)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[2] == "│~~~~~~~┌───┐=┌ title ──┐=┌more─┐~~~~~~~│", "\(text)")
    #expect(
      lines.suffix(2) == ["~ chain of back, title and more", "No room for the name of: back."]
    )
  }
}
