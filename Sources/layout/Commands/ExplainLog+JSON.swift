import LayoutFormats
import LayoutLogs

extension LogExplanation {
  /// The explanation for programs; rows go by their index in the list, from 0.
  var json: String {
    let document: SceneJSON = .members([
      "reports": .list(reports.map(\.json)),
      "unread": .list(
        unread.map { line in
          .members([
            "line": .number(line.line),
            "reason": .text(line.reason),
            "text": .text(line.text),
          ])
        }
      ),
    ])
    return document.written(indent: "") + "\n"
  }
}

extension ReportExplanation {
  fileprivate var json: SceneJSON {
    let none = SceneJSON.null
    return .members([
      "all": .list(all.map(SceneJSON.indices)),
      "allIsComplete": .flag(isComplete),
      "arithmetic": arithmetic.map { .text($0) } ?? none,
      "assumptions": .list(assumptions.map { .text($0) }),
      "broken": report.broken.map { .number($0) } ?? none,
      "brokenHelps": brokenHelps.map { .flag($0) } ?? none,
      "core": .indices(core),
      "group": .number(group),
      "line": .number(report.line),
      "missing": .list(missing.map { .text($0.description) }),
      "rows": .list(report.rows.indices.map(row)),
      "sentence": .text(sentence),
      "transient": transience.map { .text($0) } ?? none,
      "verdict": .text(verdict.rawValue),
    ])
  }

  private func row(_ index: Int) -> SceneJSON {
    let row = report.rows[index]
    return .members([
      "line": .number(row.line),
      "listed": .flag(row.isListed),
      "problem": row.problem.map { .text($0) } ?? .null,
      "says": .text(rowTexts[index]),
      "source": row.place.map { .text($0) } ?? .null,
      "system": roles[index].map { .text($0.name) } ?? .null,
      "text": .text(row.text),
    ])
  }
}

extension SceneJSON {
  fileprivate static func number(_ value: Int) -> SceneJSON { .number(Double(value)) }
  fileprivate static func indices(_ values: [Int]) -> SceneJSON { .list(values.map { number($0) }) }
}
