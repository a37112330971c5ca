// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class AutoPinSettings: UIView {
    private let title = UILabel("Battery")
    private let toggle = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        self.addSubview(self.title)
        self.addSubview(self.toggle)
        self.title.easy.layout([
            CenterY(),
            Leading().to(self, .leadingMargin),
        ])
        self.toggle.easy.layout([
            CenterY(),
            Trailing().to(self, .trailingMargin),
            Width(51),
            Height(31),
        ])
        self.toggle.easy.layout(Leading(>=8).to(self.title, .trailing).with(.high))
    }
}
