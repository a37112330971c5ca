// swift-format-ignore-file
import SnapKit
import UIKit

protocol SearchHeaderDelegate: AnyObject {
    func searchHeader(_ header: SearchHeader, didSearch text: String)
}

class BaseView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
        layout()
    }

    required init?(coder: NSCoder) { fatalError() }

    func setup() {}
    func layout() {}
}

class SearchHeader: BaseView {
    weak var delegate: SearchHeaderDelegate?
    let field = UITextField()
    let cancelButton = UIButton(type: .system)
    let filterBar = FilterBar()
    private let line = UIView()
    private var cancelTrailing: Constraint?

    override func setup() {
        addSubview(field)
        addSubview(cancelButton)
        addSubview(filterBar)
        addSubview(line)
    }

    override func layout() {
        field.snp.makeConstraints { make in
            make.leading.equalToSuperview().inset(CGFloat.margin16)
            make.top.equalTo(safeAreaLayoutGuide).offset(CGFloat.margin8)
            make.height.equalTo(36)
        }
        cancelButton.snp.makeConstraints { make in
            make.leading.equalTo(field.snp.trailing).offset(8)
            make.centerY.equalTo(field)
            cancelTrailing = make.trailing.equalToSuperview().offset(60).constraint
        }
        filterBar.snp.makeConstraints { make in
            make.top.equalTo(field.snp.bottom).offset(CGFloat.margin8)
            make.leading.trailing.equalToSuperview()
        }
        line.snp.makeConstraints { make in
            make.top.equalTo(filterBar.snp.bottom)
            make.leading.trailing.bottom.equalToSuperview()
            make.height.equalTo(1 / UIScreen.main.scale)
        }
    }

    func setEditing(_ editing: Bool) {
        cancelTrailing?.update(inset: editing ? 16 : -60)
        layoutIfNeeded()
    }
}

class FilterBar: BaseView {
    private let stack = UIStackView()
    private let filters = ["All", "People", "Places"]

    override func setup() {
        addSubview(stack)
        stack.spacing = 8
        filters.forEach { name in
            let chip = UIButton()
            chip.setTitle(name, for: .normal)
            stack.addArrangedSubview(chip)
            chip.snp.makeConstraints { $0.height.equalTo(28) }
        }
    }

    override func layout() {
        stack.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(12)
        }
    }
}
