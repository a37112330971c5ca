import ConstraintKernel
import LayoutFormats

/// A size on a command line: widths, a height, or both, as in `390x844`, `320...1366` and `x568`.
struct SizeArgument {
  /// Nil where the height stands alone.
  let widths: ClosedRange<Double>?
  /// Nil where the widths stand alone.
  let height: Double?

  /// Reads one size; nil for what is none.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    let width = parts[0]
    let ends = width.split(separator: "...", omittingEmptySubsequences: false).map { Double($0) }
    if width.isEmpty, parts.count == 2 {
      widths = nil
    } else if ends.count <= 2, let low = ends[0], let high = ends[ends.count - 1], low <= high,
      low >= 0, high <= SceneDocument.largestNumber
    {
      widths = low...high
    } else {
      return nil
    }
    guard parts.count == 2 else {
      height = nil
      return
    }
    guard let height = Double(parts[1]), 0...SceneDocument.largestNumber ~= height else {
      return nil
    }
    self.height = height
  }

  init(_ device: Device) {
    widths = Double(device.width)...Double(device.width)
    height = Double(device.height)
  }

  /// One width and a height.
  var size: LayoutSize? {
    guard let widths, widths.lowerBound == widths.upperBound, let height else { return nil }
    return LayoutSize(width: widths.lowerBound, height: height)
  }

  /// The widths where they are whole numbers from 1, a point apart; nil for others.
  var wholeWidths: ClosedRange<Int>? {
    guard let widths, widths.lowerBound >= 1, widths.upperBound <= 100_000,
      let low = Int(exactly: widths.lowerBound), let high = Int(exactly: widths.upperBound)
    else { return nil }
    return low...high
  }
}
