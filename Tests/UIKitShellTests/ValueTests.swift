import Testing
import UIKitShell

@Suite("Values that are kept")
struct ValueTests {
  @Test("Values come back, and cost nothing before they are set")
  func values() {
    let view = UIView()
    #expect(view.alpha == 1 && view.backgroundColor == nil && !view.clipsToBounds)
    #expect(view.tintColor == .systemBlue)
    view.alpha = 0.25
    view.backgroundColor = .red
    view.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(view.alpha == 0.25 && view.backgroundColor == .red)
    #expect(!view.transform.isIdentity)
    view.accessibilityElements = [view]
    view.shouldGroupAccessibilityChildren = true
    #expect(view.accessibilityElements?.count == 1 && view.shouldGroupAccessibilityChildren)
    let inner = UIView()
    view.addSubview(inner)
    view.tintColor = .green
    #expect(inner.tintColor == .green)
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("What screens override most is overridden as in UIKit")
  func overriding() {
    final class Canvas: UIView {
      private(set) var calls: [String] = []
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        calls.append("draw")
      }
      override func didMoveToWindow() { super.didMoveToWindow() }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        calls.append("touches")
      }
      override func tintColorDidChange() { super.tintColorDidChange() }
      override var alpha: CGFloat {
        didSet { calls.append("alpha \(alpha)") }
      }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && point.x < 5
      }
    }
    final class Screen: UIViewController {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
      }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view: UIView = canvas
    view.alpha = 0.75
    view.draw(view.bounds)
    view.touchesBegan([UITouch()], with: nil)
    Screen().touchesBegan([], with: UIEvent())
    #expect(canvas.calls == ["alpha 0.75", "draw", "touches"])
    // Another view has its value, too, and none is asked beyond its own bounds.
    #expect(UIView().alpha == 1)
    #expect(canvas.hitTest(CGPoint(x: 4, y: 4), with: nil) === canvas)
    #expect(canvas.hitTest(CGPoint(x: 6, y: 4), with: nil) == nil)
  }

  @Test("A tree is printed with what was set")
  func printing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.layoutName = "root"
    root.backgroundColor = .white
    let avatar = UIImageView(frame: CGRect(x: 16, y: 16, width: 48, height: 48.5))
    avatar.layer.cornerRadius = 24
    avatar.isHidden = true
    let label = UILabel("Hello")
    label.textColor = UIColor.black.withAlphaComponent(0.5)
    root.addSubview(avatar)
    root.addSubview(label)
    #expect(
      root.recursiveDescription() == """
        UIView 'root' (0, 0; 320, 200) backgroundColor #ffffff
          UIImageView (16, 16; 48, 48.5) hidden cornerRadius 24
          UILabel 'Hello' (0, 0; 0, 0) textColor #00000080
        """
    )
  }

  @Test("The innermost view that can be touched is found")
  func touching() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.addHandler { _ in taps += 1 }
    front.addGestureRecognizer(tap)
    back.addGestureRecognizer(tap)
    #expect(front.gestureRecognizers?.isEmpty == true && tap.view === back)
    tap.recognize()
    #expect(taps == 1)
  }

  @Test("Colours in numbers")
  func colors() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor(hex: 0x336699).description == "#336699")
    #expect(UIColor(named: "accent")?.description == "accent")
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    var parts = (0.0, 0.0, 0.0, 0.0)
    UIColor.brand.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    #expect(parts == (0.2, 0.4, 0.6, 1))
  }

  @Test("Text with attributes is measured in its first font")
  func attributedText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Hello",
      attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
    )
    #expect(label.intrinsicContentSize == CGSize(width: 50, height: 25))
    label.text = "Other"
    #expect(label.attributedText?.string == "Other")
  }

  @Test("Transforms are those of linear algebra")
  func transforms() {
    let scaled = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(scaled == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(moved == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
  }

  @Test("Layers do not lie in themselves")
  func layers() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    #expect(inner.sublayers == nil && inner.superlayer === outer)
    inner.removeFromSuperlayer()
    #expect(outer.sublayers?.isEmpty == true)
  }
}
