import ConstraintKernel

extension SceneDocument {
  /// The same scene without frames: constraints older than all others say what frames said, for readers that have
  /// no word for a frame.
  ///
  /// - Complexity: O(*n*) in items and constraints.
  package var statingFrames: SceneDocument {
    var stated = self
    var placed: [SceneConstraint] = []
    stated.root.stateFrames(in: &placed)
    stated.constraints = placed + constraints
    return stated
  }
}

extension SceneItem {
  fileprivate mutating func stateFrames(in constraints: inout [SceneConstraint]) {
    for index in children.indices {
      if let frame = children[index].frame {
        constraints += children[index].constraints(for: frame, in: self)
        children[index].frame = nil
      }
      children[index].stateFrames(in: &constraints)
    }
  }

  /// A frame in a parent, said of the alignment rectangles of both.
  private func constraints(for frame: LayoutRect, in parent: SceneItem) -> [SceneConstraint] {
    func length(_ attribute: LayoutConstraint.Attribute, _ length: Double) -> SceneConstraint {
      let inset = alignmentRectInsets.constant(on: attribute, in: .leftToRight)
      return SceneConstraint(SceneAnchor(id, attribute), constant: length + inset)
    }
    func place(_ attribute: LayoutConstraint.Attribute, _ distance: Double) -> SceneConstraint {
      let inset = alignmentRectInsets.constant(on: attribute, in: .leftToRight)
      let outer = parent.alignmentRectInsets.constant(on: attribute, in: .leftToRight)
      return SceneConstraint(
        SceneAnchor(id, attribute),
        .equal,
        SceneAnchor(parent.id, attribute),
        constant: distance + inset - outer
      )
    }
    return [
      place(.left, frame.minX), place(.top, frame.minY),
      length(.width, frame.width), length(.height, frame.height),
    ]
  }
}
