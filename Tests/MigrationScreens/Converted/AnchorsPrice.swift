// swift-format-ignore-file
import UIKitNames
import OperatorLayout

final class AnchorsPrice: UIView {
    let amount = UILabel("1.99")
    let currency = UILabel("GBP")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(amount)
        addSubview(currency)
        amount.translatesAutoresizingMaskIntoConstraints = false
        currency.translatesAutoresizingMaskIntoConstraints = false
        constrain(amount, self) { amount, view in
            amount.centerX == view.centerX
            amount.centerY == view.centerY - 4
        }
        constrain(currency, amount) { currency, amount in
            currency.lastBaseline == amount.lastBaseline
            currency.left == amount.right + 2
            currency.width <= 60
        }
    }
}
