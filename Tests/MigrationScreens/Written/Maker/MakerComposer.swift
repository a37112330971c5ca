// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

/// A message composer whose field grows, and whose buttons come and go.
final class MakerComposer: ChangingView {
    private enum Metrics {
        static let side: CGFloat = 12
        static let button: CGFloat = 32
    }

    lazy var field: UIView = {
        let view = UIView()
        return view
    }()
    let sendButton = UIView()
    let attachButton = UIView()
    private var fieldTrailing: Constraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [field, sendButton, attachButton] {
            addSubview(view)
        }
        layOut()
    }

    private func layOut() {
        [sendButton, attachButton].forEach { button in
            button.snp.makeConstraints { make in
                make.width.height.equalTo(Metrics.button)
            }
        }
        attachButton.snp.makeConstraints {
            $0.leading.equalToSuperview().inset(Metrics.side)
            $0.bottom.equalTo(field)
        }
        sendButton.snp.makeConstraints {
            $0.trailing.equalToSuperview().inset(Metrics.side)
            $0.bottom.equalTo(field)
        }
        field.snp.makeConstraints { make in
            make.leading.equalTo(attachButton.snp.trailing).offset(8)
            fieldTrailing = make.trailing.equalTo(sendButton.snp.leading).offset(-8).constraint
            make.bottom.equalTo(safeAreaLayoutGuide.snp.bottom).inset(Metrics.side / 2)
            make.height.equalTo(36).priority(.high)
            make.top.greaterThanOrEqualToSuperview().offset(20)
        }
    }

    override func change() {
        fieldTrailing?.update(offset: -2 * Metrics.side)
        field.snp.updateConstraints { make in
            make.height.equalTo(72).priority(.high)
        }
    }
}
