// swift-format-ignore-file
import SnapKit
import UIKit

enum CardState {
    case collapsed, expanded
}

class WalletCardView: UIView {
    private let balanceLabel = UILabel()
    private let currencyLabel = UILabel()
    private let chartView = UIView()
    private let wrapperView = UIView()
    private lazy var sendButton = makeButton(title: "Send")
    private lazy var receiveButton = makeButton(title: "Receive")

    private var collapsedConstraints: [Constraint] = []
    private var expandedConstraints: [Constraint] = []

    var state: CardState = .collapsed {
        didSet { updateState() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(wrapperView)
        wrapperView.snp.makeConstraints { maker in
            maker.edges.equalToSuperview().inset(UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
        }

        wrapperView.addSubview(balanceLabel)
        balanceLabel.snp.makeConstraints { maker in
            maker.leading.top.equalToSuperview().inset(CGFloat.margin16)
        }

        wrapperView.addSubview(currencyLabel)
        currencyLabel.snp.makeConstraints { maker in
            maker.leading.equalTo(balanceLabel.snp.trailing).offset(CGFloat.margin8)
            maker.lastBaseline.equalTo(balanceLabel)
            maker.trailing.lessThanOrEqualToSuperview().inset(CGFloat.margin16)
        }

        wrapperView.addSubview(chartView)
        chartView.snp.makeConstraints { maker in
            maker.top.equalTo(balanceLabel.snp.bottom).offset(CGFloat.margin16)
            maker.leading.trailing.equalToSuperview()
            collapsedConstraints.append(maker.height.equalTo(0).constraint)
        }
        chartView.snp.prepareConstraints { maker in
            expandedConstraints.append(maker.height.equalTo(160).constraint)
        }

        wrapperView.addSubviews(sendButton, receiveButton)
        sendButton.snp.makeConstraints { maker in
            maker.top.equalTo(chartView.snp.bottom).offset(CGFloat.margin16)
            maker.leading.bottom.equalToSuperview().inset(CGFloat.margin16)
            maker.height.equalTo(buttonHeight())
        }
        receiveButton.snp.makeConstraints { maker in
            maker.leading.equalTo(sendButton.snp.trailing).offset(CGFloat.margin8)
            maker.top.bottom.width.equalTo(sendButton)
            maker.trailing.equalToSuperview().inset(CGFloat.margin16)
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    private func buttonHeight() -> CGFloat {
        return 44
    }

    private func makeButton(title: String) -> UIButton {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        button.layer.cornerRadius = 8
        return button
    }

    private func updateState() {
        switch state {
        case .collapsed:
            expandedConstraints.forEach { $0.deactivate() }
            collapsedConstraints.forEach { $0.activate() }
        case .expanded:
            collapsedConstraints.forEach { $0.deactivate() }
            expandedConstraints.forEach { $0.activate() }
        }
    }
}
