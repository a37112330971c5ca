// swift-format-ignore-file
import PureLayout
import UIKit

class TeamInfoController: UIViewController {
    private let scrollView = UIScrollView()
    private let contentView = UIView()
    private let logo = UIImageView()
    private let titleLabel = UILabel()
    private let yearButton = UIButton()
    private lazy var infoStack: UIStackView = {
        let stack = UIStackView()
        stack.axis = .vertical
        return stack
    }()

    override func viewDidLoad() {
        super.viewDidLoad()

        view.addSubview(scrollView)
        scrollView.autoPinEdgesToSuperviewEdges()

        scrollView.addSubview(contentView)
        contentView.autoPinEdgesToSuperviewEdges()
        contentView.autoMatch(.width, to: .width, of: scrollView)

        for view in [logo, titleLabel, infoStack] as [UIView] {
            contentView.addSubview(view)
            view.autoAlignAxis(toSuperviewAxis: .vertical)
        }
        logo.autoPinEdge(toSuperviewEdge: .top, withInset: 24)
        logo.autoSetDimension(to: CGSize(width: 64, height: 64))
        titleLabel.autoPinEdge(.top, to: .bottom, of: logo, withOffset: 16)
        titleLabel.autoPinEdge(toSuperviewEdge: .leading, withInset: 16, relation: .greaterThanOrEqual)
        infoStack.autoPinEdge(.top, to: .bottom, of: titleLabel, withOffset: 16)
        infoStack.autoPinEdge(toSuperviewMargin: .bottom)

        let rows: [UIView] = (0..<4).map { _ in UIView() }
        rows.forEach {
            infoStack.addArrangedSubview($0)
            $0.autoSetDimension(.height, toSize: 44)
        }

        contentView.addSubview(yearButton)
        yearButton.autoPinEdge(toSuperviewEdge: .top, withInset: 8)
        yearButton.autoPinEdge(toSuperviewEdge: .right, withInset: 8)
    }
}
