public import ConstraintKernel

extension LayoutConstraint {
  /// How the views of a visual format are aligned, and in which direction it is read.
  ///
  /// Raw values are those of UIKit.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Left edges lie in one line.
    public static let alignAllLeft = alignment(.left)
    /// Right edges lie in one line.
    public static let alignAllRight = alignment(.right)
    /// Top edges lie in one line.
    public static let alignAllTop = alignment(.top)
    /// Bottom edges lie in one line.
    public static let alignAllBottom = alignment(.bottom)
    /// Leading edges lie in one line.
    public static let alignAllLeading = alignment(.leading)
    /// Trailing edges lie in one line.
    public static let alignAllTrailing = alignment(.trailing)
    /// Horizontal middles lie in one line.
    public static let alignAllCenterX = alignment(.centerX)
    /// Vertical middles lie in one line.
    public static let alignAllCenterY = alignment(.centerY)
    /// Baselines of last lines lie in one line.
    public static let alignAllLastBaseline = alignment(.lastBaseline)
    /// Baselines of first lines lie in one line.
    public static let alignAllFirstBaseline = alignment(.firstBaseline)
    /// The older name of ``alignAllLastBaseline``.
    public static let alignAllBaseline = alignAllLastBaseline
    /// The bits of alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Read from where reading starts to where it ends, which is what happens anyhow.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Read from the left to the right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Read from the right to the left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances lie between edges, which is what happens anyhow.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances between views in a column lie between the last baseline above and the first below.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of what distances lie between.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private static func alignment(_ attribute: LayoutConstraint.Attribute) -> FormatOptions {
      FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The attributes in which all views are aligned, in the order of their raw values.
    var alignments: [LayoutConstraint.Attribute] {
      LayoutConstraint.Attribute.allCases.filter {
        $0 != .notAnAttribute && $0.rawValue < 16 && contains(Self.alignment($0))
      }
    }

    /// The direction of a horizontal format; nil for both at once.
    var reading: VisualFormat.Reading? {
      switch intersection(.directionMask) {
      case []: .leadingToTrailing
      case .directionLeftToRight: .leftToRight
      case .directionRightToLeft: .rightToLeft
      default: nil
      }
    }
  }
}
