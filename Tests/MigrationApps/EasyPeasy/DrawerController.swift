// swift-format-ignore-file
import EasyPeasy
import UIKit

class DrawerController: UIViewController {
    private let overlay = UIView()
    private let drawer = UIView()
    private let header = UIView()
    private let avatar = UIImageView()
    private let nameLabel = UILabel()
    private var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }

    private func setUp() {
        view.addSubview(overlay)
        overlay.easy.layout(Edges())

        view.addSubview(drawer)
        drawer.easy.layout([
            Top(), Bottom(),
            Width(280),
            Left(-280)
        ])

        drawer.addSubview(header)
        header.easy.layout([Top(), Left(), Right(), Height(160)])

        header.addSubview(avatar)
        avatar.easy.layout([Size(64), Left(20), Bottom(16)])

        header.addSubview(nameLabel)
        nameLabel.easy.layout([
            Left(16).to(avatar, .right),
            Right(20),
            CenterY().to(avatar)
        ])
    }

    func toggle() {
        isOpen = !isOpen
        if isOpen {
            drawer.easy.layout(Left(0))
        } else {
            drawer.easy.layout(Left(-280))
        }
        UIView.animate(withDuration: 0.3) {
            self.overlay.alpha = self.isOpen ? 1 : 0
            self.view.layoutIfNeeded()
        }
    }
}
