// swift-format-ignore-file
import ConstraintKernel
import MigrationScreens
import UIKitNames

/// A form, a toolbar and a badge, in words that stand for several constraints.
final class AnchorsWords: ChangingView {
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
        for view in [badge, name, street, first, second, tools, photo, note, back, title, more] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            tools.leadingAnchor.constraint(equalTo: leadingAnchor),
            tools.trailingAnchor.constraint(equalTo: trailingAnchor),
            tools.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
            tools.heightAnchor.constraint(equalToConstant: 44),
            back.centerYAnchor.constraint(equalTo: tools.centerYAnchor),
            title.centerYAnchor.constraint(equalTo: tools.centerYAnchor),
            more.centerYAnchor.constraint(equalTo: tools.centerYAnchor),
        ])
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(chaining: [back, title, more], from: tools.leadingAnchor, to: tools.trailingAnchor, spacing: 4, weights: [1, 2, 1], lead: space, tail: space))
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: leadingAnchor, gap: .system),
            street.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        ])
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(chaining: [name, street], .packed(bias: 0.25), from: photo.bottomAnchor, to: tools.topAnchor, spacing: space * 2))
        NSLayoutConstraint.activate(labels.constraints(asBarrierAt: .trailing, of: [name, street], margin: space))
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: labels.trailingAnchor),
            first.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, gap: .system(-2)),
            first.centerYAnchor.constraint(equalTo: name.centerYAnchor),
            second.leadingAnchor.constraint(equalTo: labels.trailingAnchor),
            second.centerYAnchor.constraint(equalTo: street.centerYAnchor),
        ])
        NSLayoutConstraint.activate(column.constraints(asGuidelineAlong: .horizontal, at: .fraction(0.4)))
        let middle = badge.constraint(atShare: 0.5, from: topAnchor, to: bottomAnchor)
        middle.priority = .defaultHigh
        middle.isActive = true
        badge.constraint(atShare: share, from: photo.leadingAnchor, to: photo.trailingAnchor).isActive = true
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 12),
            photo.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            photo.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            photo.ratioAnchor.constraint(equalToConstant: 16.0 / 9),
        ])
        NSLayoutConstraint.activate([
            note.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            note.trailingAnchor.constraint(lessThanOrEqualTo: readableContentGuide.trailingAnchor),
            note.bottomAnchor.constraint(equalTo: tools.topAnchor, gap: .system(-1)),
        ])
    }
}
