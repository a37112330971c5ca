import LayoutMigration
import Testing

/// What a statement means is decided by declarations; where they do not show it, it stays.
@Suite("Certainty of conversion")
struct CertaintyTests {
  private static let targets: [SourceConversion.Origin: [SourceDialect]] = [
    .maker: [.anchors, .operators, .attribute, .autoPin, .constraint],
    .operators: [.anchors, .maker, .attribute, .autoPin, .constraint],
    .attribute: [.anchors, .maker, .operators, .autoPin, .constraint],
    .autoPin: [.anchors, .maker, .operators, .attribute, .constraint],
  ]

  /// Whether a statement stands in the result as it was, under one comment, in every dialect.
  private func stays(
    _ statement: String,
    _ origin: SourceConversion.Origin,
    besides declarations: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let modules: [SourceConversion.Origin: String] = [
      .maker: "SnapKit", .operators: "Cartography", .attribute: "EasyPeasy", .autoPin: "PureLayout",
    ]
    let file = view(modules[origin] ?? "", statement) + declarations
    for target in Self.targets[origin] ?? [] {
      let result = try converted(file, origin, target)
      #expect(
        result.text.contains(statement),
        "\(target): \(result.text)",
        sourceLocation: location
      )
      #expect(result.report.converted.isEmpty, "\(target)", sourceLocation: location)
      let comments = result.text.split(separator: "\n").filter {
        $0.contains("// layout convert: left as it was")
      }
      #expect(comments.count == 1, "\(target): \(result.text)", sourceLocation: location)
    }
  }

  @Test(
    "Insets, sizes and points of a project's own initialisers and functions stay",
    arguments: [
      (
        SourceConversion.Origin.maker,
        "title.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(horizontal: 20, vertical: 10)) }"
      ),
      (.maker, "title.snp.makeConstraints { $0.size.equalTo(CGSize(square: 12)) }"),
      (.maker, "title.snp.makeConstraints { $0.size.equalTo(CGSize.square(12)) }"),
      (
        .maker,
        "title.snp.makeConstraints { $0.center.equalToSuperview().offset(CGPoint(both: 2)) }"
      ),
      (
        .maker,
        "title.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets.all(8)) }"
      ),
      (.maker, "title.snp.makeConstraints { $0.edges.equalToSuperview().inset(insets()) }"),
      (
        .attribute,
        "title.easy.layout(Edges(UIEdgeInsets(horizontal: 20, vertical: 10)))"
      ),
      (.attribute, "title.easy.layout(Size(CGSize(square: 12)))"),
      (.attribute, "title.easy.layout(Center(CGPoint(both: 2)))"),
      (
        .autoPin,
        "title.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(horizontal: 20, vertical: 10))"
      ),
      (.autoPin, "title.autoSetDimensions(to: CGSize(square: 12))"),
      (.autoPin, "title.autoPinEdgesToSuperviewEdges(with: insets())"),
      (
        .operators,
        "constrain(title, self) { $0.edges == inset($1.edges, UIEdgeInsets(horizontal: 20, vertical: 10)) }"
      ),
      (.operators, "constrain(title, self) { $0.edges == inset($1.edges, insets()) }"),
    ]
  )
  func structures(_ origin: SourceConversion.Origin, _ statement: String) throws {
    try stays(
      statement,
      origin,
      besides: """
        extension Card { func insets() -> UIEdgeInsets { .zero } }

        """
    )
  }

  @Test("A path of names keeps its expression, one part for each edge")
  func paths() throws {
    let result = try converted(
      view("SnapKit", "title.snp.makeConstraints { $0.edges.equalToSuperview().inset(room) }")
        + "extension Card { var room: UIEdgeInsets { .zero } }\n",
      .maker,
      .anchors
    )
    #expect(
      result.text.contains(
        "title.leftAnchor.constraint(equalTo: self.leftAnchor, constant: room.left)"
      )
    )
    #expect(
      result.text.contains(
        "title.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -room.bottom)"
      )
    )
  }

  @Test(
    "A name that nothing declares stays, whatever it sounds like",
    arguments: [
      "title.snp.makeConstraints { $0.bottom.equalTo(safeArea.bottom) }",
      "title.snp.makeConstraints { $0.bottom.equalTo(self.safeArea.bottom).offset(-8) }",
      "title.snp.makeConstraints { $0.top.equalTo(side).offset(8) }",
      "title.snp.makeConstraints { $0.top.equalTo(header).inset(8) }",
      "title.snp.makeConstraints { $0.height.equalTo(Metrics.height) }",
      "title.snp.makeConstraints { $0.top.equalToSuperview().offset(padding) }",
      "title.snp.makeConstraints { $0.top.equalTo(isWide ? text.snp.bottom : snp.top) }",
      "title.snp.makeConstraints { $0.top.equalToSuperview().offset(.hairline) }",
    ]
  )
  func names(_ statement: String) throws {
    try stays(statement, .maker)
  }

  @Test("Bindings of loops, conditions and closures have the kind of what they bind")
  func bindings() throws {
    let statements = """
      guard let parent = superview else { return }
      for edge in [4, 8] {
          title.snp.makeConstraints { $0.top.equalTo(parent).offset(edge) }
      }
      if let other = text.superview {
          text.snp.makeConstraints { $0.left.equalTo(other).offset(8) }
      }
      """
    let result = try converted(view("SnapKit", statements), .maker, .anchors)
    #expect(
      result.text.contains(
        "title.topAnchor.constraint(equalTo: parent.topAnchor, constant: CGFloat(edge))"
      )
    )
    #expect(
      result.text.contains("text.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 8)")
    )
  }

  @Test("Declarations of another file that is named with it decide, too")
  func world() throws {
    var conversion = try #require(SourceConversion(from: .maker, to: .anchors))
    conversion.world.read(
      Array(
        """
        enum Metrics { static let count = 3; static let gap: CGFloat = 8 }
        extension CGFloat { static let hairline: CGFloat = 1 }
        extension UIView { var safe: UILayoutGuide { safeAreaLayoutGuide } }
        func side() -> CGFloat { 4 }
        """.utf8
      )
    )
    let file = view(
      "SnapKit",
      """
      title.snp.makeConstraints { make in
          make.top.equalToSuperview().offset(Metrics.count)
          make.left.equalTo(self.safe).offset(Metrics.gap)
          make.width.equalTo(side())
          make.height.equalTo(CGFloat.hairline)
      }
      """
    )
    let result = try conversion.convert(Array(file.utf8))
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(result.report.left.isEmpty, "\(text)")
    #expect(text.contains("constant: CGFloat(Metrics.count)"))
    #expect(text.contains("equalTo: self.safe.leftAnchor, constant: Metrics.gap)"))
    #expect(text.contains("equalToConstant: side())"))
    #expect(text.contains("equalToConstant: CGFloat.hairline)"))
  }

  @Test("Locals of one name in two functions are two items")
  func locals() throws {
    let file = """
      import UIKit

      final class Card: UIView {
          func one() {
              let label = UILabel()
              addSubview(label)
              label.translatesAutoresizingMaskIntoConstraints = false
              label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }

          func two() {
              let label = UILabel()
              other.addSubview(label)
              label.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
          }

          func three() {
              for label in labels {
                  label.topAnchor.constraint(equalTo: topAnchor).isActive = true
              }
          }
      }

      """
    let result = try converted(file, .anchors, .maker)
    #expect(result.report.converted.values.reduce(0, +) == 1)
    #expect(result.report.left == ["flag stays": 2])
    #expect(result.text.contains("        label.topAnchor.constraint(equalTo: other.topAnchor)"))
  }

  @Test(
    "What the files declare wins over what the dialect declares",
    arguments: [
      (
        SourceConversion.Origin.attribute, "title.easy.layout(Edges(8))",
        "struct Edges { let all: CGFloat }"
      ),
      (
        .attribute, "title.easy.layout(Size(8))", "func Size(_ side: CGFloat) -> [Attribute] { [] }"
      ),
      (
        .attribute, "title.easy.layout(Top(8).with(Priority.high))",
        "enum Priority { static let high = 900 }"
      ),
      (
        .maker, "title.snp.makeConstraints { $0.top.equalToSuperview().priority(.high) }",
        "extension ConstraintPriority { static let high = ConstraintPriority(900) }"
      ),
      (
        .operators, "constrain(title) { $0.width == 8 ~ .defaultHigh }",
        "extension UILayoutPriority { static let defaultHigh = UILayoutPriority(900) }"
      ),
      (
        .operators, "constrain(title) { $0.width == 8 }",
        "func constrain(_ view: UIView, _ block: (UIView) -> Void) {}"
      ),
      (
        .autoPin, "title.autoPinEdge(toSuperviewEdge: .top)",
        "extension UIView { func autoPinEdge(toSuperviewEdge edge: ALEdge) { isHidden = true } }"
      ),
      (
        .maker, "title.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(1)) }",
        "struct UIEdgeInsets { init(_ all: CGFloat) {} }"
      ),
    ]
  )
  func ownWords(_ origin: SourceConversion.Origin, _ statement: String, _ declared: String) throws {
    try stays(statement, origin, besides: declared + "\n")
  }
}
