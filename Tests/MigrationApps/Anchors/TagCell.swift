// swift-format-ignore-file
import UIKit

final class TagCell: UITableViewCell {
    private let bubble = UIView()
    private let label = UILabel()
    private let dot = UIView()
    private lazy var accessory: UIButton = {
        let button = UIButton(type: .custom)
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for subview in [bubble, label, dot] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        bubble.addSubview(dot)
        contentView.addSubview(accessory)

        let bottom = bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
        bottom.priority = .defaultHigh

        let views = ["label": label, "dot": dot]
        let metrics = ["pad": 8]
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-pad-[dot(6)]-pad-[label]-12-|", options: [.alignAllCenterY],
            metrics: metrics, views: views))
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: UX.padding),
            bubble.trailingAnchor.constraint(lessThanOrEqualTo: accessory.leadingAnchor, constant: -8),
            bottom,
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -4),
            dot.heightAnchor.constraint(equalToConstant: 6),
            accessory.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            accessory.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            accessory.widthAnchor.constraint(equalToConstant: 30).priority(.defaultHigh),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}
