// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class AutoPinArticle: UIView {
    let headline = UILabel("What the committee decided last night", numberOfLines: 0)
    let picture = UIView()
    let teaser = UILabel("Nothing, as it turned out", numberOfLines: 0)
    let isWide = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(headline)
        addSubview(picture)
        addSubview(teaser)
        let insets = UIEdgeInsets(top: 16, left: 16, bottom: 0, right: 16)
        headline.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .bottom)
        picture.autoPinEdge(.top, to: .bottom, of: headline, withOffset: 8)
        picture.autoPinEdge(toSuperviewEdge: .left, withInset: 16)
        picture.autoPinEdge(toSuperviewEdge: .right, withInset: 16)
        if isWide {
            picture.autoSetDimension(.height, toSize: 100)
        } else {
            picture.autoMatch(.height, to: .width, of: picture, withMultiplier: 0.5625)
        }
        teaser.autoPinEdge(.top, to: .bottom, of: picture, withOffset: 8)
        teaser.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
        teaser.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    }
}
