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
    private var gridHeight: NSLayoutConstraint!

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

        cover.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: self.topAnchor),
            cover.leftAnchor.constraint(equalTo: self.leftAnchor),
            cover.rightAnchor.constraint(equalTo: self.rightAnchor),
            cover.heightAnchor.constraint(equalTo: self.heightAnchor, multiplier: 0.3),
        ])
        avatar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            avatar.centerXAnchor.constraint(equalTo: self.centerXAnchor),
            avatar.centerYAnchor.constraint(equalTo: cover.bottomAnchor, constant: -10),
            avatar.widthAnchor.constraint(equalToConstant: 72),
            avatar.heightAnchor.constraint(equalToConstant: 72),
        ])
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        let nameLabelHeight = nameLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
        nameLabelHeight.priority = .defaultHigh
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
            nameLabel.centerXAnchor.constraint(equalTo: avatar.centerXAnchor),
            nameLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 260),
            nameLabelHeight,
        ])
        bio.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bio.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: margin),
            bio.leftAnchor.constraint(equalTo: self.leftAnchor, constant: margin),
            bio.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -margin),
        ])
        // layout convert: left as it was, since another block replaces or removes what it made
        followButton.easy.layout([
            Top(10).to(bio, .bottom).with(.medium),
            Left(>=margin),
            CenterX(),
            Width(120).when { [unowned self] in self.isExpanded },
            Width(80).when { [unowned self] in !self.isExpanded }
        ])
        grid.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            grid.topAnchor.constraint(equalTo: followButton.bottomAnchor, constant: margin),
            grid.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: margin),
            grid.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -margin),
            grid.bottomAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor, constant: -margin),
        ])
        gridHeight = grid.heightAnchor.constraint(equalToConstant: 44)
        gridHeight.isActive = true
    }

    override func change() {
        isExpanded = true
        // layout convert: left as it was, since it has a condition that is asked again whenever the item is reloaded, which no other dialect does
        followButton.easy.reload()
        gridHeight?.constant = 88
    }
}
