// swift-format-ignore-file
import MakerLayout
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
        background.snp.makeConstraints { make in
            make.top.equalTo(self.snp.topMargin)
            make.leading.equalTo(self.snp.leadingMargin)
            make.bottom.equalTo(self.snp.bottomMargin)
            make.trailing.equalTo(self.snp.trailingMargin)
        }
        amount.snp.makeConstraints { make in
            make.center.equalTo(background)
        }
        currency.snp.makeConstraints { make in
            make.lastBaseline.equalTo(amount)
            make.left.equalTo(amount.snp.right).offset(2)
        }
    }
}
