// swift-format-ignore-file
import PureLayout
import UIKit

class AlertOverlay: UIView {
    private var card = UIView()
    private var icon: UIImageView?
    private let message: UILabel = UILabel.newAutoLayout()
    private let okButton = UIButton.newAutoLayout()
    private let cancelButton = UIButton.newAutoLayout()
    private var landscapeConstraints: [NSLayoutConstraint] = []
    private var portraitConstraints: [NSLayoutConstraint] = []

    init(image: UIImage?) {
        super.init(frame: .zero)
        addSubview(card)
        card.autoCenterInSuperview()
        portraitConstraints = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
            card.autoMatch(.width, to: .width, of: self, withOffset: -60)
        }
        landscapeConstraints = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
            card.autoSetDimension(.width, toSize: 420)
        }

        card.addSubview(message)
        if let image = image {
            let icon = UIImageView(image: image)
            card.addSubview(icon)
            icon.autoPinEdge(toSuperviewEdge: .top, withInset: 24)
            icon.autoAlignAxis(toSuperviewAxis: .vertical)
            message.autoPinEdge(.top, to: .bottom, of: icon, withOffset: 16)
            self.icon = icon
        } else {
            message.autoPinEdge(toSuperviewEdge: .top, withInset: 24)
        }
        message.autoPinEdge(toSuperviewEdge: .left, withInset: 24)
        message.autoPinEdge(toSuperviewEdge: .right, withInset: 24)

        card.addSubview(okButton)
        card.addSubview(cancelButton)
        cancelButton.autoPinEdge(.top, to: .bottom, of: message, withOffset: 24)
        cancelButton.autoPinEdge(toSuperviewEdge: .left)
        cancelButton.autoPinEdge(toSuperviewEdge: .bottom)
        cancelButton.autoSetDimension(.height, toSize: 48)
        okButton.autoPinEdge(.left, to: .right, of: cancelButton, withOffset: 1)
        okButton.autoPinEdge(toSuperviewEdge: .right)
        okButton.autoConstrainAttribute(.top, to: .top, of: cancelButton)
        [okButton, cancelButton].autoMatchViewsDimension(.width)
        [okButton, cancelButton].autoMatchViewsDimension(.height)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func updateConstraints() {
        let landscape = bounds.width > bounds.height
        (landscape ? portraitConstraints : landscapeConstraints).autoRemoveConstraints()
        (landscape ? landscapeConstraints : portraitConstraints).autoInstallConstraints()
        super.updateConstraints()
    }
}
