// swift-format-ignore-file
import AutoPinLayout
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
            title.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
            title.autoAlignAxis(toSuperviewAxis: .horizontal)
        }
        rows.forEach { $0.autoSetDimension(.height, toSize: 44); $0.autoPinEdge(toSuperviewEdge: .left) }
        rows.forEach { $0.autoMatch(.width, to: .width, of: self) }
        rows[0].autoPinEdge(toSuperviewSafeArea: .top)
        zip(rows, rows.dropFirst()).forEach { $1.autoPinEdge(.top, to: .bottom, of: $0, withOffset: 1) }
        rows[1].addSubview(knob)
        knob.autoSetDimensions(to: CGSize(width: 31, height: 31))
        knob.autoAlignAxis(.horizontal, toSameAxisOf: titles[1])
        knobOffset = knob.autoConstrainAttribute(.right, to: .right, of: rows[1], withOffset: -40)
    }

    override func change() {
        knobOffset?.constant = -20
    }
}
