// swift-format-ignore-file
import Cartography
import UIKit

class CallViewController: UIViewController {
    private let contentController: UIViewController
    private let header = CallHeaderView()
    private let buttonsView = UIStackView()
    private let hangUpButton = UIButton()
    private let videoPreview = UIView()
    private let blurView = UIVisualEffectView(effect: nil)
    private var previewGroup: ConstraintGroup?

    init(content: UIViewController) {
        contentController = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        [blurView, header, buttonsView, videoPreview].forEach(view.addSubview)
        addChild(contentController)
        view.addSubview(contentController.view)
        contentController.didMove(toParent: self)
        createConstraints()
        movePreview(toCorner: false)
    }

    func createConstraints() {
        constrain(view, blurView, header) { view, blurView, header in
            blurView.edges == view.edges
            header.top == view.safeAreaLayoutGuide.top + 24
            header.leading == view.leading
            header.trailing == view.trailing
        }
        constrain(view, buttonsView, hangUpButton) { view, buttonsView, hangUpButton in
            buttonsView.centerX == view.centerX
            buttonsView.bottom == view.safeAreaLayoutGuide.bottom - 32
            buttonsView.left >= view.left + Spacing.large
            hangUpButton.width == 72
            hangUpButton.height == 72
        }
        constrain(view, contentController.view, header, buttonsView) { view, content, header, buttons in
            content.top == header.bottom + Spacing.regular
            content.leading == view.leading
            content.trailing == view.trailing
            content.bottom == buttons.top - Spacing.regular
        }
    }

    func movePreview(toCorner corner: Bool) {
        if let group = previewGroup {
            constrain(view, videoPreview, replace: group) { view, preview in
                preview.width == (corner ? 90 : 180)
                preview.height == preview.width * 1.5
                preview.top == view.top + 40
                preview.right == view.right - 16
            }
        } else {
            previewGroup = constrain(view, videoPreview) { view, preview in
                preview.center == view.center
                preview.width == 180
                preview.height == preview.width * 1.5
            }
        }
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }
}

final class CallHeaderView: UIView {
    let nameLabel = UILabel()
    let statusLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(nameLabel)
        addSubview(statusLabel)
        constrain(self, nameLabel, statusLabel) { view, name, status in
            name.top == view.top
            name.leading == view.leading + 24
            name.trailing == view.trailing - 24
            status.top == name.bottom + 4
            status.leading == name.leading
            status.trailing == name.trailing
            status.bottom == view.bottom ~ LayoutPriority(750)
        }
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }
}
