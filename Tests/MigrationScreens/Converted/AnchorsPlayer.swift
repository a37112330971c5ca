// swift-format-ignore-file
import UIKitNames
import MakerLayout

final class AnchorsPlayer: UIView {
    let artwork = UIView()
    let caption = UILabel("Finale")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(artwork)
        addSubview(caption)
        artwork.translatesAutoresizingMaskIntoConstraints = false
        caption.translatesAutoresizingMaskIntoConstraints = false
        artwork.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(40)
            make.centerX.equalToSuperview()
            make.width.equalToSuperview().multipliedBy(0.75)
            make.height.equalTo(artwork.snp.width)
        }
        caption.snp.makeConstraints { make in
            make.top.equalTo(artwork.snp.bottom).offset(8)
            make.centerX.equalTo(artwork)
        }
    }
}
