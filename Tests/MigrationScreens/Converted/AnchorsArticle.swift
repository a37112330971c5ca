// swift-format-ignore-file
import UIKitNames
import OperatorLayout

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
        constrain(headline, layoutMarginsGuide) { headline, layoutMarginsGuide in
            headline.top == layoutMarginsGuide.top
            headline.leading == layoutMarginsGuide.leading
            headline.trailing == layoutMarginsGuide.trailing
        }
    }

    private func layoutPicture() {
        constrain(picture, headline) { picture, headline in
            picture.top == headline.bottom + 8
            picture.leading == headline.leading
            picture.trailing == headline.trailing
            picture.height == picture.width * (9.0 / 16.0)
        }
        constrain(teaser, picture, headline) { teaser, picture, headline in
            teaser.top == picture.bottom + 8
            teaser.leading == headline.leading
            teaser.trailing == headline.trailing
        }
    }
}
