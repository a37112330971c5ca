// swift-format-ignore-file
import OperatorLayout
import MigrationScreens
import UIKitNames

/// A form, a toolbar and a badge, in words that stand for several constraints.
final class OperatorWords: ChangingView {
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
        constrain(self, tools) { view, tools in
            tools.leading == view.leading
            tools.trailing == view.trailing
            tools.bottom == view.safeAreaLayoutGuide.bottom
            tools.height == 44
        }
        constrain(tools, back, title, more) { tools, back, title, more in
            chain([back, title, more], from: tools.leading + space, to: tools.trailing - space, spacing: 4, weights: [1, 2, 1])
            back.centerY == tools.centerY
            title.centerY == tools.centerY
            more.centerY == tools.centerY
        }
        constrain(self, name, street, photo, tools) { view, name, street, photo, tools in
            name.leading == view.leading + .system
            street.leading == name.leading
            chain([name, street], .packed(bias: 0.25), from: photo.bottom, to: tools.top, spacing: space * 2)
        }
        constrain(labels, name, street) { labels, name, street in
            barrier(labels, at: .trailing, of: [name, street], margin: space)
        }
        constrain(self, labels, first, second, name, street) { view, labels, first, second, name, street in
            first.leading == labels.trailing
            first.trailing <= view.trailing - .system(2)
            first.centerY == name.centerY
            second.leading == labels.trailing
            second.centerY == street.centerY
        }
        constrain(column) { column in
            guideline(column, along: .horizontal, at: .fraction(0.4))
        }
        constrain(self, photo, column, badge) { view, photo, column, badge in
            photo.top == view.safeAreaLayoutGuide.top + 12
            photo.leading == column.leading
            photo.trailing == view.trailing - 16
            photo.ratio == 16.0 / 9
            place(badge, at: share, from: photo.leading, to: photo.trailing)
            place(badge, at: 0.5, from: view.top, to: view.bottom) ~ .defaultHigh
        }
        constrain(self, note, tools) { view, note, tools in
            note.leading == view.layoutMarginsGuide.leading
            note.trailing <= view.readableContentGuide.trailing
            note.bottom == tools.top - .system
        }
    }
}
