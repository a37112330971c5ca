// swift-format-ignore-file
import PureLayout
import UIKit

class OnboardingSplashViewController: UIViewController {
    private var heroHeight: CGFloat {
        return UIDevice.current.userInterfaceIdiom == .pad ? 300 : 200
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        let hero = UIImageView(image: UIImage(named: "hero"))
        hero.contentMode = .scaleAspectFit
        view.addSubview(hero)
        hero.autoPinEdge(toSuperviewSafeArea: .top, withInset: 40)
        hero.autoPinEdge(toSuperviewEdge: .leading, withInset: Layout.gutter)
        hero.autoPinEdge(toSuperviewEdge: .trailing, withInset: Layout.gutter)
        hero.autoSetDimension(.height, toSize: heroHeight)

        let title = makeTitle()
        view.addSubview(title)
        title.autoPinEdge(.top, to: .bottom, of: hero, withOffset: 32)
        title.autoPinWidthToSuperview(withMargin: Layout.gutter)

        let button = makeButton(selector: #selector(continuePressed))
        view.addSubview(button)
        button.autoPinEdge(.top, to: .bottom, of: title, withOffset: 16, relation: .greaterThanOrEqual)
        button.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: Layout.gutter)
        button.autoPinEdge(toSuperviewMargin: .leading)
        button.autoPinEdge(toSuperviewMargin: .trailing)
        button.autoSetDimension(.height, toSize: 48)

        let square = UIView()
        view.addSubview(square)
        square.autoPinToSquareAspectRatio()
        square.autoAlignAxis(.vertical, toSameAxisOf: hero, withOffset: 10)
        square.autoPinEdge(.bottom, to: .top, of: button, withOffset: -8)
        square.autoMatch(.width, to: .width, of: view, withMultiplier: 0.25)
    }

    private func makeTitle() -> UILabel {
        let label = UILabel()
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private func makeButton(selector: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.addTarget(self, action: selector, for: .touchUpInside)
        return button
    }

    @objc private func continuePressed() {
        dismiss(animated: true, completion: nil)
    }
}
