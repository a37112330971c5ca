// swift-format-ignore-file
import Cartography
import UIKit

final class FontCollectionController: UIViewController {

    private lazy var titleLabel: UILabel = {
        let label = UILabel()
        label.text = "Fonts"
        return label
    }()
    private lazy var closeButton: UIButton = {
        let button = UIButton(type: .custom)
        return button
    }()
    private lazy var collectionContainer = UIView()
    private lazy var emptyLabel = UILabel()
    private lazy var bannerView: UIView? = nil

    override func viewDidLoad() {
        super.viewDidLoad()
        setupLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        titleLabel.preferredMaxLayoutWidth = view.bounds.width
    }

    // MARK: - Private

    private func setupLayout() {
        view.addSubview(titleLabel)
        constrain(view, titleLabel) { (view, label) in
            label.top == view.top + 20
            label.left == view.left + Spacing.regular
        }

        view.addSubview(closeButton)
        constrain(titleLabel, closeButton) { (label, button) in
            button.centerY == label.centerY
            button.right == button.superview!.right - Spacing.regular
            button.left >= label.right + Spacing.small
            button.width == 32
            button.height == 32
        }

        view.addSubview(collectionContainer)
        constrain(view, titleLabel, collectionContainer) { view, label, container in
            container.top == label.bottom + 12
            container.left == view.left
            container.right == view.right
            container.bottom == view.bottom
        }

        collectionContainer.addSubview(emptyLabel)
        constrain(emptyLabel) {
            $0.center == $0.superview!.center
            $0.width <= $0.superview!.width * 0.8
        }

        if let bannerView = bannerView {
            view.addSubview(bannerView)
            constrain(view, bannerView) { view, banner in
                banner.bottom == view.bottom - 8
                banner.centerX == view.centerX
                banner.size == view.size * 0.5
            }
        }
    }
}
