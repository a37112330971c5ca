// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

/// A screen halfway from one dialect to another: chains, anchors and a format string.
final class MakerMixed: ChangingView {
    private let header = UIView()
    private let titleLabel = UILabel("Half and half")
    private let body = UILabel("One team writes chains, and the other one anchors, on the same view", numberOfLines: 0)
    private let footer = UIView()
    private var headerHeight: NSLayoutConstraint!
    private var bodyTop: Constraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(header)
        header.addSubview(titleLabel)
        addSubview(body)
        addSubview(footer)
        footer.translatesAutoresizingMaskIntoConstraints = false

        header.snp.makeConstraints {
            $0.top.equalTo(safeAreaLayoutGuide)
            $0.leading.trailing.equalToSuperview()
        }
        headerHeight = header.heightAnchor.constraint(equalToConstant: 44)
        headerHeight.priority = .defaultHigh
        headerHeight.isActive = true
        titleLabel.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.leading.greaterThanOrEqualTo(header.layoutMarginsGuide)
        }

        body.snp.makeConstraints { make in
            bodyTop = make.top.equalTo(header.snp.bottom).offset(12).constraint
            make.leading.trailing.equalTo(readableContentGuide)
        }
        NSLayoutConstraint.activate([
            footer.topAnchor.constraint(greaterThanOrEqualTo: body.bottomAnchor, constant: 8),
            footer.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-8-[footer]-8-|", options: [], metrics: nil, views: ["footer": footer]))
        footer.snp.makeConstraints { $0.height.equalTo(49).priority(.medium) }
    }

    override func change() {
        headerHeight.constant = 88
        bodyTop?.update(offset: 24)
    }
}
