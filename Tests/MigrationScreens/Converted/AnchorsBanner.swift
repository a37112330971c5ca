// swift-format-ignore-file
import UIKitNames
import MakerLayout

final class AnchorsBanner: UIView {
    let message = UILabel("Offline")
    let closeButton = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(message)
        addSubview(closeButton)
        message.translatesAutoresizingMaskIntoConstraints = false
        closeButton.translatesAutoresizingMaskIntoConstraints = false
        let side: CGFloat = 8
        closeButton.snp.makeConstraints { make in
            make.right.equalToSuperview().inset(side)
            make.centerY.equalToSuperview()
            make.width.equalTo(side * 3)
            make.height.equalTo(closeButton.snp.width)
        }

        message.snp.makeConstraints { make in
            make.left.equalToSuperview().offset(side)
            make.firstBaseline.equalTo(self.snp.centerY).offset(4)
            make.right.lessThanOrEqualTo(closeButton.snp.left).offset(-side)
        }
    }
}
