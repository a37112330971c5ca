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
