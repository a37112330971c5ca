import LayoutFormats
import LayoutLogs

extension LogExplanation {
  /// The explanation for programs; rows go by their index in the list, from 0.
  var json: String {
    let document: SceneJSON = .object([
      "reports": .array(reports.map(\.json)),
      "unread": .array(
        reading.unread.map { line in
          .object([
            "line": .number(line.line),
            "reason": .string(line.reason),
            "text": .string(line.text),
          ])
        }
      ),
    ])
    return document.text(.readable) + "\n"
  }
}

extension ReportExplanation {
  fileprivate var json: SceneJSON {
    let none = SceneJSON.literal("null")
    return .object([
      "all": .array(all.map(SceneJSON.indices)),
      "allIsComplete": .bool(isComplete),
      "arithmetic": arithmetic.map { .string($0) } ?? none,
      "assumptions": .array(assumptions.map { .string($0) }),
      "broken": report.broken.map { .number($0) } ?? none,
      "brokenHelps": brokenHelps.map { .bool($0) } ?? none,
      "core": .indices(core),
      "group": .number(group),
      "line": .number(report.line),
      "missing": .array(missing.map { .string($0.description) }),
      "rows": .array(report.rows.indices.map(row)),
      "sentence": .string(sentence),
      "transient": transience.map { .string($0) } ?? none,
      "verdict": .string(verdict.rawValue),
    ])
  }

  private func row(_ index: Int) -> SceneJSON {
    let row = report.rows[index]
    return .object([
      "line": .number(row.line),
      "listed": .bool(row.isListed),
      "problem": row.problem.map { .string($0) } ?? .literal("null"),
      "says": .string(rowTexts[index]),
      "system": roles[index].map { .string($0.name) } ?? .literal("null"),
      "text": .string(row.text),
    ])
  }
}

extension SceneJSON {
  fileprivate static func number(_ value: Int) -> SceneJSON { .literal("\(value)") }
  fileprivate static func indices(_ values: [Int]) -> SceneJSON { .array(values.map(number)) }
}
