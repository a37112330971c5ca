// swift-format-ignore-file
import OperatorLayout
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

        constrain(header, safeAreaLayoutGuide, self) { header, safeAreaLayoutGuide, view in
            header.top == safeAreaLayoutGuide.top
            header.leading == view.leading
            header.trailing == view.trailing
        }
        headerHeight = header.heightAnchor.constraint(equalToConstant: 44)
        headerHeight.priority = .defaultHigh
        headerHeight.isActive = true
        constrain(titleLabel, header) { titleLabel, header in
            titleLabel.center == header.center
            titleLabel.leading >= header.layoutMarginsGuide.leading
        }

        constrain(body, header, readableContentGuide) { body, header, readableContentGuide in
            bodyTop = body.top == header.bottom + 12
            body.leading == readableContentGuide.leading
            body.trailing == readableContentGuide.trailing
        }
        NSLayoutConstraint.activate([
            footer.topAnchor.constraint(greaterThanOrEqualTo: body.bottomAnchor, constant: 8),
            footer.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-8-[footer]-8-|", options: [], metrics: nil, views: ["footer": footer]))
        constrain(footer) { footer in
            footer.height == 49 ~ 500
        }
    }

    override func change() {
        headerHeight.constant = 88
        bodyTop?.constant = 24
    }
}
