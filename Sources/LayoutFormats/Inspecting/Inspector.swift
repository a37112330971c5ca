public import ConstraintKernel

/// A hierarchy as a web page to look around in, at every width of a range.
///
///     let page = Inspector(root, widths: 320...1366).html()
///
/// The page needs nothing else. It has the picture beside the tree; an item that is selected, by
/// mouse or keyboard, tells its frame, its constraints with their lines, how far each is from its
/// limit, and which are missed. A slider drags the root over frames that were solved beforehand:
/// they are kept as pieces between the widths at which the layout changes, and the page names those.
public struct Inspector {
  private let root: any LayoutItem
  private let check: LayoutCheck

  /// Makes an inspector of a hierarchy whose root keeps its own size.
  ///
  /// - Parameters:
  ///   - root: The hierarchy, which afterwards has the size and the environment it had.
  ///   - widths: The widths to drag over; the root's own by default.
  ///   - directions: The directions of reading to choose from.
  ///   - silences: Findings that are not listed.
  public init(
    _ root: any LayoutItem,
    widths: ClosedRange<Int>? = nil,
    directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
    silencing silences: [LayoutSilence] = []
  ) {
    self.root = root
    let own = Int(max(min(root.layoutFrame.width, 1e5), 1))
    check = LayoutCheck(
      widths: widths ?? own...own,
      directions: directions.isEmpty ? [root.effectiveLayoutDirection] : directions,
      silencing: silences
    )
  }

  /// The page, a complete file; the same hierarchy gives the same bytes.
  ///
  /// - Parameter title: The heading; the root's name by default.
  /// - Returns: A complete file.
  /// - Complexity: that of ``LayoutCheck/report(on:)``, and a layout pass for each width again.
  public func html(title: String? = nil) -> String {
    let report = check.report(on: root)
    let data = root.keepingSize { SceneJSON.members(members(report)) }
    return InspectorPage.text(title: title ?? root.record.name, data: data.written())
  }

  private func members(_ report: LayoutCheckReport) -> KeyValuePairs<String, SceneJSON?> {
    let own = Double(root.layoutFrame.width)
    let sweeps = check.settings.map { ($0, LayoutPieces(root, $0)) }
    let outline = sweeps.first?.1.outline ?? LayoutOutline(root)
    let items = zip(outline.items, outline.depths).map { item, depth in
      SceneJSON.members([
        "name": .text(item.record.name),
        "depth": .number(Double(depth)),
        "guide": item is LayoutGuide ? .flag(true) : nil,
        "margins": item.layoutMargins == .zero ? nil : item.layoutMargins.numbers,
        "baselines": item.baselines,
      ])
    }
    return [
      "width": .rounded(own),
      "items": .list(items),
      "settings": .list(sweeps.map { $1.json($0) }),
      "findings": .list(report.entries.map { $0.json(outline) }),
    ]
  }
}

extension LayoutInsets {
  fileprivate var numbers: SceneJSON { .list([top, left, bottom, right].map(SceneJSON.rounded)) }
}

extension LayoutItem {
  /// Where the first baseline lies below the top and the last above the bottom; nil without text.
  fileprivate var baselines: SceneJSON? {
    let (first, last) = (firstBaselineOffsetFromTop, lastBaselineOffsetFromBottom)
    return first == 0 && last == 0 ? nil : .list([.rounded(first), .rounded(last)])
  }
}

extension LayoutCheckReport.Entry {
  fileprivate func json(_ outline: LayoutOutline) -> SceneJSON {
    let places = outline.items.indices.filter {
      finding.items.contains(outline.items[$0].record.name)
    }
    return .members([
      "rule": .text(finding.rule.rawValue),
      "message": .text(finding.message),
      "setting": .text(setting.description),
      "from": .number(Double(widths.lowerBound)),
      "to": .number(Double(widths.upperBound)),
      "items": .list(places.map { .number(Double($0)) }),
    ])
  }
}

extension LayoutPieces {
  fileprivate func json(_ setting: LayoutCheck.Setting) -> SceneJSON {
    // A document's constraints have places, not lines; they are active in the order they stand in.
    let isDocument = outline.items.first is SceneView
    let constraints = constraints.enumerated().map { index, constraint in
      let place = isDocument ? ScenePath.element(index, of: "constraints") : "\(constraint.source)"
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      return SceneJSON.members([
        "text": .text(constraint.description),
        "source": .text(place),
        "relation": .number(Double(constraint.relation.rawValue)),
        "priority": .rounded(Double(constraint.priority.rawValue)),
        "items": .list(items.compactMap(outline.place).map { .number(Double($0)) }),
      ])
    }
    return .members([
      "name": .text(setting.description),
      "direction": .text(setting.direction == .leftToRight ? "ltr" : "rtl"),
      "constraints": .list(constraints),
      "pieces": .list(
        pieces.map { piece in
          .members([
            "proved": .flag(piece.isProved), "start": piece.start.json, "end": piece.end.json,
          ])
        }
      ),
    ])
  }
}

extension LayoutPiece.State {
  fileprivate var json: SceneJSON {
    .members([
      "width": .number(width),
      "boxes": .list(
        boxes.map { box in
          .list([box.minX, box.minY, box.width, box.height].map(SceneJSON.exact))
        }
      ),
      "values": .list(values.map { .list([.exact($0.first), .exact($0.second)]) }),
    ])
  }
}
