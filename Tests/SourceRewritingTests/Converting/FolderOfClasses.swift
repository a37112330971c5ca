import SourceRewriting

/// A folder of classes that use each other's members: names that all of them have, names of their own, functions that
/// lay out what they are given, lists, classes that inherit, handles, and blocks that replace what others made.
enum FolderOfClasses {
  /// The files, each with as many statements as any other.
  static func files(_ count: Int, _ dialect: SourceConversion.Origin) -> [String] {
    (0..<count).map { file($0, of: count, dialect) }
  }

  private static func file(_ index: Int, of count: Int, _ dialect: SourceConversion.Origin)
    -> String
  {
    let next = (index + 1) % count
    let words = Words(dialect)
    let parent = "Base\(index / 10)"
    let base = "class \(parent): UIView {\n  let line\(parent) = UIView()\n}\n"
    return """
      import UIKit
      import \(words.module)

      extension UIEdgeInsets {
        init(card\(index) margin: CGFloat) {
          self.init(top: margin, left: margin, bottom: margin, right: margin)
        }
      }

      class Card\(index): \(parent) {
        let title = UILabel()
        let badge\(index) = UIView()
        let next\(index) = Card\(next)()
        lazy var all\(index): [UIView] = [title, badge\(index)]
        var isWide = false
      \(words.member(index))

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          addSubview(badge\(index))
          addSubview(next\(index))
          setUp()
          pin\(index)(badge\(index))
          next\(index).badge\(next).isHidden = isWide
        }

        private func setUp() {
      \(words.statements("title", "badge\(index)"))
          for item in all\(index) {
      \(words.size("item", "\(index + 20)"))
          }
        }

        func pin\(index)(_ view: UIView) {
      \(words.size("view", "12"))
          if isWide { pin\(next)(view) }
        }

        func change() {
      \(words.change("badge\(index)", index))
          next\(index).change()
      \(words.size("next\(index).title", "\(index)"))
        }
      }
      \(index % 10 == 0 ? base : "")
      """
  }

  /// What a dialect says.
  private struct Words {
    let dialect: SourceConversion.Origin

    init(_ dialect: SourceConversion.Origin) { self.dialect = dialect }

    var module: String {
      switch dialect {
      case .maker: "SnapKit"
      case .operators: "Cartography"
      case .attribute: "EasyPeasy"
      case .autoPin: "PureLayout"
      default: "CoreGraphics"
      }
    }

    /// A property that remembers what a block made.
    func member(_ index: Int) -> String {
      switch dialect {
      case .maker: "  var height\(index): Constraint?"
      case .operators: "  let group\(index) = ConstraintGroup()"
      default: "  var height\(index): NSLayoutConstraint?"
      }
    }

    func statements(_ one: String, _ other: String) -> String {
      switch dialect {
      case .maker:
        """
            \(one).snp.makeConstraints { make in
              make.top.leading.equalToSuperview().inset(8)
              make.trailing.equalTo(\(other).snp.leading).offset(-4)
            }
            \(other).snp.remakeConstraints { make in
              make.centerY.equalTo(\(one))
              make.trailing.equalToSuperview()
            }
        """
      case .operators:
        """
            constrain(\(one), \(other)) { one, other in
              one.top == one.superview!.top + 8
              one.leading == one.superview!.leading + 8
              one.trailing == other.leading - 4
              other.centerY == one.centerY
            }
        """
      case .attribute:
        """
            \(one).easy.layout(Top(8), Leading(8), Trailing(4).to(\(other), .leading))
            \(other).easy.layout(CenterY().to(\(one)), Trailing())
        """
      case .autoPin:
        """
            \(one).autoPinEdge(toSuperviewEdge: .top, withInset: 8)
            \(one).autoPinEdge(.trailing, to: .leading, of: \(other), withOffset: -4)
            \(other).autoAlignAxis(.horizontal, toSameAxisOf: \(one))
        """
      default:
        """
            \(one).translatesAutoresizingMaskIntoConstraints = false
            \(other).translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              \(one).topAnchor.constraint(equalTo: topAnchor, constant: 8),
              \(one).trailingAnchor.constraint(equalTo: \(other).leadingAnchor, constant: -4),
              \(other).centerYAnchor.constraint(equalTo: \(one).centerYAnchor),
            ])
        """
      }
    }

    func size(_ item: String, _ number: String) -> String {
      switch dialect {
      case .maker: "      \(item).snp.makeConstraints { $0.height.equalTo(\(number)) }"
      case .operators: "      constrain(\(item)) { $0.height == \(number) }"
      case .attribute: "      \(item).easy.layout(Height(\(number)))"
      case .autoPin: "      \(item).autoSetDimension(.height, toSize: \(number))"
      default:
        "      \(item).heightAnchor.constraint(equalToConstant: \(number)).isActive = true"
      }
    }

    func change(_ item: String, _ index: Int) -> String {
      switch dialect {
      case .maker:
        """
            \(item).snp.makeConstraints { make in
              height\(index) = make.width.equalTo(40).constraint
            }
            height\(index)?.update(offset: 30)
        """
      case .operators:
        """
            constrain(\(item), replace: group\(index)) { $0.width == 40 }
        """
      case .attribute: "    \(item).easy.layout(Width(40))"
      case .autoPin: "    height\(index) = \(item).autoSetDimension(.width, toSize: 40)"
      default:
        "    height\(index) = \(item).widthAnchor.constraint(equalToConstant: 40)"
      }
    }
  }
}
