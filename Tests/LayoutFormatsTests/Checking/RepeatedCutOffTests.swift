import ConstraintKernel
import LayoutFormats
import Testing

@Suite("What is ambiguous because content is cut off")
struct RepeatedCutOffTests {
  /// Two texts of 20 and 10 letters, 8 points each, side by side across the root.
  private func row(_ width: Double) -> LayoutView {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: width, height: 20))
    root.layoutName = "root"
    let labels = [20, 10].map { count in
      let label = LayoutLabel(String(repeating: "a", count: count))
      label.layoutName = count == 20 ? "caption" : "badge"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    LayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: root.topAnchor),
      labels[1].topAnchor.constraint(equalTo: root.topAnchor),
      labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return root
  }

  private func rules(_ width: Int) -> [LayoutRule] {
    let report = LayoutCheck(widths: width...width).report(on: row(Double(width)))
    return report.entries.map { $0.finding.rule }
  }

  @Test(
    "It is not reported again which of the texts is short, and reported where there is too much room"
  )
  func squeezed() {
    // 160 + 80 = 240 points are asked for.
    #expect(rules(200) == [.cutOff])
    #expect(row(200).layoutFindings().map { $0.rule } == [.cutOff])
    #expect(rules(300) == [.ambiguous, .ambiguous])
    #expect(rules(240) == [])
  }
}
