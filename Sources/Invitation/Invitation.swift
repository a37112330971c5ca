import LayoutFormats
import OperatorLayout

/// A card with a picture, a heading, some words and a button.
final class Invitation: PaintedView {
  private let picture = PaintedView(Paint(fill: 0xE9D8C4, cornerRadius: 12, image: "photo"))
  private let heading: PaintedLabel
  private let words: PaintedLabel
  private let button = PaintedView(Paint(fill: 0x7A3B1D, cornerRadius: 22))
  private let answer: PaintedLabel

  /// Makes a card of what it says.
  init(
    heading: String,
    words: String,
    answer: String,
    direction: LayoutReadingDirection = .leftToRight
  ) {
    self.heading = PaintedLabel(heading, size: 26, Paint(textColor: 0x3A1D0E, weight: 700))
    self.words = PaintedLabel(words, size: 15, Paint(textColor: 0x5C4638))
    self.answer = PaintedLabel(answer, size: 16, Paint(textColor: 0xFFFFFF, weight: 600))
    super.init(frame: .zero)
    (layoutName, picture.layoutName) = ("invitation", "picture")
    (self.heading.layoutName, self.words.layoutName) = ("heading", "words")
    (button.layoutName, self.answer.layoutName) = ("answer button", "answer")
    paint = Paint(fill: 0xFFF8EF, stroke: 0xD9BFA5, cornerRadius: 20, clips: true)
    layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
    for view in [picture, self.heading, self.words, button] { addSubview(view) }
    button.addSubview(self.answer)
    constrain(self, picture, self.heading, self.words) { card, picture, heading, words in
      card.width == 360
      picture.top == card.top + 20
      picture.height == 120
      heading.top == picture.bottom + 20
      words.top == heading.bottom + 10
      for part in [picture, heading, words] {
        part.leading == card.leading + 24
        part.trailing == card.trailing - 24
      }
    }
    constrain(self, self.words, button, self.answer) { card, words, button, answer in
      button.top == words.bottom + 20
      button.leading == card.leading + 24
      button.bottom == card.bottom - 24
      button.height >= 44
      button.trailing <= card.trailing - 24
      answer.edges == inset(button.edges, 12, 24, 12, 24)
    }
  }

  /// The card in English, in German with its long words, and in Arabic from right to left.
  static var all: KeyValuePairs<String, Invitation> {
    [
      "english": Invitation(
        heading: "A walk at dawn",
        words: "Meet us at the bridge at five. Bring bread, we bring tea.",
        answer: "I will come"
      ),
      "german": Invitation(
        heading: "Sonnenaufgangswanderungseinladung",
        words: "Treffpunkt ist die Donaudampfschifffahrtsgesellschaftsanlegestelle, um fünf Uhr.",
        answer: "Ich komme"
      ),
      "arabic": Invitation(
        heading: "نزهة عند الفجر",
        words: "نلتقي عند الجسر في الخامسة. أحضروا الخبز ومنا الشاي.",
        answer: "سأحضر",
        direction: .rightToLeft
      ),
    ]
  }
}
