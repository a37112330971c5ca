// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class AutoPinPlayer: UIView {
    let artwork = UIView()
    let progress = UIView()
    let caption = UILabel("Second movement")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(artwork)
        addSubview(progress)
        addSubview(caption)

        artwork.snp.makeConstraints { make in
            make.top.equalToSuperview().inset(40)
            make.centerX.equalToSuperview()
            make.width.equalToSuperview().multipliedBy(0.75)
            make.height.equalTo(artwork.snp.width)
        }

        progress.snp.makeConstraints { make in
            make.top.equalTo(artwork.snp.bottom).offset(20)
            make.leading.trailing.equalTo(artwork)
            make.height.equalTo(4)
        }

        caption.snp.makeConstraints { make in
            make.top.equalTo(progress.snp.bottom).offset(8)
            make.centerX.equalTo(progress).offset(3)
        }
    }
}
