// swift-format-ignore-file
import OperatorLayout
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
        constrain(headline, self) { headline, view in
            headline.top == view.top + insets.top
            headline.leading == view.leading + insets.left
            headline.trailing == view.trailing - insets.right
        }
        constrain(picture, headline, self) { picture, headline, view in
            picture.top == headline.bottom + 8
            picture.left == view.left + 16
            picture.right == view.right - 16
        }
        if isWide {
            constrain(picture) { picture in
                picture.height == 100
            }
        } else {
            constrain(picture) { picture in
                picture.height == picture.width * 0.5625
            }
        }
        constrain(teaser, picture, self) { teaser, picture, view in
            teaser.top == picture.bottom + 8
            teaser.leading == view.leading + 16
            teaser.trailing == view.trailing - 16
        }
    }
}
