// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func formRows(_ scene: FormRows, step: Int) {
    scene.labels[0].autoPinEdge(toSuperviewEdge: .leading, withInset: 20)
    scene.labels[0].autoPinEdge(.trailing, to: .leading, of: scene.fields[0], withOffset: -12)
    scene.labels[0].autoAlignAxis(.firstBaseline, toSameAxisOf: scene.fields[0])

    scene.fields[0].autoPinEdge(toSuperviewEdge: .top, withInset: 24)
    scene.fields[0].autoPinEdge(toSuperviewEdge: .trailing, withInset: 20)
    scene.fields[0].autoSetDimension(.height, toSize: 36)

    scene.labels[1].autoPinEdge(toSuperviewEdge: .leading, withInset: 20)
    scene.labels[1].autoPinEdge(.trailing, to: .leading, of: scene.fields[1], withOffset: -12)
    scene.labels[1].autoAlignAxis(.firstBaseline, toSameAxisOf: scene.fields[1])

    scene.fields[1].autoPinEdge(.top, to: .bottom, of: scene.fields[0], withOffset: 12)
    scene.fields[1].autoPinEdge(.leading, to: .leading, of: scene.fields[0])
    scene.fields[1].autoPinEdge(toSuperviewEdge: .trailing, withInset: 20)
    scene.fields[1].autoSetDimension(.height, toSize: 36)

    scene.labels[2].autoPinEdge(toSuperviewEdge: .leading, withInset: 20)
    scene.labels[2].autoPinEdge(.trailing, to: .leading, of: scene.fields[2], withOffset: -12)
    scene.labels[2].autoAlignAxis(.firstBaseline, toSameAxisOf: scene.fields[2])

    scene.fields[2].autoPinEdge(.top, to: .bottom, of: scene.fields[1], withOffset: 12)
    scene.fields[2].autoPinEdge(.leading, to: .leading, of: scene.fields[1])
    scene.fields[2].autoPinEdge(toSuperviewEdge: .trailing, withInset: 20)
    scene.fields[2].autoSetDimension(.height, toSize: 36)
  }
}
