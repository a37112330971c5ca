// swift-format-ignore-file
import AutoPinLayout
import UIKitNames
import MakerLayout

final class AutoPinProfile: UIView {
    let avatar = UIView.newAutoLayout()
    let nameLabel = UILabel("Emmy Noether")
    let bioLabel = UILabel("Found that every symmetry keeps something", numberOfLines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        addSubview(bioLabel)
        avatar.snp.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(16)
            make.size.equalTo(48)
        }

        nameLabel.snp.makeConstraints { make in
            make.leading.equalTo(avatar.snp.trailing).offset(8)
            make.centerY.equalTo(avatar)  // the middle of the picture
            make.trailing.lessThanOrEqualToSuperview().inset(16)
        }

        // Everything else is below.
        bioLabel.snp.makeConstraints { make in
            make.top.equalTo(avatar.snp.bottom).offset(12)
            make.leading.trailing.bottom.equalToSuperview().inset(16)
        }
    }
}
