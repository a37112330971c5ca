import Testing
import UIKitNames

@Suite("Names from before Swift 4")
struct OldNamesTests {
  @Test("A file of that time compiles and lays out")
  func constraints() {
    let root = UIView(frame: CGRectMake(0, 0, 200, 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    let formats: [(String, NSLayoutFormatOptions)] = [
      ("H:|-left-[child]-right-|", NSLayoutFormatOptions(rawValue: 0)),
      ("V:|-top-[child]-bottom-|", []),
    ]
    let metrics = [
      "left": insets.left, "right": insets.right, "top": insets.top, "bottom": insets.bottom,
    ]
    for (format, options) in formats {
      root.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: metrics,
          views: ["child": child]
        )
      )
    }
    let width = NSLayoutConstraint(
      item: child,
      attribute: NSLayoutAttribute.width,
      relatedBy: NSLayoutRelation.equal,
      toItem: nil,
      attribute: NSLayoutAttribute.notAnAttribute,
      multiplier: 1,
      constant: 500
    )
    width.priority = UILayoutPriorityDefaultHigh
    child.addConstraint(width)
    root.layoutIfNeeded()
    #expect(child.frame == UIEdgeInsetsInsetRect(root.bounds, insets))
    #expect(child.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(CGRectGetMaxX(child.frame) == 196 && CGRectGetMidY(child.frame) == 49)
    #expect(UIViewNoIntrinsicMetric == -1)
    #expect(UILayoutPriorityRequired - 1 == UILayoutPriority(999))
    let size = child.systemLayoutSizeFitting(UILayoutFittingCompressedSize)
    #expect(size.height == 0)
  }

  @Test("Fonts keep their names and weights, and measure by their size")
  func fonts() {
    let label = UILabel("Hello")
    #expect(label.font.pointSize == 16)
    label.font = UIFont(name: "Avenir", size: 20)
    #expect(label.font.fontName == "Avenir" && label.intrinsicContentSize.width == 50)
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    #expect(label.font.weight == .semibold && label.font.pointSize == 17)
    label.measurer = MonospacedTextMeasurer(pointSize: 30)
    #expect(label.font == .systemFont(ofSize: 30))
    label.font = nil
    #expect(label.font.pointSize == 16)
    let scaled = UIFontMetrics.default.scaledFont(
      for: .boldSystemFont(ofSize: 40),
      maximumPointSize: 30
    )
    #expect(scaled == .systemFont(ofSize: 30, weight: .bold))
  }
}
