package import ConstraintKernel
import LayoutStatements

/// The statements of one subject, in the order they are printed.
package struct SubjectGroup {
  package let subject: String
  package let statements: [LayoutStatement]

  /// Sorts statements into groups.
  ///
  /// In the human order there is one group for each subject, in the order of their first statement;
  /// inside, positions come before sizes, and what has the same place keeps its order. As written,
  /// a group is a run of statements with the same subject.
  package static func groups(
    of statements: [LayoutStatement],
    order: PrintingContext.Order,
    place: (LayoutConstraint.Attribute) -> Int = \.humanPlace
  ) -> [SubjectGroup] {
    var subjects: [String] = []
    var members: [String: [LayoutStatement]] = [:]
    switch order {
    case .asWritten:
      return statements.chunked { $0.subject == $1.subject }.map {
        SubjectGroup(subject: $0[0].subject, statements: $0)
      }
    case .human:
      for statement in statements {
        if members[statement.subject] == nil { subjects.append(statement.subject) }
        members[statement.subject, default: []].append(statement)
      }
      return subjects.map { subject in
        let sorted = (members[subject] ?? []).enumerated().sorted {
          let (one, other) = (place($0.element.attribute), place($1.element.attribute))
          return one == other ? $0.offset < $1.offset : one < other
        }
        return SubjectGroup(subject: subject, statements: sorted.map(\.element))
      }
    }
  }
}

extension SubjectGroup {
  /// The statements that a dialect has words for, and the others.
  func divided(
    by canSay: (LayoutStatement) -> Bool
  ) -> (said: SubjectGroup, rest: [LayoutStatement]) {
    let said = SubjectGroup(subject: subject, statements: statements.filter(canSay))
    return (said, statements.filter { !canSay($0) })
  }
}

extension LayoutConstraint.Attribute {
  /// Where people write it in a block: near edges, far edges, centres, baselines, sizes.
  package var humanPlace: Int {
    switch self {
    case .top, .topMargin: 0
    case .leading, .left, .leadingMargin, .leftMargin: 1
    case .trailing, .right, .trailingMargin, .rightMargin: 2
    case .bottom, .bottomMargin: 3
    case .centerX, .centerXWithinMargins: 4
    case .centerY, .centerYWithinMargins: 5
    case .firstBaseline: 6
    case .lastBaseline: 7
    case .width: 8
    case .height: 9
    case .notAnAttribute: 10
    }
  }
}

extension Array {
  /// Runs of neighbours that belong together.
  package func chunked(by belongs: (Element, Element) -> Bool) -> [[Element]] {
    var runs: [[Element]] = []
    for element in self {
      if let last = runs.last?.last, belongs(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs
  }
}
