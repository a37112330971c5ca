import LayoutTesting
import Testing

/// A card of a picture and a title, and two rules that nobody holds.
private class AnyCard: LayoutView {
  /// Ties a picture, a title and rules to each other, and the title to the picture by a gap.
  func build(_ picture: LayoutView, _ title: LayoutView, rules: [LayoutView], gap: Double) {
    for view in [picture, title] + rules {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    var constraints = [
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      picture.widthAnchor.constraint(equalToConstant: 48),
      picture.heightAnchor.constraint(equalToConstant: 48),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: gap),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      title.heightAnchor.constraint(equalToConstant: 20),
    ]
    for (index, rule) in rules.enumerated() {
      constraints += [
        rule.leadingAnchor.constraint(equalTo: leadingAnchor),
        rule.trailingAnchor.constraint(equalTo: trailingAnchor),
        rule.topAnchor.constraint(equalTo: topAnchor, constant: 70 + 10 * Double(index)),
        rule.heightAnchor.constraint(equalToConstant: 1),
      ]
    }
    LayoutConstraint.activate(constraints)
  }
}

private final class OldRule: LayoutView {}
private final class NewRule: LayoutView {}

private final class OldCard: AnyCard {
  private let picture = LayoutView()
  private let title = LayoutView()

  init() {
    super.init(frame: .zero)
    build(picture, title, rules: [OldRule(), OldRule()], gap: 12)
  }
}

private final class NewCard: AnyCard {
  private let picture = PaintedView()
  private let title = LayoutView()

  init(gap: Double = 12, ruled: Int = 2) {
    super.init(frame: .zero)
    build(picture, title, rules: (0..<ruled).map { _ in NewRule() }, gap: gap)
  }
}

/// The same card, whose title goes by another name.
private final class RenamedCard: AnyCard {
  private let picture = LayoutView()
  private let heading = LayoutView()

  init() {
    super.init(frame: .zero)
    build(picture, heading, rules: [OldRule(), OldRule()], gap: 12)
  }
}

@Suite("Two classes with the same frames")
struct SameFramesTests {
  private let matrix = LayoutMatrix(widths: [320, 390], height: 100, directions: .both)

  private func failure(_ new: @escaping () -> LayoutView) -> String {
    let heard = Heard()
    withKnownIssue {
      expectSameFrames(over: LayoutMatrix(widths: [320], height: 100)) { _ in
        OldCard()
      } _: { _ in
        new()
      }
    } matching: { issue in
      heard.note(issue.comments.map(\.rawValue).joined())
      return true
    }
    return heard.text
  }

  @Test("Roots are paired whatever they are called, the others where only the class's name differs")
  func classes() {
    expectSameFrames(over: matrix) { _ in
      OldCard()
    } _: { _ in
      NewCard()
    }
    let (old, new) = (OldCard(), NewCard())
    (old.layoutName, new.layoutName) = ("card", "another")
    for card in [old, new] {
      card.layoutFrame.size = LayoutSize(width: 320, height: 100)
      card.layoutFrameDidChange()
    }
    expectSameFrames(old, new)
  }

  @Test("What moved is reported by its name in the new class, with what ties it there")
  func moved() {
    let text = failure { NewCard(gap: 8) }
    #expect(
      text.hasPrefix(
        "frames differ at 320 x 100\n"
          + "~ NewCard#1 > NewCard.title: x 76 -> 72 (-4), width 228 -> 232 (+4)\nwhy now: "
      ),
      "\(text)"
    )
    #expect(!text.contains(" was removed") && !text.contains(" is new"))
  }

  @Test("What one of them does not have is reported, by the name it has")
  func missing() {
    let fewer = failure { NewCard(ruled: 1) }
    #expect(
      fewer.hasPrefix("frames differ at 320 x 100\n- OldCard#1 > OldRule#2 was removed\nold:\n")
    )
    let more = failure { NewCard(ruled: 3) }
    #expect(more.hasPrefix("frames differ at 320 x 100\n+ NewCard#1 > NewRule#3 is new\nold:\n"))
  }

  @Test("A property of another name is another view")
  func renamed() {
    let text = failure { RenamedCard() }
    #expect(text.contains("- OldCard#1 > OldCard.title was removed\n"))
    #expect(text.contains("+ RenamedCard#1 > RenamedCard.heading is new\n"))
    #expect(!text.contains("picture is"))
  }
}
