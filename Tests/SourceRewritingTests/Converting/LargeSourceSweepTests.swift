import Foundation
import LayoutStatements
import SourceRewriting
import Testing

@Suite("Large source files")
struct LargeSourceSweepTests {
  /// Converts the only block of a file, behind a function of so many bytes.
  static func convert(bytes: Int) throws {
    let line =
      "  let value = compute(a + b, \"text \\(c)\") // and a comment that fills the line up\n"
    let lines = String(repeating: line, count: bytes / line.utf8.count + 1)
    let head = "func f() {\n\(lines)}\n"
    let text = head + view("SnapKit", "title.snp.makeConstraints { $0.top.equalToSuperview() }")
    #expect(text.utf8.count > bytes)
    let (after, report) = try converted(text, .maker, .anchors)
    #expect(report.converted == ["equalToSuperview": 1])
    #expect(after.hasPrefix(head))
  }

  @Test("Five megabytes are read to their end", .enabled(if: Sweep.isOn))
  func fiveMegabytes() throws {
    try Self.convert(bytes: 5_000_000)
  }

  @Test("Five thousand stored handles of one function become constraints", .enabled(if: Sweep.isOn))
  func handles() throws {
    let count = 5_000
    var properties = ""
    var blocks = ""
    var uses = ""
    for index in 0..<count {
      properties += "  let view\(index) = UIView()\n  var height\(index): Constraint?\n"
      blocks += "    view\(index).snp.makeConstraints { make in\n"
      blocks += "      height\(index) = make.height.equalTo(4).constraint\n    }\n"
      uses += "    height\(index)?.update(offset: \(index))\n"
    }
    let text =
      "import SnapKit\n\nclass Card: UIView {\n\(properties)  func setUp() {\n\(blocks)  }\n"
      + "  func change() {\n\(uses)  }\n}\n"
    let (after, report) = try converted(text, .maker, .anchors)
    #expect(report.converted == ["equalTo": count])
    #expect(report.left.isEmpty)
    #expect(after.contains("    height\(count - 1)?.constant = \(count - 1)\n"))
  }

  /// The processor seconds of this thread that a class takes whose blocks all replace one group, and
  /// all name their proxies alike.
  private static func seconds(blocks: Int) throws -> Double {
    var body = ""
    for index in 0..<blocks {
      if index % 10 == 0 { body += (index > 0 ? "  }\n" : "") + "  func show\(index)() {\n" }
      body += "    constrain(title, text, replace: group) { title, text in\n"
      body += "      title.top == text.top + \(index)\n    }\n"
    }
    let text =
      "import Cartography\n\nclass Card: UIView {\n  let title = UILabel()\n"
      + "  let text = UILabel()\n  let group = ConstraintGroup()\n\(body)  }\n}\n"
    let start = now()
    let report = try converted(text, .operators, .anchors).report
    let end = now()
    #expect(report.converted == ["top == item": blocks])
    return end - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The processor seconds of this thread that a function takes which names closures, one behind the other, whose
  /// parameters have one name.
  private static func seconds(closures: Int) throws -> Double {
    var body = ""
    for index in 0..<closures {
      body += "    let pin\(index) = { (view: UIView, size: CGFloat) in\n"
      body += "      view.snp.makeConstraints { $0.width.equalTo(size) }\n    }\n"
      body += "    pin\(index)(title, 4)\n"
    }
    let text =
      "import SnapKit\n\nclass Card: UIView {\n  let title = UILabel()\n"
      + "  func setUp() {\n\(body)  }\n}\n"
    let start = now()
    let report = try converted(text, .maker, .anchors).report
    let end = now()
    #expect(report.converted == ["equalTo": closures])
    return end - start
  }

  @Test(
    "Eight times the closures that have names take eight times the work",
    .enabled(if: Sweep.isOn)
  )
  func closures() throws {
    let few = try Self.seconds(closures: 100)
    let many = try Self.seconds(closures: 800)
    // Where each looked for the names of all others it was more than forty times.
    #expect(many < 16 * few, "\(few) s, then \(many) s")
  }

  /// The processor seconds of this thread that a function takes with so many calls of one item.
  private static func seconds(calls: Int) throws -> Double {
    var body = ""
    for index in 0..<calls {
      body += "    title.easy.layout(Width(\(index)).with(.custom(\(index + 1))))\n"
    }
    let text =
      "import EasyPeasy\n\nfinal class Card: UIView {\n  let title = UILabel()\n"
      + "  init() {\n    super.init(frame: .zero)\n\(body)  }\n}\n"
    let start = now()
    let report = try converted(text, .attribute, .anchors).report
    let end = now()
    #expect(report.converted == ["Width": calls])
    return end - start
  }

  @Test("Eight times the calls of one item take eight times the work", .enabled(if: Sweep.isOn))
  func calls() throws {
    let few = try Self.seconds(calls: 100)
    let many = try Self.seconds(calls: 800)
    // Where each call was compared with all others it was more than sixty times.
    #expect(many < 16 * few, "\(few) s, then \(many) s")
  }

  @Test("Eight times the blocks of one group take eight times the work", .enabled(if: Sweep.isOn))
  func group() throws {
    let few = try Self.seconds(blocks: 1_000)
    let many = try Self.seconds(blocks: 8_000)
    // Where each block looked at the names of all others it was more than twenty times.
    #expect(many < 12 * few, "\(few) s, then \(many) s")
  }

  /// The processor seconds of this thread that a chain of so many closures takes, each of which calls with its
  /// parameter.
  private static func seconds(chained: Int) throws -> Double {
    var chain = "chain()"
    for index in 0..<chained { chain += "\n      .then { view\(index) in use(view\(index)) }" }
    let text =
      "import SnapKit\n\nclass Card: UIView {\n  let title = UILabel()\n  func setUp() {\n"
      + "    \(chain)\n    title.snp.makeConstraints { $0.width.equalTo(4) }\n  }\n}\n"
    let start = now()
    let report = try converted(text, .maker, .anchors).report
    let end = now()
    #expect(report.converted == ["equalTo": 1])
    return end - start
  }

  @Test("Four times the closures of one chain take four times the work", .enabled(if: Sweep.isOn))
  func chain() throws {
    let few = try Self.seconds(chained: 200)
    let many = try Self.seconds(chained: 800)
    // Where each closure looked at all in front of it, and at what these were given, it was more than two hundred times.
    #expect(many < 16 * few, "\(few) s, then \(many) s")
  }

  /// The processor seconds of this thread that a function takes with so many lists that lie in each other.
  private static func seconds(nestedLists: Int) throws -> Double {
    let open = String(repeating: "[title, ", count: nestedLists)
    let close = String(repeating: "]", count: nestedLists)
    let text =
      "import SnapKit\n\nclass Card: UIView {\n  let title = UILabel()\n  func setUp() {\n"
      + "    let all: [Any] = \(open)title\(close)\n"
      + "    title.snp.makeConstraints { $0.width.equalTo(4) }\n  }\n}\n"
    let start = now()
    let report = try converted(text, .maker, .anchors).report
    let end = now()
    #expect(report.converted == ["equalTo": 1])
    return end - start
  }

  @Test("Four times the lists in each other take sixteen times the work", .enabled(if: Sweep.isOn))
  func nestedLists() throws {
    let few = try Self.seconds(nestedLists: 200)
    let many = try Self.seconds(nestedLists: 800)
    // Where each list looked at all that stands in front of it for all lists around it was more than sixty times.
    #expect(many < 32 * few, "\(few) s, then \(many) s")
  }
}
