// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class AutoPinBanner: UIView {
    let message = UILabel("Deleted")
    let undo = UILabel("Undo")

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [message, undo] { addSubview(view) }
        self.snp.makeConstraints { make in
            make.height.greaterThanOrEqualTo(60)
        }
        message.snp.makeConstraints { make in
            make.leading.equalToSuperview().inset(8)
            make.centerY.equalToSuperview()
        }
        undo.snp.makeConstraints { make in
            make.trailing.equalToSuperview().inset(8)
            make.leading.greaterThanOrEqualTo(message.snp.trailing).offset(8)
            make.firstBaseline.equalTo(message)
        }
    }
}
