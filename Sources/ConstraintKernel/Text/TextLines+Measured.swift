/// How high lines of type are, in points.
struct TextLineMetric {
  /// From a line's top to its baseline.
  var ascent: Double
  /// From one baseline to the next.
  var height: Double
}

extension TextLines {
  /// What the lines of a request take up.
  ///
  /// - Parameters:
  ///   - request: What was asked: the limit of lines, the mode, the alignment.
  ///   - type: How high a line is.
  ///   - width: Lengths in points.
  /// - Returns: The room the lines take, with the last one truncated where some are left over.
  func measured(
    _ request: TextRequest,
    _ type: TextLineMetric,
    width: (Length) -> Double
  ) -> MeasuredText {
    let shown = lines.prefix(request.maximumLines > 0 ? request.maximumLines : .max)
    guard let last = shown.last else { return .nothing }
    let widest = width(shown.map(\.length).max() ?? 0)
    let room = request.width.flatMap { $0.isFinite ? $0 : nil } ?? widest
    var answer: [MeasuredText.Line] = []
    answer.reserveCapacity(shown.count)
    for line in shown {
      let top = Double(answer.count) * type.height
      answer.append(
        MeasuredText.Line(
          range: line.range,
          hasHyphen: line.hasHyphen,
          width: width(line.length),
          baseline: top + type.ascent,
          top: top,
          height: type.height
        )
      )
    }
    if shown.count < lines.count {
      let end = truncated(last, request.lineBreakMode)
      let place = answer.count - 1
      answer[place].range = end.head
      answer[place].tail = end.tail
      answer[place].isTruncated = true
      answer[place].hasEllipsis = end.ellipsis != nil
      answer[place].width = width(end.length)
      // Of a line that is read from right to left the ellipsis stands left of what it follows.
      if let start = end.ellipsis {
        answer[place].hasHyphen = false
        answer[place].ellipsisOffset =
          request.direction == .leftToRight ? width(start) : width(end.length - start - ellipsis)
      }
    }
    for place in answer.indices {
      answer[place].x = request.alignment.offset(
        ofLine: answer[place].width,
        in: room,
        request.direction
      )
    }
    return MeasuredText(
      size: LayoutSize(width: widest, height: Double(shown.count) * type.height),
      numberOfLines: shown.count,
      firstBaseline: type.ascent,
      lastBaseline: Double(shown.count - 1) * type.height + type.ascent,
      lines: answer
    )
  }
}
