// swift-format-ignore-file
import UIKit

/// Item initialisers and format strings, as there were no anchors yet.
class LegacyForm: UIViewController {
    var nameField: UITextField!
    var ageField: UITextField!
    var submit: UIButton!
    var photo: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField = UITextField()
        ageField = UITextField()
        submit = UIButton()
        photo = UIImageView()
        for subview in [nameField, ageField, submit, photo] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }

        let views: [String: Any] = ["name": nameField as Any, "age": ageField as Any, "submit": submit as Any]
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-100-[name(40)]-10-[age(==name)]-(>=20)-[submit]-20-|", options: [.alignAllLeft, .alignAllRight], metrics: nil, views: views))
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-20-[name]-20-|", options: [], metrics: nil, views: views))

        view.addConstraint(NSLayoutConstraint(item: photo!, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1, constant: 0))
        view.addConstraint(NSLayoutConstraint(item: photo!, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 20))
        photo.addConstraint(NSLayoutConstraint(item: photo!, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 60))
        photo.addConstraint(NSLayoutConstraint(item: photo!, attribute: .height, relatedBy: .equal, toItem: photo, attribute: .width, multiplier: 1, constant: 0))
        NSLayoutConstraint(item: submit!, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 44.0).isActive = true
    }
}
