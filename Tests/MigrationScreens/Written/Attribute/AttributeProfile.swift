// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class AttributeProfile: UIView {
    private let avatar = UIView()
    private let nameLabel = UILabel("Katherine Johnson")
    private let bioLabel = UILabel("Computed the way to the moon and back by hand", numberOfLines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        addSubview(bioLabel)

        avatar.easy.layout([
            Top(16),
            Left(16),
            Size(48)
        ])
        nameLabel.easy.layout([
            Left(8).to(avatar, .right),
            Right(>=16),
            CenterY().to(avatar)
        ])
        bioLabel.easy.layout([
            Top(12).to(avatar),  // below the picture
            Left().to(avatar, .left),
            Right(16)
        ])
    }
}
