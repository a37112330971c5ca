// swift-format-ignore-file
import MigrationScreens
import OperatorLayout
import UIKitNames

/// A drawer whose place is a group.
final class OperatorDrawer: ChangingView {
    let content = UIView()
    let first = UILabel("First")
    let second = UILabel("Second")
    private let place = ConstraintGroup()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.addSubview(first)
        content.addSubview(second)
        constrain(content, first, second) { content, first, second in
            content.leading == content.superview!.leading
            content.trailing == content.superview!.trailing
            align(top: first, second)
            distribute(by: 8, horizontally: first, second)
            first.top == content.top + 12
            first.leading == content.leading + 16
        }
        constrain(content, replace: place) { content in
            content.bottom == content.superview!.bottom
            content.height == 80
        }
    }

    override func change() {
        constrain(content, replace: place) { content in
            content.bottom == content.superview!.bottom
            content.top == content.superview!.top + 40 ~ .defaultHigh
        }
    }
}
