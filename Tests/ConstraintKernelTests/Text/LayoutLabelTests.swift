import ConstraintKernel
import Testing

/// Measures as the built-in measurer does, and notes every question about a width.
private final class CountingMeasurer: TextMeasuring {
  private(set) var widths: [Double?] = []

  func measure(
    _ text: String,
    width: Double?,
    maximumLines: Int,
    lineBreakMode: LayoutLineBreakMode,
    scale: Double
  ) -> MeasuredText {
    widths.append(width)
    return MonospacedTextMeasurer()
      .measure(
        text,
        width: width,
        maximumLines: maximumLines,
        lineBreakMode: lineBreakMode,
        scale: scale
      )
  }

  func clear() { widths = [] }
}

@Suite("Labels")
struct LayoutLabelTests {
  private func label(
    _ text: String,
    lines: Int = 1,
    in parent: LayoutView
  ) -> (LayoutLabel, CountingMeasurer) {
    let label = LayoutLabel(text, numberOfLines: lines)
    let measurer = CountingMeasurer()
    label.measurer = measurer
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    return (label, measurer)
  }

  private func pinSides(_ view: LayoutView, to parent: LayoutView) {
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor),
      view.rightAnchor.constraint(equalTo: parent.rightAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
  }

  @Test("A label of one line is as large as its text")
  func oneLine() {
    let (root, log) = makeRoot()
    let (label, _) = label("hello", in: root)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 40, 20))
    label.text = "hello you"
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 72, 20))
    label.text = nil
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 0, 0))
    #expect(log.issues.isEmpty)
  }

  @Test("Wrapping text settles in one pass, with one question for the width it gets")
  func wrapping() {
    let (root, log) = makeRoot(80, 300)
    let (label, measurer) = label("one two three four", lines: 0, in: root)
    let below = makeView("below", in: root)
    pinSides(label, to: root)
    LayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leftAnchor.constraint(equalTo: root.leftAnchor),
      below.widthAnchor.constraint(equalToConstant: 5),
      below.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    // Ten characters in a line: "one two", "three four".
    #expect(label.frame == rect(0, 0, 80, 40))
    #expect(below.frame == rect(0, 40, 5, 5))
    #expect(root.layoutStatistics.measures == 1)
    #expect(measurer.widths == [nil, 80])
    measurer.clear()
    root.frame = rect(0, 0, 56, 300)
    root.layoutIfNeeded()
    // Seven: "one two", "three", "four".
    #expect(label.frame == rect(0, 0, 56, 60))
    #expect(measurer.widths == [56])
    measurer.clear()
    root.layoutIfNeeded()
    #expect(measurer.widths.isEmpty)
    #expect(log.issues.isEmpty)
  }

  @Test("Where an aspect ratio ties the axes there are two questions and no more")
  func aspectRatio() {
    let (root, log) = makeRoot(400, 400)
    let (label, measurer) = label("one two three four five six", lines: 0, in: root)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(root.layoutStatistics.measures <= 2)
    #expect(measurer.widths.count <= 3)
    #expect(Set(measurer.widths).count == measurer.widths.count)
    #expect(label.frame.width == 2 * label.frame.height)
    #expect(log.issues.isEmpty)
  }

  @Test("A hundred labels ask one question each, and an edited one asks alone")
  func hundred() {
    let (root, _) = makeRoot(80, 10_000)
    var labels: [LayoutLabel] = []
    for _ in 0..<100 {
      let (label, _) = label("one two three four", lines: 0, in: root)
      LayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: root.leftAnchor),
        label.rightAnchor.constraint(equalTo: root.rightAnchor),
        label.topAnchor.constraint(equalTo: labels.last?.bottomAnchor ?? root.topAnchor),
      ])
      labels.append(label)
    }
    root.layoutIfNeeded()
    #expect(root.layoutStatistics.measures == 100)
    #expect(labels[99].frame == rect(0, 3_960, 80, 40))
    labels[10].text = "one"
    root.layoutIfNeeded()
    #expect(root.layoutStatistics.measures == 101)
    #expect(labels[99].frame == rect(0, 3_940, 80, 40))
  }

  @Test("A preferred width wraps by itself, whatever the width")
  func preferredWidth() {
    let (root, _) = makeRoot()
    let (label, _) = label("one two three four", lines: 0, in: root)
    label.preferredMaxLayoutWidth = 80
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 80, 40))
    #expect(root.layoutStatistics.measures == 0)
  }

  @Test("Lines beyond the allowed number take no room")
  func limit() {
    let (root, _) = makeRoot(80, 300)
    let (label, _) = label("one two three four five six", lines: 2, in: root)
    pinSides(label, to: root)
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 80, 40))
  }

  @Test("Baselines of the first and the last line align with other text")
  func baselines() {
    let (root, _) = makeRoot(80, 300)
    let (label, _) = label("one two three four", lines: 0, in: root)
    let (first, _) = self.label("a", in: root)
    let (last, _) = self.label("b", in: root)
    first.measurer = MonospacedTextMeasurer(pointSize: 8)
    last.measurer = MonospacedTextMeasurer(pointSize: 8)
    pinSides(label, to: root)
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      first.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      last.leftAnchor.constraint(equalTo: root.leftAnchor),
      last.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // The label's baselines lie at 16 and 36; those of 8 points lie 8 below the top.
    #expect(first.frame.minY == 8)
    #expect(last.frame.minY == 28)
  }

  @Test("Another text scale measures again by itself, also after a move")
  func textScale() {
    let (root, _) = makeRoot(400, 300)
    let (label, _) = label("hello", in: root)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    root.layoutNode.environment = LayoutEnvironment(textScale: 2)
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 80, 40))
    let inner = makeView("inner", in: root)
    inner.layoutNode.environment = LayoutEnvironment(textScale: 3)
    pin(inner)
    inner.addSubview(label)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: inner.leftAnchor),
      label.topAnchor.constraint(equalTo: inner.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 120, 60))
  }

  @Test("A fitting width asks for the height at that width and leaves the label as it is")
  func fitting() {
    let (root, _) = makeRoot(400, 300)
    let cell = makeView("cell", in: root)
    let (label, _) = label("one two three four", lines: 0, in: cell)
    pin(cell, LayoutInsets(top: 0, left: 0, bottom: 0, right: 0))
    pin(label, LayoutInsets(top: 1, left: 2, bottom: 3, right: 6))
    root.layoutIfNeeded()
    #expect(cell.fittingSize(width: 88) == LayoutSize(width: 88, height: 44))
    #expect(cell.fittingSize(width: 64) == LayoutSize(width: 64, height: 64))
    root.layoutIfNeeded()
    #expect(label.frame == rect(2, 1, 392, 296))
  }
}
