internal import ConstraintKernel

extension LayoutProxy {
  /// A number of an item, times a factor, plus a constant.
  struct Term {
    let proxy: LayoutProxy
    let attribute: LayoutConstraint.Attribute
    /// The factor on the item's number; 1 for the bare number.
    private(set) var multiplier = 1.0
    /// What is added after multiplying, in points.
    private(set) var constant = 0.0

    init(_ attribute: LayoutConstraint.Attribute, of proxy: LayoutProxy) {
      self.attribute = attribute
      self.proxy = proxy
    }

    func moved(by distance: Double) -> Term {
      var moved = self
      moved.constant += distance
      return moved
    }

    func scaled(by factor: Double) -> Term {
      var scaled = self
      scaled.multiplier *= factor
      // 0 times infinity would hide a division by 0 behind a NaN.
      if constant != 0 { scaled.constant *= factor }
      return scaled
    }
  }

  /// Why an item that was asked for is not there.
  enum Absence {
    case parent
    case guide

    var kind: LayoutIssue.Kind {
      switch self {
      case .parent: .missingSuperview
      case .guide: .invalidUse("only a view has guides for its margins and its safe area")
      }
    }
  }
}
