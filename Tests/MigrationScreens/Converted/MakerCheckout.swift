// swift-format-ignore-file
import MigrationScreens
import UIKitNames

/// Rows that a loop makes, a total, and a button whose place depends on the kind of device.
final class MakerCheckout: UIView {
    private let header = UILabel("Your order")
    private let total = UILabel("Total")
    private let payButton = UILabel("Pay")
    private var rows: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        configure(items: ["Tea", "Cake", "Jam"])
    }

    func configure(items: [String]) {
        guard !items.isEmpty else { return }
        addSubview(header)
        addSubview(total)
        addSubview(payButton)
        header.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: header, attribute: .top, relatedBy: .equal, toItem: safeAreaLayoutGuide, attribute: .top, multiplier: 1, constant: 16),
            NSLayoutConstraint(item: header, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 20),
            NSLayoutConstraint(item: header, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: -20),
        ])
        var previous: UIView = header
        for (index, item) in items.enumerated() {
            let row = UILabel(item)
            addSubview(row)
            rows.append(row)
            row.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                NSLayoutConstraint(item: row, attribute: .top, relatedBy: .equal, toItem: previous, attribute: .bottom, multiplier: 1, constant: index == 0 ? 16 : 8),
                NSLayoutConstraint(item: row, attribute: .leading, relatedBy: .equal, toItem: header, attribute: .leading, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: row, attribute: .trailing, relatedBy: .equal, toItem: header, attribute: .trailing, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: row, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 28),
            ])
            previous = row
        }
        total.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: total, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: previous, attribute: .bottom, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: total, attribute: .trailing, relatedBy: .equal, toItem: header, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: total, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: header, attribute: .leading, multiplier: 1, constant: 0),
        ])
        payButton.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: payButton, attribute: .top, relatedBy: .equal, toItem: total, attribute: .bottom, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: payButton, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: payButton, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width, multiplier: 0.5, constant: 0),
            NSLayoutConstraint(item: payButton, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 48),
            NSLayoutConstraint(item: payButton, attribute: .bottom, relatedBy: .equal, toItem: safeAreaLayoutGuide, attribute: .bottom, multiplier: 1, constant: -16),
        ])
        #if DEBUG_LAYOUT
        header.layoutName = "header"
        #endif
    }
}
