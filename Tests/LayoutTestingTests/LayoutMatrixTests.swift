import LayoutTesting
import Testing

@Suite("The matrix of cases")
struct LayoutMatrixTests {
  @Test("Every size meets every language, scale, direction and environment")
  func product() {
    let matrix = LayoutMatrix(
      widths: [320, 390],
      height: 500,
      directions: .both,
      textScales: [1, 1.5],
      languages: ["en", "de"]
    )
    #expect(matrix.count == 16)
    #expect(Set(matrix.map(\.description)).count == 16)
    #expect(matrix.first?.description == "320 × 500, en")
    #expect(matrix.last?.description == "390 × 500 rtl, text × 1.5, de")
  }

  @Test("Every text meets every safe area, and a case names what is out of the ordinary")
  func textsAndSafeAreas() {
    let matrix = LayoutMatrix(
      widths: [320],
      height: 500,
      directions: .both,
      texts: [.asBuilt, .long],
      safeAreas: [.zero, LayoutInsets(top: 47, bottom: 34)]
    )
    #expect(matrix.count == 8)
    #expect(matrix.first?.description == "320 × 500")
    #expect(matrix.last?.description == "320 × 500 rtl, long text, safe area 47 0 34 0")
  }

  @Test("A case says its text and covers its safe area")
  func textAndSafeArea() {
    let root = LayoutView()
    let label = LayoutLabel("ab cd")
    root.addSubview(label)
    root.additionalSafeAreaInsets = LayoutInsets(top: 1)
    var layout = LayoutCase(size: LayoutSize(width: 200, height: 100), text: .short)
    layout.safeArea = LayoutInsets(top: 20)
    layout.layOut(root)
    #expect(label.text == "ab")
    #expect(root.additionalSafeAreaInsets == LayoutInsets(top: 21))
  }

  @Test("A case lays a root out in its size and environment", arguments: [1.0, 2.0])
  func layOut(scale: Double) {
    let label = LayoutLabel("ab")
    let layout = LayoutMatrix(widths: [100], height: 50, textScales: [scale])[0]
    layout.layOut(label)
    #expect(label.frame.size == LayoutSize(width: 100, height: 50))
    #expect(label.intrinsicContentSize.width == 16 * scale)
  }
}
