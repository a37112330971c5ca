// swift-format-ignore-file
import EasyPeasy
import UIKit

class AccountHeader: UICollectionReusableView {
    lazy var profileImage: UIImageView = {
        let iv = UIImageView()
        iv.layer.cornerRadius = 40
        return iv
    }()
    lazy var stack: UIStackView = {
        let sv = UIStackView(arrangedSubviews: [posts, followers, following])
        sv.distribution = .fillEqually
        return sv
    }()
    let posts = UILabel()
    let followers = UILabel()
    let following = UILabel()
    let editButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Edit", for: .normal)
        return button
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupProfileImage()
        setupStack()
        setupEditButton()
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    fileprivate func setupProfileImage() {
        addSubview(profileImage)
        profileImage.easy.layout([Top(12), Left(12), Width(80), Height(80)])
    }

    fileprivate func setupStack() {
        addSubview(stack)
        stack.easy.layout([
            Top(12), Left(12).to(profileImage), Right(12), Height(50)
        ])
    }

    fileprivate func setupEditButton() {
        addSubview(editButton)
        editButton.easy.layout([
            Top(2).to(posts, .bottom),
            Left().to(posts, .left),
            Right().to(following, .right),
            Height(34)
        ])
        let top = UIView()
        let bottom = UIView()
        addSubviews(top, bottom)
        top.easy.layout(Left(), Right(), Height(0.5), Bottom(8).to(bottom))
        bottom.easy.layout(Left(), Right(), Height(0.5), Bottom())
    }
}
