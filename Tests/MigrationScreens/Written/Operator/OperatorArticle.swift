// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class OperatorArticle: UIView {
    let headline = UILabel("Another headline that is rather long for a phone", numberOfLines: 0)
    let picture = UIView()
    let hasPicture = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(headline)
        addSubview(picture)
        let margin: CGFloat = 16
        constrain(headline, picture, self) { headline, picture, view in
            headline.top == view.top + margin
            headline.leading == view.leading + margin
            headline.trailing == view.trailing - margin
            picture.top == headline.bottom + margin / 2
            picture.leading == headline.leading
            picture.trailing == headline.trailing
            if hasPicture {
                picture.height == picture.width * 9 / 16
            } else {
                picture.height == 0
            }
        }
    }
}
