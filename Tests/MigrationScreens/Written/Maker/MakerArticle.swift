// swift-format-ignore-file
import MakerLayout
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

        headline.snp.makeConstraints { make in
            make.top.left.right.equalToSuperview().inset(16)
        }
        picture.snp.makeConstraints { make in
            make.top.equalTo(headline.snp.bottom).offset(8)
            make.left.right.equalTo(headline)
            // No picture, no height.
            if hasPicture {
                make.height.equalTo(picture.snp.width).multipliedBy(9.0 / 16.0)
            } else {
                make.height.equalTo(0)
            }
        }
        teaser.snp.makeConstraints { make in
            make.top.equalTo(picture.snp.bottom).offset(8)
            make.left.right.equalTo(headline)
            make.bottom.lessThanOrEqualToSuperview().offset(-16)
        }
    }
}
