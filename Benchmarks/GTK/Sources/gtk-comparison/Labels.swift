import GTKPeer
import PangoText

/// Labels of our own whose text Pango shapes: another width asks each of them once.
enum Labels {
  static let count = 100
  private static let paragraph =
    "Constraints lay out real text: this paragraph wraps at the width that it gets."

  /// The mean time of a resize, in microseconds, and how many texts each shaped.
  static func resizes(rounds: Int) -> (microseconds: Double, shaped: Int) {
    let fonts = PangoText(Typeface(family: "DejaVu Sans", size: 16))
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 20_000))
    var above: LayoutLabel?
    for index in 0..<count {
      let label = LayoutLabel("\(paragraph) \(index)", numberOfLines: 0)
      label.measurer = fonts
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
      ])
      above = label
    }
    root.layoutIfNeeded()
    let before = fonts.counts.shaped
    let steps = 4 * max(rounds, 1)
    let start = peer_microseconds()
    for step in 0..<steps {
      root.frame.size.width = Double(280 - step)
      root.layoutIfNeeded()
    }
    let time = (peer_microseconds() - start) / Double(steps)
    let shaped = fonts.counts.shaped - before
    return (time, shaped % steps == 0 ? shaped / steps : -1)
  }
}
