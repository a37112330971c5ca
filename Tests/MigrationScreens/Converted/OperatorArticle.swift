// swift-format-ignore-file
import MakerLayout
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
        headline.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview().inset(margin)
        }
        picture.snp.makeConstraints { make in
            make.top.equalTo(headline.snp.bottom).offset(margin / 2)
            make.leading.trailing.equalTo(headline)
        }
        if hasPicture {
            picture.snp.makeConstraints { make in
                make.height.equalTo(picture.snp.width).multipliedBy(0.5625)
            }
        } else {
            picture.snp.makeConstraints { make in
                make.height.equalTo(0)
            }
        }
    }
}
