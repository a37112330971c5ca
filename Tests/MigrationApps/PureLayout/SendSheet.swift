// swift-format-ignore-file
import PureLayout
import UIKit

class BEView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    func commonInit() {}
}

class SendSheet: BEView {
    lazy var titleLabel = UILabel()
    lazy var amountField = UITextField()
    lazy var maxButton = UIButton(type: .system)
    lazy var feeView: UIView = {
        let view = UIView()
        view.addSubview(feeLabel)
        feeLabel.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
        return view
    }()
    lazy var feeLabel = UILabel()
    lazy var sendButton = UIButton()
    lazy var spinner = UIActivityIndicatorView()

    override func commonInit() {
        super.commonInit()
        addSubview(titleLabel)
        titleLabel.autoPinEdge(toSuperviewEdge: .top, withInset: 20)
        titleLabel.autoAlignAxis(toSuperviewAxis: .vertical)

        addSubview(amountField)
        amountField.autoPinEdge(.top, to: .bottom, of: titleLabel, withOffset: 20)
        amountField.autoPinEdge(toSuperviewEdge: .leading, withInset: 20)
        amountField.autoSetDimension(.height, toSize: 44)

        addSubview(maxButton)
        maxButton.autoAlignAxis(.horizontal, toSameAxisOf: amountField)
        maxButton.autoPinEdge(.leading, to: .trailing, of: amountField, withOffset: 8)
        maxButton.autoPinEdge(toSuperviewEdge: .trailing, withInset: 20)

        addSubview(feeView)
        feeView.autoPinEdge(.top, to: .bottom, of: amountField, withOffset: 16)
        feeView.autoPinWidthToSuperview(withMargin: 20)

        addSubview(sendButton)
        sendButton.autoPinEdge(.top, to: .bottom, of: feeView, withOffset: 24, relation: .greaterThanOrEqual)
        sendButton.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 16)
        sendButton.autoMatch(.width, to: .width, of: self, withMultiplier: 0.8)
        sendButton.autoAlignAxis(toSuperviewAxis: .vertical)
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
            sendButton.autoSetDimension(.height, toSize: 52)
        }

        sendButton.addSubview(spinner)
        spinner.autoCenterInSuperview()
    }
}
