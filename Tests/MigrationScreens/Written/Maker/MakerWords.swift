// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

/// A form, a toolbar and a badge, in words that stand for several constraints.
final class MakerWords: ChangingView {
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
        tools.snp.makeConstraints { make in
            make.directionalHorizontalEdges.equalToSuperview()
            make.bottom.equalToSuperview(.safeArea)
            make.height.equalTo(44)
        }
        [back, title, more].snp.chain(along: .horizontal, spacing: 4, weights: [1, 2, 1], lead: space, tail: space)
        [back, title, more].forEach { view in
            view.snp.makeConstraints { make in
                make.centerY.equalToSuperview()
            }
        }
        name.snp.makeConstraints { make in
            make.leading.equalToSuperview().systemSpacing()
        }
        street.snp.makeConstraints { make in
            make.leading.equalTo(name)
        }
        [name, street].snp.chain(.packed(bias: 0.25), from: photo.snp.bottom, to: tools.snp.top, spacing: space * 2)
        labels.snp.makeConstraints { make in
            make.barrier(at: .trailing, of: [name, street], margin: space)
        }
        first.snp.makeConstraints { make in
            make.leading.equalTo(labels.snp.trailing)
            make.trailing.lessThanOrEqualToSuperview().systemSpacing(2)
            make.centerY.equalTo(name)
        }
        second.snp.makeConstraints { make in
            make.leading.equalTo(labels.snp.trailing)
            make.centerY.equalTo(street)
        }
        column.snp.makeConstraints { make in
            make.guideline(along: .horizontal, at: .fraction(0.4))
        }
        photo.snp.makeConstraints { make in
            make.top.equalToSuperview(.safeArea).inset(12)
            make.leading.equalTo(column)
            make.trailing.equalToSuperview().inset(16)
            make.ratio.equalTo(16.0 / 9)
        }
        badge.snp.makeConstraints { make in
            make.bias(share, from: photo.snp.leading, to: photo.snp.trailing)
            make.bias(0.5, along: .vertical).priority(750)
        }
        note.snp.makeConstraints { make in
            make.leading.equalToSuperview(.margins)
            make.trailing.lessThanOrEqualToSuperview(.readableContent)
            make.bottom.equalTo(tools.snp.top).systemSpacing()
        }
    }
}
