// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

final class MakerSearch: ChangingView {
    let field = UIView()
    let cancelButton = UILabel("Cancel")
    var trailingToEdge: Constraint?
    var trailingToButton: Constraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(cancelButton)
        cancelButton.snp.makeConstraints { make in
            make.centerY.equalToSuperview()
            make.trailing.equalToSuperview().inset(12)
        }
        field.snp.makeConstraints { make in
            make.leading.equalToSuperview().inset(12)
            make.top.bottom.equalToSuperview().inset(6)
            self.trailingToEdge = make.trailing.equalToSuperview().inset(12).constraint
            self.trailingToButton = make.trailing.equalTo(cancelButton.snp.leading).offset(-8).priority(999).constraint
        }
    }

    override func change() {
        trailingToEdge?.deactivate()
    }
}
