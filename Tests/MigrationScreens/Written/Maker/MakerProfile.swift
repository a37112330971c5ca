// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class MakerProfile: UIView {
    private struct UX {
        static let padding: CGFloat = 16
        static let avatarSize: CGFloat = 48
    }

    private let avatar = UIView()
    private let nameLabel = UILabel("Ada Lovelace")
    private let bioLabel = UILabel("Wrote the first program for a machine that was never built", numberOfLines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        addSubview(bioLabel)

        avatar.snp.makeConstraints { make in
            // The picture stands at the beginning of the line.
            make.top.leading.equalToSuperview().inset(UX.padding)
            make.width.height.equalTo(UX.avatarSize)
        }
        nameLabel.snp.makeConstraints { make in
            make.leading.equalTo(avatar.snp.trailing).offset(UX.padding / 2)
            make.trailing.lessThanOrEqualToSuperview().inset(UX.padding)  // room for long names
            make.centerY.equalTo(avatar)
        }
        bioLabel.snp.makeConstraints { make in
            make.top.equalTo(avatar.snp.bottom).offset(12)
            make.leading.equalTo(avatar)
            make.trailing.equalToSuperview().offset(-UX.padding)
        }
    }
}
