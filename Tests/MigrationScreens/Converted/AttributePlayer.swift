// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class AttributePlayer: UIView {
    private lazy var artwork: UIView = UIView()
    private lazy var progress: UIView = UIView()
    private lazy var caption: UILabel = UILabel("Side B")

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [artwork, progress, caption] {
            addSubview(view)
        }
        self.artwork.snp.makeConstraints { make in
            make.top.equalToSuperview().inset(40)
            make.centerX.equalToSuperview()
            make.width.equalToSuperview().multipliedBy(0.75)
            make.height.equalTo(artwork.snp.width)
        }
        self.progress.snp.makeConstraints { make in
            make.top.equalTo(self.artwork.snp.bottom).offset(20)
            make.left.right.equalTo(self.artwork)
            make.height.equalTo(4)
        }
        self.caption.snp.makeConstraints { make in
            make.top.equalTo(self.progress.snp.bottom).offset(8)
            make.centerX.equalToSuperview()
        }
    }
}
