/// A measurer made of a table: how wide each character is, and how high a line.
///
/// The kernel breaks lines, truncates, and hyphenates at soft hyphens (U+00AD); nothing is shaped, so
/// letters that join, and kerning, are beyond it. A table of a font's widths becomes a measurer so:
///
///     struct Courier: TextAdvances {
///       func advance(of character: Character, in typeface: Typeface) -> Double {
///         typeface.size * 0.6
///       }
///       func ascent(of typeface: Typeface) -> Double { typeface.size * 0.8 }
///       func descent(of typeface: Typeface) -> Double { typeface.size * 0.2 }
///     }
public protocol TextAdvances: TextMeasuring {
  /// How wide a character is, in points, without the typeface's spacing, which is added to it.
  ///
  /// A number below 0, or one that is not finite, counts as 0.
  func advance(of character: Character, in typeface: Typeface) -> Double

  /// How far a line reaches above its baseline, in points.
  func ascent(of typeface: Typeface) -> Double

  /// How far a line reaches below its baseline, in points, a positive number.
  func descent(of typeface: Typeface) -> Double

  /// What lies between two lines, in points; nothing by default.
  func lineGap(of typeface: Typeface) -> Double
}

extension TextAdvances {
  /// Nothing lies between two lines.
  public func lineGap(of typeface: Typeface) -> Double { 0 }

  /// Sets a text in lines by the widths of its characters.
  ///
  /// A soft hyphen takes no room but where a line ends with it: there stands a hyphen. A width that is
  /// short of a line by no more than frames are rounded by still holds it.
  /// - Complexity: O(*n*) in the characters.
  public func measure(_ request: TextRequest) -> MeasuredText {
    let type = typeface(for: request).scaled(by: request.scale)
    guard type.size > 0, type.size <= MonospacedTextMeasurer.largestType else { return .nothing }
    let ascent = ascent(of: type)
    let height = ascent + descent(of: type) + lineGap(of: type)
    guard !request.text.isEmpty, ascent.isFinite, height.isFinite else { return .nothing }
    let room = request.width.map { $0.isFinite ? $0 + LayoutGrain.size : .infinity } ?? .infinity
    let lines = TextLines(
      request.text,
      room: room,
      isUnlimited: !room.isFinite,
      mode: request.lineBreakMode,
      metric: AdvanceMetric(measurer: self, typeface: type)
    )
    return lines.measured(
      request,
      TextLineMetric(ascent: ascent, height: height),
      width: { $0 }
    )
  }
}

/// Characters by the widths that a table gives them.
private struct AdvanceMetric<Measurer: TextAdvances>: CharacterMetric {
  let measurer: Measurer
  let typeface: Typeface

  func length(of character: Character) -> Double {
    guard character != "\u{AD}" else { return 0 }
    let advance = measurer.advance(of: character, in: typeface)
    let spacing = typeface.letterSpacing.isFinite ? typeface.letterSpacing : 0
    return advance > 0 && advance.isFinite ? max(advance + spacing, 0) : 0
  }

  func half(of length: Double) -> Double { length / 2 }
}
