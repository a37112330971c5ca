import UIKit

// What only Apple's platforms have: `layout convert --to linux` rewrites it.

@objc protocol CounterDelegate {
  func counterDidChange(_ counter: CounterView)
}

@IBDesignable
@objcMembers
final class CounterView: UIView {
  @objc dynamic var value = 0
  @IBInspectable var step: Int = 2
  @IBOutlet weak var delegate: CounterDelegate?

  lazy var plusButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("+", for: .normal)
    button.addTarget(self, action: #selector(increase(_:)), for: .touchUpInside)
    return button
  }()
  private(set) var tap: UITapGestureRecognizer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  override var backgroundColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  private func setUp() {
    backgroundColor = .white
    plusButton.translatesAutoresizingMaskIntoConstraints = false
    addSubview(plusButton)
    plusButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true
    plusButton.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    let tap = UITapGestureRecognizer(target: self, action: #selector(reset))
    addGestureRecognizer(tap)
    self.tap = tap
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(reset),
      name: NSNotification.Name("reset"),
      object: nil
    )
  }

  @objc private func increase(_ sender: UIButton) {
    value += step
    delegate?.counterDidChange(self)
  }

  @IBAction func reset() {
    value = 0
  }
}

final class CounterViewController: UIViewController, CounterDelegate {
  let counter = CounterView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  var changes = 0
  lazy var doneItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(done))

  override func viewDidLoad() {
    super.viewDidLoad()
    counter.delegate = self
    navigationItem.rightBarButtonItem = doneItem
    view.addSubview(counter)
  }

  @objc func counterDidChange(_ counter: CounterView) {
    changes += 1
  }

  @objc private func done() {
    dismiss(animated: true, completion: nil)
  }
}
