// swift-format-ignore-file
import SnapKit
import UIKit

class ChatInputBar: UIView {

    private struct Constants {
        static let minHeight: CGFloat = 36
        static let maxHeight: CGFloat = 120
        static let padding = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    }

    let textView = UITextView()
    let sendButton = UIButton(type: .system)
    let attachButton = UIButton(type: .system)
    private let placeholder = UILabel()
    private let topLine = UIView()

    private var textHeight: Constraint?
    private var sendWidth: Constraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        addSubview(attachButton)
        addSubview(textView)
        addSubview(sendButton)
        addSubview(placeholder)
        addSubview(topLine)

        topLine.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.height.equalTo(0.5)
        }
        attachButton.snp.makeConstraints { make in
            make.left.equalToSuperview().offset(Constants.padding.left)
            make.bottom.equalTo(textView)
            make.width.height.equalTo(Constants.minHeight)
        }
        textView.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(Constants.padding.top)
            make.left.equalTo(attachButton.snp.right).offset(8)
            make.bottom.equalTo(self.safeAreaLayoutGuide.snp.bottom).offset(-Constants.padding.bottom)
            self.textHeight = make.height.equalTo(Constants.minHeight).priority(.high).constraint
            make.height.lessThanOrEqualTo(Constants.maxHeight)
        }
        sendButton.snp.makeConstraints { make in
            make.left.equalTo(textView.snp.right).offset(8)
            make.right.equalToSuperview().offset(-Constants.padding.right)
            make.bottom.equalTo(textView)
            make.height.equalTo(Constants.minHeight)
            sendWidth = make.width.equalTo(0).constraint
        }
        placeholder.snp.makeConstraints { make in
            make.left.equalTo(textView).offset(6)
            make.centerY.equalTo(textView)
        }
    }

    func textDidChange() {
        let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
        textHeight?.update(offset: max(Constants.minHeight, size.height))
        sendWidth?.update(offset: textView.text.isEmpty ? 0 : 44)
        placeholder.isHidden = !textView.text.isEmpty
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
    }

    func setEnabled(_ enabled: Bool) {
        attachButton.snp.updateConstraints { make in
            make.width.height.equalTo(enabled ? Constants.minHeight : 0)
        }
    }
}
