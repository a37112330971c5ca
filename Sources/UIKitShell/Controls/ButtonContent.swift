import UIKitNames

/// An image and a title side by side in a button.
struct ButtonContent {
  let image: CGSize
  let title: CGSize
  let gap: Double
  /// The rectangle inside the insets.
  let room: CGRect
  let isRightToLeft: Bool

  /// Where both stand.
  ///
  /// A title that is too wide gets what room there is; so does one that fills.
  func places(
    _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> (image: CGRect, title: CGRect) {
    let free = max(0, room.width - image.width - gap)
    let titleWidth = horizontal == .fill ? free : min(title.width, free)
    let width = image.width + gap + titleWidth
    let start = room.minX + (room.width - width) * part(horizontal)
    let imageX = isRightToLeft ? start + titleWidth + gap : start
    let titleX = isRightToLeft ? start : start + image.width + gap
    return (
      rect(x: imageX, width: image.width, height: image.height, vertical),
      rect(x: titleX, width: titleWidth, height: title.height, vertical)
    )
  }

  /// How much of what is left lies to the left, from 0 to 1.
  private func part(_ alignment: UIControl.ContentHorizontalAlignment) -> Double {
    switch alignment {
    case .left, .fill: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .center: 0.5
    }
  }

  private func rect(
    x: Double,
    width: Double,
    height: Double,
    _ alignment: UIControl.ContentVerticalAlignment
  ) -> CGRect {
    switch alignment {
    case .fill: CGRect(x: x, y: room.minY, width: width, height: room.height)
    case .top: CGRect(x: x, y: room.minY, width: width, height: height)
    case .bottom: CGRect(x: x, y: room.maxY - height, width: width, height: height)
    case .center: CGRect(x: x, y: room.midY - height / 2, width: width, height: height)
    }
  }
}
