import LayoutStatements
import SourceRewriting
import Testing

@Suite("Constraints that are gone by the next call")
struct LostConstraintTests {
  @Test(
    "What was made may be gone by the time that a later call says it again",
    arguments: [
      ("title.removeFromSuperview()", false),
      ("subviews.forEach { $0.removeFromSuperview() }", false),
      ("for view in subviews { view.removeFromSuperview() }", false),
      ("title.removeConstraints(title.constraints)", false),
      ("NSLayoutConstraint.deactivate(constraints)", false),
      ("constraints.forEach { $0.isActive = false }", false),
      ("UIView().addSubview(title)", false),
      ("text.removeFromSuperview()", true), ("removeFromSuperview()", true),
      ("addSubview(title)", true),
    ]
  )
  func gone(_ code: String, _ converts: Bool) throws {
    let file = """
      import UIKit
      import EasyPeasy

      final class Card: UIView {
        let title = UILabel()
        let text = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          addSubview(text)
          title.easy.layout(Left(8), Height(10))
        }

        func hide() { \(code) }

        func show(at x: CGFloat) { title.easy.layout(Left(x), Height(x)) }
      }

      """
    let (text, report) = try converted(file, .attribute, .anchors)
    #expect(text.contains(".constant = x") == converts, "\(text)")
    #expect(report.left.isEmpty == converts, "\(text)")
  }

  @Test("A file that takes the item away counts as well")
  func goneElsewhere() throws {
    let file = """
      import UIKit
      import EasyPeasy

      final class Card: UIView {
        let title = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          title.easy.layout(Height(10))
        }

        func show(at x: CGFloat) { title.easy.layout(Height(x)) }
      }

      """
    let other = "func hide(_ card: Card) { card.title.removeFromSuperview() }\n"
    #expect(try !converted(file, .attribute, .anchors, besides: [other]).report.left.isEmpty)
    let plain = other.replacing("card.title", with: "card")
    #expect(try converted(file, .attribute, .anchors, besides: [plain]).report.left.isEmpty)
  }
}
