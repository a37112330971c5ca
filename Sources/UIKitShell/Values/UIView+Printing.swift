public import UIKitNames

extension LayoutView {
  /// The view and everything in it, a line for each: class, name, frame, and the values that were
  /// set beside layout.
  ///
  /// ```
  /// ProfileView 'root' (0, 0; 320, 200) backgroundColor #ffffff
  ///   UIImageView 'avatar' (16, 16; 48, 48) cornerRadius 24
  /// ```
  /// - Complexity: O(*n*) in the views.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    var waiting: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + view.lineOfValues)
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private var lineOfValues: String {
    let name = layoutName.isEmpty ? "" : " '\(layoutName)'"
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.text)
    let place = " (\(numbers[0]), \(numbers[1]); \(numbers[2]), \(numbers[3]))"
    let hidden = isHidden ? " hidden" : ""
    return "\(Self.className(of: self))\(name)\(place)\(hidden)"
      + (knownValues ?? StoredViewValues()).printed(alpha: alpha).map { " \($0)" }.joined()
  }

  /// The class under its name in UIKit.
  private static func className(of view: UIView) -> String {
    switch type(of: view) {
    case is LayoutLabel.Type where type(of: view) == LayoutLabel.self: "UILabel"
    case is LayoutStackView.Type where type(of: view) == LayoutStackView.self: "UIStackView"
    case is LayoutScrollView.Type where type(of: view) == LayoutScrollView.self: "UIScrollView"
    case let kind: kind == LayoutView.self ? "UIView" : "\(kind)"
    }
  }

  static func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension StoredViewValues {
  /// What is not as it is at first, in the order of these lines.
  func printed(alpha: Double) -> [String] {
    var words: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { words.append("\(name) \(value)") }
    }
    add("backgroundColor", backgroundColor?.description)
    add("tintColor", tintColor?.description)
    add("alpha", alpha == 1 ? nil : UIView.text(alpha))
    if clipsToBounds { words.append("clipsToBounds") }
    add("contentMode", contentMode == .scaleToFill ? nil : "\(contentMode)")
    if !isUserInteractionEnabled { words.append("untouchable") }
    if !transform.isIdentity { words.append("transformed") }
    if let layer {
      add("cornerRadius", layer.cornerRadius == 0 ? nil : UIView.text(layer.cornerRadius))
      add("borderWidth", layer.borderWidth == 0 ? nil : UIView.text(layer.borderWidth))
      add("borderColor", layer.borderColor?.color.description)
      add("shadowOpacity", layer.shadowOpacity == 0 ? nil : "\(layer.shadowOpacity)")
    }
    add("textColor", label?.textColor?.description)
    add("accessibilityIdentifier", accessibilityIdentifier.map { "'\($0)'" })
    return words
  }
}
