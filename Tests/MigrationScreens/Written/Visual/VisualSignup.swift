// swift-format-ignore-file
import MigrationScreens
import UIKitNames

/// A form in format strings, as it was written before there were anchors.
final class VisualSignup: UIView {
    private let logo = UIView()
    private let nameField = UILabel("Name")
    private let mailField = UILabel("Mail address")
    private let cancel = UILabel("Cancel")
    private let submit = UILabel("Sign up")

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [logo, nameField, mailField, cancel, submit] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let views: [String: Any] = ["logo": logo, "name": nameField, "mail": mailField, "cancel": cancel, "submit": submit]
        let metrics = ["side": 20, "gap": 12]

        var constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-40-[logo(80)]-gap-[name(>=32)]-gap-[mail(==name)]-(>=gap)-[submit(44@900)]-|",
            options: [], metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-side-[name]-side-|",
            options: NSLayoutConstraint.FormatOptions(rawValue: 0), metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|-side-[mail]-side-|", options: [], metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|-[cancel(==submit)]-[submit]-|", options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views)
        constraints.append(NSLayoutConstraint(item: logo, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0))
        constraints.append(logo.widthAnchor.constraint(equalTo: logo.heightAnchor))
        addConstraints(constraints)
    }
}
