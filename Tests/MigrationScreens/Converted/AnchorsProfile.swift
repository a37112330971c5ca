// swift-format-ignore-file
import UIKitNames
import MakerLayout

final class AnchorsProfile: UIView {
    private enum UX {
        static let padding: CGFloat = 16
        static let avatarSize: CGFloat = 48
    }

    private let avatar: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()
    private let nameLabel = UILabel("Mary Somerville")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false

        avatar.snp.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(UX.padding)
            make.size.equalTo(UX.avatarSize)
        }
        nameLabel.snp.makeConstraints { make in
            // The name is beside the picture.
            make.leading.equalTo(avatar.snp.trailing).offset(8)
            make.centerY.equalTo(avatar)
            make.trailing.lessThanOrEqualToSuperview().inset(UX.padding)  // or shorter
        }
    }
}
