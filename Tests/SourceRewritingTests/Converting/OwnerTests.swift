import LayoutStatements
import SourceRewriting
import Testing

/// `banner.column` is the column of the type that `banner` is declared with, as far as the files show which one that has.
@Suite("Members of objects whose types are written")
struct OwnerTests {
  private static func mixer(_ code: String) -> String {
    """
    import SnapKit
    import UIKit

    class Mixer: UIView {
      let slider = UIView()
      let other = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(slider)
        slider.snp.makeConstraints { $0.height.equalTo(30) }
        \(code)
      }
    }

    """
  }

  /// A type whose column is given by whoever makes it.
  private static let given =
    "final class Frame { let column: UIView\ninit(column: UIView) { self.column = column } }"
  private static let banner = "final class Banner: UIView { let column = UIView() }"
  private static let go = "final class Changer { func go(banner: Banner) { banner.column# } }"

  /// What changes the column of a banner that has one of its own.
  static let known: [(code: String, others: [String])] = [
    ("", [given, banner, go]),
    (
      "", [given, banner, "final class Changer { func go(_ banner: Banner?) { banner?.column# } }"]
    ),
    (
      "",
      [
        given, banner,
        "final class Changer { let banner = Banner()\nfunc go() { banner.column# } }",
      ]
    ),
    (
      "",
      [
        given, banner,
        "final class Changer { var banner: Banner!\nfunc go() { self.banner.column# } }",
      ]
    ),
    ("", [given, banner, "func go() { let banner = Banner()\nbanner.column# }"]),
    ("", [given, go, "class Base: UIView { let column = UIView() }", "class Banner: Base {}"]),
    ("", [given, go, "struct Banner { let column = UIView() }"]),
    ("let frame = Frame(column: slider)", [given, banner, go]),
    (
      "other.isHidden = true",
      [
        given, "final class Banner { var column = UIView() }", go,
        "func f(b: Banner) { b.column = UIView() }",
      ]
    ),
    ("", [given, "final class Banner { lazy var column: UIView = { UIView() }() }", go]),
  ]

  /// What changes the column of a banner that may be any item, or `slider`.
  static let unknown: [(code: String, others: [String])] = [
    (
      "", [go, "final class Banner { let column: UIView\ninit(_ view: UIView) { column = view } }"]
    ),
    ("", [go, "final class Banner { var column: UIView { Frame.shared.column } }", given]),
    (
      "",
      [
        given, go, "class Base { let column: UIView\ninit(_ view: UIView) { column = view } }",
        "class Banner: Base {}",
      ]
    ),
    (
      "",
      [given, banner, go, "final class Heir: Banner { override var column: UIView { all[0] } }"]
    ),
    (
      "",
      [given, go, "final class Banner {}", "extension Banner { var column: UIView { all[0] } }"]
    ),
    (
      "",
      [
        given, go, "final class Banner: Columned {}", "protocol Columned {}",
        "extension Columned { var column: UIView { all[0] } }",
      ]
    ),
    ("", [given, go, "protocol Banner { var column: UIView { get } }"]),
    ("", [given, go, "typealias Banner = Frame"]),
    ("", [given, banner, "enum Inner { struct Banner { let column: UIView } }", go]),
    ("", [given, go]),
    ("", [given, banner, "func go<Banner: Columned>(banner: Banner) { banner.column# }"]),
    ("", [given, banner, "func go(banner: some Columned) { banner.column# }"]),
    ("", [given, banner, "func go() { let banner = make()\nbanner.column# }"]),
    ("", [given, banner, "func go() { all.forEach { banner in banner.column# } }"]),
    (
      "",
      [
        given, banner,
        "func go() { let banner = { let one = Banner()\nreturn one.inner }()\nbanner.column# }",
      ]
    ),
    ("", [given, banner, "func go() { let banner = Banner().inner\nbanner.column# }"]),
    (
      "let banner = Banner()\nbanner.column = slider",
      [given, "final class Banner { var column = UIView() }", go]
    ),
    (
      "let banner = Banner()\nbanner.set(slider)",
      [
        given, "final class Banner { var column = UIView()\nfunc set(_ v: UIView) { column = v } }",
        go,
      ]
    ),
    ("", ["final class Changer { func go(mixer: Mixer) { mixer.slider# } }"]),
    ("", ["final class Changer { let mixer = Mixer()\nfunc go() { mixer.slider# } }"]),
    ("", ["final class Changer { func go(heir: Heir) { heir.slider# } }", "class Heir: Mixer {}"]),
    (
      "",
      ["final class Changer { func go(mixer: Mixer) { let slider = mixer.slider\nslider# } }"]
    ),
    (
      "",
      [
        banner,
        "final class Changer { func go(banner: Banner, mixer: Mixer) {\n"
          + "[banner.column, mixer.slider].forEach { $0# } } }",
      ]
    ),
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

  @Test("Are items of that type alone where it makes them", arguments: known)
  func own(_ file: (code: String, others: [String])) throws {
    let (text, report) = try converted(file)
    #expect(text.contains("slider.heightAnchor.constraint(equalToConstant: 30)"), "\(text)")
    #expect(report.left["is replaced"] == nil, "\(report.left)")
  }

  @Test("May be any item, or the type's, where it does not", arguments: unknown)
  func any(_ file: (code: String, others: [String])) throws {
    let (text, report) = try converted(file)
    #expect(!text.contains("slider.heightAnchor.constraint(equalToConstant: 30)"), "\(text)")
    #expect(report.left["is replaced"] == 1, "\(report.left)")
  }

  @Test("Stay where functions of several types replace them")
  func replaced() throws {
    let first = """
      import SnapKit
      import UIKit

      final class First {
        func go(banner: Banner) { banner.column.snp.makeConstraints { $0.height.equalTo(30) } }
      }

      """
    let second =
      "import SnapKit\nfinal class Second { func undo(_ one: Banner) { one.column.snp.removeConstraints() } }"
    let (text, report) = try SourceRewritingTests.converted(
      first,
      .maker,
      .anchors,
      besides: [Self.banner, second]
    )
    #expect(report.left == ["is replaced": 1], "\(text)")
    let here =
      first.replacing("}\n\n", with: "}\n")
      + "extension First { func undo(_ banner: Banner) { banner.column.snp.removeConstraints() } }\n"
    let inFile = try SourceRewritingTests.converted(here, .maker, .anchors, besides: [Self.banner])
    #expect(inFile.report.left["is replaced"] == 1, "\(inFile.text)")
    let heirs = """
      import SnapKit
      import UIKit

      class First {
        let banner = Banner()
        func go() { banner.column.snp.makeConstraints { $0.height.equalTo(30) } }
      }
      final class Second: First { func undo() { banner.column.snp.removeConstraints() } }

      """
    let ofHeirs = try SourceRewritingTests.converted(
      heirs,
      .maker,
      .anchors,
      besides: [Self.banner]
    )
    #expect(ofHeirs.report.left["is replaced"] == 1, "\(ofHeirs.text)")
    let other = second.replacing(".column", with: ".row")
    let plain = try SourceRewritingTests.converted(
      first,
      .maker,
      .anchors,
      besides: ["final class Banner { let column = UIView()\nlet row = UIView() }", other]
    )
    #expect(plain.report.left.isEmpty, "\(plain.text)")
  }
}
