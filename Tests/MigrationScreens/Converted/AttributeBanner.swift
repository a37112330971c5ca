// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class AttributeBanner: UIView {
    let message = UILabel("Copied")
    let closeButton = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(message)
        addSubview(closeButton)
        closeButton.snp.makeConstraints { make in
            make.right.equalToSuperview().inset(8)
            make.centerY.equalToSuperview()
            make.size.equalTo(24)
        }
        message.snp.makeConstraints { make in
            make.left.equalToSuperview().inset(8)
            make.centerY.equalToSuperview().offset(-1)
            make.right.greaterThanOrEqualTo(closeButton.snp.left).offset(-8)
        }
        // Both sides and a middle: what competes within one call stands.
        let line = UIView()
        addSubview(line)
        line.snp.makeConstraints { make in
            make.left.right.equalToSuperview().inset(16)
            make.centerX.bottom.equalToSuperview()
            make.height.equalTo(1)
        }
    }
}
