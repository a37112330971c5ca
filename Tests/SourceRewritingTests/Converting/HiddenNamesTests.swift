import LayoutStatements
import SourceRewriting
import Testing

/// A parameter, a loop or a closure may give the name of a superview to something else.
@Suite("Names that hide a superview's")
struct HiddenNamesTests {
  @Test("An item of a superview's name is no superview", arguments: SourceDialect.allCases)
  func rootView(target: SourceDialect) throws {
    let file = """
      import UIKit

      final class Screen: UIViewController {
        let title1 = UILabel()
        let text = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(title1)
          view.addSubview(text)
          title1.translatesAutoresizingMaskIntoConstraints = false
          for view in [text] {
            title1.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
          }
          title1.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """
    guard SourceConversion(from: .anchors, to: target) != nil else { return }
    let (text, report) = try converted(file, .anchors, target)
    let inside = try #require(text.split(separator: "for view in").last)
    let body = inside.prefix { $0 != "}" }
    // The relation still names the item of the loop.
    #expect(!body.contains("uperview"), "\(target): \(text)")
    #expect(report.left.values.reduce(0, +) + report.converted.values.reduce(0, +) == 2)
  }

  @Test("A parameter of the name that an item was added to is another item")
  func parameter() throws {
    let statements = """
      let box = UIView()
      addSubview(box)
      box.addSubview(title)
      func pin(_ box: UIView) {
        title.snp.makeConstraints { $0.top.equalTo(box) }
      }
      pin(text)
      """
    for target in [SourceDialect.autoPin, .operators, .attribute] {
      let (text, _) = try converted(view("SnapKit", statements), .maker, target)
      #expect(!text.contains("uperview"), "\(target): \(text)")
      #expect(!text.contains("layout(Top())"), "\(target): \(text)")
    }
  }
}
