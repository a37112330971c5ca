// swift-format-ignore-file
import MigrationScreens
import UIKitNames

/// A drawer whose place is a group.
final class OperatorDrawer: ChangingView {
    let content = UIView()
    let first = UILabel("First")
    let second = UILabel("Second")
    private var place: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.addSubview(first)
        content.addSubview(second)
        content.translatesAutoresizingMaskIntoConstraints = false
        first.translatesAutoresizingMaskIntoConstraints = false
        second.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: self.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: self.trailingAnchor),
            first.topAnchor.constraint(equalTo: second.topAnchor),
            first.trailingAnchor.constraint(equalTo: second.leadingAnchor, constant: -8),
            first.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            first.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        ])
        NSLayoutConstraint.deactivate(place)
        place = [
            content.bottomAnchor.constraint(equalTo: self.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 80),
        ]
        NSLayoutConstraint.activate(place)
    }

    override func change() {
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.deactivate(place)
        let contentTop = content.topAnchor.constraint(equalTo: self.topAnchor, constant: 40)
        contentTop.priority = .defaultHigh
        place = [
            content.bottomAnchor.constraint(equalTo: self.bottomAnchor),
            contentTop,
        ]
        NSLayoutConstraint.activate(place)
    }
}
