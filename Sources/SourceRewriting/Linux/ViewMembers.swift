/// What a class written for UIKit says of members that UIKitShell has in another way.
struct ViewMembers {
  let source: SwiftSource

  /// Members of UIKitShell's protocols, which are declared without `override`.
  static let ofProtocols: Set<String> = [
    "accessibilityElementsHidden", "accessibilityHint", "accessibilityIdentifier",
    "accessibilityLabel", "accessibilityTraits", "accessibilityValue", "addGestureRecognizer",
    "awakeFromNib", "backgroundColor", "becomeFirstResponder", "canBecomeFirstResponder",
    "clipsToBounds", "contentMode", "endEditing", "hitTest",
    "isAccessibilityElement", "isFirstResponder", "isMultipleTouchEnabled", "isOpaque",
    "isUserInteractionEnabled", "mask", "overrideUserInterfaceStyle",
    "prepareForInterfaceBuilder", "removeGestureRecognizer", "resignFirstResponder",
    "setNeedsDisplay", "tintColor", "touchesCancelled", "touchesEnded", "touchesMoved", "transform",
  ]

  /// Classes of the kernel, which nothing can be decoded into.
  private static let ofKernel: Set<String> = ["UIView", "UILabel", "UIStackView", "UIScrollView"]

  /// Classes that PureLayout's `newAutoLayout()` exists on.
  private static let creatable: Set<String> = [
    "UIView", "UILabel", "UIStackView", "UIScrollView", "UIImageView", "UIButton", "UITextField",
    "UITextView", "UISwitch", "UISlider", "UIProgressView", "UIControl", "UIPageControl",
    "UIActivityIndicatorView",
  ]

  func change(_ changes: inout LinuxChanges) {
    for index in source.tokens.indices {
      if source.isToken(index, "override") {
        override(at: index, &changes)
      } else if source.isToken(index, "class") {
        decoding(at: index, &changes)
      } else if source.isToken(index, "newAutoLayout") {
        creation(at: index, &changes)
      }
    }
  }

  private func override(at index: Int, _ changes: inout LinuxChanges) {
    var next = index + 1
    while ["public", "open", "internal", "final", "dynamic"].contains(source.text(at: next)) {
      next += 1
    }
    guard ["var", "func"].contains(source.text(at: next)),
      Self.ofProtocols.contains(source.text(at: next + 1))
    else { return }
    let start = source.tokens[index].range.lowerBound
    let end = source.tokens[index + 1].range.lowerBound
    changes.rewrite("override", SourceEdit(range: start..<end, text: ""))
  }

  /// `super.init(coder: coder)` in a class that inherits from one of the kernel's.
  private func decoding(at index: Int, _ changes: inout LinuxChanges) {
    var colon = index + 2
    if source.isToken(colon, "<") {
      while colon < source.tokens.count, !source.isToken(colon, ">") { colon += 1 }
      colon += 1
    }
    guard source.isToken(colon, ":"), Self.ofKernel.contains(source.text(at: colon + 1)) else {
      return
    }
    var open = colon + 2
    while open < source.tokens.count, !source.isToken(open, "{") { open += 1 }
    guard let close = source.partner(of: open) else { return }
    for token in open..<close where source.isToken(token, "super") {
      guard source.isToken(token + 1, "."), source.isToken(token + 2, "init"),
        source.isToken(token + 3, "("), source.isToken(token + 4, "coder")
      else { continue }
      let range = source.bytes(ofTokens: token..<source.after(token + 3))
      changes.rewrite("init(coder:)", SourceEdit(range: range, text: "super.init(frame: .zero)"))
    }
  }

  /// `Badge.newAutoLayout()` on a class that is none of UIKitShell's.
  private func creation(at index: Int, _ changes: inout LinuxChanges) {
    guard index > 1, source.isToken(index - 1, "."), source.isToken(index + 1, "("),
      source.isToken(index + 2, ")"), source.tokens[index - 2].kind == .word
    else { return }
    let name = source.text(at: index - 2)
    guard name.first?.isUppercase == true, !Self.creatable.contains(name) else { return }
    let range = source.bytes(ofTokens: index - 1..<index + 3)
    changes.rewrite("newAutoLayout", SourceEdit(range: range, text: "().configureForAutoLayout()"))
  }
}
