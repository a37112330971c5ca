// swift-format-ignore-file
import OperatorLayout
import MigrationScreens
import UIKitNames

/// Rows that closures pin, some of them by their own arguments, and a switch at their ends.
final class AutoPinToggle: ChangingView {
    private let rows = [UIView(), UIView(), UIView()]
    private let titles = [UILabel("Sound"), UILabel("Vibration"), UILabel("Notifications on the lock screen")]
    private let knob = UIView()
    private var knobOffset: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        rows.forEach { addSubview($0) }
        zip(rows, titles).forEach { row, title in
            row.addSubview(title)
            constrain(title, row) { title, row in
                title.leading == row.leading + 16
                title.centerY == row.centerY
            }
        }
        rows.forEach {
            constrain($0) { item0 in
                item0.height == 44
            };
            constrain($0) { item0 in
                item0.left == item0.superview!.left
            }
        }
        rows.forEach {
            constrain($0, self) { item0, view in
                item0.width == view.width
            }
        }
        constrain(rows[0]) { rows0 in
            rows0.top == rows0.superview!.safeAreaLayoutGuide.top
        }
        zip(rows, rows.dropFirst()).forEach {
            constrain($1, $0) { item1, item0 in
                item1.top == item0.bottom + 1
            }
        }
        rows[1].addSubview(knob)
        constrain(knob, titles[1], rows[1]) { knob, titles1, rows1 in
            knob.width == 31
            knob.height == 31
            knob.centerY == titles1.centerY
            knobOffset = knob.right == rows1.right - 40
        }
    }

    override func change() {
        knobOffset?.constant = -20
    }
}
