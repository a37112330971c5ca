// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class MakerArticle: UIView {
    let headline = UILabel("A long headline that needs more than one line", numberOfLines: 0)
    let picture = UIView()
    let teaser = UILabel("Teaser", numberOfLines: 0)
    let hasPicture = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(headline)
        addSubview(picture)
        addSubview(teaser)

        constrain(headline, self) { headline, view in
            headline.left == view.left + 16
            headline.top == view.top + 16
            headline.right == view.right - 16
        }
        constrain(picture, headline) { picture, headline in
            picture.top == headline.bottom + 8
            picture.left == headline.left
            picture.right == headline.right
        }
        // No picture, no height.
        if hasPicture {
            constrain(picture) { picture in
                picture.height == picture.width * (9.0 / 16.0)
            }
        } else {
            constrain(picture) { picture in
                picture.height == 0
            }
        }
        constrain(teaser, picture, headline, self) { teaser, picture, headline, view in
            teaser.top == picture.bottom + 8
            teaser.left == headline.left
            teaser.right == headline.right
            teaser.bottom <= view.bottom - 16
        }
    }
}
