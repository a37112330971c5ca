import Testing

@testable import ConstraintKernel

/// Work is counted, not timed: a switch costs what differs, whatever else there is.
@Suite("What a switch between states costs")
struct StateCountTests {
  /// A screen of cards below each other, each with a title; two states differ in the heights of the
  /// first few cards.
  private final class Screen {
    let root: LayoutView
    let states = LayoutStates<String>()
    private let cards: [LayoutView]

    init(cards count: Int, differing: Int) {
      (root, _) = makeRoot(400, 4_000)
      var cards: [LayoutView] = []
      for number in 0..<count {
        let card = makeView("card\(number)", in: root)
        _ = makeView("title\(number)", in: card)
        cards.append(card)
      }
      self.cards = cards
      for (name, height) in [("short", 40.0), ("tall", 60.0)] {
        states.define(name) { lay(height, differing) }
      }
    }

    private func lay(_ height: Double, _ differing: Int) {
      for (number, card) in cards.enumerated() {
        pinWidths(card, in: root)
        let above = number == 0 ? root.topAnchor : cards[number - 1].bottomAnchor
        card.topAnchor.constraint(equalTo: above, constant: 8).isActive = true
        let own = number < differing ? height : 50
        card.heightAnchor.constraint(equalToConstant: own).isActive = true
        guard let title = card.subviews.first else { continue }
        pinWidths(title, in: card)
        title.topAnchor.constraint(equalTo: card.topAnchor, constant: 4).isActive = true
        title.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
    }

    private func pinWidths(_ view: LayoutView, in parent: LayoutView) {
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8).isActive = true
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -8).isActive = true
    }

    /// What the pass after a switch does.
    func work(_ name: String) -> LayoutStatistics {
      let before = root.layoutStatistics
      states.switch(to: name)
      root.layoutIfNeeded()
      let after = root.layoutStatistics
      var work = LayoutStatistics()
      work.constraintsLowered = after.constraintsLowered - before.constraintsLowered
      work.rowsTouched = after.rowsTouched - before.rowsTouched
      work.pivots = after.pivots - before.pivots
      return work
    }
  }

  @Test("A screen of 40 views whose states differ in 4 constraints: an edit, not a build")
  func edit() {
    let screen = Screen(cards: 20, differing: 4)
    let build = screen.work("short")
    // 20 cards and 20 titles, with four constraints each.
    #expect(build.constraintsLowered == 160)
    for name in ["tall", "short", "tall"] {
      let work = screen.work(name)
      #expect(work.constraintsLowered == 4)
      #expect(work.rowsTouched * 4 < build.rowsTouched, "\(work) of \(build)")
    }
  }

  @Test("The same switch in a screen ten times as large lowers the same rows")
  func large() {
    let screen = Screen(cards: 200, differing: 4)
    _ = screen.work("short")
    #expect(screen.work("tall").constraintsLowered == 4)
  }

  @Test("States that say the same cost nothing")
  func nothing() {
    let screen = Screen(cards: 20, differing: 0)
    _ = screen.work("short")
    let work = screen.work("tall")
    #expect(work.constraintsLowered == 0)
    #expect(work.rowsTouched == 0)
    #expect(work.pivots == 0)
  }
}
