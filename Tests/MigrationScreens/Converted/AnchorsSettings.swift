// swift-format-ignore-file
import UIKitNames
import MakerLayout

final class AnchorsSettings: UIView {
    let title = UILabel("Storage")
    let toggle = UIView()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [title, toggle, line].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            self.addSubview($0)
        }
        toggle.snp.makeConstraints { make in
            make.leading.greaterThanOrEqualTo(title.snp.trailing).offset(8).priority(.high)
            make.width.equalTo(51)
            make.height.equalTo(31)
            make.centerY.equalToSuperview()
            make.trailing.equalToSuperview().inset(16)
        }
        title.snp.makeConstraints { make in
            make.leading.equalToSuperview().offset(16)
            make.centerY.equalToSuperview()
        }
        line.snp.makeConstraints { make in
            make.height.equalTo(0.5)
            make.leading.equalTo(title)
            make.trailing.bottom.equalToSuperview()
        }
    }
}
