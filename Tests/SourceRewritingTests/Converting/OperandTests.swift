import LayoutStatements
import SourceRewriting
import Testing

/// What functions with signs for names lay out, and members that code asks for without saying their names.
@Suite("Operands and key paths")
struct OperandTests {
  private static func mixer(_ code: String) -> String {
    """
    import SnapKit
    import UIKit

    final class Mixer: UIView {
      let slider = UIView()
      let other = UIView()
      let gap: CGFloat = 8
      @objc var kept: UIView?

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(slider)
        slider.snp.makeConstraints { $0.height.equalTo(30) }
        \(code)
      }
    }

    """
  }

  private static let arrow = "infix operator <|\nfunc <| (view: UIView, height: CGFloat) "
  private static let path = "ReferenceWritableKeyPath<Mixer, UIView?>"

  /// Code that lays `slider` out, and what stands in other files.
  static let given: [(code: String, others: [String])] = [
    ("slider <| 4", [arrow + "{ view# }"]),
    ("self.slider <| 4", [arrow + "-> UIView { view#; return view }"]),
    ("slider<|4", [arrow + "{ view# }"]),
    ("(slider) <| 4", [arrow + "{ view# }"]),
    ("let box = slider\nbox <| 4", [arrow + "{ view# }"]),
    ("func lay(_ view: UIView) { view <| 4 }\nlay(slider)", [arrow + "{ view# }"]),
    ("[other, slider] <| 4", ["func <| (all: [UIView], height: CGFloat) { all.forEach { $0# } }"]),
    ("for view in [other, slider] { view <| 4 }", [arrow + "{ view# }"]),
    ("_ = other ~> slider", ["func ~> (one: UIView, two: UIView) -> UIView { two#; return one }"]),
    (
      "_ = other ~> slider <| 4",
      [arrow + "{ view# }", "func ~> (one: UIView, two: UIView) -> UIView { two }"]
    ),
    ("-slider", ["prefix func - (view: UIView) { view# }"]),
    ("slider^", ["postfix operator ^\npostfix func ^ (view: UIView) { view# }"]),
    ("slider <| 4", ["extension UIView { static func <| (view: UIView, n: Int) { view# } }"]),
    ("slider <| 4", [arrow + "{ pin(view) }", "func pin(_ view: UIView) { view# }"]),
    (
      "let box = ^other\nbox#",
      ["prefix func ^ (view: UIView) -> UIView { (view.superview as! Mixer).slider }"]
    ),
    ("(^other)#", ["prefix func ^ (view: UIView) -> UIView { (view.superview as! Mixer).slider }"]),
    ("let box = value(forKey: \"slider\") as! UIView\nbox#", []),
    ("(value(forKey: \"slider\") as! UIView)#", []),
    (
      "",
      [
        "func lay(_ mixer: Mixer) { let box = mixer.value(forKey: \"slider\") as! UIView\nbox# }"
      ]
    ),
    ("setValue(slider, forKey: \"kept\")\nkept!#", []),
    ("let path = \\Mixer.slider\nself[keyPath: path]#", []),
    ("let box = self[keyPath: \\Mixer.slider]\nbox#", []),
    ("for path in [\\Mixer.slider, \\Mixer.other] { self[keyPath: path]# }", []),
    (
      "lay(self, \\.slider)",
      ["func lay(_ mixer: Mixer, _ path: KeyPath<Mixer, UIView>) { mixer[keyPath: path]# }"]
    ),
    ("[self].map(\\.slider).forEach { $0# }", []),
    ("let all = [self].map(\\.slider)\nfor view in all { view# }", []),
    ("self[keyPath: \\.kept] = slider\nkept!#", []),
    (
      "keep(\\.kept, slider)\nkept!#",
      [
        "extension Mixer { func keep(_ path: \(path), _ view: UIView) { self[keyPath: path] = view } }"
      ]
    ),
    ("for child in Mirror(reflecting: self).children { (child.value as! UIView)# }", []),
  ]

  /// The same where another item is meant, or none.
  static let known: [(code: String, others: [String])] = [
    ("other <| 4", [arrow + "{ view# }"]),
    ("pin(slider)\nother <| 4", [arrow + "{ view# }", "func pin(_ view: UIView) {}"]),
    ("slider <| 4", [arrow + "{ view.isHidden = true }"]),
    ("[other] <| 4", ["func <| (all: [UIView], height: CGFloat) { all.forEach { $0# } }"]),
    ("-other", ["prefix func - (view: UIView) { view# }"]),
    ("let x = slider.frame.width - gap", ["prefix func - (view: UIView) { view# }"]),
    ("setValue(slider, forKey: \"tip\")\nkept = other\nkept!#", []),
    ("[self].map(\\.other).forEach { $0# }", []),
    ("kept = other\nself[keyPath: \\.kept]!.tag = 4\nkept!#", []),
    ("slider.tag = [self].map(\\.slider).count\nother#", []),
  ]

  private func converted(
    _ file: (code: String, others: [String])
  ) throws -> (text: String, report: ConversionReport) {
    func said(_ text: String) -> String {
      text.replacing("#", with: ".snp.remakeConstraints { $0.height.equalTo(40) }")
    }
    let others = file.others.map { "import SnapKit\nimport UIKit\n\n\(said($0))\n" }
    let source = Self.mixer(said(file.code))
    return try SourceRewritingTests.converted(source, .maker, .anchors, besides: others)
  }

  @Test("Are followed to what takes the place of others", arguments: given)
  func followed(_ file: (code: String, others: [String])) throws {
    let (text, report) = try converted(file)
    #expect(!text.contains("slider.heightAnchor.constraint(equalToConstant: 30)"), "\(text)")
    #expect(report.left["is replaced"] == 1, "\(report.left)")
  }

  @Test("Do not hold back what they do not lead to", arguments: known)
  func others(_ file: (code: String, others: [String])) throws {
    let (text, report) = try converted(file)
    #expect(text.contains("slider.heightAnchor.constraint(equalToConstant: 30)"), "\(text)")
    #expect(report.left["is replaced"] == nil, "\(report.left)")
  }

  @Test(
    "Lie where a sign adds them",
    arguments: [
      "UIView() <+ title", "UIView() <+ [title]",
      "func pack(_ one: UIView) { UIView() <+ one }\npack(title)",
    ]
  )
  func moved(_ line: String) throws {
    let declared =
      "infix operator <+\nfunc <+ (box: UIView, view: UIView) { box.addSubview(view) }\n"
      + "func <+ (box: UIView, all: [UIView]) { all.forEach(box.addSubview) }"
    let source = view("PureLayout", "\(line)\ntitle.autoPinEdge(toSuperviewEdge: .left)")
    let text = try SourceRewritingTests.converted(source, .autoPin, .anchors, besides: [declared])
      .text
    #expect(text.contains("equalTo: title.superview!.leftAnchor"), "\(text)")
    let other = view("PureLayout", "UIView() <+ text\ntitle.autoPinEdge(toSuperviewEdge: .left)")
    let plain = try SourceRewritingTests.converted(other, .autoPin, .anchors, besides: [declared])
    #expect(!plain.text.contains("superview!"), "\(plain.text)")
  }
}
