import ConstraintKernel

extension ConstraintDescription {
  /// Installs what is described, or hands it to the running block.
  ///
  /// What cannot be is reported, and the answer is not active.
  func collect() -> LayoutConstraint {
    refreshAncestry()
    do throws(LayoutIssue) {
      let made = try makeConstraint()
      ConstraintScope.admit([made])
      return made
    } catch {
      item.refuse(error)
      ConstraintScope.refuse()
      return makeUnrelatedConstraint()
    }
  }
}

extension [ConstraintDescription] {
  /// Installs what is described, or hands it to the running block: all, or none.
  ///
  /// The first reason why there is none is reported. Constraints place `items` from then on, beside
  /// the items that are described.
  func collect(pinning items: [any LayoutItem] = []) -> [LayoutConstraint] {
    for description in self { description.refreshAncestry() }
    var made: [LayoutConstraint] = []
    made.reserveCapacity(count)
    for description in self {
      do throws(LayoutIssue) {
        made.append(try description.makeConstraint())
      } catch {
        for other in self { other.item.noteRefusal() }
        description.item.report(error)
        ConstraintScope.refuse()
        return []
      }
    }
    return ConstraintScope.admit(made, pinning: items.map(\.record)) ? made : []
  }
}
