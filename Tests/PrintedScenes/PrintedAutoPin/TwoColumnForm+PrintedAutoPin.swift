// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func twoColumnForm(_ scene: TwoColumnForm, step: Int) {
    scene.start.autoPinEdge(toSuperviewMargin: .top)
    scene.start.autoPinEdge(toSuperviewMargin: .leading)
    scene.start.autoPinEdge(toSuperviewMargin: .bottom)

    scene.end.autoPinEdge(.top, to: .top, of: scene.start)
    scene.end.autoPinEdge(.leading, to: .trailing, of: scene.start, withOffset: 20)
    scene.end.autoPinEdge(toSuperviewMargin: .trailing)
    scene.end.autoPinEdge(.bottom, to: .bottom, of: scene.start)
    scene.end.autoMatch(.width, to: .width, of: scene.start)

    scene.heading.autoPinEdge(.top, to: .top, of: scene.start, withOffset: 10)
    scene.heading.autoPinEdge(.leading, to: .leading, of: scene.start)
    scene.heading.autoPinEdge(.trailing, to: .trailing, of: scene.start, relation: .lessThanOrEqual)

    scene.value.autoPinEdge(.leading, to: .leading, of: scene.end, relation: .greaterThanOrEqual)
    scene.value.autoPinEdge(.trailing, to: .trailing, of: scene.end)
    scene.value.autoAlignAxis(.firstBaseline, toSameAxisOf: scene.heading)

    scene.paragraph.autoPinEdge(.leading, to: .leading, of: scene.start)
    scene.paragraph.autoPinEdge(.trailing, to: .trailing, of: scene.start)
    scene.paragraph.autoConstrainAttribute(
      .firstBaseline,
      to: .baseline,
      of: scene.heading,
      withOffset: 28
    )

    scene.note.autoPinEdge(.leading, to: .leading, of: scene.end)
    scene.note.autoPinEdge(.trailing, to: .trailing, of: scene.end)
    scene.note.autoAlignAxis(.baseline, toSameAxisOf: scene.paragraph)
  }
}
