// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class AttributeArticle: UIView {
    let headline = UILabel("A headline for the front page of the paper", numberOfLines: 0)
    let picture = UIView()
    let teaser = UILabel("The rest of the story", numberOfLines: 0)
    private let margin: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(headline)
        addSubview(picture)
        addSubview(teaser)
        setUpConstraints()
    }

    private func setUpConstraints() {
        constrain(headline, self) { headline, view in
            headline.top == view.top + margin
            headline.left == view.left + margin
            headline.right == view.right - margin
        }
        constrain(picture, headline, self) { picture, headline, view in
            picture.top == headline.bottom + (margin / 2)
            picture.left == view.left + margin
            picture.right == view.right - margin
            picture.height == 200 ~ 500
        }
        constrain(teaser, picture, self) { teaser, picture, view in
            teaser.top == picture.bottom + 8
            teaser.left == view.left + margin
            teaser.right == view.right - margin
            teaser.bottom <= view.bottom + margin ~ .defaultLow
        }
    }
}
