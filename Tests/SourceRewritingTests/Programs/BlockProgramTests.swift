import LayoutStatements
import SourceRewriting
import Testing

/// Programs whose blocks run other code that lays out, and whose functions move items, mean what they meant.
@Suite("Programs with lazy items, observers and helpers that move items")
struct BlockProgramTests {
  /// A screen: what makes its lazy item, what runs when a property is set, and what lays it out.
  struct Program: Sendable, CustomTestStringConvertible {
    let origin: SourceConversion.Origin
    var inner = ""
    var observer = ""
    let lines: String
    /// Whether all of it converts.
    var converts = false

    var testDescription: String { "\(origin): \(lines)" }

    var text: String {
      """
      import UIKit

      class Screen: UIView {
        let a = UIView()
        let b = UIView()
        lazy var bar: UIView = {
          let bar = UIView()
          let icon = UIView()
          bar.addSubview(icon)
          \(inner)
          return bar
        }()
        var isReady = false {
          didSet { \(observer) }
        }

        init() {
          super.init(frame: .zero)
          addSubview(a)
          addSubview(b)
          \(lines)
        }

        func wrap(_ view: UIView) -> UIView {
          let box = UIView()
          box.addSubview(view)
          return box
        }
      }

      """
    }
  }

  private static let pinned = "icon.autoSetDimension(.width, toSize: 4)"
  private static let height = "bar.autoSetDimension(.height, toSize: 44)"

  private static func low(_ lines: String) -> String {
    "NSLayoutConstraint.autoSetPriority(.defaultLow) {\n\(lines)\n}"
  }

  private static let programs: [Program] = [
    Program(origin: .autoPin, inner: pinned, lines: low(height)),
    Program(
      origin: .autoPin,
      inner: pinned,
      lines: "addSubview(bar)\n" + low(height),
      converts: true
    ),
    Program(
      origin: .autoPin,
      inner: pinned,
      lines: low("b.autoPinEdge(.left, to: .left, of: a)\n\(height)")
    ),
    Program(origin: .autoPin, inner: pinned, lines: height, converts: true),
    Program(
      origin: .autoPin,
      observer: "a.autoSetDimension(.width, toSize: 4)",
      lines: low("b.autoSetDimension(.width, toSize: 8)\nisReady = true")
    ),
    Program(
      origin: .autoPin,
      observer: "a.autoSetDimension(.width, toSize: 4)",
      lines: low("b.autoSetDimension(.width, toSize: isReady ? 4 : 8)") + "\nisReady = true",
      converts: true
    ),
    Program(
      origin: .maker,
      inner: "icon.snp.makeConstraints { $0.width.equalTo(4) }",
      lines: "bar.snp.makeConstraints { $0.height.equalTo(44).priority(250) }"
    ),
    Program(
      origin: .operators,
      inner: "constrain(icon) { $0.width == 4 }",
      lines: "constrain(bar) { $0.height == 44 ~ 250 }"
    ),
    Program(
      origin: .attribute,
      inner: "icon.easy.layout(Width(4))",
      lines: "bar.easy.layout(Height(44).with(.custom(250)))"
    ),
    Program(
      origin: .autoPin,
      lines: "_ = wrap(a)\na.autoPinEdge(toSuperviewEdge: .left)",
      converts: true
    ),
    Program(
      origin: .maker,
      lines: "_ = wrap(a)\na.snp.makeConstraints { $0.left.equalToSuperview() }",
      converts: true
    ),
    Program(
      origin: .operators,
      lines: "_ = wrap(a)\nconstrain(a) { $0.left == $0.superview!.left }",
      converts: true
    ),
    Program(origin: .attribute, lines: "_ = wrap(a)\na.easy.layout(Left(4))", converts: true),
    Program(
      origin: .anchors,
      lines:
        "_ = wrap(a)\na.translatesAutoresizingMaskIntoConstraints = false\na.leftAnchor.constraint(equalTo: a.superview!.leftAnchor).isActive = true",
      converts: true
    ),
  ]

  private static let targets: [SourceDialect] = [
    .anchors, .operators, .maker, .attribute, .autoPin, .constraint,
  ]

  @Test("Make the same constraints in each dialect", arguments: programs)
  func sameMeaning(_ program: Program) throws {
    let before = try ProgramMachine([program.text]).meaning(of: "Screen", [])
    var count = 0
    for target in Self.targets
    where SourceConversion(from: program.origin, to: target) != nil {
      let (text, report) = try converted(program.text, program.origin, target)
      let after = try ProgramMachine([text]).meaning(of: "Screen", [])
      #expect(before == after, "to \(target)\n\(text)")
      if program.converts { #expect(report.left.isEmpty, "to \(target)\n\(text)") }
      count += 1
    }
    #expect(count >= 4)
    #expect(before[0].contains { !$0.hasSuffix("no flag") })
  }
}
