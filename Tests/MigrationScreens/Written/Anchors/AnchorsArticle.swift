// swift-format-ignore-file
import UIKitNames

final class AnchorsArticle: UIView {
    let headline = UILabel("Headlines are the longest part of any paper", numberOfLines: 0)
    let picture = UIView()
    let teaser = UILabel("Or so they say", numberOfLines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(headline)
        addSubview(picture)
        addSubview(teaser)
        [headline, picture, teaser].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        layoutHeadline()
        layoutPicture()
    }

    private func layoutHeadline() {
        NSLayoutConstraint.activate([
            headline.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            headline.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            headline.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func layoutPicture() {
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 8),
            picture.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16.0),
            teaser.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
            teaser.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
            teaser.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
        ])
    }
}
