// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class MakerBanner: UIView {
    let message = UILabel("No connection")
    let closeButton = UIView()
    let isCompact = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(message); addSubview(closeButton)
        closeButton.snp.makeConstraints({ make in
            make.right.equalTo(-8)
            make.centerY.equalToSuperview()
            make.size.equalTo(isCompact ? 16 : 24)
        })
        message.snp.makeConstraints { make in
            let side: CGFloat = isCompact ? 4 : 8
            make.left.equalTo(side)
            make.centerY.equalToSuperview().offset(-1)
            /* The message gives way to the button. */
            make.right.lessThanOrEqualTo(closeButton.snp.left).offset(-side)
        }
    }
}
