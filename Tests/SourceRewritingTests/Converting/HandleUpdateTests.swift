import LayoutStatements
import SourceRewriting
import Testing

@Suite("Updates of stored handles")
struct HandleUpdateTests {
  private static func file(_ update: String, _ members: String = "") -> String {
    """
    import SnapKit
    import UIKit

    final class Meter: UIView {
      let bar = UIView()
      let step = 8
      let half: CGFloat = 4
      private var width: Constraint?
      \(members)

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bar)
        bar.snp.makeConstraints { make in
          width = make.width.equalTo(0).constraint
        }
      }

      func show(_ count: Int, _ share: Float, _ length: CGFloat, isWide: Bool) {
        width?.update(offset: \(update))
      }
    }

    """
  }

  @Test(
    "A number of any type becomes one that a constraint takes",
    arguments: [
      ("8", "8"), ("-2.5", "-2.5"), ("half", "half"), ("length / 2", "length / 2"),
      ("isWide ? length : half", "isWide ? length : half"), ("isWide ? 8 : 4", "isWide ? 8 : 4"),
      ("step", "CGFloat(step)"), ("count * 20", "CGFloat(count * 20)"),
      ("count + step", "CGFloat(count + step)"), ("share", "CGFloat(share)"),
      ("isWide ? count : 4", "CGFloat(isWide ? count : 4)"), ("7 % 4", "CGFloat(7 % 4)"),
      ("bar.sizeThatFits(.zero).height", "bar.sizeThatFits(.zero).height"),
      ("max(half, bar.sizeThatFits(.zero).height)", "max(half, bar.sizeThatFits(.zero).height)"),
      // Where SnapKit takes nothing but numbers, what no file declares is one.
      ("items.count", "CGFloat(items.count)"), ("Theme.gap", "CGFloat(Theme.gap)"),
      ("measure()", "CGFloat(measure())"),
    ]
  )
  func numbers(_ update: String, _ constant: String) throws {
    let (text, report) = try converted(Self.file(update), .maker, .anchors)
    #expect(text.contains("    width?.constant = \(constant)\n"), "\(text)")
    #expect(text.contains("private var width: NSLayoutConstraint?"))
    #expect(report.left.isEmpty)
  }

  @Test(
    "What is not seen to be a number, or is a whole one there alone, stays",
    arguments: [".wide", "7 / 2", "(15 / 2)", "max(.wide, 7)"]
  )
  func unknown(_ update: String) throws {
    let (text, report) = try converted(Self.file(update), .maker, .anchors)
    #expect(text.contains("width?.update(offset: \(update))"), "\(text)")
    #expect(text.contains("private var width: Constraint?"))
    #expect(report.converted.isEmpty)
  }
}
