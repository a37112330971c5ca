// swift-format-ignore-file
import MakerLayout
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
        self.background.snp.makeConstraints { make in
            make.edges.equalTo(self.layoutMarginsGuide)
        }
        self.amount.snp.makeConstraints { (make) in
            make.center.equalTo(self.background)
        }
        self.currency.snp.makeConstraints { (make) -> Void in
            make.lastBaseline.equalTo(self.amount)
            make.left.equalTo(self.amount.snp.right).offset(2)
            make.width.lessThanOrEqualTo(60)
        }
    }
}
