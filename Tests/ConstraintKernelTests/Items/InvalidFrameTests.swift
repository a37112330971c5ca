import ConstraintKernel
import Testing

@Suite("Frames that are not numbers")
struct InvalidFrameTests {
  private final class Box: LayoutItem {
    let layoutNode = LayoutNode()
    var layoutFrame = rect(0, 0, 10, 10)
    let layoutParent: (any LayoutItem)? = nil
  }

  @Test(
    "The issue shows the number that came, wherever it stands among the others",
    arguments: 0..<4,
    [Double.infinity, -.infinity]
  )
  func realNumber(place: Int, number: Double) {
    var numbers = [1.0, 2, 3, 4]
    numbers[place] = number
    let frame = rect(numbers[0], numbers[1], numbers[2], numbers[3])
    let (root, log) = makeRoot()
    let scrolling = LayoutScrollView(frame: rect(0, 0, 10, 10))
    root.addSubview(scrolling)
    let box = Box()
    log.listen(to: box)
    box.layoutIfNeeded()
    root.frame = frame
    root.bounds = frame
    if place < 2 { scrolling.contentOffset = frame.origin }
    if place > 1 { scrolling.contentSize = frame.size }
    box.layoutFrame = frame
    box.layoutFrameDidChange()
    #expect(log.kinds == [LayoutIssue.Kind](repeating: .notFinite(number), count: 4))
  }
}
