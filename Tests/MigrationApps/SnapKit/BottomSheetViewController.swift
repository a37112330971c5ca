// swift-format-ignore-file
import SnapKit
import UIKit

final class BottomSheetViewController: UIViewController {

    private let dimView = UIView()
    private let sheetView = UIView()
    private let grabber = UIView()
    private let titleLabel = UILabel()
    private let closeButton = UIButton()
    private let content: UIView

    init(content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()

        view.addSubview(dimView)
        dimView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimView.snp.makeConstraints { make in
            make.edges.equalToSuperview()
        }

        view.addSubview(sheetView)
        sheetView.layer.cornerRadius = 12
        sheetView.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.top.equalTo(view.snp.bottom)
        }

        sheetView.addSubview(grabber)
        grabber.snp.makeConstraints { make in
            make.top.equalToSuperview().inset(8)
            make.centerX.equalToSuperview()
            make.width.equalTo(36)
            make.height.equalTo(5)
        }

        sheetView.addSubview(titleLabel)
        titleLabel.snp.makeConstraints { make in
            make.top.equalTo(grabber.snp.bottom).offset(CGFloat.margin16)
            make.leading.trailing.equalToSuperview().inset(60)
        }

        sheetView.addSubview(closeButton)
        closeButton.snp.makeConstraints { make in
            make.centerY.equalTo(titleLabel)
            make.trailing.equalToSuperview().inset(CGFloat.margin16)
            make.size.equalTo(CGSize(width: 24, height: 24))
        }

        sheetView.addSubview(content)
        content.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(CGFloat.margin24)
            make.leading.trailing.equalToSuperview().inset(CGFloat.margin16)
            make.bottom.equalTo(sheetView.safeAreaLayoutGuide).inset(CGFloat.margin16)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        show()
    }

    private func show() {
        sheetView.snp.remakeConstraints { make in
            make.leading.trailing.bottom.equalToSuperview()
        }
        UIView.animate(withDuration: 0.3, animations: {
            self.dimView.alpha = 1
            self.view.layoutIfNeeded()
        })
    }

    private func hide(completion: @escaping () -> Void) {
        sheetView.snp.remakeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.top.equalTo(view.snp.bottom)
        }
        UIView.animate(withDuration: 0.3, animations: {
            self.dimView.alpha = 0
            self.view.layoutIfNeeded()
        }, completion: { _ in completion() })
    }
}
