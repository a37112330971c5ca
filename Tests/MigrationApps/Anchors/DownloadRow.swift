// swift-format-ignore-file
import UIKit

final class DownloadRow: UIView {
    private let icon = UIImageView()
    private let name = UILabel()
    private let size = UILabel()
    private let bar = UIProgressView()
    private let cancel = UIButton()
    private weak var parent: UIView?

    init(parent: UIView) {
        self.parent = parent
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(self)
        addSubviews(icon, name, size, bar, cancel)
        [icon, name, size, bar, cancel].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        layoutParts()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func layoutParts() {
        let padding: CGFloat = 12
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
            icon.centerYAnchor.constraint(equalTo: centerYAnchor),
            icon.widthAnchor.constraint(equalToConstant: UX.iconSize),
            icon.heightAnchor.constraint(equalToConstant: UX.iconSize),
            name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: padding),
            name.topAnchor.constraint(equalTo: topAnchor, constant: padding),
            size.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 4),
            size.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
            size.trailingAnchor.constraint(lessThanOrEqualTo: cancel.leadingAnchor, constant: -padding),
            bar.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
            bar.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: cancel.leadingAnchor, constant: -padding),
            bar.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -padding),
            cancel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding),
            cancel.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        guard let parent = parent else { return }
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 56),
        ])
    }
}
