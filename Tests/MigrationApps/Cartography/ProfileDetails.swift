// swift-format-ignore-file
import Cartography
import UIKit

final class ProfileDetailsController: UIViewController {
    var headerView: UIView!
    var imageView: UIImageView!
    var nameLabel: UILabel!
    var handleLabel: UILabel!
    var footer: UIView?
    var showsFooter = true

    override func loadView() {
        view = UIView()
        headerView = UIView()
        imageView = UIImageView()
        nameLabel = UILabel()
        handleLabel = UILabel()
        view.addSubview(headerView)
        headerView.addSubview(imageView)
        headerView.addSubview(nameLabel)
        headerView.addSubview(handleLabel)
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        constrain(self.view, self.headerView) { selfView, headerView in
            headerView.top == selfView.top
            headerView.left == selfView.left
            headerView.right == selfView.right
            headerView.height == 200 ~ 750
        }

        constrain(headerView, imageView, nameLabel, handleLabel) { header, image, name, handle in
            image.centerX == header.centerX
            image.top == header.top + 20
            image.width == image.height
            image.height == 80

            name.top == image.bottom + 12
            name.centerX == header.centerX
            name.width <= header.width - 40

            handle.top == name.bottom
            handle.centerX == name.centerX
        }

        let footer = UIView()
        view.addSubview(footer)
        let height: CGFloat = showsFooter ? 60 : 0
        constrain(view, footer) { view, footer in
            footer.left == view.leftMargin
            footer.right == view.rightMargin
            footer.bottom == view.bottom
            footer.height == height
        }
        self.footer = footer

        for index in 0..<3 {
            let dot = UIView()
            footer.addSubview(dot)
            constrain(footer, dot) { footer, dot in
                dot.centerY == footer.centerY
                dot.left == footer.left + CGFloat(index) * 20
                dot.width == 8
                dot.height == 8
            }
        }
    }
}
