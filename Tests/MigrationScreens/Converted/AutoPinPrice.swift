// swift-format-ignore-file
import AttributeLayout
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
        frameView.easy.layout([
            Top().to(self, .topMargin),
            Leading().to(self, .leadingMargin),
            Bottom().to(self, .bottomMargin),
            Trailing().to(self, .trailingMargin),
        ])
        amount.easy.layout([
            CenterX().to(frameView, .centerX),
            CenterY(*0.5).to(frameView, .centerY),
        ])
        currency.easy.layout([
            LastBaseline().to(amount, .lastBaseline),
            Left(2).to(amount, .right),
            Width(<=0 * 2).like(currency, .height),
        ])
    }
}
