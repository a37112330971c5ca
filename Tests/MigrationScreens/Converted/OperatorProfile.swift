// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class OperatorProfile: UIView {
    private let avatar = UIView()
    private let nameLabel = UILabel("Grace Hopper")
    private let padding: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        avatar.snp.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(padding)
            make.width.equalTo(48)
            make.height.equalTo(avatar.snp.width)
        }
        nameLabel.snp.makeConstraints { make in
            // The name is beside the picture.
            make.leading.equalTo(avatar.snp.trailing).offset(8)
            make.centerY.equalTo(avatar)
            make.trailing.lessThanOrEqualToSuperview().inset(padding)
        }
    }
}
