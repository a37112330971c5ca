import LayoutFormats
import OperatorLayout

/// An invitation: a picture, a heading, some words, when and where, and a button to answer with.
final class InvitationCard: PaintedView {
  /// What an invitation says, and the direction it is read in.
  struct Words {
    var name: String
    var heading: String
    var text: String
    /// What and when, where and so on: rows of two.
    var details: [(String, String)]
    var answer: String
    var direction = LayoutReadingDirection.leftToRight
  }

  private static let dark = PaintColor(0x3A1D0E)
  private static let brown = PaintColor(0x6B5142)
  private static let accent = PaintColor(0x8A3B12)

  /// Makes a card of words, of an image above them, and of an engine for fonts.
  init(_ words: Words, image: PaintImage, fonts: any TextMeasuring) {
    super.init(frame: .zero)
    layoutName = "invitation"
    paint = Paint(fill: 0xFFFAF3, stroke: 0xE2CDB6, cornerRadius: 20, clips: true)
    layoutNode.environment = LayoutEnvironment(layoutDirection: words.direction)
    func label(_ text: String, _ size: Double, _ color: PaintColor, _ weight: Int = 400)
      -> PaintedLabel
    {
      let typeface = Typeface(size: size, weight: weight)
      return PaintedLabel(text, typeface, Paint(textColor: color), measurer: fonts)
    }
    let picture = PaintedView(Paint(cornerRadius: 12, image: image))
    let heading = label(words.heading, 25, Self.dark, 700)
    let text = label(words.text, 15, Self.brown)
    let button = PaintedView(
      Paint(gradient: PaintGradient(0xA34A1B, 0x7A3310), cornerRadius: 22)
    )
    let answer = label(words.answer, 15, 0xFFFFFF, 600)
    button.addSubview(answer)
    let rule = PaintedRule(PaintLine(0xC9A98A, width: 1, dashes: [1, 4]))
    let rows = words.details.map { what, value in
      (label(what, 13, Self.accent, 600), label(value, 13, Self.dark))
    }
    for view in [picture, heading, text, rule, button] { addSubview(view) }
    constrain(self, picture, heading, text, rule) { card, picture, heading, text, rule in
      card.width == 360
      picture.top == card.top + 20
      picture.height == 150
      heading.top == picture.bottom + 18
      text.top == heading.bottom + 8
      rule.top == text.bottom + 16
      for part in [picture, heading, text, rule] {
        part.leading == card.leading + 24
        part.trailing == card.trailing - 24
      }
    }
    var above: PaintedView = rule
    for (what, value) in rows {
      let row = PaintedView()
      for view in [what, value] { row.addSubview(view) }
      addSubview(row)
      constrain(self, above, row, what, value) { card, above, row, what, value in
        row.top == above.bottom + 10
        row.leading == card.leading + 24
        row.trailing == card.trailing - 24
        what.leading == row.leading
        what.width == 76
        value.leading == what.trailing + 8
        value.trailing == row.trailing
        align(baseline: what, value)
        what.top >= row.top
        value.top >= row.top
        what.bottom <= row.bottom
        value.bottom <= row.bottom
        row.height == 0 ~ 50
      }
      above = row
    }
    constrain(self, above, button, answer) { card, above, button, answer in
      button.top == above.bottom + 20
      button.leading == card.leading + 24
      button.bottom == card.bottom - 24
      button.trailing <= card.trailing - 24
      answer.edges == inset(button.edges, 12, 26, 12, 26)
    }
  }
}
