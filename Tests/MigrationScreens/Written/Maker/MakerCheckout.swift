// swift-format-ignore-file
import MakerLayout
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
        header.snp.makeConstraints { make in
            make.top.equalTo(safeAreaLayoutGuide.snp.top).offset(16)
            make.leading.trailing.equalToSuperview().inset(20)
        }
        var previous: UIView = header
        for (index, item) in items.enumerated() {
            let row = UILabel(item)
            addSubview(row)
            rows.append(row)
            row.snp.makeConstraints { make in
                make.top.equalTo(previous.snp.bottom).offset(index == 0 ? 16 : 8)
                make.leading.trailing.equalTo(header)
                make.height.equalTo(28)
            }
            previous = row
        }
        total.snp.makeConstraints { make in
            make.top.greaterThanOrEqualTo(previous.snp.bottom).offset(12)
            make.trailing.equalTo(header)
            make.leading.greaterThanOrEqualTo(header)
        }
        payButton.snp.makeConstraints { make in
            make.top.equalTo(total.snp.bottom).offset(12)
            make.centerX.equalToSuperview()
            make.width.equalToSuperview().multipliedBy(0.5)
            make.height.equalTo(48)
            make.bottom.equalTo(safeAreaLayoutGuide.snp.bottom).offset(-16)
        }
        #if DEBUG_LAYOUT
        header.layoutName = "header"
        #endif
    }
}
