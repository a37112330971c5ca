// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class MakerBanner: UIView {
    let message = UILabel("No connection")
    let closeButton = UIView()
    let isCompact = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(message); addSubview(closeButton)
        closeButton.easy.layout([
            Right(8),
            CenterY(),
            Size(isCompact ? 16 : 24),
        ])
        do {
            let side: CGFloat = isCompact ? 4 : 8
            message.easy.layout([
                Left(side),
                CenterY(-1),
                /* The message gives way to the button. */
                Right(<=side).to(closeButton, .left),
            ])
        }
    }
}
