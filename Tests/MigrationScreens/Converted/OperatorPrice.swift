// swift-format-ignore-file
import AttributeLayout
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
        background.easy.layout([
            Top().to(self, .topMargin),
            Leading().to(self, .leadingMargin),
            Bottom().to(self, .bottomMargin),
            Trailing().to(self, .trailingMargin),
        ])
        amount.easy.layout(Center().to(background))
        currency.easy.layout([
            LastBaseline().to(amount, .lastBaseline),
            Left(2).to(amount, .right),
        ])
    }
}
