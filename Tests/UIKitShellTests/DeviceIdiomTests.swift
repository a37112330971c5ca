import AttributeLayout
import Testing
import UIKitShell

@Suite("The kind of device")
struct DeviceIdiomTests {
  /// Whether a view inside a controller's takes itself to be on a telephone.
  private func isPhone(in window: UIWindow? = nil) -> (traits: Bool, context: Bool) {
    let controller = UIViewController()
    let inner = UIView()
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    controller.view.addSubview(inner)
    var isPhone = false
    inner.easy.layout(
      Width(10).when { (context: Context) in
        isPhone = context.isPhone
        return true
      }
    )
    return (inner.traitCollection.userInterfaceIdiom == .phone, isPhone)
  }

  @Test("It is that of the task's device unless it is set")
  func device() {
    #expect(isPhone() == (true, true))
    #expect(isPhone(in: UIWindow()) == (true, true))
    UIDevice.$current.withValue(UIDevice(userInterfaceIdiom: .pad)) {
      #expect(isPhone() == (false, false))
      #expect(isPhone(in: UIWindow()) == (false, false))
    }
  }

  @Test("An environment that names none leaves it to the device, and one that does decides")
  func environment() {
    let window = UIWindow()
    window.layoutNode.environment = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(isPhone(in: window) == (true, true))
    #expect(window.traitCollection.layoutDirection == .rightToLeft)
    window.layoutNode.environment = UITraitCollection(idiom: .television)
    #expect(isPhone(in: window) == (false, false))
  }
}
