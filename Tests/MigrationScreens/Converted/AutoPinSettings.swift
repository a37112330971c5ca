// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class AutoPinSettings: UIView {
    private let title = UILabel("Battery")
    private let toggle = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        self.addSubview(self.title)
        self.addSubview(self.toggle)
        self.title.snp.makeConstraints { make in
            make.centerY.equalToSuperview()
            make.leading.equalTo(self.snp.leadingMargin)
        }
        self.toggle.snp.makeConstraints { make in
            make.centerY.equalToSuperview()
            make.trailing.equalTo(self.snp.trailingMargin)
            make.width.equalTo(51)
            make.height.equalTo(31)
        }
        self.toggle.snp.makeConstraints { make in
            make.leading.greaterThanOrEqualTo(self.title.snp.trailing).offset(8).priority(.high)
        }
    }
}
