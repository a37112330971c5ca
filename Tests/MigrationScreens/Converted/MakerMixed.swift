// swift-format-ignore-file
import AttributeLayout
import MigrationScreens
import UIKitNames

/// A screen halfway from one dialect to another: chains, anchors and a format string.
final class MakerMixed: ChangingView {
    private let header = UIView()
    private let titleLabel = UILabel("Half and half")
    private let body = UILabel("One team writes chains, and the other one anchors, on the same view", numberOfLines: 0)
    private let footer = UIView()
    private var headerHeight: NSLayoutConstraint!
    private var bodyTop: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(header)
        header.addSubview(titleLabel)
        addSubview(body)
        addSubview(footer)
        footer.translatesAutoresizingMaskIntoConstraints = false

        header.easy.layout([
            Top().to(safeAreaLayoutGuide, .top),
            Leading(),
            Trailing(),
        ])
        headerHeight = header.heightAnchor.constraint(equalToConstant: 44)
        headerHeight.priority = .defaultHigh
        headerHeight.isActive = true
        titleLabel.easy.layout([
            Center(),
            Leading(>=0).to(header.layoutMarginsGuide, .leading),
        ])

        let bodyConstraints = body.easy.layout([
            Top(12).to(header, .bottom),
            Leading().to(readableContentGuide, .leading),
            Trailing().to(readableContentGuide, .trailing),
        ])
        bodyTop = bodyConstraints[0]
        NSLayoutConstraint.activate([
            footer.topAnchor.constraint(greaterThanOrEqualTo: body.bottomAnchor, constant: 8),
            footer.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-8-[footer]-8-|", options: [], metrics: nil, views: ["footer": footer]))
        footer.easy.layout(Height(49).with(.medium))
    }

    override func change() {
        headerHeight.constant = 88
        bodyTop?.constant = 24
    }
}
