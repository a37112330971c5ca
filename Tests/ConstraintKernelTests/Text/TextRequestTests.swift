import ConstraintKernel
import Testing

/// Written before requests were values.
private struct Older: TextMeasuring {
  func measure(
    _ text: String,
    width: Double?,
    maximumLines: Int,
    lineBreakMode: LayoutLineBreakMode,
    scale: Double
  ) -> MeasuredText {
    MeasuredText(
      size: LayoutSize(width: Double(text.count) * scale, height: Double(maximumLines)),
      numberOfLines: 1,
      firstBaseline: width ?? -1,
      lastBaseline: Double(lineBreakMode.rawValue)
    )
  }
}

/// Keeps what it was asked.
private final class Newer: TextMeasuring {
  var asked: [TextRequest] = []
  func measure(_ request: TextRequest) -> MeasuredText {
    asked.append(request)
    return MonospacedTextMeasurer().measure(request)
  }
}

private struct Neither: TextMeasuring {}

@Suite("The request to a measurer")
struct TextRequestTests {
  @Test("An older measurer is asked in the words it knows")
  func older() {
    let request = TextRequest(
      "abc",
      width: 7,
      maximumLines: 2,
      lineBreakMode: .byClipping,
      scale: 3,
      typeface: Typeface(size: 99)
    )
    let answer = Older().measure(request)
    #expect(answer.size == LayoutSize(width: 9, height: 2))
    #expect(answer.firstBaseline == 7 && answer.lastBaseline == 2)
    #expect(Older().typeface(for: request).size == 99)
  }

  @Test("A newer measurer answers the older words, with the rest as it is by default")
  func newer() {
    let measurer = Newer()
    let answer = measurer.measure(
      "abc",
      width: nil,
      maximumLines: 0,
      lineBreakMode: .byWordWrapping,
      scale: 1
    )
    #expect(answer.size == LayoutSize(width: 24, height: 20))
    #expect(measurer.asked == [TextRequest("abc")])
  }

  @Test("Who writes neither measures nothing, and does not ask for ever")
  func neither() {
    #expect(Neither().measure(TextRequest("abc")) == .nothing)
    #expect(
      Neither().measure(
        "abc",
        width: 1,
        maximumLines: 0,
        lineBreakMode: .byWordWrapping,
        scale: 1
      ) == .nothing
    )
  }

  @Test("A label asks with all it knows, and anew when some of it changes")
  func label() {
    let measurer = Newer()
    let label = LayoutLabel("abc", numberOfLines: 0)
    label.measurer = measurer
    label.typeface = Typeface(family: "Serif", size: 20)
    label.textAlignment = .center
    label.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft, textScale: 2)
    _ = label.measuredText(forWidth: 50)
    _ = label.measuredText(forWidth: 50)
    #expect(
      measurer.asked == [
        TextRequest(
          "abc",
          width: 50,
          lineBreakMode: .byTruncatingTail,
          scale: 2,
          direction: .rightToLeft,
          alignment: .center,
          typeface: Typeface(family: "Serif", size: 20)
        )
      ]
    )
    label.typeface?.size = 10
    label.textAlignment = .right
    _ = label.measuredText(forWidth: 50)
    #expect(measurer.asked.last?.typeface?.size == 10)
    #expect(measurer.asked.last?.alignment == .right)
    label.layoutNode.environment = LayoutEnvironment(layoutDirection: .leftToRight, textScale: 2)
    _ = label.measuredText(forWidth: 50)
    #expect(measurer.asked.last?.direction == .leftToRight)
  }

  @Test("A grid takes the label's size unless it has its own")
  func grid() {
    let request = TextRequest("ab", typeface: Typeface(size: 40))
    #expect(MonospacedTextMeasurer().measure(request).size.width == 40)
    #expect(MonospacedTextMeasurer(pointSize: 16).measure(request).size.width == 16)
    #expect(MonospacedTextMeasurer(pointSize: 16).typeface(for: request).size == 16)
    let label = LayoutLabel("ab")
    label.typeface = Typeface(size: 40)
    #expect(label.intrinsicContentSize == LayoutSize(width: 40, height: 50))
  }

  @Test("The grid hyphenates at soft hyphens, which take no room elsewhere")
  func gridHyphens() {
    let text = "auto\u{AD}mobil"
    let measured = MonospacedTextMeasurer().measure(TextRequest(text, width: 8 * 6))
    #expect(measured.lines.map { $0.string(of: text) } == ["auto-", "mobil"])
    #expect(measured.lines.map(\.width) == [40, 40])
    #expect(MonospacedTextMeasurer().measure(TextRequest(text)).size.width == 72)
  }
}
