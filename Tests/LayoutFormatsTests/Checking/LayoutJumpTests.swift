import ConstraintKernel
import LayoutFormats
import Testing

/// Text of 9 and 10 letters, 8 points each, has one line of 20 points from 160 points on, and two below.
@Suite("What counts as a jump")
struct LayoutJumpTests {
  private let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))

  init() { root.layoutName = "root" }

  private func add(_ view: LayoutView, _ name: String) -> LayoutView {
    view.layoutName = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// Text that wraps over the whole width, and a box of a height below it.
  private func column(box height: (LayoutView) -> LayoutConstraint) {
    let text = add(LayoutLabel("aaaaaaaaa bbbbbbbbbb", numberOfLines: 0), "text")
    let box = add(LayoutView(), "box")
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      box.topAnchor.constraint(equalTo: text.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      height(box),
    ])
  }

  private func jumps(_ widths: ClosedRange<Int>) -> [String] {
    LayoutCheck(widths: widths).report(on: root).entries.filter { $0.finding.rule == .jump }
      .map { "\($0.widths) \($0.finding.message)" }
  }

  @Test("A line of text that came or went is none, nor what moves with it")
  func line() {
    column { $0.heightAnchor.constraint(equalToConstant: 20) }
    #expect(jumps(150...170).isEmpty)
  }

  @Test("Nor does what stands below text in a stack, or in a card of its own, jump with it")
  func stack() {
    let column = LayoutStackView()
    column.axis = .vertical
    let text = LayoutLabel("aaaaaaaaa bbbbbbbbbb", numberOfLines: 0)
    for view in [text, LayoutLabel("below")] { column.addArrangedSubview(view) }
    let card = add(LayoutView(), "card")
    card.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    let footer = add(LayoutLabel("footer"), "footer")
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      column.topAnchor.constraint(equalTo: card.topAnchor),
      column.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      footer.topAnchor.constraint(equalTo: card.bottomAnchor),
      footer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    #expect(jumps(150...170).isEmpty)
    #expect(footer.frame.minY > 0)
  }

  /// The box grows by 40 points for each of the root, 20 more than the line that goes at 160, and moves up by
  /// those 20 there.
  @Test("What moves by more than the lines that came or went is one all the same")
  func more() {
    column { $0.heightAnchor.constraint(equalTo: root.widthAnchor, multiplier: 40) }
    #expect(jumps(150...170) == ["151...170 box jumps by 40 points in height"])
  }

  @Test("What is tied to no text jumps where a line goes, too")
  func apart() {
    column { $0.heightAnchor.constraint(equalToConstant: 20) }
    let other = add(LayoutView(), "other")
    LayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: root.topAnchor),
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.widthAnchor.constraint(equalToConstant: 20),
      other.heightAnchor.constraint(equalTo: root.widthAnchor, multiplier: 10),
    ])
    #expect(jumps(158...162) == ["159...162 other jumps by 10 points in height"])
  }

  /// A title of 40 points that is to be 100 points wide, 50 inside both ends: below 200 points its width is
  /// left out, so that it has its own again.
  @Test("Where a conflict begins, what takes part in it does not jump")
  func conflict() {
    let title = add(LayoutLabel("title"), "title")
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      title.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -50),
      title.widthAnchor.constraint(equalToConstant: 100),
    ])
    let report = LayoutCheck(widths: 195...205).report(on: root)
    let conflicts = report.entries.filter { $0.finding.rule == .conflict }
    #expect(conflicts.map(\.widths) == [195...199])
    #expect(jumps(195...205).isEmpty)
  }
}
