// swift-format-ignore-file
import AttributeLayout
import MigrationScreens
import UIKitNames

/// A profile with a button that has another width once it is followed.
final class AttributeFollow: ChangingView {
    var isExpanded = false
    private let cover = UIView()
    private let avatar = UIView()
    private let nameLabel = UILabel("Ada Lovelace")
    private let bio = UILabel("Wrote the first program for a machine that was never built.", numberOfLines: 0)
    private let followButton = UILabel("Follow")
    private let grid = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    private func setup() {
        self.addSubview(cover)
        self.addSubview(avatar)
        self.addSubview(nameLabel)
        self.addSubview(bio)
        self.addSubview(followButton)
        self.addSubview(grid)
        let margin: CGFloat = 15

        cover.easy.layout([
            Top(),
            Left(),
            Right(),
            Height(*0.3).like(self)
        ])
        avatar.easy.layout([
            CenterX(0),
            CenterY(-10).to(cover, .bottom),
            Size(72)
        ])
        nameLabel.easy.layout(
            Top(8).to(avatar),
            CenterX().to(avatar),
            Width(<=260),
            Height(>=20).with(.high)
        )
        bio.easy.layout([Top(margin).to(nameLabel, .bottom), Left(margin), Right(margin)])
        followButton.easy.layout([
            Top(10).to(bio, .bottom).with(.medium),
            Left(>=margin),
            CenterX(),
            Width(120).when { [unowned self] in self.isExpanded },
            Width(80).when { [unowned self] in !self.isExpanded }
        ])
        grid.easy.layout([
            Top(margin).to(followButton),
            Leading(margin), Trailing(margin),
            Bottom(>=margin).to(safeAreaLayoutGuide, .bottom)
        ])
        grid.easy.layout(Height(44))
    }

    override func change() {
        isExpanded = true
        followButton.easy.reload()
        grid.easy.layout(Height(88))
    }
}
