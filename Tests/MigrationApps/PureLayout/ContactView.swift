// swift-format-ignore-file
import PureLayout
import UIKit

final class ContactView: UIView {
    private let hStack = UIStackView()
    private let avatar: UIImageView = {
        let view = UIImageView()
        view.autoSetDimensions(to: CGSize(width: 36, height: 36))
        return view
    }()
    private let name = UILabel()
    private let detail = UILabel()
    private let separator = UIView.newAutoLayout()

    override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    required init?(coder: NSCoder) { fatalError() }

    func configure() {
        addSubview(hStack)
        hStack.spacing = 8
        hStack.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(margin: 12))
        hStack.addArrangedSubview(avatar)

        let labels = UIView()
        hStack.addArrangedSubview(labels)
        labels.addSubview(name)
        labels.addSubview(detail)
        name.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)
        detail.autoPinEdge(.top, to: .bottom, of: name, withOffset: 2)
        detail.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .top)

        addSubview(separator)
        separator.autoPinEdge(toSuperviewEdge: .bottom)
        separator.autoPinEdge(toSuperviewEdge: .trailing)
        separator.autoPinEdge(.leading, to: .leading, of: name)
        separator.autoSetDimension(.height, toSize: 0.5)

        autoSetDimension(.height, toSize: 60, relation: .greaterThanOrEqual)
    }
}
