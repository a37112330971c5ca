// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class OperatorPrice: UIView {
    let amount = UILabel("7.50")
    let currency = UILabel("USD")
    let background = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        addSubview(amount)
        addSubview(currency)
        constrain(background, self) { $0.edges == $1.edgesWithinMargins }
        constrain(amount, currency, background) { amount, currency, background in
            amount.center == background.center
            currency.lastBaseline == amount.lastBaseline
            currency.left == amount.right + 2
        }
    }
}
