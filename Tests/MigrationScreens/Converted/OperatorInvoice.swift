// swift-format-ignore-file
import MigrationScreens
import OperatorLayout
import UIKitNames
import AttributeLayout

/// Rows that a loop makes, a total below, and a group that folds them.
final class OperatorInvoice: ChangingView {
    private var rows: [UIView] = []
    private let header = UILabel("Invoice")
    private let total = UILabel("Total 42.00")
    private let stamp = UIView()
    private var group: [NSLayoutConstraint] = []
    private var isFolded = false
    private let rowHeight: CGFloat = 36

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(header)
        addSubview(total)
        addSubview(stamp)
        for number in 1...3 {
            let row = UILabel("Position \(number)")
            rows.append(row)
            addSubview(row)
        }

        header.easy.layout([
            Top(10).to(self.safeAreaLayoutGuide, .top),
            CenterX(),
        ])

        for (index, row) in rows.enumerated() {
            // layout convert: left as it was, since attributes of several calls would push each other out
            constrain(row, header) { row, header in
                row.left == row.superview!.left + 16
                row.right == row.superview!.right - 16
                row.height == rowHeight ~ .init(900)
                if index == 0 {
                    row.top == header.bottom + 16
                }
            }
            if index > 0 {
                // layout convert: left as it was, since attributes of several calls would push each other out
                constrain(rows[index - 1], row) { previous, row in
                    row.top == previous.bottom + (index == 2 ? 8 : 4)
                }
            }
        }

        total.easy.layout([
            Top(2 * 8).to(rows[2], .bottom),
            Trailing().to(self, .trailingMargin),
            Width(>=0 * 0.25).like(self),
        ])
        fold()
    }

    private func fold() {
        NSLayoutConstraint.deactivate(group)
        group = stamp.easy.layout([
            Size().like(total),
            Left((isFolded ? 40 : 20)),
            CenterY(-1).to(total, .centerY),
        ])
    }

    override func change() {
        isFolded = !isFolded
        fold()
    }
}
