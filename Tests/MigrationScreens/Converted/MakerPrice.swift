// swift-format-ignore-file
import OperatorLayout
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
        constrain(self.background, self) { background, view in
            background.left == view.layoutMarginsGuide.left
            background.top == view.layoutMarginsGuide.top
            background.right == view.layoutMarginsGuide.right
            background.bottom == view.layoutMarginsGuide.bottom
        }
        constrain(self.amount, self.background) { amount, background in
            amount.center == background.center
        }
        constrain(self.currency, self.amount) { currency, amount in
            currency.lastBaseline == amount.lastBaseline
            currency.left == amount.right + 2
            currency.width <= 60
        }
    }
}
