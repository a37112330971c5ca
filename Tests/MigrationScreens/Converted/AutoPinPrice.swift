// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class AutoPinPrice: UIView {
    let amount = UILabel("99")
    let currency = UILabel("SEK")
    let frameView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(frameView)
        addSubview(amount)
        addSubview(currency)
        constrain(frameView, self) { frameView, view in
            frameView.edges == view.edgesWithinMargins
        }
        constrain(amount, frameView) { amount, frameView in
            amount.centerX == frameView.centerX
            amount.centerY == frameView.centerY * 0.5
        }
        constrain(currency, amount) { currency, amount in
            currency.lastBaseline == amount.lastBaseline
            currency.left == amount.right + 2
            currency.width <= currency.height * 2
        }
    }
}
