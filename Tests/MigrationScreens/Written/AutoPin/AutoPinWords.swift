// swift-format-ignore-file
import AutoPinLayout
import MigrationScreens
import UIKitNames

/// A form, a toolbar and a badge, in words that stand for several constraints.
final class AutoPinWords: ChangingView {
    let badge = UILabel("New")
    let name = UILabel("Name")
    let street = UILabel("Street and number")
    let first = UILabel("A field")
    let second = UILabel("Another field")
    let back = UILabel("Back")
    let title = UILabel("A title")
    let more = UILabel("More")
    let tools = UIView()
    let photo = UIView()
    let note = UILabel("Readable")
    let column = UILayoutGuide()
    let labels = UILayoutGuide()
    let space: CGFloat = 8
    let share = 0.7

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [badge, name, street, first, second, tools, photo, note] {
            addSubview(view)
        }
        for view in [back, title, more] {
            tools.addSubview(view)
        }
        addLayoutGuide(column)
        addLayoutGuide(labels)
        tools.autoPinEdge(toSuperviewEdge: .leading)
        tools.autoPinEdge(toSuperviewEdge: .trailing)
        tools.autoPinEdge(toSuperviewSafeArea: .bottom)
        tools.autoSetDimension(.height, toSize: 44)
        [back, title, more].autoChain(along: .horizontal, spacing: 4, weights: [1, 2, 1], lead: space, tail: space)
        back.autoAlignAxis(toSuperviewAxis: .horizontal)
        title.autoAlignAxis(toSuperviewAxis: .horizontal)
        more.autoAlignAxis(toSuperviewAxis: .horizontal)

        name.autoPinEdge(toSuperviewEdge: .leading, withSystemSpacing: 1)
        street.autoPinEdge(.leading, to: .leading, of: name)
        [name, street].autoChain(.packed(bias: 0.25), fromEdge: .bottom, of: photo, toEdge: .top, of: tools, spacing: space * 2)
        labels.autoSetBarrier(atEdge: .trailing, of: [name, street], margin: space)
        first.autoPinEdge(.leading, to: .trailing, of: labels)
        first.autoPinEdge(toSuperviewEdge: .trailing, withSystemSpacing: 2, relation: .greaterThanOrEqual)
        first.autoAlignAxis(.horizontal, toSameAxisOf: name)
        second.autoPinEdge(.leading, to: .trailing, of: labels)
        second.autoAlignAxis(.horizontal, toSameAxisOf: street)

        column.autoSetGuideline(along: .horizontal, at: .fraction(0.4))
        photo.autoPinEdge(.top, toSuperviewArea: .safeArea, withInset: 12)
        photo.autoPinEdge(.leading, to: .leading, of: column)
        photo.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
        photo.autoSetRatio(16.0 / 9)
        badge.autoSetBias(share, fromEdge: .leading, of: photo, toEdge: .trailing, of: photo)
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
            badge.autoSetBias(0.5, along: .vertical)
        }
        note.autoPinEdge(.leading, toSuperviewArea: .margins)
        note.autoPinEdge(.trailing, toSuperviewArea: .readableContent, relation: .greaterThanOrEqual)
        note.autoPinEdge(.bottom, to: .top, of: tools, withSystemSpacing: 1)
    }
}
