import LayoutStatements
import SourceRewriting
import Testing

@Suite("Superviews in closures")
struct NamedSelfTests {
  private static func controller(_ statement: String) -> String {
    """
    import SnapKit
    import UIKit

    final class Screen: UIViewController {
      let card = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        \(statement)
      }
    }

    """
  }

  @Test(
    "A superview that is a member is named with self in a closure",
    arguments: [
      "UIView.animate(withDuration: 0.3) {\n@\n    }",
      "DispatchQueue.main.async {\n@\n    }",
      "present(other, animated: true) { [card] in\n@\n    }",
      "let pin = {\n@\n    }\n    pin()",
      "UIView.animate(withDuration: 0.3) {\n      if true {\n@\n      }\n    }",
    ]
  )
  func closures(_ code: String) throws {
    let block = "      self.card.snp.makeConstraints { $0.top.equalToSuperview() }"
    let file = Self.controller(code.split(separator: "@").joined(separator: block))
    for (target, relation) in [
      (SourceDialect.anchors, "self.card.topAnchor.constraint(equalTo: self.view.topAnchor)"),
      (.constraint, "toItem: self.view,"), (.operators, "constrain(self.card, self.view)"),
    ] {
      let text = try converted(file, .maker, target).text
      #expect(text.contains(relation), "\(target): \(text)")
    }
  }

  @Test(
    "Where nothing runs later it is named as it was",
    arguments: ["@", "if true {\n@\n    }", "for _ in 0..<1 {\n@\n    }", "do {\n@\n    }"]
  )
  func branches(_ code: String) throws {
    let block = "    card.snp.makeConstraints { $0.top.equalToSuperview() }"
    let file = Self.controller(code.split(separator: "@").joined(separator: block))
    let text = try converted(code == "@" ? Self.controller(block) : file, .maker, .anchors).text
    #expect(text.contains("card.topAnchor.constraint(equalTo: view.topAnchor)"), "\(text)")
  }

  @Test("A superview that is a local stays one in a closure")
  func locals() throws {
    let code = """
      let panel = UIView()
          panel.addSubview(card)
          UIView.animate(withDuration: 0.3) {
            self.card.snp.makeConstraints { $0.top.equalToSuperview() }
          }
      """
    let file = Self.controller(code).split(separator: "    view.addSubview(card)\n").joined()
    let text = try converted(file, .maker, .anchors).text
    #expect(text.contains("self.card.topAnchor.constraint(equalTo: panel.topAnchor)"), "\(text)")
  }

  @Test(
    "A closure that does not hold the object is not made to",
    arguments: [
      "later = { [card] in # }", "later = { [weak self, card] in #; self?.later = nil }",
      "UIView.animate(withDuration: 0.3) { [card] in # }",
      "let card = UIView()\nview.addSubview(card)\nlater = { # }",
    ]
  )
  func unheld(_ code: String) throws {
    for (block, part) in [
      ("card.snp.makeConstraints { $0.top.equalToSuperview() }", "equalTo: card.superview!.top"),
      ("card.snp.remakeConstraints { $0.top.equalToSuperview() }", "card.snp.remakeConstraints"),
    ] {
      let closure = code.split(separator: "#", omittingEmptySubsequences: false)
      let file = Self.controller(closure.joined(separator: block))
      let text = try converted(file, .maker, .anchors).text
      #expect(text.contains(part), "\(text)")
      #expect(!text.contains("self.view"), "\(text)")
    }
  }

  @Test(
    "A closure that holds it names what it needs",
    arguments: ["later = { [self] in # }", "later = { [unowned self] in # }", "later = { self.# }"]
  )
  func held(_ code: String) throws {
    let block = "card.snp.makeConstraints { $0.top.equalToSuperview() }"
    let closure = code.split(separator: "#", omittingEmptySubsequences: false)
    let file = Self.controller(closure.joined(separator: block))
    let text = try converted(file, .maker, .anchors).text
    #expect(text.contains("equalTo: self.view.topAnchor"), "\(text)")
  }
}
