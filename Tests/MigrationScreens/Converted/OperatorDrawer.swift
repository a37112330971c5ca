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
            NSLayoutConstraint(item: content, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: content, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: first, attribute: .top, relatedBy: .equal, toItem: second, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: first, attribute: .trailing, relatedBy: .equal, toItem: second, attribute: .leading, multiplier: 1, constant: -8),
            NSLayoutConstraint(item: first, attribute: .top, relatedBy: .equal, toItem: content, attribute: .top, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: first, attribute: .leading, relatedBy: .equal, toItem: content, attribute: .leading, multiplier: 1, constant: 16),
        ])
        NSLayoutConstraint.deactivate(place)
        place = [
            NSLayoutConstraint(item: content, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: content, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 80),
        ]
        NSLayoutConstraint.activate(place)
    }

    override func change() {
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.deactivate(place)
        let contentTop = NSLayoutConstraint(item: content, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 40)
        contentTop.priority = .defaultHigh
        place = [
            NSLayoutConstraint(item: content, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: 0),
            contentTop,
        ]
        NSLayoutConstraint.activate(place)
    }
}
