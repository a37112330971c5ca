import Cartography
import EasyPeasy
import PureLayout
import SnapKit
import UIKit

// Prints the frames of screens whose sources are the same as on Apple's platforms.

func tell(_ name: String, _ view: UIView) {
  let f = view.frame
  print(name, f.minX, f.minY, f.width, f.height)
}

// The two names of the original that no alias of ours can give.
var stored: [SnapKit.Constraint] = []
func square(_ make: SnapKit.ConstraintMaker, _ side: CGFloat) {
  stored.append(make.width.height.equalTo(side).constraint)
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
window.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
let login = LoginViewController()
window.rootViewController = login
window.makeKeyAndVisible()
tell("login.title", login.titleLabel)
tell("login.stack", login.stackView)

let badge = UIView()
login.view.addSubview(badge)
badge.snp.makeConstraints { make in
  square(make, 30)
  make.trailing.bottom.equalToSuperview().inset(10)
}
window.layoutIfNeeded()
tell("badge", badge)
stored.forEach { $0.update(offset: 40) }
window.layoutIfNeeded()
tell("badge", badge)

let header = ProfileHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
header.configure(name: "Ada Lovelace", subtitle: "Mathematician", image: nil)
header.layoutIfNeeded()
tell("snapkit.name", header.nameLabel)

let cell = ChatBubbleCell(style: .default, reuseIdentifier: nil)
cell.messageLabel.text = "Hi there"
cell.layoutIfNeeded()
tell("cartography.bubble", cell.bubble)

let product = ProductView(title: "Lamp")
product.layoutIfNeeded()
tell("easypeasy.button", product.buyButton)

let settings = SettingsViewController()
window.rootViewController = settings
tell("purelayout.row", settings.wifiRow)
let views: NSArray = [UIView(), UIView()]
views.forEach { settings.view.addSubview($0 as! UIView) }
views.autoSetViewsDimension(.height, toSize: 12)
window.layoutIfNeeded()
tell("purelayout.array", views[1] as! UIView)

// Rewritten by `layout convert --to linux`: closures do what selectors did.
let counting = CounterViewController()
window.rootViewController = counting
tell("counter.plus", counting.counter.plusButton)
counting.counter.plusButton.sendActions(for: .touchUpInside)
counting.counter.plusButton.sendActions(for: .touchUpInside)
print("counter.value", counting.counter.value, counting.changes)
counting.counter.tap?.recognize()
print("counter.value", counting.counter.value)
