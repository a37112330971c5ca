// swift-format-ignore-file
import UIKit

class HomepageCell: UICollectionViewCell {
    private lazy var heroImageView: UIImageView = .build { imageView in
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
    }
    private lazy var titleLabel: UILabel = .build { label in
        label.numberOfLines = 2
    }
    private lazy var descriptionLabel: UILabel = .build()
    private lazy var faviconView: UIImageView = .build { _ in }
    private lazy var bottomStack: UIStackView = .build { stack in
        stack.spacing = 8
        stack.axis = .horizontal
    }

    override init(frame: CGRect) {
        super.init(frame: .zero)
        setupLayout()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setupLayout() {
        contentView.addSubviews(heroImageView, titleLabel, descriptionLabel, bottomStack)
        bottomStack.addArrangedSubview(faviconView)

        NSLayoutConstraint.activate([
            heroImageView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: UX.padding),
            heroImageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -UX.padding),
            heroImageView.widthAnchor.constraint(equalToConstant: 108),
            heroImageView.heightAnchor.constraint(equalToConstant: 80),

            titleLabel.topAnchor.constraint(equalTo: heroImageView.topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: UX.padding),
            titleLabel.trailingAnchor.constraint(equalTo: heroImageView.leadingAnchor, constant: -UX.padding),

            descriptionLabel.topAnchor.constraint(greaterThanOrEqualTo: titleLabel.bottomAnchor, constant: 4),
            descriptionLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            descriptionLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),

            bottomStack.topAnchor.constraint(equalTo: descriptionLabel.bottomAnchor, constant: 8),
            bottomStack.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            bottomStack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -UX.padding),

            faviconView.heightAnchor.constraint(equalToConstant: UX.iconSize),
            faviconView.widthAnchor.constraint(equalToConstant: UX.iconSize),
        ])
    }
}
