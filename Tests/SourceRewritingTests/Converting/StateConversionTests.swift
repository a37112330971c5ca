import LayoutStatements
import SourceRewriting
import Testing

/// Named states and places: their closures hold code of a dialect, which converts as it does anywhere.
@Suite("Named states and places, converted")
struct StateConversionTests {
  private static func card(_ extending: String = "") -> String {
    """
    import ConstraintKernel
    import MakerLayout

    final class Card: LayoutView {
      let cover = LayoutView()
      let tip = LayoutView()
      let states = LayoutStates<String>()
      lazy var places = LayoutPlaces(for: tip)

      override init(frame: LayoutRect) {
        super.init(frame: frame)
        addSubview(cover)
        addSubview(tip)
        states.define("small") {
          cover.snp.makeConstraints { make in
            make.top.equalToSuperview().systemSpacing()
            make.width.equalTo(48)
          }
        }
        states.define("large"\(extending)) {
          cover.snp.makeConstraints { make in
            make.bias(0.5, along: .horizontal)
          }
        }
        places.add {
          tip.snp.makeConstraints { make in
            make.bottom.equalTo(cover.snp.top).offset(-4)
          }
        }
      }
    }
    """
  }

  /// The lines of a closure, by the line that opens it.
  private func closure(_ opening: String, of text: String) -> [Substring] {
    let lines = text.split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.contains(opening) }) else { return [] }
    let indentation = lines[start].prefix { $0 == " " }
    return Array(lines[(start + 1)...].prefix { $0 != "\(indentation)}" })
  }

  private static let results: [(SourceDialect, small: String, large: String, place: String)] = [
    (
      .operators, "cover.top == view.top + .system",
      "place(cover, at: 0.5, from: view.leading, to: view.trailing)",
      "tip.bottom == cover.top - 4"
    ),
    (
      .autoPin, "cover.autoPinEdge(toSuperviewEdge: .top, withSystemSpacing: 1)",
      "cover.autoSetBias(0.5, along: .horizontal)",
      "tip.autoPinEdge(.bottom, to: .top, of: cover, withOffset: -4)"
    ),
    (
      .anchors, "cover.topAnchor.constraint(equalTo: self.topAnchor, gap: .system)",
      "cover.constraint(atShare: 0.5, from: self.leadingAnchor, to: self.trailingAnchor)",
      "tip.bottomAnchor.constraint(equalTo: cover.topAnchor, constant: -4)"
    ),
    (
      .attribute, "Top(.system)", "Bias(0.5, along: .horizontal)", "Bottom(4).to(cover, .top)"
    ),
  ]

  @Test("Each statement stays in the closure of its state or place")
  func states() throws {
    for (target, small, large, place) in Self.results {
      let text = try converted(Self.card(), .maker, target).text
      #expect(!text.contains("// layout convert:"), "\(text)")
      #expect(closure("define(\"small\")", of: text).contains { $0.contains(small) }, "\(text)")
      #expect(closure("define(\"large\")", of: text).contains { $0.contains(large) }, "\(text)")
      #expect(closure("places.add", of: text).contains { $0.contains(place) }, "\(text)")
    }
  }

  @Test("Anchors get a line for each item in every closure that lays it out")
  func flags() throws {
    let text = try converted(Self.card(), .maker, .anchors).text
    let flag = "cover.translatesAutoresizingMaskIntoConstraints = false"
    for opening in ["define(\"small\")", "define(\"large\")"] {
      #expect(closure(opening, of: text).contains { $0.contains(flag) }, "\(text)")
    }
  }

  @Test(
    "A bias in a state that extends another one stays towards attributes, which have a slot for it"
  )
  func extending() throws {
    let source = Self.card(", extending: \"small\"")
    let text = try converted(source, .maker, .attribute).text
    let large = closure("define(\"large\"", of: text)
    #expect(large.contains { $0.contains("make.bias(0.5, along: .horizontal)") }, "\(text)")
    #expect(large.contains { $0.contains("would push each other out") }, "\(text)")
    let pinned = try converted(source, .maker, .autoPin).text
    #expect(pinned.contains("cover.autoSetBias(0.5, along: .horizontal)"), "\(pinned)")
  }

  /// Attributes in three states and two places, of which some say something else of one item at one place.
  private static let attributes = """
    import AttributeLayout
    import ConstraintKernel

    final class Card: LayoutView {
      let cover = LayoutView()
      let tip = LayoutView()
      let states: LayoutStates<String> = LayoutStates()
      lazy var places = LayoutPlaces(for: tip)

      override init(frame: LayoutRect) {
        super.init(frame: frame)
        addSubview(cover)
        addSubview(tip)
        cover.easy.layout(Top(8))
        states.define("small") {
          cover.easy.layout(Width(48), Left(4))
        }
        states.define("large") { [unowned self] in
          cover.easy.layout(Width(320))
          cover.easy.layout(CenterX())
        }
        self.states.define("wide", extending: "small") {
          cover.easy.layout(Width(200))
        }
        places.add {
          tip.easy.layout(Bottom(4).to(cover, .top))
        }
        places.add {
          tip.easy.layout(Top(4).to(cover, .bottom))
        }
      }
    }
    """

  @Test(
    "Attributes in states and places convert: they replace what stands in their own state alone"
  )
  func fromAttributes() throws {
    for target in [SourceDialect.operators, .maker, .autoPin, .anchors, .constraint] {
      let text = try converted(Self.attributes, .attribute, target).text
      #expect(!text.contains("// layout convert:"), "\(text)")
      #expect(!text.contains(".easy"), "\(text)")
    }
    let text = try converted(Self.attributes, .attribute, .maker).text
    #expect(
      closure("define(\"small\")", of: text).contains { $0.contains("make.width.equalTo(48)") }
    )
    #expect(
      closure("define(\"large\")", of: text).contains { $0.contains("make.width.equalTo(320)") }
    )
    #expect(
      closure("define(\"wide\"", of: text).contains { $0.contains("make.width.equalTo(200)") }
    )
  }

  @Test("There and back, states of one item are attributes again")
  func backToAttributes() throws {
    let made = try converted(Self.attributes, .attribute, .maker).text
    let text = try converted(made, .maker, .attribute).text
    #expect(!text.contains("// layout convert:"), "\(text)")
    #expect(closure("define(\"wide\"", of: text).contains { $0.contains("Width(200)") }, "\(text)")
  }

  @Test(
    "Calls stay in a state that says two things at one place, in code that may run again, and in other objects' closures",
    arguments: [
      // The second pushes the first out, in its own state.
      ("cover.easy.layout(Width(320))", "cover.easy.layout(Width(320), Left(2))", 2),
      // A function that is called twice defines twice.
      ("override init(frame: LayoutRect) {\n    super.init(frame: frame)", "func setUp() {", 7),
      // No kernel's states.
      ("let states: LayoutStates<String> = LayoutStates()", "let states = Stages()", 4),
    ]
  )
  func stays(part: String, other: String, count: Int) throws {
    let source = Self.attributes.replacing(part, with: other)
    #expect(source != Self.attributes)
    let text = try converted(source, .attribute, .maker).text
    let left = text.split(separator: "\n").count { $0.contains(".easy.layout") }
    #expect(left == count, "\(text)")
    #expect(text.contains("// layout convert:"))
  }

  @Test(
    "Closures that begin a file, and calls without an object, are no definitions",
    arguments: [
      ".add { a.easy.layout(Top(1)) }", "add { a.easy.layout(Top(1)) }",
      "{ a.easy.layout(Top(1)) }",
      "states?.define(\"x\") { a.easy.layout(Top(1)) }", ".define() { a.easy.layout(Top(1)) }",
    ]
  )
  func withoutObject(source: String) throws {
    let text = try converted(source, .attribute, .maker).text
    #expect(text.contains("a.easy.layout(Top(1))"), "\(text)")
  }
}
