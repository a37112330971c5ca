// swift-format-ignore-file
import MigrationScreens
import UIKitNames
import OperatorLayout

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

        constrain(logo, self) { logo, view in
            logo.height == 80
            logo.top == view.top + 40
            logo.centerX == view.centerX
            logo.ratio == 1
        }
        constrain(nameField, logo, self) { nameField, logo, view in
            nameField.height >= 32
            nameField.top == logo.bottom + 12
            nameField.leading == view.leading + 20
            nameField.trailing == view.trailing - 20
        }
        constrain(mailField, nameField, self) { mailField, nameField, view in
            mailField.height == nameField.height
            mailField.top == nameField.bottom + 12
            mailField.leading == view.leading + 20
            mailField.trailing == view.trailing - 20
        }
        constrain(submit, mailField, self, cancel) { submit, mailField, view, cancel in
            submit.height == 44 ~ 900
            submit.top >= mailField.bottom + 12
            submit.bottom == view.layoutMarginsGuide.bottom
            submit.leading == cancel.trailing + 8
            submit.trailing == view.layoutMarginsGuide.trailing
        }
        constrain(cancel, submit, self) { cancel, submit, view in
            cancel.width == submit.width
            cancel.leading == view.layoutMarginsGuide.leading
            cancel.top == submit.top
            cancel.bottom == submit.bottom
        }
    }
}
