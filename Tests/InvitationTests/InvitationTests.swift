import LayoutTesting
import Testing

@testable import Invitation

@Suite("The invitation")
struct InvitationTests {
  @Test("Each card is sound, as wide as it says, and as high as its words need")
  func sound() {
    for (name, card) in Invitation.all {
      expectSound(card)
      #expect(card.frame.width == 360, "\(name)")
      #expect(Picture(of: card).items.allSatisfy { $0.lines.allSatisfy { !$0.text.contains("…") } })
    }
  }

  @Test("The cards have the frames that were recorded")
  func frames() {
    for (name, card) in Invitation.all { expectSnapshot(of: card, named: name) }
  }

  @Test("Arabic stands where English mirrored would stand")
  func mirrored() throws {
    let cards = Dictionary(uniqueKeysWithValues: Array(Invitation.all))
    let card = try #require(cards["arabic"])
    card.layoutIfNeeded()
    let picture = Picture(of: card)
    let button = try #require(picture.items.first { $0.name == "answer button" })
    #expect(button.frame.maxX == 360 - 24)
    #expect(picture.paintedSVG().contains("direction=\"rtl\""))
  }

  @Test("A word longer than a line is broken where the line ends")
  func longWords() throws {
    let cards = Dictionary(uniqueKeysWithValues: Array(Invitation.all))
    let card = try #require(cards["german"])
    card.layoutIfNeeded()
    let lines = Picture(of: card).items.flatMap(\.lines).map(\.text)
    // 312 points at 26 points of type, 13 for each letter, are 24 letters.
    #expect(lines[0] == "Sonnenaufgangswanderungs")
    #expect(lines[1] == "einladung")
  }
}
