// swift-format-ignore-file
import UIKitNames

final class AttributePrice: UIView {
    let amount = UILabel("3.20")
    let currency = UILabel("CHF")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(amount)
        addSubview(currency)
        amount.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            amount.centerXAnchor.constraint(equalTo: self.centerXAnchor, constant: 4),
            amount.centerYAnchor.constraint(equalTo: self.centerYAnchor, constant: -2),
        ])
        currency.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            currency.lastBaselineAnchor.constraint(equalTo: amount.lastBaselineAnchor),
            currency.leftAnchor.constraint(equalTo: amount.rightAnchor, constant: 2),
            currency.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
        ])
    }
}
