// swift-format-ignore-file
import EasyPeasy
import UIKit

final class WelcomeController: UIViewController {

    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let startButton = UIButton()
    private let loginButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        configureConstraints()
    }

    private func configureViews() {
        view.backgroundColor = .white
        view.addSubviews(imageView, titleLabel, textLabel, startButton, loginButton)
        textLabel.numberOfLines = 0
    }

    private func configureConstraints() {
        imageView.easy.layout(
            Top(40).to(view.safeAreaLayoutGuide, .top),
            CenterX(),
            Width(*0.6).like(view),
            Height().like(imageView, .width)
        )
        titleLabel.easy.layout(
            Top(32).to(imageView),
            Left(Sizes.side),
            Right(Sizes.side)
        )
        textLabel.easy.layout(
            Top(12).to(titleLabel, .bottom),
            Left().to(titleLabel, .left),
            Right().to(titleLabel, .right)
        )
        startButton.easy.layout(
            Left(Sizes.side), Right(Sizes.side),
            Height(Sizes.button),
            Top(>=24).to(textLabel, .bottom)
        )
        loginButton.easy.layout(
            Top(8).to(startButton, .bottom),
            CenterX(0),
            Height(Sizes.button),
            Bottom(16).to(view.safeAreaLayoutGuide, .bottom)
        )
    }
}
