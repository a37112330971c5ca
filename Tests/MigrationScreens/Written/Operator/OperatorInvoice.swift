// swift-format-ignore-file
import MigrationScreens
import OperatorLayout
import UIKitNames

/// Rows that a loop makes, a total below, and a group that folds them.
final class OperatorInvoice: ChangingView {
    private var rows: [UIView] = []
    private let header = UILabel("Invoice")
    private let total = UILabel("Total 42.00")
    private let stamp = UIView()
    private let group = ConstraintGroup()
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

        constrain(header) { header in
            guard let superview = header.superview else { return }
            header.top == superview.safeAreaLayoutGuide.top + 10
            header.centerX == superview.centerX
        }

        for (index, row) in rows.enumerated() {
            constrain(row, header) { row, header in
                row.left == row.superview!.left + 16
                row.right == row.superview!.right - 16
                row.height == rowHeight ~ .init(900)
                if index == 0 {
                    row.top == header.bottom + 16
                }
            }
            if index > 0 {
                constrain(rows[index - 1], row) { previous, row in
                    row.top == previous.bottom + (index == 2 ? 8 : 4)
                }
            }
        }

        constrain(self, rows[2], total) {
            $2.top == $1.bottom + 2 * 8
            $2.trailing == $0.trailingMargin
            $2.width >= $0.width / 4
        }
        fold()
    }

    private func fold() {
        constrain(stamp, total, replace: group) { stamp, total in
            stamp.size == total.size
            stamp.left == stamp.superview!.left + (isFolded ? 40 : 20)
            stamp.centerY == total.centerY - 1
        }
    }

    override func change() {
        isFolded = !isFolded
        fold()
    }
}
