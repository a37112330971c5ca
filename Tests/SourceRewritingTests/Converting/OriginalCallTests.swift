import LayoutStatements
import SourceRewriting
import Testing

/// What is written for an original says nothing but what that has.
@Suite("Calls that originals have")
struct OriginalCallTests {
  private func anchors(_ lines: [String]) -> String {
    let all =
      ["title.translatesAutoresizingMaskIntoConstraints = false"]
      + lines.map { "title.\($0).isActive = true" }
    return view("", all.joined(separator: "\n"))
  }

  private func pins(_ lines: [String], _ module: SourceConversion.Module = .original) throws
    -> String
  {
    try converted(anchors(lines), .anchors, .autoPin, module: module).text
  }

  @Test("PureLayout leaves an edge out with insets alone")
  func excludedEdges() throws {
    let three = [
      "topAnchor.constraint(equalTo: topAnchor)",
      "leadingAnchor.constraint(equalTo: leadingAnchor)",
      "trailingAnchor.constraint(equalTo: trailingAnchor)",
    ]
    let call = "autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)"
    #expect(try pins(three).contains(call))
    #expect(
      try pins(three, .own).contains("autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)")
    )
    let safe = three.map { $0.replacing("To: ", with: "To: safeAreaLayoutGuide.") }
    let area = "autoPinEdgesToSuperviewSafeArea(with: .zero, excludingEdge: .bottom)"
    #expect(try pins(safe).contains(area))
  }

  @Test("PureLayout pins leading and trailing edges to a safe area where the left one is left out")
  func excludedEdgesOfSafeArea() throws {
    let list = """
      title.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        title.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
        title.rightAnchor.constraint(equalTo: safeAreaLayoutGuide.rightAnchor),
      ])
      """
    let text = try converted(view("", list), .anchors, .autoPin).text
    #expect(!text.contains("excludingEdge"), "\(text)")
    #expect(text.contains("autoPinEdge(toSuperviewSafeArea: .right)"), "\(text)")
  }

  @Test("PureLayout has an inset or a relation at a margin, and another call for both")
  func margins() throws {
    let both =
      "bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor, constant: -8)"
    let text = try pins([both])
    #expect(!text.contains("toSuperviewMargin"), "\(text)")
    #expect(
      text.contains(
        "autoConstrainAttribute(.bottom, to: .marginBottom, of: self, withOffset: -8, "
          + "relation: .lessThanOrEqual)"
      ),
      "\(text)"
    )
    let relation = "bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor)"
    #expect(
      try pins([relation]).contains(
        "autoPinEdge(toSuperviewMargin: .bottom, relation: .greaterThanOrEqual)"
      )
    )
    let inset = "bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor, constant: -8)"
    #expect(try pins([inset]).contains("autoPinEdge(toSuperviewMargin: .bottom, withInset: 8)"))
  }

  @Test("PureLayout has no usual gaps")
  func gaps() throws {
    let gap = "topAnchor.constraint(equalToSystemSpacingBelow: text.bottomAnchor, multiplier: 1)"
    #expect(!(try pins([gap]).contains("withSystemSpacing")))
  }

  @Test(
    "Cartography has the guides of controllers by other names, so that what meets them stays",
    arguments: ["bottomLayoutGuide", "self.topLayoutGuide"]
  )
  func controllerGuides(_ guide: String) throws {
    let call = "bar.easy.layout(Left(), Bottom(4).to(\(guide)))"
    let file = """
      import EasyPeasy
      import UIKit
      final class Screen: UIViewController {
        let bar = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(bar)
          \(call)
        }
      }
      """
    let result = try converted(file, .attribute, .operators)
    #expect(!result.text.contains("constrain(bar, view, \(guide))"), "\(result.text)")
    #expect(!result.text.contains("\(guide).top "), "\(result.text)")
    #expect(result.report.left.values.reduce(0, +) > 0, "\(result.text)")
  }

  @Test("SnapKit relates nothing to a controller's guides but to their edges and their height")
  func guidesOfChains() throws {
    let file = """
      import UIKit
      final class Screen: UIViewController {
        let bar = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(bar)
          bar.translatesAutoresizingMaskIntoConstraints = false
          bar.topAnchor.constraint(equalTo: topLayoutGuide.topAnchor).isActive = true
          bar.heightAnchor.constraint(equalTo: bottomLayoutGuide.heightAnchor).isActive = true
        }
      }
      """
    let chains = try converted(file, .anchors, .maker).text
    #expect(chains.contains("make.top.equalTo(topLayoutGuide.snp.top)"), "\(chains)")
    #expect(chains.contains("make.height.equalTo(bottomLayoutGuide.snp.height)"), "\(chains)")
    let attributes = try converted(file, .anchors, .attribute).text
    #expect(attributes.contains("Top().to(topLayoutGuide, .top)"), "\(attributes)")
    #expect(!attributes.contains("like(bottomLayoutGuide)"), "\(attributes)")
  }

  @Test(
    "A division of whole numbers stays where nothing says that it is one of fractions",
    arguments: [
      "count > 3 ? 15/2 : 4", "max(7/2, 3)", "15 / 2", "3 + min(9/2, 4)",
      "count > 3 ? (count > 5 ? 1 : 7/2) : 4",
    ]
  )
  func wholeDivision(_ number: String) throws {
    let list = "title.easy.layout(Right(\(number)))"
    let chain = try converted(view("EasyPeasy", list), .attribute, .maker)
    #expect(chain.text.contains(list), "\(chain.text)")
    let block = "title.snp.makeConstraints { $0.left.equalToSuperview().offset(\(number)) }"
    for target in [SourceDialect.anchors, .attribute, .operators, .autoPin] {
      let text = try converted(view("SnapKit", block), .maker, target).text
      #expect(text.contains(block), "\(text)")
    }
  }

  @Test(
    "A division beside a variable or a decimal is one of fractions everywhere",
    arguments: [
      "count > 3 ? 15/2 : gap", "max(7/2, gap)", "15.0/2", "gap + 15/2", "gap/2",
      "count > 3 ? 15/2 : 4.5", "CGFloat(15/2)",
    ]
  )
  func typedDivision(_ number: String) throws {
    let list = "title.easy.layout(Right(\(number)))"
    let chain = try converted(view("EasyPeasy", list), .attribute, .maker)
    #expect(chain.report.left.isEmpty, "\(chain.text)")
  }
}
