// swift-format-ignore-file
import SnapKit
import UIKit

class ToastView: UIView {
    let label = UILabel()

    convenience init(text: String) {
        self.init(frame: .zero)
        label.text = text
        label.textColor = .white
        addSubview(label)
        label.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(UIEdgeInsets(horizontal: 16, vertical: 10))
        }
    }
}

final class ToastPresenter {
    private weak var container: UIView?
    private var current: ToastView?
    private var topConstraint: Constraint?

    init(container: UIView) {
        self.container = container
    }

    func show(_ text: String) {
        guard let container = container else { return }
        current?.removeFromSuperview()

        let toast = ToastView(text: text)
        container.addSubview(toast)
        toast.snp.makeConstraints { make in
            make.centerX.equalToSuperview()
            make.leading.greaterThanOrEqualToSuperview().inset(20)
            topConstraint = make.bottom.equalTo(container.snp.top).constraint
        }
        container.layoutIfNeeded()

        topConstraint?.update(offset: 100)
        UIView.animate(withDuration: 0.3) { [weak container] in
            container?.layoutIfNeeded()
        }
        current = toast
    }

    func hide() {
        topConstraint?.deactivate()
        current?.snp.removeConstraints()
        current?.removeFromSuperview()
        current = nil
    }
}
