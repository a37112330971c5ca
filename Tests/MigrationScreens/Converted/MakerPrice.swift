// swift-format-ignore-file
import UIKitNames

final class MakerPrice: UIView {
    let amount = UILabel("12.90")
    let currency = UILabel("EUR")
    let background = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        self.addSubview(self.background)
        self.addSubview(self.amount)
        self.addSubview(self.currency)
        self.background.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: self.background, attribute: .left, relatedBy: .equal, toItem: self.layoutMarginsGuide, attribute: .left, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: self.background, attribute: .top, relatedBy: .equal, toItem: self.layoutMarginsGuide, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: self.background, attribute: .right, relatedBy: .equal, toItem: self.layoutMarginsGuide, attribute: .right, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: self.background, attribute: .bottom, relatedBy: .equal, toItem: self.layoutMarginsGuide, attribute: .bottom, multiplier: 1, constant: 0),
        ])
        self.amount.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: self.amount, attribute: .centerX, relatedBy: .equal, toItem: self.background, attribute: .centerX, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: self.amount, attribute: .centerY, relatedBy: .equal, toItem: self.background, attribute: .centerY, multiplier: 1, constant: 0),
        ])
        self.currency.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: self.currency, attribute: .lastBaseline, relatedBy: .equal, toItem: self.amount, attribute: .lastBaseline, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: self.currency, attribute: .left, relatedBy: .equal, toItem: self.amount, attribute: .right, multiplier: 1, constant: 2),
            NSLayoutConstraint(item: self.currency, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 60),
        ])
    }
}
