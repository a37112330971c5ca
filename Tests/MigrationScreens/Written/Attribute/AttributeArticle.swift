// swift-format-ignore-file
import AttributeLayout
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
        headline.easy.layout(Top(margin), Left(margin), Right(margin))
        picture.easy.layout(
            Top(margin / 2).to(headline, .bottom),
            Left(margin),
            Right(margin),
            Height(200).with(.medium)
        )
        teaser.easy.layout(
            Top(8).to(picture, .bottom),
            Left(margin), Right(margin),
            Bottom(<=(-margin)).with(.low)
        )
    }
}
