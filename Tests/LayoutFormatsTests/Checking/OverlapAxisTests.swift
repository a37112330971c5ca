import ConstraintKernel
import LayoutFormats
import Testing

/// A name at the left end and a button at the right one, each 10 points inside; 120 and 80 points wide.
@Suite("The axis on which siblings overlap")
struct OverlapAxisTests {
  private let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 300, height: 80))

  /// The name is 20 points high and begins at 30; the button begins and ends where it is said.
  private init(button: (top: Double, height: Double)) {
    let (name, follow) = (LayoutView(), LayoutView())
    (root.layoutName, name.layoutName, follow.layoutName) = ("root", "name", "follow")
    for view in [name, follow] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      name.widthAnchor.constraint(equalToConstant: 120),
      name.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      name.heightAnchor.constraint(equalToConstant: 20),
      follow.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      follow.widthAnchor.constraint(equalToConstant: 80),
      follow.topAnchor.constraint(equalTo: root.topAnchor, constant: button.top),
      follow.heightAnchor.constraint(equalToConstant: button.height),
    ])
  }

  init() { self.init(button: (30, 20)) }

  private func overlap(_ widths: ClosedRange<Int>) throws -> LayoutCheckReport.Entry {
    let entries = LayoutCheck(widths: widths).report(on: root).entries
    return try #require(entries.first { $0.finding.rule == .overlap })
  }

  /// At *w* points the button begins at *w* − 90, the name ends at 130: 220 − *w* are shared.
  @Test("Side by side in one row, it is the width that lacks", arguments: [(30.0, 20.0), (24, 32)])
  func row(top: Double, height: Double) throws {
    let overlap = try Self(button: (top, height)).overlap(190...240)
    #expect(overlap.widths == 190...219)
    #expect(overlap.finding.message == "name and follow overlap by up to 30 points in width")
    #expect(overlap.finding.why.first == "follow.left - name.right: 190 − 80 − 10 − 10 − 120 = −30")
  }

  @Test("It is so of a layout as it stands, too")
  func live() {
    root.layoutFrame.size.width = 190
    root.layoutFrameDidChange()
    let finding = root.layoutFindings().first
    #expect(finding?.message == "name and follow overlap by 30 points in width")
  }

  /// Ten points of height are shared at every width: whoever wrote it means that.
  @Test("Where they are apart at other widths tells the axis, whatever is the lesser part")
  func stairs() throws {
    let stairs = try Self(button: (40, 20)).overlap(190...240)
    #expect(stairs.finding.message == "name and follow overlap by up to 30 points in width")
    #expect(stairs.finding.why.first?.hasPrefix("follow.left - name.right: ") == true)
  }

  @Test("Where they are never apart, it is the axis on which the lesser part is shared")
  func never() throws {
    let never = try Self(button: (40, 20)).overlap(190...200)
    #expect(never.finding.message == "name and follow overlap by 10 points in height")
    #expect(never.finding.why.first?.hasPrefix("follow.top - name.bottom: ") == true)
  }
}
