// swift-format-ignore-file
import AutoPinLayout
import MigrationScreens
import UIKitNames
import MakerLayout

/// A keypad: a display above, keys of one size in a row, and a handle that moves the display.
final class AutoPinKeypad: ChangingView {
    private let display = UILabel.newAutoLayout()
    private let one = UIView(forAutoLayout: ())
    private let two = UIView(forAutoLayout: ())
    private let three = UIView(forAutoLayout: ())
    private let footer = UIView()
    private let hint = UILabel("Enter the code that was sent to you", numberOfLines: 0)
    private var displayTop: NSLayoutConstraint!
    private var hintHeight: NSLayoutConstraint?
    private let keySize: CGFloat = 64

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(display)
        addSubview(one)
        addSubview(two)
        addSubview(three)
        footer.configureForAutoLayout()
        addSubview(footer)
        footer.addSubview(hint)

        display.snp.makeConstraints { make in
            displayTop = make.top.equalTo(self.safeAreaLayoutGuide.snp.top).inset(12).constraint.layoutConstraints[0]
            make.left.greaterThanOrEqualToSuperview().inset(20)
            make.centerX.equalToSuperview()
        }
        self.display.snp.makeConstraints { make in
            make.height.equalTo(50).priority(740)
            make.width.equalToSuperview().multipliedBy(0.5).priority(740)
        }

        one.snp.makeConstraints { make in
            make.width.equalTo(keySize)
            make.centerX.equalTo(self.snp.trailing).multipliedBy(0.25).offset(keySize * -0.25)
            make.top.equalTo(display.snp.bottom).offset(24)
        }
        two.snp.makeConstraints { make in
            make.width.equalTo(keySize)
            make.centerX.equalTo(self.snp.trailing).multipliedBy(0.5)
            make.centerY.equalTo(one)
        }
        three.snp.makeConstraints { make in
            make.width.equalTo(keySize)
            make.centerX.equalTo(self.snp.trailing).multipliedBy(0.75).offset(keySize * 0.25)
            make.centerY.equalTo(two)
        }
        for key in [one, two, three] {
            key.snp.makeConstraints { make in
                make.height.equalTo(key.snp.width)
            }
        }

        footer.snp.makeConstraints { make in
            make.leading.trailing.bottom.equalToSuperview().inset(8)
            make.top.greaterThanOrEqualTo(one.snp.bottom).offset(16)
        }
        hint.snp.makeConstraints { make in
            make.top.equalTo(footer.snp.topMargin)
            make.leading.equalTo(footer.snp.leadingMargin)
            make.bottom.equalTo(footer.snp.bottomMargin)
            make.trailing.equalTo(footer.snp.trailingMargin)
            hintHeight = make.height.greaterThanOrEqualTo(20).constraint.layoutConstraints[0]
        }
    }

    override func change() {
        displayTop.constant = 40
        hintHeight?.constant = 60
    }
}
