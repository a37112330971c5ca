// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class OperatorBanner: UIView {
    let message = UILabel("Saved")
    let closeButton = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(message)
        addSubview(closeButton)
        closeButton.easy.layout([
            Size(*0.5).like(message).with(.custom(100)),
            Size(24),
            Right().to(self, .rightMargin),
            CenterY(),
        ])
        message.easy.layout([
            Left().to(self, .leftMargin),
            CenterY(-1),
            Right(<=8).to(closeButton, .left),
        ])
    }
}
