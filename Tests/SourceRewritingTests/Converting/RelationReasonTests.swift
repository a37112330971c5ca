import LayoutStatements
import SourceRewriting
import Testing

/// What stays of blocks of relations, and the reasons that comments give.
@Suite("Relations that real files have")
struct RelationReasonTests {
  private func converted(_ lines: String, members: String = "") throws -> (
    text: String, report: ConversionReport
  ) {
    let file = view("Cartography", lines).replacing(
      "  override init",
      with: members + "  override init"
    )
    return try SourceRewritingTests.converted(file, .operators, .anchors)
  }

  @Test("A group that code switches off is said to have no counterpart")
  func kept() throws {
    let (text, report) = try converted(
      "group = constrain(title) { $0.height == 0 }\ngroup.active = false",
      members: "  var group = ConstraintGroup()\n"
    )
    #expect(report.left == ["no words": 1], "\(text)")
    #expect(text.contains("since 'group' keeps its group"), "\(text)")
  }

  @Test("A group that a later block replaces is said to be replaced")
  func replaced() throws {
    let (text, report) = try converted(
      """
      group = constrain(title) { $0.height == 0 }
      group.active = false
      constrain(title, replace: group) { $0.height == 8 }
      """,
      members: "  var group = ConstraintGroup()\n"
    )
    #expect(report.left == ["is replaced": 1, "replaces others": 1], "\(text)")
  }

  @Test("A block whose result is asked for something stands inside another expression")
  func asked() throws {
    let (text, report) = try converted("constrain(title) { $0.height == 0 }.active = false")
    #expect(report.left == ["inside an expression": 1], "\(text)")
  }

  @Test("A relation in brackets has the priority behind them")
  func brackets() throws {
    let (text, report) = try converted(
      """
      constrain(title, text) { title, text in
        (title.width == text.width + 4) ~ UILayoutPriority(600)
      }
      """
    )
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("constraint(equalTo: text.widthAnchor, constant: 4)"), "\(text)")
    #expect(text.contains(".priority = UILayoutPriority(600)"), "\(text)")
  }

  @Test("A flag that a block sets by its proxy is said to be that")
  func flags() throws {
    let (text, report) = try converted(
      """
      constrain(title) { title in
        title.translatesAutoresizingMaskIntoConstraints = false
        title.height == 8
      }
      """
    )
    #expect(report.converted.values.reduce(0, +) == 1, "\(text)")
    #expect(text.contains("since it sets the autoresizing flag of a proxy"), "\(text)")
  }

  @Test("Cartography's names for the guides of a controller are the controller's own")
  func guides() throws {
    let (text, report) = try converted(
      "constrain(title, car_topLayoutGuide) { title, top in title.top == top.bottom }"
    )
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("equalTo: topLayoutGuide.bottomAnchor"), "\(text)")
  }

  @Test(
    "An item whose name has one of them in it is another one",
    arguments: ["my_car_topLayoutGuide", "car_topLayoutGuideView", "car_bottomLayoutGuide2"]
  )
  func guidesInNames(_ name: String) throws {
    let (text, report) = try converted(
      "let \(name) = UIView()\n"
        + "constrain(title, \(name)) { title, top in title.top == top.bottom }"
    )
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("equalTo: \(name).bottomAnchor"), "\(text)")
  }

  @Test("A loop over proxies, a removal and a content priority say what stands in the way")
  func named() throws {
    let loop = try converted("constrain(title) { for v in $0 { v.width == 3 } }").text
    #expect(loop.contains("since which item it means is chosen when it runs"), "\(loop)")
    func pinned(_ code: String) throws -> String {
      try SourceRewritingTests.converted(view("PureLayout", code), .autoPin, .anchors).text
    }
    let removal = try pinned("all.forEach { $0.autoRemove() }")
    #expect(removal.contains("since these files do not show what '$0' is"), "\(removal)")
    let content = try pinned(
      """
      NSLayoutConstraint.autoSetPriority(.defaultLow) {
        title.autoSetContentHuggingPriority(for: .horizontal)
      }
      """
    )
    #expect(content.contains("it says how an item takes its content"), "\(content)")
  }

  @Test("A call that replaces what its own earlier run made is said to do so")
  func again() throws {
    let loop = "for label in [title, text] { print(label); title.easy.layout(Width(3)) }"
    let text = try SourceRewritingTests.converted(view("EasyPeasy", loop), .attribute, .anchors)
      .text
    #expect(text.contains("since it may run again, and then takes the place"), "\(text)")
    let rows = "for size in 0..<3 { title.snp.makeConstraints { $0.width.equalTo(CGFloat(size)) } }"
    let other = try SourceRewritingTests.converted(view("SnapKit", rows), .maker, .attribute).text
    #expect(other.contains("since it may say something else when it runs again"), "\(other)")
  }

  @Test("A handle is updated by the names of older versions, and by numbers alone")
  func updates() throws {
    func file(_ call: String) -> String {
      view("SnapKit", "title.snp.makeConstraints { edge = $0.top.equalToSuperview().constraint }")
        .replacing("  let count = 3\n", with: "  private var edge: Constraint?\n")
        .replacing("  override", with: "  func move(_ wide: Bool) { edge?.\(call) }\n\n  override")
    }
    for (call, constant) in [
      ("updateOffset(amount: 8)", "8"), ("updateInset(amount: gap)", "gap"),
      ("updateInsets(amount: gap)", "gap"), ("update(offset: gap)", "gap"),
    ] {
      let text = try SourceRewritingTests.converted(file(call), .maker, .anchors).text
      #expect(text.contains("edge?.constant = \(constant) }"), "\(text)")
    }
    let text = try SourceRewritingTests.converted(file("update(inset: sides)"), .maker, .anchors)
      .text
    #expect(text.contains("since these files do not show what 'sides' is"), "\(text)")
  }

  @Test("Insets by a parameter without a label are numbers for both readers")
  func parameters() throws {
    let file = """
      import UIKit
      import Cartography

      extension UIView {
        func fill(_ gap: CGFloat = 0) {
          constrain(self) { view in
            view.edges == view.superview!.edges.inseted(by: gap)
          }
        }
      }

      """
    for target in [SourceDialect.anchors, .autoPin] {
      let (text, report) = try SourceRewritingTests.converted(file, .operators, target)
      #expect(report.left.isEmpty, "\(text)")
    }
  }

  @Test("A list that is not active yet has no words in Cartography, whatever its order")
  func inactive() throws {
    let file = """
      import UIKit

      extension UIView {
        func pin(to other: UIView) -> [NSLayoutConstraint] {
          translatesAutoresizingMaskIntoConstraints = false
          let all = [
            topAnchor.constraint(equalTo: other.topAnchor),
            leftAnchor.constraint(equalTo: other.leftAnchor),
          ]
          NSLayoutConstraint.activate(all)
          return all
        }
      }

      """
    let (text, report) = try SourceRewritingTests.converted(file, .anchors, .operators)
    #expect(report.left == ["no words": 2], "\(text)")
    #expect(text.contains("its constraints are not active yet"), "\(text)")
  }
}
