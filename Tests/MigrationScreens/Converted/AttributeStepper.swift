// swift-format-ignore-file
import MigrationScreens
import UIKitNames

/// A control of two buttons with a value between, and a badge that follows it.
final class AttributeStepper: ChangingView {
    lazy var minusButton = UILabel("-")
    lazy var plusButton = UILabel("+")
    let valueLabel = UILabel("1,000")
    let badge = UIView()
    let caption = UILabel("How many pieces should be sent, and how many kept?", numberOfLines: 0)
    private var captionTop: NSLayoutConstraint!
    let line = UIView()
    private var lineHeight: NSLayoutConstraint!
    let side: CGFloat = 44
    var value: Int = 3

    override init(frame: CGRect) {
        super.init(frame: frame)
        let views: [UIView] = [minusButton, valueLabel, plusButton, badge, caption, line]
        views.forEach { addSubview($0) }
        setUpLayout()
    }

    private func setUpLayout() {
        minusButton.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            minusButton.leftAnchor.constraint(equalTo: self.leftAnchor, constant: 12),
            minusButton.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
            minusButton.widthAnchor.constraint(equalToConstant: side),
            minusButton.heightAnchor.constraint(equalToConstant: side),
        ])
        valueLabel.translatesAutoresizingMaskIntoConstraints = false
        let valueLabelHeight = valueLabel.heightAnchor.constraint(lessThanOrEqualToConstant: side)
        valueLabelHeight.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([
            valueLabel.leftAnchor.constraint(equalTo: minusButton.rightAnchor, constant: 8),
            valueLabel.centerYAnchor.constraint(equalTo: minusButton.centerYAnchor),
            valueLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(value * 10)),
            valueLabelHeight,
        ])
        plusButton.translatesAutoresizingMaskIntoConstraints = false
        let plusButtonHeight = plusButton.heightAnchor.constraint(equalTo: minusButton.heightAnchor, multiplier: 2)
        plusButtonHeight.priority = UILayoutPriority(600)
        NSLayoutConstraint.activate([
            plusButton.leftAnchor.constraint(equalTo: valueLabel.rightAnchor, constant: 8),
            plusButton.topAnchor.constraint(equalTo: minusButton.topAnchor),
            plusButton.widthAnchor.constraint(equalTo: minusButton.widthAnchor),
            plusButtonHeight,
            plusButton.rightAnchor.constraint(greaterThanOrEqualTo: self.rightAnchor, constant: -12),
        ])
        badge.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            badge.centerXAnchor.constraint(equalTo: valueLabel.centerXAnchor, constant: 4),
            badge.centerYAnchor.constraint(equalTo: valueLabel.centerYAnchor, constant: -6),
            badge.widthAnchor.constraint(equalToConstant: 10),
            badge.heightAnchor.constraint(equalToConstant: 12),
        ])
        caption.translatesAutoresizingMaskIntoConstraints = false
        captionTop = caption.topAnchor.constraint(equalTo: minusButton.bottomAnchor, constant: 16)
        NSLayoutConstraint.activate([
            captionTop,
            caption.leadingAnchor.constraint(equalTo: minusButton.leadingAnchor),
            caption.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -12),
        ])
        line.translatesAutoresizingMaskIntoConstraints = false
        lineHeight = line.heightAnchor.constraint(equalToConstant: 0.5)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 8),
            line.leftAnchor.constraint(equalTo: self.leftAnchor),
            line.rightAnchor.constraint(equalTo: self.rightAnchor),
            lineHeight,
        ])
    }

    override func change() {
        captionTop?.constant = 32
        lineHeight?.constant = 2
    }
}
