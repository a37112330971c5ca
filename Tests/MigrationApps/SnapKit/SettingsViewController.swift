// swift-format-ignore-file
import SnapKit
import UIKit

class SettingsViewController: UIViewController {

    private let stackView = UIStackView()
    private let headerLabel = UILabel()
    private var rows: [SettingRow] = []
    private let isPad: Bool

    init(isPad: Bool) {
        self.isPad = isPad
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        stackView.axis = .vertical
        stackView.spacing = 1
        view.addSubview(headerLabel)
        view.addSubview(stackView)

        headerLabel.snp.makeConstraints { (make) in
            make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(24)
            if isPad {
                make.leading.equalToSuperview().offset(80)
                make.trailing.equalToSuperview().offset(-80)
            } else {
                make.leading.trailing.equalToSuperview().inset(20)
            }
        }

        stackView.snp.makeConstraints { (make) in
            make.top.equalTo(headerLabel.snp.bottom).offset(16)
            make.leading.trailing.equalTo(headerLabel)
            make.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide.snp.bottom)
        }

        for title in ["Account", "Notifications", "Privacy", "About"] {
            let row = SettingRow(title: title)
            stackView.addArrangedSubview(row)
            row.snp.makeConstraints { make in
                make.height.equalTo(CGFloat.cellHeight)
            }
            rows.append(row)
        }

        let footer = makeFooter()
        view.addSubview(footer)
        footer.snp.makeConstraints { make in
            make.bottom.equalTo(view.safeAreaLayoutGuide).inset(8)
            make.centerX.equalToSuperview()
        }
    }

    private func makeFooter() -> UILabel {
        let label = UILabel()
        label.text = "Version 4.2"
        label.textColor = .lightGray
        return label
    }
}

final class SettingRow: UIView {
    private let titleLabel = UILabel()
    private let toggle = UISwitch()

    init(title: String) {
        super.init(frame: .zero)
        titleLabel.text = title
        [titleLabel, toggle].forEach(addSubview)
        titleLabel.snp.makeConstraints { make in
            make.leading.equalToSuperview().inset(16)
            make.centerY.equalToSuperview()
        }
        toggle.snp.makeConstraints { make in
            make.trailing.equalToSuperview().inset(16)
            make.centerY.equalToSuperview()
            make.leading.greaterThanOrEqualTo(titleLabel.snp.trailing).offset(8)
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}
